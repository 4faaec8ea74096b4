// <cat-mouse-graph>: an interactive graph of Cat and Mouse (LeetCode 913) for any page.
import graph from "../graph/graph.css?inline";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/words";
import type { GraphGame } from "../model/graph-game";
import { graphElementKit } from "../page/graph-element-kit";
import { count, text } from "./attributes";
import { GameElement } from "./game-element";
import own from "./graph-element.css?inline";
import { boardStyles, sheet } from "./styles";

/** Returns the words of a language; set by each build of the element. */
let wordsOf: (language: Language) => PageWords;

export function wordsFrom(from: typeof wordsOf): void {
  wordsOf = from;
}

/**
 * A graph of Cat and Mouse that a reader can change. It shows who wins, how and why.
 *
 * The attributes keep the author's values. The event `graph-change` and the properties `link` and `outcome` have the
 * reader's changes. Setting `graph`, `places` or `turn` puts the whole graph back.
 *
 * @element cat-mouse-graph
 *
 * @attr graph - the neighbours of each node, as LeetCode lists them: `[[2,5],[3],…]`. The hole is node 0, the mouse
 *   starts on node 1, the cat on node 2
 * @attr places - where the nodes are on a drawing of 100 by 100: `50-10.20-80.…`; by default the element arranges them
 * @attr turn - who moves first, `mouse` or `cat`; by default the mouse
 * @attr goal - makes the graph an exercise: the player who must win, `mouse` or `cat`, optionally with a minimum as on
 *   a board; or `draw`: nobody may be able to force a win
 * @attr edges - how many edges the reader may add and remove at most in an exercise
 * @attr locked - nodes whose edges cannot be changed: `0 4`
 *
 * @prop {GraphOutcome | null} outcome - who wins the graph as it is now; `null` while it cannot be played or nothing is
 *   solved yet. Cannot be set
 *
 * @fires graph-change - the reader has changed the graph; `detail`: `{ graph, link }`
 * @fires graph-solve - another graph is solved, also at the beginning; `detail`: the `GraphOutcome`
 * @fires graph-goal - a change reaches the goal; `detail`: `{ graph, link, outcome }`
 * @fires graph-error - the graph cannot be shown; `detail`: as for `board-error`
 */
export class CatMouseGraph extends GameElement<PageWords, GraphGame> {
  static override styles = [...boardStyles, ...[graph, own].map(sheet)];
  static override properties = { graph: text, places: text, edges: count };
  declare graph: string | null;
  declare places: string | null;
  declare edges: number | string | null;

  constructor() {
    super(graphElementKit, (language) => wordsOf(language));
  }
}
