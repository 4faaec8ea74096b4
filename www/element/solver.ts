// Loads the solver, once for all elements of a page, on first use.
import init, { type CatMouseError, type InitInput } from "cat-and-mouse";
import type { NotStarted } from "../i18n/words";

/** The error with which the solver failed to start. */
export type StartError = CatMouseError & { code: NotStarted };

/** Returns the address or the bytes of the solver. Each build of the element has its own source. */
type Source = () => InitInput | Promise<InitInput>;

let source: Source;
let loading: Promise<unknown> | undefined;

export function solverFrom(from: Source): void {
  source = from;
}

/** Resolves when the solver is ready. After a failure, the next element tries again. */
export function solver(): Promise<unknown> {
  loading ??= init({ module_or_path: source() }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
