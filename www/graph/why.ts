// The reason for the outcome, drawn on the graph: the mouse's route with the moves in which both players can arrive,
// the nodes that the mouse can still reach, or the nodes where each player can stay. At a fork, the mouse no longer has
// to dodge: after every move of the cat, a way to the hole is open.
import { type Fork, type GraphProof, ownMoves, type Player, type RouteCell } from "cat-and-mouse";
import { html } from "lit";
import type { PageWords } from "../i18n/words";
import { arrowsFrom, lastStretch, upTo } from "../model/arrows";
import type { GraphGame } from "../model/graph-game";
import { type Arrow, type Mark, OVER, type Sign, type Why } from "../model/look";
import { grouped, strategyView } from "./strategy";

/** The most nodes or responses that a sentence lists. The drawing shows longer lists better. */
const MOST_SAID = 6;

/** The reason in a few sentences. */
export function reasonOf({ explained, solution }: GraphGame, words: PageWords, state = explained): string[] {
  if (!state || !solution) return [];
  return [words.drawing.graph.reason(solution.reason(state))];
}

/** The drawing for the displayed position. */
export function whyOf(game: GraphGame, words: PageWords): Why | null {
  const { origin, state, solution, ply } = game;
  if (!origin || !state || !solution) return null;
  const { cat, turn } = state;
  const { winner, plies } = solution.result(state);
  if (plies === 0) return OVER;
  const proof = solution.proof(state);
  const marks: (Mark | null)[] = Array.from({ length: game.places }, () => null);
  for (const node of proof.apart) marks[node] = markOf([NOTHING], nothingMeans(winner, words));
  const { fork } = proof;
  // If the mouse runs into the cat with its first move, the catch needs no mark.
  const runsIntoCat = proof.direct.length === 0 && proof.cutOff === cat && proof.route[1]?.cell === cat;
  const route = runsIntoCat ? [] : shownRoute(proof, game.places);
  if (fork) markFork(marks, proof, fork, route, words);
  else if (winner === "mouse") markRoute(marks, proof, words);
  else if (winner === "cat") markReach(marks, proof, turn, words);
  else markSafe(marks, proof, words);
  if (!isCut(route) && !runsIntoCat) markCutOff(marks, proof, winner, words);
  // At the start, the answer already gives the reason, so the drawing does not repeat it.
  const reason = ply > 0 ? words.drawing.graph.reason(solution.reason(state)) : "";
  const said = fork
    ? [forkSentence(fork, route, words)]
    : sentences(proof, { winner, turn, isFirst: ply === 0 }, marks, words);
  const arrows = fork ? arrowsFrom(fork) : responseArrows(proof, cat);
  return {
    marks,
    route: proof.goal === "hole" ? { by: "mouse", places: route.map(({ cell }) => cell) } : null,
    arrows,
    sentence: words.paragraph([reason, ...said].filter((each) => each !== "")),
    key: keyOf(marks, proof, { winner, responds: arrows.length > 0 }, words),
    more: strategyView(solution, origin, state, words),
  };
}

/** The sentences for a drawing without a fork. */
function sentences(
  proof: GraphProof,
  { winner, turn, isFirst }: { winner: Player | null; turn: Player; isFirst: boolean },
  marks: Why["marks"],
  words: PageWords,
): string[] {
  const { about, guards, dodges, goOn } = words.drawing.graph.why;
  const { safe, guard, moves } = proof;
  const responding = responseSentences(proof, turn, words);
  if (isFirst && responding.length > 0 && moves !== 1) responding.push(goOn);
  // If the cat wins, the sentence about the proof is shown only at the start; later, only the responses are shown.
  if (winner === "cat" && !isFirst && responding.length > 0) return responding;
  if (winner !== null) return [about(proof, winner), ...responding];
  const few = (nodes: number[]) => (nodes.length <= MOST_SAID ? nodes : null);
  const others = marks.flatMap((_, node) => (node === 0 || safe.includes(node) ? [] : [node]));
  return [
    guard.length > 0 ? guards(few(guard)) : "",
    ...responding,
    safe.length > 0 ? dodges(few(safe), isMost(safe, marks) ? few(others) : null) : "",
  ];
}

