// What is quicker done on this side of the boundary: each call across it costs as much as deciding many states.

/**
 * The rows of an ordinary grid in one text, each closed by a line feed; undefined for anything else, which Rust then
 * looks at step by step to say what is wrong with it.
 */
export function ordinaryRows(grid) {
  try {
    if (!Array.isArray(grid)) return undefined;
    const { length } = grid; // Read once: an array may be a proxy, which answers as it likes.
    if (typeof length !== "number" || !(length <= 8)) return undefined;
    let text = "";
    for (let index = 0; index < length; index += 1) {
      const row = grid[index];
      if (typeof row !== "string" || row.length > 8 || row.includes("\n")) return undefined;
      text += `${row}\n`;
    }
    return text;
  } catch {
    return undefined; // A proxy or a getter of the caller's threw.
  }
}

/**
 * The property of an object in an array of its own; undefined when reading it throws. Caught on this side, because each
 * exception that an import hands to Rust in place of a value leaves a reference behind in the instance.
 */
export function property(object, key) {
  try {
    return [Reflect.get(object, key)];
  } catch {
    return undefined;
  }
}

/** The value if it is a number, else NaN. */
export function number(value) {
  return typeof value === "number" ? value : Number.NaN;
}

/** An `Outcome` of types.d.ts; plies below zero stand for null. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  const forced = forcedPlies < 0 ? null : { winner: forcedWinner, plies: forcedPlies };
  return { winner, ending, plies: plies < 0 ? null : plies, forced };
}
