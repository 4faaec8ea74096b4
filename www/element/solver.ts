// The solver, loaded once for all boards of a page, when the first of them is there.
import init from "cat-and-mouse";
import type { NotStarted } from "../i18n/types";

/** Why the solver is not there. */
export class StartError extends Error {
  readonly code: NotStarted;

  constructor(code: NotStarted, cause: unknown) {
    super(String(cause), { cause });
    this.code = code;
  }
}

/** How the bytes of the solver are come by: each build of the element has its own way. */
export type Source = () => Promise<BufferSource>;

let source: Source;
let loading: Promise<unknown> | undefined;

export function solverFrom(from: Source): void {
  source = from;
}

/** Resolves when boards can be solved. What failed is tried again by the next board that asks. */
export function solver(): Promise<unknown> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  if (typeof WebAssembly !== "object") throw new StartError("no-webassembly", "there is no WebAssembly");
  await trying("refused", async () => new WebAssembly.Module(SMALLEST));
  const bytes = await trying("not-fetched", source);
  await trying("not-a-solver", () => init({ module_or_path: bytes }));
}

/** A module without anything in it: what refuses it refuses all. */
const SMALLEST = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

async function trying<Result>(code: NotStarted, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new StartError(code, error);
  }
}

/** The bytes from an address. Of what type the server says they are is of no account. */
export async function fetched(address: URL | string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
}
