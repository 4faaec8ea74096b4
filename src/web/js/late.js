// The generated glue registers every object of ours with a FinalizationRegistry, so that memory is given back when the
// object is forgotten without free(). To register and unregister takes a tenth of the time of a whole solve, and
// most solutions are freed before the next one is made. So the latest object waits here until there is another; when
// none follows, it stays: one object of each class at most.

// biome-ignore lint/suspicious/noShadowRestrictedNames: it takes the place of the browser's class in the glue.
export class FinalizationRegistry {
  #registry;
  #latest;
  #pointer;
  #token;

  constructor(finalize) {
    // Where there is none, nothing is given back but by free(); the glue does the same.
    const Registry = globalThis.FinalizationRegistry;
    this.#registry = Registry ? new Registry(finalize) : { register() {}, unregister() {} };
  }

  /** Called by the glue for each new object. */
  register(object, pointer, token) {
    if (this.#latest !== undefined) this.#registry.register(this.#latest, this.#pointer, this.#token);
    this.#latest = object;
    this.#pointer = pointer;
    this.#token = token;
  }

  /** Called by the glue, with the object's token, for each object that is freed. */
  unregister(token) {
    if (this.#latest !== undefined && this.#token === token) this.#latest = this.#token = undefined;
    else this.#registry.unregister(token);
  }

  /** Does nothing: the glue imports what Rust calls. */
  static use() {}
}
