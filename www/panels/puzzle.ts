// A try at a puzzle on the page and in elements: its sentences, its drawing on the game, and its buttons.
import type { Player } from "cat-and-mouse";
import { shortMove, stepOf } from "../i18n/step";
import type { OnePuzzleWords, Sentence, Words } from "../i18n/words";
import { arrowOf, arrowsOf } from "../model/arrows";
import type { Change } from "../model/game";
import type { Arrow, EdgeMark, Look, Marks } from "../model/look";
import { opponentOf } from "../model/opponent";
import { MOVES_TO_HOLD, type PuzzlePlay, type Said } from "../model/puzzle-session";
import type { Theme } from "../model/puzzles";
import { choiceMarks } from "./choice-marks";
import { refusalOf } from "./refusal";

/** Words and sentences for a try. */
export interface PuzzleSpeech {
  themes: readonly Theme[];
  words: OnePuzzleWords;
  about: Words;
  /** The reason for the outcome, optionally after a change that has not been made. */
  reason: (change?: Change) => string[];
}

export interface PuzzleAction {
  label: string;
  act: () => void;
  disabled: boolean;
}

/** Title and detail contain the question; after the solution, the result. */
export interface PuzzleShown extends Sentence {
  isSolved: boolean;
  /**
   * The player whose picture is beside the title: the reader's player, or the opponent during its move; in a puzzle
   * that asks for a change, the player who has to win.
   */
  by: Player;
  feedback: Sentence | null;
  look: Look;
  /** The buttons: the hint and the solution; after a wrong answer, another try; after the solution, a restart. */
  actions: [PuzzleAction, ...PuzzleAction[]];
}

/** `help`: the explanation of the keys for screen readers; `restart`: restarts a solved puzzle. */
export function puzzleShown(
  play: PuzzlePlay,
  speech: PuzzleSpeech,
  { revision, help, restart }: { revision: number; help: string; restart: () => void },
): PuzzleShown {
  const { words } = speech;
  const { kind, now, side, game, isSolved } = play;
  const question = questionOf(play, speech);
  const isChange = kind === "change";
  const canDraw = isChange && !isSolved;
  const by = isChange ? (game.progress?.goal?.winner ?? side) : now.kind === "waiting" ? opponentOf(side) : side;
  const actions: PuzzleShown["actions"] = isSolved
    ? [{ label: words.once, act: restart, disabled: false }]
    : now.kind.startsWith("wrong")
      ? [{ label: words.tryAgain, act: () => play.tryAgain(), disabled: false }]
      : hintActions(play, words);
  return {
    ...question,
    ...(now.kind === "waiting" ? { detail: words.waiting(by) } : {}),
    isSolved,
    by,
    feedback: feedbackOf(play, speech),
    look: {
      revision,
      marks: puzzleMarks(play, words),
      edges: puzzleEdges(play, words),
      progress: game.progress,
      arrows: puzzleArrows(play),
      // A finger draws at once, without Edit, because the page is barely longer than a screen and hardly scrolls.
      editing: canDraw,
      readonly: !canDraw,
      ...(isChange
        ? {}
        : {
            help,
            press: (place: number) => pressed(play, place, speech.about),
            moves: now.kind === "asked" ? side : null,
          }),
    },
    actions,
  };
}

/** Makes the move to the pressed place; if there is no such move, returns a sentence that says so. */
function pressed(play: PuzzlePlay, place: number, { inVain }: Words): string | undefined {
  if (play.press(place)) return undefined;
  const { kind } = play.now;
  return inVain[kind === "asked" ? "turn" : kind === "wrong-change" ? "wrong" : kind];
}

/** The question; after the solution, the result. */
function questionOf({ kind, side, game, now }: PuzzlePlay, { words, about }: PuzzleSpeech): Sentence {
  if (now.kind === "solved") return { title: words.solved, detail: words.effort(now.effort) };
  if (kind !== "change") return words.ask[kind](side, game.verdict?.plies != null);
  const progress = game.progress;
  const title = progress?.goal ? about.exercise.goal(progress.goal, progress.allowed) : "";
  return { title, detail: words.change.ask };
}

/** The effect of the last move, the hint, or the reason of the solution; null if there is none. */
function feedbackOf(play: PuzzlePlay, speech: PuzzleSpeech): Sentence | null {
  const { words, about, reason } = speech;
  const { now, wrongMove, reply, hint, kind, game, side } = play;
  if (now.kind === "solved") {
    const compared = now.comparison ? [words.compared(now.comparison, side)] : [];
    return { title: "", detail: about.paragraph([...compared, ...reason()]) };
  }
  if (now.kind === "wrong-change") {
    const progress = game.progress;
    const detail =
      progress?.goal && progress.outcome ? about.exercise.standing(progress.outcome, side, progress.goal) : "";
    return { title: words.change.wrong, detail };
  }
  if (now.kind === "wrong" && wrongMove) {
    const { state, solution, ply } = game;
    const outcome = state && solution?.result(state, ply);
    const isCaught = outcome?.plies === 0 && outcome.ending === "capture";
    return {
      title: isCaught ? words.caught : words.wrong(now.grade?.after ?? null, opponentOf(wrongMove.by)),
      detail: reply && !isCaught ? words.reply(about.move(reply, game.cols, null)) : "",
    };
  }
  if (hint > 0) return { title: "", detail: hintOf(play, speech) };
  if (kind === "change") {
    const progress = game.progress;
    return progress?.refusal ? { title: "", detail: refusalOf(progress, about) } : null;
  }
  if (play.ownMoves === 0) return null;
  return kind === "hold" ? words.held(play.ownMoves, MOVES_TO_HOLD) : words.right;
}

