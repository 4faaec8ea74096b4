// Why the outcome of a graph is what it is, drawn on it: the mouse's route, and when each player can be there; what it can still reach;
// or where each player can stay.
import { type GraphProof, ownMoves, type Player } from "cat-and-mouse";
import type { PageWords } from "../i18n/page-types";
import type { GraphGame } from "../model/graph-game";
import type { Mark, Why } from "../model/look";

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
  const proof = solution.proof(origin.mouse, origin.cat, origin.turn);
  const { about } = words.drawing.graph.why;
  const marks: (Mark | null)[] = Array.from({ length: game.places }, () => null);
  for (const node of proof.apart) marks[node] = { kind: "apart", glyph: "", number: "", label: words.proof.apart };
  if (verdict.winner === "mouse" || proof.goal === "capture") {
    markRoute(marks, proof, words);
    return { marks, route: routeOf(proof), sentence: about(proof, verdict.winner) };
  }
  if (verdict.winner === "cat") markReach(marks, proof, origin.turn, words);
  else markSafe(marks, proof, words);
  return { marks, route: null, sentence: about(proof, verdict.winner) };
}

const routeOf = ({ runner, route }: GraphProof) => runner && { by: runner, places: route.map(({ cell }) => cell) };

/** When each player can be on the nodes of the route. Everybody sees who is on the first one. */
function markRoute(marks: (Mark | null)[], { goal, route, cutOff }: GraphProof, words: PageWords): void {
  for (const { cell, mouse, cat } of route.slice(1)) {
    if (goal === "capture") {
      marks[cell] = { kind: "cat", glyph: "", number: `${cat}`, label: words.proof.hunt(cat ?? 0) };
      continue;
    }
    const isCutOff = cell === cutOff;
    const label = words.proof.arrivals(mouse, cat);
    const kind = isCutOff ? "cut-off" : "mouse";
    marks[cell] = { kind, glyph: "", number: "", arrivals: { mouse, cat }, label, strong: isCutOff };
  }
}

/** After how many moves of the cat the mouse can no longer be on each node. */
function markReach(marks: (Mark | null)[], { reach }: GraphProof, turn: Player, words: PageWords): void {
  for (let node = 0; node < marks.length; node += 1) {
    const last = reach.findLastIndex((nodes) => nodes.includes(node));
    if (last < 0) continue;
    const moves = ownMoves(last + 1, "cat", turn);
    marks[node] = { kind: "cat", glyph: "", number: `${moves}`, label: words.drawing.graph.why.until(moves) };
  }
}

/** Where the mouse can go on for ever, and from where the cat keeps it out of the hole. */
function markSafe(marks: (Mark | null)[], { safe, guard }: GraphProof, words: PageWords): void {
  const { initial } = words;
  const { why } = words.drawing.graph;
  for (let node = 0; node < marks.length; node += 1) {
    const [isSafe, isGuard] = [safe.includes(node), guard.includes(node)];
    if (!isSafe && !isGuard) continue;
    const kind = isSafe && isGuard ? "plain" : isSafe ? "mouse" : "cat";
    const glyph = `${isSafe ? initial.mouse : ""}${isGuard ? initial.cat : ""}`;
    const label = [isSafe ? why.safe : "", isGuard ? why.guard : ""].filter(Boolean).join("; ");
    marks[node] = { kind, glyph, number: "", label };
  }
}
