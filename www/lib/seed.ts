/** An unpredictable seed for random choices: 0 to 4,294,967,295. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
