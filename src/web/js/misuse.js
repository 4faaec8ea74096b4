// The errors of `init()`, and of calls before `init()` or after `free()`. They are thrown before the call reaches the
// instance, because an exception that passes through Rust frames leaves the instance broken.

/** A `CatMouseError` with the same properties as those of src/web/convert/error.rs. */
export function catMouseError(code, message, { given = null, cause } = {}) {
  const detail = {
    given,
    piece: null,
    character: null,
    player: null,
    length: null,
    position: null,
    expected: null,
    node: null,
    other: null,
    problem: null,
  };
  const error = cause === undefined ? new Error(message) : new Error(message, { cause });
  return Object.assign(error, { name: "CatMouseError", code, row: null, col: null, detail });
}

/** Takes the place of the instance's exports until the instance is started. Every access throws. */
export const notInitialised = new Proxy(
  {},
  {
    get() {
      const message = "The solver has not been started: call init() and await it before any other call.";
      throw catMouseError("not-initialised", message);
    },
  },
);

/**
 * Makes a class of the glue safe to use after `free()`. A second `free()` does nothing, and every other call throws.
 * Each call converts the object's address to a number for WebAssembly. An object that was freed, or not made by the
 * solver, has an address whose conversion throws. Calls on live objects do not become slower.
 */
export function guardFreed(Class, name) {
  const { prototype } = Class;
  const { free } = prototype;
  const empty = {
    valueOf() {
      const why = `This ${name} is empty: free() has been called on it, or it was not made by the solver.`;
      throw catMouseError("freed", `${why} Make a new one, and free it after its last use.`);
    },
  };
  prototype.__wbg_ptr = empty;
  prototype.free = function () {
    if (this.__wbg_ptr === empty) return;
    free.call(this);
    this.__wbg_ptr = empty;
  };
  if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
}

/** Makes a method check the class of its first argument. The glue checks it too, but the glue's error has no code. */
export function guardArgument(Class, method, Expected) {
  const unguarded = Class.prototype[method];
  Class.prototype[method] = function (value, ...others) {
    if (!(value instanceof Expected)) {
      const given = value === null ? "null" : typeof value === "object" ? "another object" : typeof value;
      const message = `The argument must be an instance of ${Expected.name}, but is ${given}.`;
      throw catMouseError("bad-argument", message, { given });
    }
    return unguarded.call(this, value, ...others);
  };
}

/** Whether a value is a `CatMouseError` of any realm or instance. */
export function isCatMouseError(value) {
  try {
    const isError = Object.prototype.toString.call(value) === "[object Error]";
    return isError && value.name === "CatMouseError" && typeof value.code === "string";
  } catch {
    return false; // A proxy or a getter threw.
  }
}
