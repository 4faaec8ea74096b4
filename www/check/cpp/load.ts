// C++ in the browser: Clang's files, served from the site like everything else. They are large, so they are loaded when C++ is
// first run, and kept on the device. A worker of the page loads them and compiles; the code itself runs in the sandbox.

import type { Problem } from "../protocol";
import type { Compiled } from "./compile";
import type { FromCompiler, LoadFailure, ToCompiler } from "./compile-worker";
import host from "./host.js?raw";

/** What a sandbox needs for C++. */
export interface CppFiles {
  /** The compiled solution. */
  module: Uint8Array<ArrayBuffer>;
  /** Runs it. */
  host: string;
}

const found = import.meta.glob<string>("../../../target/cpp/*.packed", {
  query: "?url",
  import: "default",
  eager: true,
});
/** Where the files are, by their names. A site that was built without C++ has none. */
const addresses = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [
    path.replace(/^.*\/|\.packed$/g, ""),
    new URL(address, location.href).href,
  ]),
);
export const hasClang = Object.keys(addresses).length > 0;

/** The sum of the sizes, for the progress bar. */
export const BYTES = 27_000_000;

/** How long the compiler may take, in milliseconds. It takes some ten seconds. */
const LONGEST = 180_000;

/** Why nothing was compiled. */
export type CompilerFailure = LoadFailure | "slow" | "stopped";

export class CompilerError extends Error {
  readonly failure: CompilerFailure;

  constructor(failure: CompilerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Whether the files are on this device. */
export async function isStored(): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    const stored = await Promise.all(Object.values(addresses).map((address) => cache.match(address)));
    return stored.every(Boolean);
  } catch {
    return false;
  }
}

const CACHE = "cpp";

/** The compiler, in its worker. It answers one question at a time. */
class Clang {
  readonly #worker = new Worker(new URL("./compile-worker.ts", import.meta.url), { type: "module" });
  #reject: (error: CompilerError) => void = () => {};

  constructor() {
    // What a worker without memory says before it ends, and one that could not be loaded.
    this.#worker.onerror = (event) =>
      this.#end(new CompilerError(event.message ? "memory" : "network", event.message || "the compiler's worker"));
  }

  /** @param progress is told how many bytes are there */
  async load(progress: (bytes: number) => void): Promise<void> {
    await this.#ask({ load: addresses, cache: CACHE }, progress);
  }

  /** @returns what came of it, and the files that a sandbox runs */
  async compile(code: string, problem: Problem): Promise<Exclude<Compiled, { module: unknown }> | CppFiles> {
    const timer = setTimeout(() => this.#end(new CompilerError("slow", "")), LONGEST);
    try {
      const { compiled } = (await this.#ask({ compile: { code, problem } })) as { compiled: Compiled };
      return "module" in compiled ? { module: compiled.module, host } : compiled;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The lines at these places of the module that was compiled last. @param places as the sandbox tells them */
  async linesAt(places: string): Promise<number[]> {
    const { lines } = (await this.#ask({ places })) as { lines: number[] };
    return lines;
  }

  /** Ends it at once, whatever it does. */
  stop(): void {
    this.#end(new CompilerError("stopped", ""));
  }

  #end(error: CompilerError): void {
    if (clang === this) clang = null;
    this.#worker.terminate();
    this.#reject(error);
  }

  #ask(message: ToCompiler, progress: (bytes: number) => void = () => {}): Promise<FromCompiler> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<FromCompiler>) => {
        if ("bytes" in data) progress(data.bytes);
        else if ("failed" in data) this.#end(new CompilerError(data.failed, data.message));
        else resolve(data);
      };
      this.#worker.postMessage(message);
    });
  }
}

let clang: Clang | null = null;

/** The compiler, which stays: it takes seconds to start. Call its `load` first. */
export function theClang(): Clang {
  clang ??= new Clang();
  return clang;
}

/** Ends the compiler, and frees its memory. */
export function stopClang(): void {
  clang?.stop();
}
