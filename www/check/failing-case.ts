// The case on which a solution fails: a board or a graph, with steps through optimal play.
import type { Move, Question } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { freed } from "../lib/freed";
import { arrowsOf } from "../model/arrows";
import type { Game } from "../model/game";
import { boardKit } from "../page/board-kit";
import { graphKit } from "../page/graph-kit";
import type { Kit } from "../page/kit";
import { answerView, explainedView } from "../panels/answer";
import { stepsView } from "../panels/steps";
import { inputLines } from "./protocol";
import type { CheckWords } from "./words-en";

export interface FailingCase {
  kit: Kit;
  play: Game;
  /** The input for LeetCode's test box. */
  text: string;
  /** Increases with every change of the display. */
  revision: number;
}

/**
 * Opens a case. For a case on a graph, the whole solver has to be started before.
 * @param changed called when another state is shown
 */
export function failingCase(question: Question, changed: () => void): FailingCase {
  const kit: Kit = "graph" in question ? graphKit : boardKit;
  const play = kit.open(kit.first);
  play.paste(inputLines(question).join("\n"));
  const shown = { kit, play, text: play.copy("leetcode"), revision: 0 };
  play.subscribe(() => {
    shown.revision += 1;
    changed();
  });
  return shown;
}

export function linkTo(question: Question): string {
  return freed(failingCase(question, () => {}).play, ({ link }) => link);
}

/** Shows the case after these moves. Returns the last move. */
export function showLine({ play }: FailingCase, line: readonly number[]): Move | undefined {
  if (!play.start) return undefined;
  const at = { mouse: play.start.mouse, cat: play.start.cat };
  const moves = line.map((to, ply): Move => {
    const by = ply % 2 === 0 ? "mouse" : "cat";
    const from = at[by];
    at[by] = to;
    return { by, from, to };
  });
  play.replay(moves, moves.length);
  return moves.at(-1);
}

/** Frees the case. */
export function forgetCase({ play }: FailingCase): void {
  play.pause();
  // A pending rendering may still use the game.
  setTimeout(() => play.free());
}

/** The context in which a case is rendered. */
export interface CaseContext {
  words: CheckWords;
  language: Language;
  showsWhy: boolean;
  toggleWhy: () => void;
}

/** The drawing of the reason, if it is shown; else null. */
const whyOf = ({ kit, play }: FailingCase, { showsWhy, language }: CaseContext) =>
  showsWhy ? kit.why(play, kit.words(language).page) : null;

/** The board or graph, with steps through optimal play. */
export function caseView(shown: FailingCase, context: CaseContext): TemplateResult {
  const { kit, play, revision } = shown;
  const { words, language } = context;
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

/** The reason for the right answer. */
export function caseReasonView(shown: FailingCase, context: CaseContext): TemplateResult {
  const { kit, play } = shown;
  const { page } = kit.words(context.language);
  return answerView(play, page, {
    reason: kit.reason(play, page),
    why: whyOf(shown, context),
    toggle: context.toggleWhy,
  });
}
