// Reads the graphs that a caller passes, in one step each: each call across the boundary costs as much as deciding many
// states, and whatever a getter or a proxy of the caller's throws is caught here. Nothing is judged. What is not as expected
// is read again, for Rust to say what is wrong with it.

/** As many nodes as a graph can have. */
const MOST = 64;

/** Belongs to one instance of the package, of which a process may hold several. */
export class GraphReader {
  #memory;
  #address;
  #frame = new Uint32Array();

  /** For each node the set of its neighbours is written at this address: two words, the lower first. */
  constructor(memory, address) {
    this.#memory = memory;
    this.#address = address;
  }

  /** Writes an ordinary graph and returns how many nodes it has; -1 for anything else, even where it is only wrong. */
  read(graph) {
    try {
      if (!Array.isArray(graph)) return -1;
      const { length } = graph;
      // The length that a proxy tells may be anything.
      if (!Number.isInteger(length) || length > MOST) return -1;
      // Not yet to the frame: a getter of the caller's may read another graph meanwhile.
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
          const bit = 1 << other; // by what is left of the number modulo 32
          if ((other < 32 ? low : high) & bit) return -1;
          if (other < 32) low |= bit;
          else high |= bit;
        }
        sets[2 * node] = low;
        sets[2 * node + 1] = high;
      }
      // A view is left without a buffer when the memory grows.
      if (this.#frame.length === 0) this.#frame = new Uint32Array(this.#memory.buffer, this.#address, 2 * MOST);
      this.#frame.set(sets);
      return length;
    } catch {
      return -1; // A proxy or a getter of the caller's threw.
    }
  }
}

/** One more than a graph can have is enough to know what is wrong. */
const beginning = (array, length) => Array.from({ length: Math.min(length, MOST + 1) }, (_, index) => array[index]);

/** A copy of the list; false for what is no array, null when it cannot be read. */
function copy(list) {
  try {
    return Array.isArray(list) && beginning(list, list.length);
  } catch {
    return null;
  }
}

/** Of an array: its length, what stands in the first places, and copies of these; undefined when it cannot be read. */
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
/** What a typed array is by itself, whatever a caller has put on it. */
const own = (array, key) => Object.getOwnPropertyDescriptor(TYPED, key).get.call(array);

/** How many numbers a Uint32Array has; 0 for anything else. */
export function uint32Count(array) {
  try {
    return own(array, Symbol.toStringTag) === "Uint32Array" ? own(array, "length") : 0;
  } catch {
    return 0;
  }
}

/** The first numbers of a Uint32Array; undefined for anything else. */
export function uint32s(array, most) {
  try {
    if (own(array, Symbol.toStringTag) !== "Uint32Array") return undefined;
    return new Uint32Array(own(array, "buffer"), own(array, "byteOffset"), Math.min(own(array, "length"), most));
  } catch {
    return undefined;
  }
}

/** The first numbers of a plain array, with NaN for what is no number; undefined for anything else. */
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
