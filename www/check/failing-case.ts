// The case on which a solution fails, as it is shown: a board or a graph on which optimal play can be stepped through.
import type { Question } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { arrowsOf } from "../model/arrows";
import type { Game } from "../model/game";
import { boardKit } from "../page/board-kit";
import { graphKit } from "../page/graph-kit";
import type { Kit } from "../page/kit";
import { answerView, explainedView } from "../panels/answer";
import { stepsView } from "../panels/steps";
import type { CheckWords } from "./words-types";

export interface FailingCase {
  kit: Kit;
  play: Game;
  /** The fragment of a link to it. */
  link: string;
  /** What LeetCode's test box takes. */
  text: string;
}

/** Graphs need their solver to be there. @param changed is called when another state is shown */
export function failingCase(question: Question, changed: () => void): FailingCase {
  const [kit, text]: [Kit, string] =
    "graph" in question
      ? [graphKit, JSON.stringify(question.graph)]
      : [boardKit, [JSON.stringify(question.grid), question.catJump, question.mouseJump].join("\n")];
  const play = kit.open(kit.first);
  play.paste(text);
  play.subscribe(changed);
  return { kit, play, link: play.link, text: play.copy("leetcode") };
}

/** A link to a case. */
export function linkTo(question: Question): string {
  const shown = failingCase(question, () => {});
  shown.play.free();
  return shown.link;
}

/** The case is shown no longer. */
export function forgetCase({ play }: FailingCase): void {
  play.pause();
  // What draws it may be about to do so once more.
  setTimeout(() => play.free());
}

/** What the case is shown with. */
export interface CaseContext {
  words: CheckWords;
  language: Language;
  revision: number;
  showsWhy: boolean;
  toggleWhy: () => void;
}

/** Why the outcome is what it is, while that is drawn. */
const whyOf = ({ kit, play }: FailingCase, { showsWhy, language }: CaseContext) =>
  showsWhy ? kit.why(play, kit.words(language).page) : null;

/** The board or graph, and steps through optimal play. */
export function caseView(shown: FailingCase, context: CaseContext): TemplateResult {
  const { kit, play } = shown;
  const { words, language, revision } = context;
  const { page } = kit.words(language);
  const why = whyOf(shown, context);
  const { jumps } = play;
  const move = play.ply > 0 ? play.moves[play.ply - 1] : undefined;
  return html`<div class="failing">
    ${jumps ? html`<p>${words.catJump(jumps.cat)} · ${words.mouseJump(jumps.mouse)}</p>` : nothing}
    ${kit.surface(play, page, { revision, readonly: true, marks: why?.marks ?? null, route: why?.route ?? null, arrows: play.preview ? arrowsOf(play) : (why?.arrows ?? []) })}
    ${why ? explainedView(play, page, why) : nothing} ${stepsView(play, page)}
    <p>${move ? page.move(move, play.cols, play.ply === play.plies ? play.ending : null) : page.start}</p>
  </div>`;
}

/** Why the right answer is what it is. */
export function caseReasonView(shown: FailingCase, context: CaseContext): TemplateResult {
  const { kit, play } = shown;
  const { page } = kit.words(context.language);
  return answerView(play, page, {
    reason: kit.reason(play, page),
    why: whyOf(shown, context),
    toggle: context.toggleWhy,
  });
}
