// Messages between the page and a sandbox. The sandbox runs untrusted code, so the page validates every reply.
import type { Given, Question } from "cat-and-mouse";
import { FUNCTIONS, type Problem } from "../model/problem";

export { FUNCTIONS, type Problem };

/** A question that every solution answers immediately. The answer is ignored. */
export const EASY: Record<Problem, Question> = {
  "cat-and-mouse-ii": { grid: ["MF", ".C"], catJump: 1, mouseJump: 1 },
  "cat-and-mouse": { graph: [[1], [0, 2], [1]] },
};

/** The arguments of LeetCode's function. */
export function inputOf(question: Question): unknown[] {
  return "graph" in question ? [question.graph] : [question.grid, question.catJump, question.mouseJump];
}

/** The arguments, each as a line of LeetCode's test box. */
export const inputLines = (question: Question): string[] => inputOf(question).map((each) => JSON.stringify(each));

/** The answers in the order of the questions, and their times in milliseconds. The last questions may lack answers. */
export interface Answers {
  given: Given[];
  times: number[];
}

/** Details of one answer. */
export interface Inspection {
  /** The stack of an error. */
  stack: string | null;
  output: string[];
}

/** The limits of a valid reply: characters of a text, characters of a stack, and lines of output. */
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

/** The number of the page's message that this reply answers. A late reply has an earlier number. */
export function idOf(reply: unknown): unknown {
  return isObject(reply) ? reply.id : undefined;
}

/** The reason why the sandbox can answer no more questions; undefined if the reply has another format. */
export function readBroken(reply: unknown): string | undefined {
  return isObject(reply) && isText(reply.broken) ? reply.broken : undefined;
}

/** The error of a solution at its start; null if there is none; undefined if the reply has another format. */
export function readStarted(reply: unknown): string | null | undefined {
  if (!isObject(reply)) return undefined;
  return reply.failed === null || isText(reply.failed) ? reply.failed : undefined;
}

/** The answers in a reply to `asked` questions, at least one; undefined if the reply has another format. */
export function readAnswers(reply: unknown, asked: number): Answers | undefined {
  if (!isObject(reply) || !Array.isArray(reply.given) || !Array.isArray(reply.times)) return undefined;
  const count = reply.given.length;
  if (count < 1 || count > asked || reply.times.length !== count) return undefined;
  const given = reply.given.map(readGiven);
  const times = reply.times.map(Number);
  if (given.includes(null) || !times.every((time) => time >= 0 && time < Number.POSITIVE_INFINITY)) return undefined;
  return { given: given as Given[], times };
}

/** Replaces answers that took longer than the limit, in milliseconds, by timeouts. */
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
