/** Uses an object of the solver, and then frees its memory. */
export function freed<Held extends { free(): void }, Result>(held: Held, use: (held: Held) => Result): Result {
  try {
    return use(held);
  } finally {
    held.free();
  }
}
