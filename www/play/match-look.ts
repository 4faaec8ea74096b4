// The drawing on the game of a match: possible moves, the hint, and the last or a selected move.
import type { PlayWords } from "../i18n/words";
import { arrowOf } from "../model/arrows";
import type { Arrow, Look } from "../model/look";
import type { Match } from "../model/match";
import { choiceMarks } from "../panels/choice-marks";

export function matchLook(match: Match | null, words: PlayWords): Pick<Look, "marks" | "arrows" | "eats" | "moves"> {
  if (!match) return { marks: null, arrows: [] };
  const { now, game, reader } = match;
  if (!("choices" in now))
    return { marks: null, arrows: arrowsOf(match), eats: now.kind === "over" && now.result.ending === "food" };
  const hint = now.kind === "hinted" ? now.hint : null;
  return { marks: choiceMarks(now.choices, hint, game, words), arrows: arrowsOf(match), moves: reader };
}

/** The hint; or the selected move and a better one; or the last move. */
function arrowsOf({ now, game }: Match): Arrow[] {
  if (now.kind === "hinted") return [arrowOf(now.hint, 0.95)];
  if (now.kind !== "looking-back") return game.moves.slice(-1).map((last) => arrowOf(last, 0.35));
  const { looked, better } = now;
  return better ? [arrowOf(looked.move, 0.35), arrowOf(better, 0.95)] : [arrowOf(looked.move, 0.95)];
}
