/** A seed that nobody can foresee, for what is chosen at random: 0 to 4,294,967,295. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
