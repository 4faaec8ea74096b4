// What is quicker done on this side of the boundary: each call across it costs as much as deciding many states.

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
