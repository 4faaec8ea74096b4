// The pace of playback. The reader's choice applies to all games and is remembered.
import { recall, remember } from "../lib/storage";

/** Factors of the usual pace. */
const PACES: readonly number[] = [1, 2, 4, 0.5];

let chosen = Math.max(0, PACES.indexOf(Number(recall("pace"))));

export function pace(): number {
  return PACES[chosen] ?? 1;
}

/** Switches to the next pace; after the slowest comes the usual one. */
export function changePace(): void {
  chosen = (chosen + 1) % PACES.length;
  remember("pace", `${pace()}`);
}
