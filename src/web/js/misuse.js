// Errors for calls before `init()` and after `free()`. They are thrown in JavaScript, before the call reaches the
// instance: an exception that passed through Rust's frames would leave them on the instance's stack.

/** A `CatMouseError`, as src/web/convert/error.rs makes it. */
function misuse(code, message, given = null) {
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
  return Object.assign(new Error(message), { name: "CatMouseError", code, row: null, col: null, detail });
}

/** Stands in for the exports of the instance until there is one. */
export const notInitialised = new Proxy(
  {},
  {
    get() {
      throw misuse(
        "not-initialised",
        "The solver has not been started: call init() and await it before any other call.",
      );
    },
  },
);

/**
 * Makes a class of the glue safe to use after `free()`: a second `free()` does nothing, and every other call throws.
 * A call passes the address of its object to WebAssembly, which converts it to a number first. The address of a freed
 * object, and of one that the solver did not make, throws in that conversion. Calls on live objects cost nothing more.
 */
export function guardFreed(Class, name) {
  const { prototype } = Class;
  const { free } = prototype;
  const empty = {
    valueOf() {
      const why = `This ${name} is empty: free() has been called on it, or it was not made by the solver.`;
      throw misuse("freed", `${why} Make a new one, and free it after its last use.`);
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

/** Takes the place of the glue's own check, which throws an error without a code. */
export function assertClass(value, Class) {
  if (value instanceof Class) return;
  const given = value === null ? "null" : typeof value === "object" ? "another object" : typeof value;
  throw misuse("bad-argument", `The argument must be of the class ${Class.name}, but is ${given}.`, given);
}

/** Whether a value is a `CatMouseError`, of whichever realm or instance. */
export function isCatMouseError(value) {
  try {
    const isError = Object.prototype.toString.call(value) === "[object Error]";
    return isError && value.name === "CatMouseError" && typeof value.code === "string";
  } catch {
    return false; // A proxy or a getter threw.
  }
}
