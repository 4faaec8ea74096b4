// How fast moves are shown one after another. The reader's choice holds for all games, and for the next visit.
import { recall, remember } from "../lib/storage";

/** How many times as fast as usual. */
const PACES: readonly number[] = [1, 2, 4, 0.5];

let chosen = Math.max(0, PACES.indexOf(Number(recall("pace"))));

export function pace(): number {
  return PACES[chosen] ?? 1;
}

/** Goes on to the next one; after the slowest comes the usual one. */
export function changePace(): void {
  chosen = (chosen + 1) % PACES.length;
  remember("pace", `${pace()}`);
}
