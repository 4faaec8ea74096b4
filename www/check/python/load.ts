// Python in the browser: Pyodide's files, served from the same site. They are large, so they are loaded on
// first use, and passed to each sandbox, which has no network.
import factory from "pyodide/pyodide.asm.mjs?url";
import wasm from "pyodide/pyodide.asm.wasm?url";
import script from "pyodide/pyodide.js?url";
import lock from "pyodide/pyodide-lock.json?url";
import library from "pyodide/python_stdlib.zip?url";
import { fetched } from "../fetched";
import host from "./host.py?raw";

/** The files that a sandbox needs for Python. */
export interface PythonFiles {
  /** Scripts that define `loadPyodide` and `createPyodideModule`. */
  scripts: string[];
  lock: string;
  wasm: ArrayBuffer;
  library: ArrayBuffer;
  /** The script that runs a solution. */
  host: string;
}

/** The total size of Python's files in bytes, for the progress bar. Servers would only report the compressed size. */
export const BYTES = 13_500_000;

let loading: Promise<PythonFiles> | null = null;

/** Loads the files once. @param progress called with the number of bytes loaded */
export function loadPython(progress: (bytes: number) => void): Promise<PythonFiles> {
  loading ??= load(progress).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(progress: (bytes: number) => void): Promise<PythonFiles> {
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    progress(bytes);
  };
  const text = async (address: string) => (await fetched(address, count)).text();
  const buffer = async (address: string) => (await fetched(address, count)).arrayBuffer();
  const [scriptText, factoryText, lockText, wasmBytes, libraryBytes] = await Promise.all([
    text(script),
    text(factory),
    text(lock),
    buffer(wasm),
    buffer(library),
  ]);
  return { scripts: [scriptText, classic(factoryText)], lock: lockText, wasm: wasmBytes, library: libraryBytes, host };
}

/** Converts the module to a classic script, because a sandbox cannot load modules. */
function classic(module: string): string {
  const exported = "export default _createPyodideModule";
  if (!module.includes(exported)) throw new Error("pyodide.asm.mjs no longer exports what it did");
  return module
    .replaceAll("import.meta.url", '""')
    .replace(exported, "globalThis.createPyodideModule = _createPyodideModule");
}
