// Sentences about a match: the turn or the result, grades of moves, the hint, and announcements for screen readers.
import type { Player } from "cat-and-mouse";
import { shortMove } from "../i18n/step";
import type { PageWords, PlayWords, Sentence } from "../i18n/words";
import { winnerOf } from "../model/assignment";
import type { Grade, Outcome, RankedMove } from "../model/game";
import { type GradedMove, isBlunder, type Match, type MatchState, movesLost } from "../model/match";
import { opponentOf } from "../model/opponent";
import type { Standing } from "../panels/standing";

/** The words of a language, and what the sentences may reveal. */
export interface Wording {
  page: PageWords;
  words: PlayWords;
  /** Whether moves are graded. A puzzle asks who can win, and a grade would reveal this. */
  showsGrades: boolean;
  /** The reason for the outcome of the displayed state. */
  reason: (outcome: Outcome) => string[];
}

/** The reader's side; null if two people play. */
const sideOf = ({ isShared, terms }: Match): Player | null => (isShared ? null : terms.side);

/** Joins the sentences that are not empty. */
const paragraph = (page: PageWords, sentences: string[]): string =>
  page.paragraph(sentences.map((each) => each.trim()).filter((each) => each !== ""));

/** The status of a match. `by`: the player in the picture. */
export function standingOf(match: Match, about: Wording): Omit<Standing, "mark"> & { by: Player } {
  const { now, game, reader } = match;
  const { words, page } = about;
  switch (now.kind) {
    case "looking-back": {
      const { move, ply } = now.looked;
      const kind = now.stage.kind === "waiting" ? reader : move.by;
      const feedback = about.showsGrades ? { title: "", detail: lookedAt(match, now, about) } : null;
      return { by: move.by, kind, title: words.lookingAt(match.numberOf(ply)), detail: "", feedback };
    }
    case "over": {
      const { winner } = now.result;
      const by = winner ?? reader;
      const winners = game.moves.filter((move) => move.by === winner).length;
      const { title, detail } = words.over(now.result, sideOf(match), winners, game.moveLimit);
      // In a draw, `detail` is the reason. A narrow window has no room for the reason beside the title, so the reason
      // is in the feedback.
      const worth = [winner ? "" : detail, words.help(match.help), judgement(match, now, about)];
      const feedback = { title: "", detail: paragraph(page, worth) };
      return { by, kind: by, title, detail: winner ? detail : "", feedback };
    }
    case "waiting": {
      const by = opponentOf(reader);
      // The grade of the reader's last move keeps its colour during the opponent's move.
      return { by, kind: reader, title: words.waiting(by), detail: "", feedback: gradeSentence(match, about) };
    }
    case "hinted":
    case "turn": {
      const number = game.moves.filter(({ by }) => by === reader).length + 1;
      const title = match.isShared ? words.turnOf(reader) : words.yourMove;
      const said = { by: reader, title, detail: words.howToMove(number) };
      if (now.kind === "turn") return { ...said, kind: reader, feedback: gradeSentence(match, about) };
      const { hint } = now;
      const name = hint.from === hint.to ? page.moveTo(hint, game.cols) : shortMove(hint, game.cols);
      return { ...said, kind: `${reader} hinted`, feedback: hintSentence(hint, name, match, about) };
    }
  }
}

/**
 * The hint. Unless this would give away a puzzle, the hint also says why the move wins, or that no move forces a win.
 * After a mistake, it advises the reader to take the mistake back.
 */
export function hintSentence({ outcome, by }: RankedMove, name: string, match: Match, about: Wording): Sentence {
  const { words, page, showsGrades, reason } = about;
  const title = words.hintIs(name);
  if (!showsGrades) return { title, detail: "" };
  const own = match.moves[match.lastOwn];
  const better = own && !match.isShared && isBlunder(own) ? words.takeItBack : "";
  return { title, detail: paragraph(page, [words.hintOutcome(outcome, by) || (reason(outcome)[0] ?? ""), better]) };
}

/** The announcement after a move. */
export function moveAnnouncement(match: Match, about: Wording): string {
  const { game, now } = match;
  const { page } = about;
  const last = game.moves.at(-1);
  const { title, detail, feedback } = standingOf(match, about);
  const worth = [feedback?.title ?? "", feedback?.detail ?? ""];
  const standing =
    now.kind === "over" ? [page.sentences(title, detail), ...worth] : [...worth, page.sentences(title, "")];
  return paragraph(page, [last ? page.sentences(page.move(last, game.cols, null), "") : "", ...standing]);
}

/**
 * Says that the opponent has just made a mistake; if not, the grade of the reader's last move. Before the reader's
 * first move, says that the reader cannot force a win, or that nobody can; null if the reader can.
 */
function gradeSentence(match: Match, { words, showsGrades }: Wording): Sentence | null {
  if (match.isShared || !showsGrades) return null;
  const { moves, hopeless } = match;
  const { side, strength } = match.terms;
  const last = moves.at(-1);
  if (last && last.move.by !== side && isBlunder(last)) return words.opponentErred(last.move.by);
  const own = moves[match.lastOwn];
  if (own) return words.feedback(own.grade, side);
  if (hopeless !== null) return words.hopeless(hopeless, side, strength);
  return match.start?.plies === null ? words.undecided(match.start) : null;
}

/** The grade of this player's move. The best move in a lost position gets no praise. */
export function gradeOf({ verdict, before }: Grade, by: Player, words: PlayWords): string {
  const isLost = before.plies !== null && before.winner !== by;
  return verdict === "best" && isLost ? words.lastsLongest : words.grade[verdict];
}

/** Names the move that decided a finished match. */
function judgement(
  match: Match,
  { result, turningPoint }: MatchState & { kind: "over" },
  { words, page }: Wording,
): string {
  const { start, outcome, help, game } = match;
  const { winner, ending } = result;
  const side = sideOf(match);
  const loser = winner && opponentOf(winner);
  if (ending === "given-up" && loser && outcome && winnerOf(outcome) === loser) return words.couldWin(loser, side);
  const noMistake = (isHelped: boolean) => (start ? words.noMistake(start, side, isHelped) : "");
  if (!turningPoint) return noMistake(help.hints + help.takeBacks > 0);
  const named = ({ ply, move }: GradedMove) =>
    [move.by, side, match.numberOf(ply), shortMove(move, game.cols)] as const;
  if (!isBlunder(turningPoint))
    return paragraph(page, [noMistake(true), words.shortened(...named(turningPoint), movesLost(turningPoint))]);
  const last = match.moves.at(-1);
  const isSaved = last && match.isOwn(last.move.by) && last.grade.verdict === "loss-to-draw";
  const wasWon = winnerOf(turningPoint.grade.before) === turningPoint.move.by;
  return paragraph(page, [
    isSaved ? words.savedDraw(...named(last)) : "",
    words.mistake(...named(turningPoint), wasWon),
  ]);
}

function lookedAt(match: Match, { looked, better }: MatchState & { kind: "looking-back" }, { words }: Wording): string {
  const { move, grade } = looked;
  const { cols } = match.game;
  const said = gradeOf(grade, move.by, words);
  return words.wasPlayed(move.by, sideOf(match), shortMove(move, cols), said, better && shortMove(better, cols));
}