/** Whether these are more than half of the nodes. Marks on so many nodes would say little. */
const isMost = (nodes: readonly number[], marks: Why["marks"]) => 2 * nodes.length > marks.length;

/** Sentences about the cat's response to each mouse move; empty if there would be too many sentences. */
function responseSentences({ responses, moves }: GraphProof, turn: Player, words: PageWords): string[] {
  // The text already says that the cat catches the mouse wherever it goes.
  if (turn === "mouse" && moves !== null && moves <= 1) return [];
  const { response } = words.drawing.graph.why;
  const groups = grouped(responses);
  if (groups.length > MOST_SAID) return [];
  return groups.map(([cat, from]) => response(turn === "cat" ? [] : from, cat));
}

/** Arrows of the cat's responses, except those that catch the mouse. */
function responseArrows({ responses }: GraphProof, from: number): Arrow[] {
  const nodes = new Set(responses.flatMap(({ mouse, cat }) => (cat === mouse ? [] : [cat])));
  return [...nodes].map((to) => ({ by: "cat", from, to, strength: 0.95 }));
}

/**
 * The mouse's route up to the catch or the fork. Of a long way to a fork, only the last part is shown, in which no node
 * occurs twice.
 */
function shownRoute({ route, direct, cutOff, fork }: GraphProof, places: number): RouteCell[] {
  if (!fork) return direct.length > 0 ? route : upTo(route, cutOff);
  const way = route.slice(0, fork.moves + 1);
  return fork.moves > places ? lastStretch(way) : way;
}

function forkSentence(fork: Fork, route: readonly RouteCell[], words: PageWords): string {
  const said = words.proof.fork(fork, (node) => words.place(node, 0), false);
  return isCut(route) ? words.paragraph([said, words.drawing.graph.why.shownFrom(route[0]?.mouse ?? 0)]) : said;
}

/** Whether the start of the mouse's route is omitted. */
const isCut = (route: readonly RouteCell[]) => (route[0]?.mouse ?? 0) > 0;

const NOTHING: Sign = { kind: "plain", text: "–" };

/** The meaning of a node with a dash instead of a number. It depends on who wins. */
function nothingMeans(winner: Player | null, words: PageWords): string {
  const { apart, catOnly, never } = words.drawing.graph.why.key;
  return { mouse: catOnly, cat: never, nobody: apart }[winner ?? "nobody"];
}

const markOf = (signs: readonly Sign[], label: string): Mark => ({ kind: "plain", signs, label });

/** The key of the signs, with a sample of each. */
function keyOf(
  marks: readonly (Mark | null)[],
  proof: GraphProof,
  { winner, responds }: { winner: Player | null; responds: boolean },
  words: PageWords,
): Why["key"] {
  const { key } = words.drawing.graph.why;
  const drawn = marks.flatMap((mark) => mark?.signs ?? []);
  const first = (kind: Mark["kind"]) => drawn.filter((sign) => sign.kind === kind).slice(0, 1);
  const entry = (signs: readonly Sign[], text: string) =>
    signs.length > 0 ? [{ sample: html`<span class="signs">${signs.map(signView)}</span>`, text }] : [];
  const apart = entry(first("plain"), nothingMeans(winner, words));
  const { moves, catThen } = words.proof.key;
  const cut = marks.some((mark) => mark?.kind === "cut-off")
    ? [{ sample: html`<span class="ring"></span>`, text: proof.direct.length > 0 ? key.direct : key.cutOff }]
    : [];
  if (proof.fork) return [...entry(first("mouse"), moves), ...entry(first("cat"), catThen), ...cut];
  if (winner === "mouse")
    return [...entry(marks[proof.route[1]?.cell ?? 0]?.signs ?? [], key.arrivals), ...apart, ...cut];
  const respond = responds ? [{ sample: ARROW, text: key.response }] : [];
  if (winner === null)
    return [...entry(first("mouse"), key.safe), ...entry(first("cat"), key.guard), ...respond, ...apart, ...cut];
  return [...entry(first("cat"), key.until), ...respond, ...apart, ...cut];
}

