// The objects of `Judge`. Questions cross the boundary as lines of text, many with one call, and answers as numbers.

/** The lists of a graph. Reading the characters one by one takes a third of the time that splitting the text would. */
function lists(line) {
  const graph = [];
  let list = [];
  let node = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const character = line[at];
    if (character >= "0" && character <= "9") {
      node = 10 * node + Number(character);
      continue;
    }
    list.push(node);
    node = 0;
    if (character === " ") continue;
    graph.push(list);
    list = [];
  }
  return graph;
}

/** A `Question` of types.d.ts, from its line of text. */
function question(line) {
  if (line.includes(";")) return { graph: lists(line) };
  const [rows, cat, mouse] = line.split(" ");
  return { grid: rows.split("/"), catJump: Number(cat), mouseJump: Number(mouse) };
}

/** An array of `Question`s, from a line each. */
export function questions(lines) {
  return lines === "" ? [] : lines.split("\n").map(question);
}

// The kinds of a `Given`, in the order of the Rust constants.
const [FALSE, TRUE, NUMBER, ERROR, TIME_OUT, VALUE, NONE] = [0, 1, 2, 3, 4, 5, 6];

/** A message or value longer than this is cut off. */
const LONGEST = 2_000;

/** The kind of a `Given`, its number, and its text. */
function parts(given) {
  if (typeof given === "boolean") return [given ? TRUE : FALSE];
  if (typeof given === "number") return [NUMBER, given];
  if (typeof given !== "object" || given === null) return [NONE];
  const { error, timeout, value } = given;
  if (typeof error === "string") return [ERROR, 0, error.slice(0, LONGEST)];
  if (timeout === true) return [TIME_OUT];
  return typeof value === "string" ? [VALUE, 0, value.slice(0, LONGEST)] : [NONE];
}

/** The kinds of an array of `Given`s, their numbers, and their texts; undefined if it is no array or cannot be read. */
export function givenParts(given, most) {
  try {
    if (!Array.isArray(given)) return undefined;
    const { length } = given; // The length of a proxy can be any value.
    if (!Number.isInteger(length)) return undefined;
    const count = Math.min(length, most + 1);
    const kinds = new Uint8Array(count);
    const numbers = new Float64Array(count);
    const texts = [];
    for (let at = 0; at < count; at += 1) {
      const [kind, number = 0, text] = parts(given[at]);
      kinds[at] = kind;
      numbers[at] = number;
      if (text !== undefined) texts.push(text);
    }
    return [kinds, numbers, texts, length];
  } catch {
    return undefined;
  }
}

/** A `Given`. */
function given(kind, number, text) {
  if (kind === NUMBER) return number;
  if (kind === ERROR) return { error: text };
  if (kind === TIME_OUT) return { timeout: true };
  return kind === VALUE ? { value: text } : kind === TRUE;
}

/** The failure of a `JudgeReport`. */
export function failure(line, expected, kind, number, text, isSmallest, first) {
  const right = line.includes(";") ? expected : expected === 1;
  return {
    question: question(line),
    expected: right,
    given: given(kind, number, text),
    isSmallest,
    first: question(first),
  };
}

/**
 * A `JudgeReport`. The codes of the mistakes are words in one text; if one is certain, there is no other. `limits` are the
 * plies of `limit-too-low`.
 */
export function report(verdict, asked, small, failure, codes, isCertain, limits) {
  const plies = limits.length > 0 ? [...limits] : null;
  const names = codes === "" ? [] : codes.split(" ");
  const mistakes = names.map((code) => ({ code, plies: code === "limit-too-low" ? plies : null, isCertain }));
  const [smallAsked, all] = small;
  return { verdict, asked, small: { asked: smallAsked, all }, failure: failure ?? null, mistakes };
}

/** The result of `Judge.progress`. */
export function progress(stage, asked, of, done) {
  return { stage, asked, of: of ?? null, done };
}
