// The earlier texts of each problem and language, so that no replaced text is lost.
import { readJson, recall, remember } from "../lib/storage";
import { solutionsOf, type Task, templateOf } from "./languages";

/** The storage key of the code. */
export const keyOf = ({ problem, codeLanguage }: Task) => `code.${problem}.${codeLanguage}`;

/** The code typed last; the template if there is none. */
export const codeOf = (task: Task): string => recall(keyOf(task)) ?? templateOf(task);

interface KeptText {
  text: string;
  /** The time of the replacement, in milliseconds since 1970. */
  time: number;
}

/** The number of texts kept for each problem and language. */
const MOST = 10;

const keyOfKept = (name: string) => `${name}.kept`;

/** The earlier texts, latest first. @param name the storage key of the code */
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

/** Stores code that is about to be replaced, if it is the visitor's own. */
export function keepOwn(task: Task, code: string): void {
  const isOurs = code === templateOf(task) || solutionsOf(task).some(([, solution]) => solution === code);
  if (code.trim() !== "" && !isOurs) keepText(keyOf(task), code);
}
