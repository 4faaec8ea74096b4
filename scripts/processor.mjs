// Processor seconds of running programs, by activity. Read from Linux's /proc; elsewhere they are 0.
import { readdirSync, readFileSync } from "node:fs";

/** @typedef {{ pid: number, parent: number, seconds: number }} Process whose seconds include those of its children that have ended and were waited for */

/** @returns {Process[]} */
function processes() {
  let names = /** @type {string[]} */ ([]);
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      const text = readFileSync(`/proc/${name}/stat`, "utf8");
      // The name of the program is in brackets and may contain anything.
      const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / 100 }];
    } catch {
      return []; // The program has just ended.
    }
  });
}

/** The seconds used so far by a program and everything it started. @param {number} pid */
export function processorSeconds(pid) {
  const all = processes();
  const tree = [pid];
  for (const parent of tree) for (const each of all) if (each.parent === parent) tree.push(each.pid);
  return all.filter((each) => tree.includes(each.pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Divides the seconds of a program by activity. */
export class Meter {
  /** The seconds so far, by name. @type {Record<string, number>} */
  seconds = {};
  #at;
  #counted = 0;
  #readAt = 0;

  /** @param {string} first the name of the first activity */
  constructor(first = "before the first file") {
    this.#at = first;
  }

  /** Adds the seconds since the last call to the current activity. @param {number} pid @param {string} [next] the name of the next activity */
  read(pid, next) {
    const now = Date.now();
    if (next === undefined && now - this.#readAt < 300) return;
    this.#readAt = now;
    // The seconds of a browser that has ended may be lost, which makes the sum smaller. Then nothing is added.
    const counted = processorSeconds(pid);
    this.seconds[this.#at] = (this.seconds[this.#at] ?? 0) + Math.max(0, counted - this.#counted);
    this.#counted = counted;
    if (next !== undefined) this.#at = next;
  }
}