const ARROW = html`<svg class="response" viewBox="0 0 36 12" aria-hidden="true"><path d="M2 4.500H24V1L34 6 24 11V7.500H2Z"></path></svg>`;

const signView = ({ kind, text }: Sign) => html`<span class="badge ${kind}">${text}</span>`;

/**
 * Marks the nodes of the route with both players' arrivals. The first node gets no mark, because a player stands there.
 */
function markRoute(marks: (Mark | null)[], { route }: GraphProof, words: PageWords): void {
  for (const { cell, mouse, cat } of route.slice(1)) {
    marks[cell] = arrivalsMark(mouse, cat, words);
  }
}

function arrivalsMark(mouse: number | null, cat: number | null, words: PageWords): Mark {
  const signs: Sign[] = [
    { kind: "mouse", text: `${mouse ?? "–"}` },
    { kind: "cat", text: `${cat ?? "–"}` },
  ];
  return markOf(signs, words.proof.arrivals(mouse, cat));
}

/**
 * Marks the node where the cat catches a mouse that runs straight for the hole. A mouse that wins may pass this node
 * on another route; the node then keeps the mark of that route.
 */
function markCutOff(
  marks: (Mark | null)[],
  { route, direct, cutOff }: GraphProof,
  winner: Player | null,
  words: PageWords,
): void {
  const cut = (direct.length > 0 ? direct : winner === "mouse" ? [] : route).find(({ cell }) => cell === cutOff);
  if (!cut || (winner === "mouse" && marks[cut.cell])) return;
  const { key } = words.drawing.graph.why;
  const arrivals = arrivalsMark(cut.mouse, cut.cat, words);
  // In a draw no other node has numbers, so the ring is enough.
  const mark = marks[cut.cell] ?? (winner === null ? { ...arrivals, signs: [] } : arrivals);
  const label = direct.length > 0 ? key.direct : key.cutOff;
  marks[cut.cell] = { ...mark, kind: "cut-off", label: `${mark.label}; ${label}` };
}

/** Marks the displayed mouse moves up to the fork, and the cat's node at the fork. The labels list all moves. */
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

/** Marks each node with the last cat move after which the mouse can be there. */
function markReach(marks: (Mark | null)[], { reach }: GraphProof, turn: Player, words: PageWords): void {
  const { until, key } = words.drawing.graph.why;
  for (let node = 0; node < marks.length; node += 1) {
    const last = reach.findLastIndex((nodes) => nodes.includes(node));
    const moves = last < 0 ? null : ownMoves(last, "cat", turn);
    marks[node] =
      moves === null ? markOf([NOTHING], key.never) : markOf([{ kind: "cat", text: `≤${moves}` }], until(moves));
  }
}

/**
 * Marks the nodes where the mouse can stay for ever, unless these are most nodes; and the nodes from which the cat
 * guards the hole.
 */
function markSafe(marks: (Mark | null)[], { safe, guard }: GraphProof, words: PageWords): void {
  const { initial } = words;
  const { why } = words.drawing.graph;
  for (let node = 0; node < marks.length; node += 1) {
    const isSafe = safe.includes(node) && !isMost(safe, marks);
    const isGuard = guard.includes(node);
    if (!isSafe && !isGuard) continue;
    const signs = [
      ...(isSafe ? [{ kind: "mouse", text: initial.mouse } as const] : []),
      ...(isGuard ? [{ kind: "cat", text: initial.cat } as const] : []),
    ];
    marks[node] = markOf(signs, [isSafe ? why.safe : "", isGuard ? why.guard : ""].filter(Boolean).join("; "));
  }
}
