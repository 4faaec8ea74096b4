// What the page and a sandbox say to each other. The sandbox runs code that anybody may have written: each of its replies is
// read as carefully as a letter from a stranger.
import type { Given, Question } from "cat-and-mouse";
import { FUNCTIONS, type Problem } from "../model/problem";

export { FUNCTIONS, type Problem };

/** A question that every solution answers at once. Its answer does not count. */
export const EASY: Record<Problem, Question> = {
  "cat-and-mouse-ii": { grid: ["MF", ".C"], catJump: 1, mouseJump: 1 },
  "cat-and-mouse": { graph: [[1], [0, 2], [1]] },
};

/** The arguments of LeetCode's function. */
export function inputOf(question: Question): unknown[] {
  return "graph" in question ? [question.graph] : [question.grid, question.catJump, question.mouseJump];
}

/** The same, each as a line of LeetCode's test box. */
export const inputLines = (question: Question): string[] => inputOf(question).map((each) => JSON.stringify(each));

/** The answers to the first questions of those that were asked, and how long each took, in milliseconds. */
export interface Answers {
  given: Given[];
  times: number[];
}

/** What else is known of one answer. */
export interface Inspection {
  /** Where an error came from. */
  stack: string | null;
  /** The lines that the code printed. */
  output: string[];
}

/** No text that is longer is shown. */
const LONGEST = 300;
const LONGEST_STACK = 2000;
const MOST_LINES = 101;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown, longest = LONGEST): value is string =>
  typeof value === "string" && value.length <= longest;

function readGiven(value: unknown): Given | null {
  if (typeof value === "boolean" || typeof value === "number") return value;
  if (!isObject(value)) return null;
  if (isText(value.error)) return { error: value.error };
  return isText(value.value) ? { value: value.value } : null;
}

/** The number that the page gave to its message, so that a late reply is not taken for another one. */
export function idOf(reply: unknown): unknown {
  return isObject(reply) ? reply.id : undefined;
}

/** Why the sandbox can answer no more questions. Undefined if the reply does not say this. */
export function readBroken(reply: unknown): string | undefined {
  return isObject(reply) && isText(reply.broken) ? reply.broken : undefined;
}

/** What is wrong with a solution that was to be started: null if nothing is wrong, undefined if the reply has another form. */
export function readStarted(reply: unknown): string | null | undefined {
  if (!isObject(reply)) return undefined;
  return reply.failed === null || isText(reply.failed) ? reply.failed : undefined;
}

/** The answers in a reply to `asked` questions: one or more. Undefined if the reply has another form. */
export function readAnswers(reply: unknown, asked: number): Answers | undefined {
  if (!isObject(reply) || !Array.isArray(reply.given) || !Array.isArray(reply.times)) return undefined;
  const count = reply.given.length;
  if (count < 1 || count > asked || reply.times.length !== count) return undefined;
  const given = reply.given.map(readGiven);
  const times = reply.times.map(Number);
  if (given.includes(null) || !times.every((time) => time >= 0 && time < Number.POSITIVE_INFINITY)) return undefined;
  return { given: given as Given[], times };
}

/** The answers, where those that took more than the limit, in milliseconds, are none. Of a late one, the page may still have heard. */
export function inTime({ given, times }: Answers, limit: number): Answers {
  return { given: given.map((each, index) => ((times[index] ?? 0) > limit ? { timeout: true } : each)), times };
}

export const isTimeOut = (given: Given | undefined) => typeof given === "object" && "timeout" in given;

export function readInspection(reply: unknown): Inspection | undefined {
  if (!isObject(reply) || !Array.isArray(reply.output) || reply.output.length > MOST_LINES) return undefined;
  const { stack, output } = reply;
  return (stack === null || isText(stack, LONGEST_STACK)) && output.every((line) => isText(line))
    ? { stack, output }
    : undefined;
}
