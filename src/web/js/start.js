// Starts an instance of the solver, and rejects calls before the start and after `free()`. scripts/wasm.mjs bundles
// this file with the glue that wasm-bindgen generates. The glue itself stays unchanged.
import { catMouseError, guardArgument, guardFreed, notInitialised } from "./misuse.js";

/** The smallest WebAssembly module. A page that is not allowed to compile this module cannot compile any other. */
const SMALLEST = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const INPUTS =
  "the address of the solver, a Request, a Response, its bytes or its compiled module, as { module_or_path: … }";
const SYNC_INPUTS = "the bytes of the solver or its compiled module, as { module: … }";

/**
 * Returns `init` and `initSync` for the glue that wasm-bindgen has generated.
 * @param setInstance the glue's function that takes the exports of the started instance
 * @param classes the classes of the glue, by name
 * @param imports the values that the instance imports
 * @param count the number of exports of the instance
 * @param address a function that returns the address of the solver for `init()`; undefined if `init` needs an argument
 */
export function startable({ setInstance, classes, imports, count, address }) {
  setInstance(notInitialised);
  for (const [name, Class] of Object.entries(classes)) guardFreed(Class, name);
  guardArgument(classes.Painter, "paint", classes.Editor);
  /** The exports of the instance; undefined until it has been started. */
  let exports;
  let starting;

  function started(instance) {
    const found = instance.exports;
    // A module that is not the solver may need the same imports, so its exports are checked too.
    if (Object.keys(found).length !== count || typeof found.canMouseWin !== "function")
      throw notASolver("it has other exports");
    setInstance(found);
    try {
      found.__wbindgen_start();
    } catch (error) {
      setInstance(notInitialised);
      throw error;
    }
    exports = found;
    return exports;
  }

  async function load(input) {
    const given = within(input, "module_or_path") ?? address?.();
    const value = await fetching(() => given);
    checkWebAssembly();
    const module = await compiled(value);
    const instance = await WebAssembly.instantiate(module, imports).catch((error) => {
      throw notASolver(error.message, error);
    });
    return exports ?? started(instance);
  }

  function init(input) {
    if (exports) return Promise.resolve(exports);
    starting ??= load(input).catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  function initSync(input) {
    if (exports) return exports;
    checkWebAssembly();
    const given = within(input, "module");
    if (!isModule(given) && !isBytes(given)) throw wrongInput("initSync()", SYNC_INPUTS, given);
    let instance;
    try {
      instance = new WebAssembly.Instance(isModule(given) ? given : new WebAssembly.Module(given), imports);
    } catch (error) {
      throw notASolver(error.message, error);
    }
    return started(instance);
  }

  return { init, initSync };
}

function checkWebAssembly() {
  if (typeof WebAssembly !== "object")
    throw catMouseError("no-webassembly", "This browser or program has no WebAssembly, which the solver needs.");
  try {
    new WebAssembly.Module(SMALLEST);
  } catch (error) {
    const message = "WebAssembly is refused. The content security policy needs 'wasm-unsafe-eval' in script-src.";
    throw catMouseError("refused", message, { cause: error });
  }
}

/** The property `key` of an options object; the input itself if it has no such property. */
const within = (input, key) => (typeof input === "object" && input !== null && key in input ? input[key] : input);

/** The type of a value, such as `ArrayBuffer`, even if the value comes from another realm. */
const tag = (value) => Object.prototype.toString.call(value).slice("[object ".length, -1);
const isModule = (value) => tag(value) === "WebAssembly.Module";
const isBytes = (value) => ArrayBuffer.isView(value) || ["ArrayBuffer", "SharedArrayBuffer"].includes(tag(value));
const isAddress = (value) => typeof value === "string" || ["URL", "Request"].includes(tag(value));

/** Compiles the solver from the argument of `init`: any of `INPUTS`. */
async function compiled(value) {
  if (isModule(value)) return value;
  const source = isAddress(value) ? await fetching(() => fetch(value)) : value;
  if (isBytes(source)) return compiledBytes(source);
  if (tag(source) !== "Response") throw wrongInput("init()", INPUTS, source);
  if (!source.ok) throw notFetched(`${source.status} ${source.statusText} at ${source.url}`);
  // A response can be compiled while it arrives only if its type is application/wasm.
  if (source.headers.get("Content-Type") === "application/wasm" && WebAssembly.compileStreaming)
    return WebAssembly.compileStreaming(source).catch((error) => {
      throw error instanceof WebAssembly.CompileError
        ? notASolver(error.message, error)
        : notFetched(error.message, error);
    });
  return compiledBytes(await fetching(() => source.arrayBuffer()));
}

const compiledBytes = (bytes) =>
  WebAssembly.compile(bytes).catch((error) => {
    throw notASolver(error.message, error);
  });

async function fetching(act) {
  try {
    return await act();
  } catch (error) {
    throw notFetched(error?.message ?? error, error);
  }
}

const notFetched = (why, cause) => notStarted("not-fetched", "The solver cannot be fetched", why, cause);

const notASolver = (why, cause) =>
  notStarted("not-a-solver", "This is not the solver of this version of the package", why, cause);

function notStarted(code, sentence, why, cause) {
  const given = String(why);
  return catMouseError(code, `${sentence}: ${given.replace(/\.?$/, ".")}`, { given, cause });
}

function wrongInput(call, inputs, value) {
  const given = value === null || typeof value !== "object" ? String(value) : "another object";
  return catMouseError("bad-argument", `${call} takes ${inputs}, but was given ${given}.`, { given });
}
