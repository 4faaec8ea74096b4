// The solver, loaded once for all boards of a page, when the first of them is there.
import init, { type CatMouseError, type InitInput } from "cat-and-mouse";
import type { NotStarted } from "../i18n/words";

/** Why the solver is not there. */
export type StartError = CatMouseError & { code: NotStarted };

/** Where the solver is, or its bytes: each build of the element has its own way. */
type Source = () => InitInput | Promise<InitInput>;

let source: Source;
let loading: Promise<unknown> | undefined;

export function solverFrom(from: Source): void {
  source = from;
}

/** Resolves when boards can be solved. What failed is tried again by the next board that asks. */
export function solver(): Promise<unknown> {
  loading ??= init({ module_or_path: source() }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
