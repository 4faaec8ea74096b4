// Why the outcome is what it is, drawn on the board: the runner's route, when each player can be there, where it is cut off, and
// what is walled off.
import type { Proof, RouteCell } from "cat-and-mouse";
import type { Route } from "../board/board";
import type { Mark } from "../board/mark";
import type { PageWords } from "../i18n/page-types";
import type { Game } from "../model/game";
import type { LineNotes } from "./views/line";

/** About the position before the first ply; null while a piece is missing. */
export function proofOf(game: Game): Proof | null {
  const { origin } = game;
  const proof = origin && game.solution?.proof(origin.mouse, origin.cat, origin.turn);
  return proof ? { ...proof, route: proof.goal === "capture" ? lastStretch(proof.route) : proof.route } : null;
}

/** The last part of a hunt in which the cat comes to no cell twice. All of a long hunt could not be read. */
function lastStretch(route: RouteCell[]): RouteCell[] {
  const seen = new Set<number>();
  const isNew = ({ cell }: RouteCell) => !seen.has(cell) && seen.add(cell);
  return route.slice(route.findLastIndex((place) => !isNew(place)) + 1);
}

export function proofMarks(
  { runner, goal, route, cutOff, apart }: Proof,
  game: Game,
  words: PageWords,
): (Mark | null)[] {
  const marks = game.editor.contents().map((): Mark | null => null);
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

/** That the loser has no move that delays the end, and which moves have no alternative; about a line that nobody has left. */
export function lineNotes(game: Game, words: PageWords): LineNotes {
  const state = game.playedByHand === 0 ? game.origin : null;
  const { solution } = game;
  if (!state || !solution) return { sentence: null, only: new Set() };
  const { plies, winner } = solution.result(state.mouse, state.cat, state.turn);
  const { delays, only } = solution.proof(state.mouse, state.cat, state.turn);
  // A win in one move leaves the loser none.
  const isIdle = plies !== null && plies >= 3 && !delays;
  return {
    sentence: isIdle ? words.noDelay(winner === "mouse" ? "cat" : "mouse", winner) : null,
    only: new Set(only.map(({ ply }) => ply + 1)),
  };
}

export function proofRoute({ runner, route }: Proof): Route | null {
  return runner && { by: runner, cells: route.map(({ cell }) => cell) };
}
