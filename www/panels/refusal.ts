// The sentence that says why an exercise refused a change.
import type { Words } from "../i18n/words";
import type { Progress } from "../model/game";

/** Says why the last change was refused; `""` if it was not refused. */
export function refusalOf({ refusal, locked }: Progress, words: Words): string {
  const said = refusal && words.exercise.refusals[refusal];
  return (typeof said === "function" ? said(locked) : said) ?? "";
}
