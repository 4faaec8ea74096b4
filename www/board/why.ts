// Why the outcome is what it is, drawn on the board: the runner's route, when each player can be there, where it is cut off, and
// what is walled off.
import type { Proof, RouteCell } from "cat-and-mouse";
import type { PageWords } from "../i18n/page-types";
import type { Words } from "../i18n/types";
import type { BoardGame } from "../model/board-game";
import type { Mark, Why } from "../model/look";

/** The same in a few sentences. */
export function reasonOf({ origin, solution, verdict }: BoardGame, words: Words): string[] {
  if (!origin || !solution) return [];
  return words.reason(solution.reason(origin.mouse, origin.cat, origin.turn), verdict?.ending ?? null);
}

/** About the position before the first ply; null while a piece is missing. */
export function whyOf(game: BoardGame, words: PageWords): Why | null {
  const { origin, solution, verdict } = game;
  if (!origin || !solution || !verdict?.winner) return null;
  const found = solution.proof(origin.mouse, origin.cat, origin.turn);
  const proof = { ...found, route: found.goal === "capture" ? lastStretch(found.route) : found.route };
  const { runner, route } = proof;
  return {
    marks: marksOf(proof, game, words),
    route: runner && { by: runner, places: route.map(({ cell }) => cell) },
    sentence: words.proof.about(proof, verdict.winner, verdict.ending),
  };
}

/** The last part of a hunt in which the cat comes to no cell twice. All of a long hunt could not be read. */
function lastStretch(route: RouteCell[]): RouteCell[] {
  const seen = new Set<number>();
  const isNew = ({ cell }: RouteCell) => !seen.has(cell) && seen.add(cell);
  return route.slice(route.findLastIndex((place) => !isNew(place)) + 1);
}

function marksOf({ runner, goal, route, cutOff, apart }: Proof, game: BoardGame, words: PageWords): (Mark | null)[] {
  const marks = Array.from({ length: game.places }, (): Mark | null => null);
  for (const cell of apart) marks[cell] = { kind: "apart", glyph: "", number: "", label: words.proof.apart };
  for (const { cell, mouse, cat } of route) {
    // Everybody sees who stands on the first one.
    if (runner === null || (runner === "mouse" ? mouse : cat) === 0) continue;
    if (goal === "capture") {
      marks[cell] = { kind: "cat", glyph: "", number: `${cat}`, label: words.proof.hunt(cat ?? 0) };
      continue;
    }
    const isCutOff = cell === cutOff;
    const arrivals = words.proof.arrivals(mouse, cat);
    marks[cell] = {
      kind: isCutOff ? "cut-off" : runner,
      glyph: "",
      number: "",
      arrivals: { mouse, cat },
      label: isCutOff ? `${words.proof.cutOff}; ${arrivals}` : arrivals,
      strong: isCutOff,
    };
  }
  return marks;
}
