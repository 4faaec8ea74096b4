// The reason for the outcome, drawn on the board. The runner is the player who goes for the cheese, or the cat if it
// hunts the mouse. The drawing shows the runner's route, when each player can arrive on its cells, the cell where the
// runner is cut off, and cells that are walled off. At a fork, the mouse no longer has to dodge: after every move of
// the cat, a way to the cheese is open.
import type { Player, Proof, RouteCell } from "cat-and-mouse";
import { html } from "lit";
import type { PageWords, Words } from "../i18n/words";
import { arrowsFrom, lastStretch, upTo } from "../model/arrows";
import type { BoardGame } from "../model/board-game";
import { type Mark, OVER, type Why } from "../model/look";
import { markView } from "./board";

/** The reason for an outcome in a few sentences; by default, for the outcome of the explained position. */
export function reasonOf(
  { explained, solution, tried, verdict }: BoardGame,
  words: Words,
  state = explained,
  outcome = tried?.outcome ?? verdict,
): string[] {
  if (!state || !solution) return [];
  return words.reason(solution.reason(state), outcome?.ending ?? null);
}

/** The drawing for the displayed position; null while a piece is missing. */
export function whyOf(game: BoardGame, words: PageWords): Why | null {
  const { state, solution, ply } = game;
  if (!state || !solution) return null;
  const { winner, ending, plies } = solution.result(state, ply);
  if (!winner) return null;
  if (plies === 0) return OVER;
  const found = solution.proof(state);
  const proof = { ...found, route: shownRoute(found) };
  const { runner, route, fork } = proof;
  const marks = marksOf(proof, game, words);
  const said = fork ? words.proof.fork(fork, (cell) => words.place(cell, game.cols), true) : words.proof.about(proof);
  const isFramed = proof.direct.length > 0 && marks.some((mark) => mark?.kind === "cut-off");
  // At the start, the answer already gives the reason, so the drawing does not repeat it.
  const reason = ply > 0 ? words.reason(solution.reason(state), ending) : [];
  return {
    marks,
    route: runner && { by: runner, places: route.map(({ cell }) => cell) },
    arrows: fork ? arrowsFrom(fork) : [],
    sentence: words.paragraph([...reason, said, isFramed ? words.proof.direct : ""].filter((each) => each !== "")),
    key: keyOf(marks, proof, state.turn, words),
  };
}

/** The key of the marks. The sample of each kind is the first mark of that kind on the board. */
function keyOf(
  marks: (Mark | null)[],
  { route, direct, cutOff, fork }: Proof,
  turn: Player,
  words: PageWords,
): Why["key"] {
  const { key } = words.proof;
  // Right after the mouse's move n, the cat makes its own move n or, if the cat moves first, its move n + 1.
  const ahead = turn === "cat" ? 1 : 0;
  const cut = [...direct, ...route].find(({ cell }) => cell === cutOff);
  const isRightAfter = cut !== undefined && cut.cat === (cut.mouse ?? 0) + ahead;
  const hasNever = marks.some((mark) => mark?.arrivals?.mouse === null || mark?.arrivals?.cat === null);
  const meanings: Partial<Record<Mark["kind"], string>> = {
    mouse: fork ? key.moves : key.way("mouse", hasNever),
    cat: fork ? key.catThen : marks.some((mark) => mark?.arrivals) ? key.way("cat", hasNever) : key.hunt,
    "cut-off": key.cutOff(isRightAfter, ahead > 0),
    apart: words.proof.apart,
  };
  return (["mouse", "cat", "cut-off", "apart"] as const).flatMap((kind) => {
    const mark = marks.find((each) => each?.kind === kind);
    const text = meanings[kind];
    return mark && text ? [{ sample: html`<span class="cell-sample">${markView(mark)}</span>`, text }] : [];
  });
}

/**
 * The displayed part of the route. It ends at the fork, or at the cell where the runner is cut off. In a hunt, it is
 * only the last part of the route.
 */
function shownRoute({ goal, route, direct, cutOff, fork }: Proof): RouteCell[] {
  if (fork) return route.filter(({ mouse }) => mouse !== null && mouse <= fork.moves);
  // A long hunt would be unreadable as a whole.
  if (goal === "capture") return lastStretch(route);
  return direct.length > 0 ? route : upTo(route, cutOff);
}

function marksOf(
  { runner, goal, route, direct, cutOff, apart, fork }: Proof,
  game: BoardGame,
  words: PageWords,
): (Mark | null)[] {
  const marks = Array.from({ length: game.places }, (): Mark | null => null);
  for (const cell of apart) marks[cell] = { kind: "apart", label: words.proof.apart };
  for (const { cell, mouse, cat } of route) {
    // The first cell needs no number, because a player stands on it.
    if (runner === null || (runner === "mouse" ? mouse : cat) === 0) continue;
    if (fork) {
      const label = words.proof.comes(`${mouse}`);
      marks[cell] = { kind: "mouse", number: `${mouse}`, label, strong: cell === fork.mouse };
    } else if (goal === "capture") marks[cell] = { kind: "cat", number: `${cat}`, label: words.proof.hunt(cat ?? 0) };
    else marks[cell] = arrivalMark(runner, { cell, mouse, cat }, cell === cutOff, words);
  }
  if (fork) marks[fork.cat] = { kind: "cat", glyph: words.initial.cat, label: words.proof.key.catThen };
  // The mouse may win by another route that passes the cut-off cell before its fork. The cell then keeps the mark of
  // that route.
  const stop = direct.find(({ cell }) => cell === cutOff);
  if (stop && !marks[stop.cell]) marks[stop.cell] = arrivalMark("mouse", stop, true, words);
  return marks;
}

/** The mark with both players' arrivals on a cell of the runner's route. */
function arrivalMark(runner: Player, { mouse, cat }: RouteCell, isCutOff: boolean, words: PageWords): Mark {
  const arrivals = words.proof.arrivals(mouse, cat);
  return {
    kind: isCutOff ? "cut-off" : runner,
    arrivals: { mouse, cat },
    label: isCutOff ? `${words.proof.cutOff}; ${arrivals}` : arrivals,
    strong: isCutOff,
  };
}
