// The generated glue registers every object of ours with a FinalizationRegistry, so that memory is given back when the
// object is forgotten without free(). To register and unregister takes a tenth of the time of a whole solve, and
// most solutions are freed before the next one is made. So the latest object waits here until there is another.

// biome-ignore lint/suspicious/noShadowRestrictedNames: it takes the place of the browser's class in the glue.
export class FinalizationRegistry {
  #registry;
  #latest;
  #pointer;

  constructor(finalize) {
    this.#registry = new globalThis.FinalizationRegistry(finalize);
  }

  /** Called by the glue for each new object, its token being the object itself. */
  register(object, pointer) {
    if (this.#latest !== undefined) this.#registry.register(this.#latest, this.#pointer, this.#latest);
    this.#latest = object;
    this.#pointer = pointer;
  }

  /** Called by the glue for each object that is freed. */
  unregister(object) {
    if (this.#latest === object) this.#latest = undefined;
    else this.#registry.unregister(object);
  }

  /** Does nothing: the glue imports what Rust calls. */
  static use() {}
}
