// C++ in the browser: Clang's files, served from the same site. They are large, so they are loaded on first use and
// stored on the device. A worker of the page loads them and compiles; the code itself runs in the sandbox.

import type { Problem } from "../protocol";
import type { Compiled } from "./compile";
import type { FromCompiler, LoadFailure, ToCompiler } from "./compile-worker";
import host from "./host.js?raw";

/** The files that a sandbox needs for C++. */
export interface CppFiles {
  /** The compiled solution. */
  module: Uint8Array<ArrayBuffer>;
  /** The script that runs the solution. */
  host: string;
}

const found = import.meta.glob<string>("../../../target/cpp/*.packed", {
  query: "?url",
  import: "default",
  eager: true,
});
/** The addresses of the files by name. A site built without C++ has none. */
const addresses = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [
    path.replace(/^.*\/|\.packed$/g, ""),
    new URL(address, location.href).href,
  ]),
);
export const hasClang = Object.keys(addresses).length > 0;

/** The total size of the compiler's files in bytes, for the progress bar. */
export const BYTES = 27_000_000;

/** Time limit of the compiler in milliseconds. It usually takes about ten seconds. */
const LONGEST = 180_000;

/** The reason why nothing was compiled. */
export type CompilerFailure = LoadFailure | "slow" | "stopped";

export class CompilerError extends Error {
  readonly failure: CompilerFailure;

  constructor(failure: CompilerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Whether the files are stored on this device. */
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

/** The compiler in its worker. It handles one request at a time; others wait. */
class Clang {
  readonly #worker = new Worker(new URL("./compile-worker.ts", import.meta.url), { type: "module" });
  #reject: (error: CompilerError) => void = () => {};
  /** Settles after the last request. */
  #last: Promise<unknown> = Promise.resolve();
  #ended: CompilerError | null = null;

  constructor() {
    // This event reports a worker that runs out of memory or cannot be loaded.
    this.#worker.onerror = (event) =>
      this.#end(new CompilerError(event.message ? "memory" : "network", event.message || "the compiler's worker"));
  }

  /** @param progress called with the number of bytes loaded */
  async load(progress: (bytes: number) => void): Promise<void> {
    await this.#ask({ load: addresses, cache: CACHE }, progress);
  }

  /** @returns the files for a sandbox, or the reason why the code cannot be compiled */
  async compile(code: string, problem: Problem): Promise<Exclude<Compiled, { module: unknown }> | CppFiles> {
    const timer = setTimeout(() => this.#end(new CompilerError("slow", "")), LONGEST);
    try {
      const { compiled } = (await this.#ask({ compile: { code, problem } })) as { compiled: Compiled };
      return "module" in compiled ? { module: compiled.module, host } : compiled;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The line numbers of these positions in the last compiled module. @param places as the sandbox reports them */
  async linesAt(places: string): Promise<number[]> {
    const { lines } = (await this.#ask({ places })) as { lines: number[] };
    return lines;
  }

  /** Terminates the compiler immediately. */
  stop(): void {
    this.#end(new CompilerError("stopped", ""));
  }

  #end(error: CompilerError): void {
    if (clang === this) clang = null;
    this.#ended = error;
    this.#worker.terminate();
    this.#reject(error);
  }

  #ask(message: ToCompiler, progress: (bytes: number) => void = () => {}): Promise<FromCompiler> {
    const answer = this.#last.then(() => this.#post(message, progress));
    this.#last = answer.catch(() => {});
    return answer;
  }

  #post(message: ToCompiler, progress: (bytes: number) => void): Promise<FromCompiler> {
    if (this.#ended) throw this.#ended;
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

/** The compiler, kept because starting takes seconds. Call `load` first. */
export function theClang(): Clang {
  clang ??= new Clang();
  return clang;
}

/** Terminates the compiler and frees its memory. */
export function stopClang(): void {
  clang?.stop();
}
