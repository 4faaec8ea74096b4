// The last texts of each problem and language, so that nothing that somebody wrote is lost when something else takes its place.
import { readJson, recall, remember } from "../lib/storage";
import { solutionsOf, type Task, templateOf } from "./languages";

/** The name under which the code is kept. */
export const keyOf = ({ problem, codeLanguage }: Task) => `code.${problem}.${codeLanguage}`;

/** The code that was typed last. */
export const codeOf = (task: Task): string => recall(keyOf(task)) ?? templateOf(task);

interface KeptText {
  text: string;
  /** When it was replaced, in milliseconds since 1970. */
  time: number;
}

/** How many are kept of each problem and language. */
const MOST = 10;

const keyOfKept = (name: string) => `${name}.kept`;

/** The last first. @param name of the text that they were before */
export const keptTexts = (name: string): KeptText[] =>
  readJson(recall(keyOfKept(name)), Array.isArray)?.filter(isKept) ?? [];

function isKept(value: unknown): value is KeptText {
  const { text, time } = (value ?? {}) as Partial<KeptText>;
  return typeof text === "string" && typeof time === "number";
}

function keepText(name: string, text: string): void {
  const others = keptTexts(name).filter((kept) => kept.text !== text);
  remember(keyOfKept(name), JSON.stringify([{ text, time: Date.now() }, ...others].slice(0, MOST)));
}

/** Keeps code that is about to be replaced, if it is the visitor's own. */
export function keepOwn(task: Task, code: string): void {
  const isOurs = code === templateOf(task) || solutionsOf(task).some(([, solution]) => solution === code);
  if (code.trim() !== "" && !isOurs) keepText(keyOf(task), code);
}
