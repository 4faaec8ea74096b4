// Reads the graphs that a caller passes, in one step each and never twice: each call across the boundary costs as much as
// deciding many states, and whatever a getter or a proxy of the caller's throws is caught here. Nothing is judged.

/** As many nodes as a graph can have. */
const MOST = 64;

/**
 * Of an ordinary graph, for each node how many neighbours it has and then these; undefined for anything else, even
 * where it is only wrong.
 */
export function ordinaryGraph(graph) {
  try {
    if (!Array.isArray(graph)) return undefined;
    const { length } = graph;
    if (!(length <= MOST)) return undefined;
    const bytes = new Uint8Array(MOST * (MOST + 1));
    let end = 0;
    for (let node = 0; node < length; node += 1) {
      const list = graph[node];
      if (!Array.isArray(list)) return undefined;
      const { length: degree } = list;
      if (!(degree <= MOST)) return undefined;
      const start = end;
      end += 1;
      for (let index = 0; index < degree; index += 1) {
        const other = list[index];
        if (typeof other !== "number" || other !== (other & 63)) return undefined;
        bytes[end] = other;
        end += 1;
      }
      bytes[start] = end - start - 1;
    }
    return bytes.subarray(0, end);
  } catch {
    return undefined; // A proxy or a getter of the caller's threw.
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
