// Why the outcome of a graph is what it is, drawn on it: the mouse's route, and when each player can be there; what it can still reach;
// or where each player can stay.
import { type Fork, type GraphProof, ownMoves, type Player, type RouteCell } from "cat-and-mouse";
import { html } from "lit";
import type { PageWords } from "../i18n/page-types";
import { arrowsFrom, lastStretch } from "../model/arrows";
import type { GraphGame } from "../model/graph-game";
import type { Mark, Sign, Why } from "../model/look";

/** In a few sentences. */
export function reasonOf({ verdict, origin, solution, fromStart, places }: GraphGame, words: PageWords): string[] {
  if (!origin || !solution) return [];
  const { reason, tooShort } = words.drawing.graph;
  const plies = verdict?.plies ?? 0;
  const said = reason(solution.reason(origin.mouse, origin.cat, origin.turn));
  return fromStart && plies > 2 * places ? [said, tooShort(plies, places)] : [said];
}

/** About the position before the first ply. */
export function whyOf(game: GraphGame, words: PageWords): Why | null {
  const { origin, solution, verdict } = game;
  if (!origin || !solution || !verdict) return null;
  const { winner } = verdict;
  const proof = solution.proof(origin.mouse, origin.cat, origin.turn);
  const { about } = words.drawing.graph.why;
  const marks: (Mark | null)[] = Array.from({ length: game.places }, () => null);
  for (const node of proof.apart) marks[node] = markOf([NOTHING], nothingMeans(winner, words));
  const { fork } = proof;
  const route = fork ? shownRoute(proof.route, fork, game.places) : proof.route;
  if (fork) markFork(marks, proof, fork, route, words);
  else if (winner === "mouse") markRoute(marks, proof, words);
  else if (winner === "cat") markReach(marks, proof, origin.turn, words);
  else markSafe(marks, proof, words);
  const runs = winner !== null && proof.goal === "hole";
  return {
    marks,
    route: runs ? { by: "mouse", places: route.map(({ cell }) => cell) } : null,
    arrows: fork ? arrowsFrom(fork) : [],
    sentence: fork ? forkSentence(fork, route, words) : about(proof, winner),
    key: keyOf(marks, proof, winner, words),
  };
}

/** The mouse's way up to the fork: if it is long, only the last of it, so that each node has one number. */
function shownRoute(route: readonly RouteCell[], { moves }: Fork, places: number): RouteCell[] {
  const way = route.slice(0, moves + 1);
  return moves > places ? lastStretch(way) : way;
}

function forkSentence(fork: Fork, route: readonly RouteCell[], words: PageWords): string {
  const said = words.proof.fork(fork, (node) => words.place(node, 0), false);
  const first = route[0]?.mouse ?? 0;
  return first === 0 ? said : words.paragraph([said, words.drawing.graph.why.shownFrom(first)]);
}

const NOTHING: Sign = { kind: "plain", text: "–" };

/** What a node without a number is, by who wins. */
function nothingMeans(winner: Player | null, words: PageWords): string {
  const { apart, catOnly, never } = words.drawing.graph.why.key;
  return { mouse: catOnly, cat: never, nobody: apart }[winner ?? "nobody"];
}

const markOf = (signs: readonly Sign[], label: string): Mark => ({
  kind: "plain",
  glyph: "",
  number: "",
  signs,
  label,
});

