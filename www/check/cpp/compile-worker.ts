// The worker of the C++ compiler. The compiler is trusted, and reads the visitor's code only as text. The page
// terminates the worker to stop a compilation.
import { fetched } from "../fetched";
import type { Problem } from "../protocol";
import { type Compiled, type Compiler, compile, linesOf } from "./compile";
import harness from "./harness.h?raw";

/** Why the compiler cannot start. `old`: the browser cannot decompress the files; `damaged`: the files are invalid. */
export type LoadFailure = "network" | "damaged" | "memory" | "old";

export type ToCompiler =
  /** Loads the compiler. `load`: the addresses of its files; `cache`: the name of their cache. */
  | { load: Record<string, string>; cache: string }
  | { compile: { code: string; problem: Problem } }
  /** Asks for the line numbers of these positions in the last module. */
  | { places: string };

export type FromCompiler =
  | { bytes: number }
  | { loaded: true }
  | { compiled: Compiled }
  | { lines: number[] }
  | { failed: LoadFailure; message: string };

/** A made-up base address for the compiler's script. The script's requests are answered with the loaded files. */
const HOME = "https://clang.invalid/";

let compiler: Compiler | null = null;
let module: Uint8Array<ArrayBuffer> | null = null;

const say = (message: FromCompiler) => postMessage(message);

/** An error for which the page has a sentence. */
class Failure extends Error {
  readonly kind: LoadFailure;

  constructor(kind: LoadFailure, error: unknown) {
    super(String(error));
    this.kind = kind;
  }
}

/** The cache; null if the browser has none, as in some private windows. */
async function opened(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
}

async function blobAt(address: string, progress: (bytes: number) => void): Promise<Blob> {
  try {
    return await (await fetched(address, progress)).blob();
  } catch (error) {
    throw new Failure("network", error);
  }
}

async function load(addresses: Record<string, string>, cacheName: string): Promise<void> {
  if (compiler) return;
  if (typeof DecompressionStream === "undefined") throw new Failure("old", "DecompressionStream");
  const cache = await opened(cacheName);
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    say({ bytes });
  };
  const packed = new Map<string, Blob>();
  const isNew = new Set<string>();
  await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      const stored = await cache?.match(address);
      if (stored) {
        const blob = await stored.blob();
        packed.set(name, blob);
        count(blob.size);
      } else {
        packed.set(name, await blobAt(address, count));
        isNew.add(address);
      }
    }),
  );
  try {
    compiler = await start(packed);
  } catch (error) {
    if (error instanceof RangeError || /out of memory/i.test(String(error))) throw new Failure("memory", error);
    // The stored files may be invalid, so they are deleted and loaded again next time.
    for (const address of Object.values(addresses)) await cache?.delete(address);
    throw new Failure("damaged", error);
  }
  if (cache) await keep(cache, addresses, packed, isNew).catch(() => {});
}

/** Stores these files and deletes all others. Without enough space, nothing is stored. */
async function keep(
  cache: Cache,
  addresses: Record<string, string>,
  packed: Map<string, Blob>,
  isNew: Set<string>,
): Promise<void> {
  const ours = Object.values(addresses);
  for (const { url } of await cache.keys()) if (!ours.includes(url)) await cache.delete(url);
  for (const [name, address] of Object.entries(addresses))
    if (isNew.has(address)) await cache.put(address, new Response(packed.get(name) ?? null));
}

async function start(packed: Map<string, Blob>): Promise<Compiler> {
  const unpacked = (name: string) => {
    const blob = packed.get(name);
    if (!blob) throw new Error(`${name} is not there`);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { "content-type": type },
    });
  };
  // The compiler's script fetches its other files. This `fetch` returns the loaded files.
  globalThis.fetch = async (address) => unpacked(String(address).replace(HOME, ""));
  const script = (await unpacked("bundle.js").text()).replaceAll("import.meta.url", JSON.stringify(HOME));
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const started = (await import(/* @vite-ignore */ address)) as Compiler;
  URL.revokeObjectURL(address);
  await started.runLLVM(undefined, {}, { fetchProgress: () => {} });
  return started;
}

async function answer(message: ToCompiler): Promise<FromCompiler> {
  if ("load" in message) {
    await load(message.load, message.cache);
    return { loaded: true };
  }
  if (!compiler) throw new Error("the compiler is not loaded");
  if ("compile" in message) {
    const compiled = await compile(compiler, harness, message.compile.code, message.compile.problem);
    module = "module" in compiled ? compiled.module : null;
    return { compiled };
  }
  return { lines: module ? await linesOf(compiler, module, message.places) : [] };
}

self.onmessage = async ({ data }: MessageEvent<ToCompiler>) => {
  try {
    say(await answer(data));
  } catch (error) {
    // After loading, the likely cause is a lack of memory.
    say({ failed: error instanceof Failure ? error.kind : "memory", message: String(error) });
  }
};
