// What is said of a try at a puzzle, and what is drawn on the game meanwhile.
import type { Player } from "cat-and-mouse";
import type { OnePuzzleWords } from "../i18n/puzzles-types";
import { shortMove, stepOf } from "../i18n/step";
import type { Sentence, Words } from "../i18n/types";
import { arrowOf, arrowsOf } from "../model/arrows";
import { type Attempt, MOVES_TO_HOLD } from "../model/attempt";
import type { Change } from "../model/game";
import type { Arrow, EdgeMark, Mark, Marks } from "../model/look";
import { opponentOf } from "../model/opponent";
import type { Theme } from "../model/puzzles";
import { refusalOf } from "./refusal";

/** The question, as long as it is open. */
export function questionOf({ kind, side, game }: Attempt, words: OnePuzzleWords, about: Words): Sentence {
  if (kind !== "change") return words.ask[kind](side, game.verdict?.plies != null);
  const progress = game.progress(side);
  const title = progress?.goal ? about.exercise.goal(progress.goal, progress.allowed) : "";
  return { title, detail: words.change.ask };
}

/**
 * What came of the last move, or the hint, or why the solution is right; null if there is nothing to say.
 * @param reason of the outcome, perhaps after a change that was not made
 */
export function feedbackOf(
  attempt: Attempt,
  themes: readonly Theme[],
  words: OnePuzzleWords,
  about: Words,
  reason: (change?: Change) => string[],
): Sentence | null {
  const { wrong, reply, hint, kind, game, side, comparison } = attempt;
  if (attempt.isSolved)
    return {
      title: "",
      detail: about.paragraph([...(comparison ? [words.compared(comparison, side)] : []), ...reason()]),
    };
  if (wrong === "change") {
    const progress = game.progress(side);
    const detail =
      progress?.goal && progress.outcome ? about.exercise.standing(progress.outcome, side, progress.goal) : "";
    return { title: words.change.wrong, detail };
  }
  if (wrong) {
    const { move, grade } = wrong;
    const title = about.sentences(about.move(move, game.cols, null), words.wrong);
    const after = grade ? words.wrongAfter(grade.after, opponentOf(move.by)) : words.repeats;
    return {
      title,
      detail: about.paragraph([after, ...(reply ? [words.reply(about.move(reply, game.cols, null))] : [])]),
    };
  }
  if (hint > 0) return { title: "", detail: hintOf(attempt, themes, words, about, reason) };
  if (kind === "change") {
    const progress = game.progress(side);
    return progress?.refusal ? { title: "", detail: refusalOf(progress, about) } : null;
  }
  if (attempt.rightMoves === 0) return null;
  return kind === "hold" ? words.held(attempt.rightMoves, MOVES_TO_HOLD) : words.right;
}

/** What the next hint is called. The second one tells the move; of a change, it tells all. */
export function hintLabel({ hint, kind }: Attempt, words: OnePuzzleWords): string {
  if (hint === 0) return words.hint;
  return kind === "change" ? words.solution : words.hintMore;
}

function hintOf(
  attempt: Attempt,
  themes: readonly Theme[],
  words: OnePuzzleWords,
  about: Words,
  reason: (change?: Change) => string[],
): string {
  const { hinted, hintedChange, choices, game, hint } = attempt;
  if (hintedChange)
    return words.changeIs(changeName(hintedChange, game.cols, about), about.paragraph(reason(hintedChange)));
  if (hinted) {
    const { cols } = game;
    return words.hintIs(hinted.from === hinted.to ? about.moveTo(hinted, cols) : shortMove(hinted, cols));
  }
  const theme = themes.find((each) => each !== "only-move");
  if (attempt.kind === "change") return hint === 1 && theme ? words.idea[theme] : words.ideaOfChange;
  // The ideas are those of the first move.
  if (attempt.rightMoves === 0) {
    if (theme) return words.idea[theme];
    // It holds for every puzzle, but where the cheese is walled off there is no way that could be short.
    if (attempt.kind !== "hold") return words.notStraight[attempt.side];
  }
  const [best] = choices;
  if (best && game.cols > 0) return words.direction(stepOf(best, game.cols)?.direction ?? null);
  return words.counts(attempt.rightChoices, choices.length);
}

/** What is to be changed, in a few words. */
const changeName = ({ at, adds }: Change, cols: number, about: Words): string =>
  typeof at === "number" ? about.place(at, cols) : about.whatIf.edge(at[0], at[1], adds ?? false);

/** Where the player to move can go; or what the hint says is to be changed. */
export function attemptMarks(attempt: Attempt, words: OnePuzzleWords): Marks | null {
  const { choices, hinted, hintedChange, game } = attempt;
  const at = hintedChange?.at;
  if (choices.length === 0 && typeof at !== "number") return null;
  const marks = Array.from({ length: game.places }, (): Mark | null => null);
  if (typeof at === "number")
    marks[at] = { kind: "target", glyph: "", number: "", label: words.changeMark, strong: true };
  for (const { from, to } of choices) {
    const stays = to === from;
    const label = stays ? words.canStay : words.canGo;
    marks[to] = { kind: stays ? "plain" : "target", glyph: "", number: "", label, strong: to === hinted?.to };
  }
  return marks;
}

/** The edge that the hint says is to be changed. */
export function attemptEdges({ hintedChange, side }: Attempt, words: OnePuzzleWords): EdgeMark[] {
  const at = hintedChange?.at;
  if (!at || typeof at === "number") return [];
  return [{ between: at, mark: { kind: side, glyph: "!", number: "", label: words.changeMark } }];
}

/** The hint; a wrong move and the reply to it; after a wrong change, how the best line goes on; or else the last move. */
export function attemptArrows({ game, hinted, wrong, reply }: Attempt): Arrow[] {
  if (hinted) return [arrowOf(hinted, 0.95)];
  if (wrong === "change") return arrowsOf(game);
  if (wrong) {
    // Where one lies over the other, the shorter one lies on top, so that both are seen.
    const length = ({ from, to }: Arrow) => Math.abs(to - from);
    return [wrong.move, ...(reply ? [reply] : [])]
      .map((move) => arrowOf(move, 0.95))
      .sort((one, other) => length(other) - length(one));
  }
  const last = game.moves[game.ply - 1];
  return last ? [arrowOf(last, 0.35)] : [];
}

/** Who is spoken of: the one who solves it, or who is to win after a change; the opponent while it moves. */
export function spokenOf({ isWaiting, side, kind, game }: Attempt): Player {
  if (kind === "change") return game.progress(side)?.goal?.winner ?? side;
  return isWaiting ? opponentOf(side) : side;
}
