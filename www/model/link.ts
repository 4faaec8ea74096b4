// The links that the page writes: to what it shows, to a puzzle whose answer is hidden, and to an exercise.
import type { Game } from "./game";
import type { ViewName } from "./names";

/** To the game as it is shown, with the open tab and how far the line has been followed. */
export function shownLink(game: Game, view: ViewName): string {
  const isLine = game.playedByHand === 0;
  const keys = { view: view === "line" ? null : view, ply: isLine ? game.ply : 0 };
  return game.withKeys(isLine ? linkAfter(game, 0) : linkAfter(game, game.ply), keys);
}

/** To the state that is shown, without its answer. `counts`: it also asks in how many moves. */
export function puzzleLink(game: Game, title: string, counts: boolean): string {
  return game.withKeys(linkAfter(game, game.ply), { hide: true, title, terms: counts ? "count=1" : "" });
}

/** `terms`: as `Editor.assign` takes them. */
export function exerciseLink(game: Game, title: string, terms: string): string {
  return game.withKeys(game.link, { title, terms });
}

/** To the game as it was changed in an exercise. `terms`: those of its link; `opened`: the link of the game as it was opened. */
export function solutionLink(game: Game, title: string, terms: string, opened: string): string {
  const all = new URLSearchParams(terms);
  if (!all.has("from")) all.set("from", new URLSearchParams(opened).get(game.kind) ?? "");
  return exerciseLink(game, title, all.toString());
}

/** A link to the state after this number of plies; at the start, to the game alone. */
function linkAfter(game: Game, plies: number): string {
  const state = game.stateAfter(plies);
  const isMoved = plies > 0 || !game.fromStart;
  return state && isMoved ? game.stateLink(state.mouse, state.cat, state.turn) : game.link;
}
