// The last texts of each problem and language, so that nothing that somebody wrote is lost when something else takes its place.
import { readJson, recall, remember } from "../lib/storage";

export interface KeptText {
  text: string;
  /** When it was replaced, in milliseconds since 1970. */
  time: number;
}

/** How many are kept of each problem and language. */
const MOST = 10;

const keyOf = (name: string) => `${name}.kept`;

/** The last first. @param name of the text that they were before */
export const keptTexts = (name: string): KeptText[] =>
  readJson(recall(keyOf(name)), Array.isArray)?.filter(isKept) ?? [];

function isKept(value: unknown): value is KeptText {
  const { text, time } = (value ?? {}) as Partial<KeptText>;
  return typeof text === "string" && typeof time === "number";
}

export function keepText(name: string, text: string): void {
  const others = keptTexts(name).filter((kept) => kept.text !== text);
  remember(keyOf(name), JSON.stringify([{ text, time: Date.now() }, ...others].slice(0, MOST)));
}
