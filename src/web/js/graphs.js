// Reads a caller's graphs and arrays with one call across the boundary each, because each call costs as much as
// deciding many states. Exceptions from the caller's getters and proxies are caught here. Rust reads anything
// unexpected again, and reports the errors.

/** The maximum number of nodes. */
const MOST = 64;

/** Reads graphs for one instance of the package. A process may have several instances. */
export class GraphReader {
  #memory;
  #address;
  #frame = new Uint32Array();

  /** @param address where to write each node's set of neighbours in this memory: two 32-bit words, the lower first */
  constructor(memory, address) {
    this.#memory = memory;
    this.#address = address;
  }

  /** Writes a graph to memory and returns its number of nodes; -1 for anything unusual, including every error. */
  read(graph) {
    try {
      if (!Array.isArray(graph)) return -1;
      const { length } = graph;
      // The length of a proxy can be any value.
      if (!Number.isInteger(length) || length > MOST) return -1;
      // The memory is written at the end, because a getter of the caller may read another graph in the meantime.
      const sets = new Uint32Array(2 * MOST);
      for (let node = 0; node < length; node += 1) {
        const list = graph[node];
        if (!Array.isArray(list)) return -1;
        const { length: degree } = list;
        if (!(degree <= MOST)) return -1;
        let low = 0;
        let high = 0;
        for (let index = 0; index < degree; index += 1) {
          const other = list[index];
          if (typeof other !== "number" || other !== (other & 63)) return -1;
          const bit = 1 << other; // `<<` shifts by `other` modulo 32
          if ((other < 32 ? low : high) & bit) return -1;
          if (other < 32) low |= bit;
          else high |= bit;
        }
        sets[2 * node] = low;
        sets[2 * node + 1] = high;
      }
      // When the memory grows, views of it lose their buffer, so a new view is made.
      if (this.#frame.length === 0) this.#frame = new Uint32Array(this.#memory.buffer, this.#address, 2 * MOST);
      this.#frame.set(sets);
      return length;
    } catch {
      return -1; // A proxy or a getter of the caller threw.
    }
  }
}

/** The first entries of an array: at most one more than `MOST`, which is enough to find out what is wrong. */
const beginning = (array, length) => Array.from({ length: Math.min(length, MOST + 1) }, (_, index) => array[index]);

/** A copy of the list's first entries; false if it is not an array, null if reading it throws. */
function copy(list) {
  try {
    return Array.isArray(list) && beginning(list, list.length);
  } catch {
    return null;
  }
}

/** An array's length, its first entries, and a `copy` of each of these; undefined if reading the array throws. */
export function graphLists(graph) {
  try {
    const { length } = graph;
    const values = beginning(graph, length);
    return [length, values, values.map(copy)];
  } catch {
    return undefined;
  }
}

const TYPED = Object.getPrototypeOf(Uint32Array.prototype);
/** Reads a property of a typed array with the prototype's getter, because the array may have a getter of its own. */
const own = (array, key) => Object.getOwnPropertyDescriptor(TYPED, key).get.call(array);

/** The length of a Uint32Array; 0 for anything else. */
export function uint32Count(array) {
  try {
    return own(array, Symbol.toStringTag) === "Uint32Array" ? own(array, "length") : 0;
  } catch {
    return 0;
  }
}

/** Up to `most` numbers of a Uint32Array; undefined for anything else. */
export function uint32s(array, most) {
  try {
    if (own(array, Symbol.toStringTag) !== "Uint32Array") return undefined;
    return new Uint32Array(own(array, "buffer"), own(array, "byteOffset"), Math.min(own(array, "length"), most));
  } catch {
    return undefined;
  }
}

/** Up to `most` entries of a plain array, with NaN for entries that are not numbers; undefined for anything else. */
export function numbers(array, most) {
  try {
    if (!Array.isArray(array)) return undefined;
    const { length } = array;
    const found = new Float64Array(Math.min(length, most));
    for (let index = 0; index < found.length; index += 1) {
      const value = array[index];
      found[index] = typeof value === "number" ? value : Number.NaN;
    }
    return found;
  } catch {
    return undefined;
  }
}