/** What each sign means, with one that is drawn as its example. */
function keyOf(
  marks: readonly (Mark | null)[],
  proof: GraphProof,
  winner: Player | null,
  words: PageWords,
): Why["key"] {
  const { key } = words.drawing.graph.why;
  const drawn = marks.flatMap((mark) => mark?.signs ?? []);
  const first = (kind: Mark["kind"]) => drawn.filter((sign) => sign.kind === kind).slice(0, 1);
  const entry = (signs: readonly Sign[], text: string, look = "") =>
    signs.length > 0 ? [{ sample: html`<span class="signs ${look}">${signs.map(signView)}</span>`, text }] : [];
  const apart = entry(first("plain"), nothingMeans(winner, words));
  const { moves, catThen } = words.proof.key;
  if (proof.fork) return [...entry(first("mouse"), moves), ...entry(first("cat"), catThen)];
  if (winner === "mouse") return [...entry(marks[proof.route[1]?.cell ?? 0]?.signs ?? [], key.arrivals), ...apart];
  if (winner === null) return [...entry(first("mouse"), key.safe), ...entry(first("cat"), key.guard), ...apart];
  const caught = marks.find((mark) => mark?.kind === "cut-off");
  return [...entry(first("cat"), key.until), ...apart, ...entry(caught?.signs ?? [], key.cutOff, "cut-off")];
}

const signView = ({ kind, text }: Sign) => html`<span class="badge ${kind}">${text}</span>`;

/** When each player can be on the nodes of the route. Everybody sees who is on the first one. */
function markRoute(marks: (Mark | null)[], { route }: GraphProof, words: PageWords): void {
  for (const { cell, mouse, cat } of route.slice(1)) {
    const signs: Sign[] = [
      { kind: "mouse", text: `${mouse ?? "–"}` },
      { kind: "cat", text: `${cat ?? "–"}` },
    ];
    marks[cell] = markOf(signs, words.proof.arrivals(mouse, cat));
  }
}

/** The mouse's moves up to the fork, as many as are shown, and where the cat is then. In words, all of them are there. */
function markFork(
  marks: (Mark | null)[],
  proof: GraphProof,
  fork: Fork,
  shown: readonly RouteCell[],
  words: PageWords,
): void {
  const movesTo = (node: number, route: readonly RouteCell[]) =>
    route.flatMap(({ cell, mouse }) => (cell === node && mouse && mouse <= fork.moves ? [mouse] : [])).join(",");
  for (const node of new Set(proof.route.map(({ cell }) => cell))) {
    const all = movesTo(node, proof.route);
    if (!all) continue;
    const text = movesTo(node, shown);
    const signs: Sign[] = text ? [{ kind: "mouse", text }] : [];
    marks[node] = { ...markOf(signs, words.proof.comes(all)), strong: node === fork.mouse };
  }
  const there = marks[fork.cat];
  const cat: Sign = { kind: "cat", text: words.initial.cat };
  const label = [there?.label, words.proof.key.catThen].filter(Boolean).join("; ");
  marks[fork.cat] = markOf([...(there?.signs ?? []), cat], label);
}

/** After which move of the cat the mouse can be on each node for the last time. */
function markReach(marks: (Mark | null)[], { reach, cutOff }: GraphProof, turn: Player, words: PageWords): void {
  const { until, key } = words.drawing.graph.why;
  for (let node = 0; node < marks.length; node += 1) {
    const last = reach.findLastIndex((nodes) => nodes.includes(node));
    const moves = last < 0 ? null : ownMoves(last, "cat", turn);
    const mark =
      moves === null ? markOf([NOTHING], key.never) : markOf([{ kind: "cat", text: `${moves}` }], until(moves));
    marks[node] = node === cutOff ? { ...mark, kind: "cut-off", label: `${mark.label}; ${key.cutOff}` } : mark;
  }
}

/** Where the mouse can go on for ever, and from where the cat keeps it out of the hole. */
function markSafe(marks: (Mark | null)[], { safe, guard }: GraphProof, words: PageWords): void {
  const { initial } = words;
  const { why } = words.drawing.graph;
  for (let node = 0; node < marks.length; node += 1) {
    const isSafe = safe.includes(node);
    const isGuard = guard.includes(node);
    if (!isSafe && !isGuard) continue;
    const signs = [
      ...(isSafe ? [{ kind: "mouse", text: initial.mouse } as const] : []),
      ...(isGuard ? [{ kind: "cat", text: initial.cat } as const] : []),
    ];
    marks[node] = markOf(signs, [isSafe ? why.safe : "", isGuard ? why.guard : ""].filter(Boolean).join("; "));
  }
}
