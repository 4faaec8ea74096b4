// The announcements after an action of the reader, as sentences.
import type { Words } from "../i18n/words";
import type { Said, Step } from "../model/assignment";
import type { Game } from "../model/game";
import { standing } from "./goal";
import { askedAgain, makingTitle, rightOf } from "./question";
import { refusalOf } from "./refusal";
import { verdictSentence } from "./verdict";

/**
 * `linked`: the name of the position that the verdict is about, if this position comes from a link; `done`: as in
 * `Edit`.
 */
export function announcement(
  { now, say }: Step,
  game: Game,
  words: Words,
  { linked = "", done = "" }: { linked?: string; done?: string },
): string {
  const { progress, turn } = game;
  const sentence: Record<Said, () => string> = {
    edit: () => done && words.sentences(done, "").trim(),
    refusal: () => (progress ? refusalOf(progress, words) : ""),
    question: () => askedAgain(now, words, game),
    count: () => askedAgain(now, words, game),
    right: () => rightOf(now, words),
    verdict() {
      const { title, detail } = verdictSentence(game, words);
      const answer = words.sentences(title, detail);
      return linked ? words.sentences(linked, answer) : answer;
    },
    standing: () => (progress ? standing(progress, turn, words) : ""),
    // The panel with the hint is a live region, which announces the hint.
    hint: () => "",
    "what-if": () => words.whatIf.title,
    making: () => makingTitle(game, words),
  };
  return words.paragraph(say.map((said) => sentence[said]()).filter((each) => each !== ""));
}
