/**
 * Measures contenders in turns, so that a temporary slowdown of the machine does not affect only one of them.
 * `native/contest.rs` does the same in Rust.
 */

/** @typedef {import("./shared.mjs").Set} Set */

/**
 * A solver of boards. `time` returns the milliseconds that one pass over the boards `from` to `to` of a set
 * takes, as the mean of `passes`.
 *
 * @typedef {object} Contender
 * @property {string} name
 * @property {(set: Set, from: number, to: number, passes: number) => number | Promise<number>} time
 */

/**
 * A contender's time for one board of a set: the median over the rounds, in microseconds. `spread` is half the distance
 * between the quartiles of the rounds, as a share of the median.
 *
 * @typedef {{ micros: number, spread: number }} Time
 */

/** @typedef {Record<string, Record<string, Time>>} Times by the names of sets and contenders */

/**
 * The minimum length of a sample in milliseconds, because browser clocks tick in steps of up to 0.02. If possible,
 * samples of slow contenders are at most twice as long, so that most of them are not interrupted.
 */
const SAMPLE = 4;

/** The milliseconds that a contender may take per round on average. A contender whose pass is longer skips rounds. */
const SHARE = 100;

/** Warm-up in milliseconds, during which the engine's compilers may be active. */
const WARM_UP = 150;

/** A contender on the boards of one set. */
class Measured {
  /** @type {number[][]} milliseconds for one pass over the part, `[part][round]` */
  samples = [];
  /** The number of boards in a sample. A pass of a slow contender is split into several samples. */
  part;
  /** The number of passes in a sample. A sample of a fast contender has several passes. */
  passes = 1;
  /** The contender takes part in one of this many rounds. A very slow contender skips rounds. */
  every = 1;

  /** @param {Set} set @param {Contender} contender */
  constructor(set, contender) {
    this.set = set;
    this.contender = contender;
    this.part = set.setups.length;
  }

  /** Warms up and determines the size of samples. */
  async prepare() {
    const boards = this.set.setups.length;
    let pass = 0;
    for (let spent = 0, number = 0; number < 2 || spent < WARM_UP; number++) {
      pass = await this.contender.time(this.set, 0, boards, 1);
      spent += pass;
    }
    this.every = Math.max(1, Math.ceil(pass / SHARE));
    for (; this.part > 1 && pass > 2 * SAMPLE; pass /= 2) this.part = Math.ceil(this.part / 2);
    for (; pass > 0 && pass < SAMPLE; pass *= 2) this.passes *= 2;
    this.samples = Array.from({ length: Math.ceil(boards / this.part) }, () => []);
  }

  /** @param {number} round */
  async sample(round) {
    if (round % this.every > 0) return;
    for (const [index, samples] of this.samples.entries()) {
      const from = index * this.part;
      const to = Math.min(from + this.part, this.set.setups.length);
      samples.push(await this.contender.time(this.set, from, to, this.passes));
    }
  }

  /** @returns {Time} */
  time() {
    const whole = sum(this.samples.map((samples) => quartile(samples, 2)));
    const rounds = (this.samples[0] ?? []).map((_, round) => sum(this.samples.map((samples) => samples[round] ?? 0)));
    const spread = (quartile(rounds, 3) - quartile(rounds, 1)) / 2 / whole;
    return { micros: (whole * 1000) / this.set.setups.length, spread };
  }
}

/**
 * Measures all contenders of all sets in rounds. Each round starts with another contender.
 *
 * @param {{ set: Set, contenders: Contender[] }[]} contests
 * @param {number} seconds for the rounds; at least three are made
 * @returns {Promise<{ rounds: number, times: Times }>}
 */
export async function measure(contests, seconds) {
  const all = contests.map(({ set, contenders }) => contenders.map((contender) => new Measured(set, contender)));
  for (const measured of all.flat()) await measured.prepare();

  const until = performance.now() + seconds * 1000;
  let rounds = 0;
  for (; rounds < 3 || performance.now() < until; rounds++) {
    for (const contest of all) {
      const first = rounds % contest.length;
      for (const measured of [...contest.slice(first), ...contest.slice(0, first)]) await measured.sample(rounds);
    }
  }
  /** @type {Times} */
  const times = {};
  for (const measured of all.flat()) {
    const { set, contender } = measured;
    times[set.name] = { ...times[set.name], [contender.name]: measured.time() };
  }
  return { rounds, times };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * The number below which this many quarters of `numbers` lie.
 *
 * @param {number[]} numbers
 * @param {number} quarters
 */
function quartile(numbers, quarters) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(((sorted.length - 1) * quarters) / 4)] ?? Number.NaN;
}
