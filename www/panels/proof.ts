// Why the outcome is what it is, drawn on the board: the runner's route, when each player can be there, where it is cut off, and
// what is walled off.
import type { Proof } from "cat-and-mouse";
import type { Route } from "../board/board";
import type { Mark } from "../board/mark";
import type { PageWords } from "../i18n/page-types";
import type { Game } from "../model/game";
import type { LineNotes } from "./views/line";

/** About the starting position; null while a piece is missing. */
export function proofOf(game: Game): Proof | null {
  const { start } = game;
  return (start && game.solution?.proof(start.mouse, start.cat, start.turn)) ?? null;
}

export function proofMarks({ runner, route, cutOff, apart }: Proof, game: Game, words: PageWords): (Mark | null)[] {
  const marks = game.editor.contents().map((): Mark | null => null);
  for (const cell of apart) marks[cell] = { kind: "apart", glyph: "", number: "", label: words.proof.apart };
  for (const [index, { cell, mouse, cat }] of route.entries()) {
    // Everybody sees who stands on the first one.
    if (index === 0 || runner === null) continue;
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
  const state = game.playedByHand === 0 ? game.stateAfter(0) : null;
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