function hintActions(play: PuzzlePlay, words: OnePuzzleWords): PuzzleShown["actions"] {
  const { hint, kind, now } = play;
  const idea = { label: words.hint, act: () => play.showHint(), disabled: now.kind === "waiting" };
  const label = kind === "change" ? words.solution : words.hintMore;
  // The second button is always there, because it must not appear under the finger that asked for the hint.
  return [idea, { label, act: () => play.showHint("solution"), disabled: hint !== 1 || now.kind === "waiting" }];
}

function hintOf(play: PuzzlePlay, { themes, words, about, reason }: PuzzleSpeech): string {
  const { hinted, hintedChange, choices, game, hint } = play;
  if (hintedChange) {
    const { at, adds } = hintedChange;
    return words.changeIs(about.exerciseHelp.which(at, game.cols, adds), about.paragraph(reason(hintedChange)));
  }
  if (hinted) {
    const { cols } = game;
    return words.hintIs(hinted.from === hinted.to ? about.moveTo(hinted, cols) : shortMove(hinted, cols));
  }
  const theme = themes.find((each) => each !== "only-move");
  if (play.kind === "change") return hint === 1 && theme ? words.idea[theme] : words.ideaOfChange;
  // The themes describe the first move only.
  if (play.ownMoves === 0) {
    if (theme) return words.idea[theme];
    // The hint says that the shortest way is wrong: the mouse's way to the cheese, or the cat's way to the mouse. The
    // hint is true of every puzzle with a win. In a puzzle to hold a draw, the cheese may be walled off.
    if (play.kind !== "hold") return words.notStraight[play.side];
  }
  const [best] = choices;
  if (best && game.cols > 0) return words.direction(stepOf(best, game.cols)?.direction ?? null);
  return words.counts(play.rightChoices, choices.length);
}

/** Marks on the possible moves, or on the change in the hint. */
function puzzleMarks(play: PuzzlePlay, words: OnePuzzleWords): Marks | null {
  const { choices, hinted, hintedChange, game } = play;
  const at = hintedChange?.at;
  if (choices.length === 0 && typeof at !== "number") return null;
  const marks = choiceMarks(choices, hinted, game, words);
  if (typeof at === "number") marks[at] = { kind: "target", label: words.changeMark, strong: true };
  return marks;
}

/** The edge in the hint. */
function puzzleEdges({ hintedChange, side }: PuzzlePlay, words: OnePuzzleWords): EdgeMark[] {
  const at = hintedChange?.at;
  if (!at || typeof at === "number") return [];
  return [{ between: at, mark: { kind: side, glyph: "!", label: words.changeMark } }];
}

/** Arrows: the hint; a wrong move and its reply; after a wrong change, the best line; or else the last move. */
function puzzleArrows({ game, now, hinted, wrongMove, reply }: PuzzlePlay): Arrow[] {
  if (hinted) return [arrowOf(hinted, 0.95)];
  if (now.kind === "wrong-change") return arrowsOf(game);
  if (wrongMove) {
    // Of two overlapping arrows, the shorter one lies on top.
    const length = ({ from, to }: Arrow) => Math.abs(to - from);
    return [wrongMove, ...(reply ? [reply] : [])]
      .map((move) => arrowOf(move, 0.95))
      .sort((one, other) => length(other) - length(one));
  }
  const last = game.moves[game.ply - 1];
  return last ? [arrowOf(last, 0.35)] : [];
}

/** The announcements as sentences. */
export function puzzleAnnouncement(say: readonly Said[], play: PuzzlePlay, speech: PuzzleSpeech): string {
  const { words, about } = speech;
  const { game, now, side } = play;
  const made = game.moves[game.ply - 1];
  const sentences: Record<Said, () => string[]> = {
    move: () => (made ? [about.sentences(about.move(made, game.cols, null), "")] : []),
    feedback() {
      const feedback = feedbackOf(play, speech);
      return [feedback?.title ?? "", feedback?.detail ?? ""];
    },
    question: () => [about.sentences(questionOf(play, speech).title, "")],
    waiting: () => [about.sentences(words.waiting(opponentOf(side)), "")],
    solved: () => [about.sentences(words.solved, "")],
    effort: () => [words.effort(now.effort)],
  };
  const all = say.flatMap((said) => sentences[said]()).map((each) => each.trim());
  return about.paragraph(all.filter((each) => each !== ""));
}
