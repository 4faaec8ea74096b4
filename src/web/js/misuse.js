// What a call throws that comes before `init` or after its object's `free`. scripts/wasm.mjs puts both stand-ins into the
// generated glue, where such a call finds them in place of what it lacks, so that all other calls pay nothing. It must not
// get into Rust: an exception that passes through there leaves its frame on the instance's stacks.

/** A `CatMouseError`, as src/web/error.rs makes it. */
function misuse(code, sentence) {
  const detail = {
    given: null,
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
  return Object.assign(new Error(sentence), { name: "CatMouseError", code, row: null, col: null, detail });
}

/** In place of all that the instance exports. */
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

/** In place of an object's address, which each call on the object hands over as a number. */
export const freed = (className) => ({
  valueOf() {
    const why = `This ${className} is empty: free() has been called on it, or it was not made by the solver.`;
    throw misuse("freed", `${why} Make a new one, and free it after its last use.`);
  },
});
