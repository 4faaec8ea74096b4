// <cat-mouse-graph>: an interactive graph of Cat and Mouse (LeetCode 913) for any page.
import type { GraphOutcome } from "cat-and-mouse";
import { type CSSResult, html, type TemplateResult } from "lit";
import { graphTools, graphView, remark } from "../graph/surface";
import { reasonOf } from "../graph/why";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { GraphEditor } from "../lib/whole-solver";
import { type GraphGame, openGraph } from "../model/graph-game";
import { EdgeChangesView } from "../panels/views/edge-changes";
import { count, GameElement, text } from "./game-element";
import { graphStylesIn } from "./graph-styles";
import type { SurfaceLook } from "./surface-look";

/** The words of a language: each build of the element has its own way. */
let wordsOf: (language: Language) => PageWords;

export function wordsFrom(from: typeof wordsOf): void {
  wordsOf = from;
}

/** The smallest graph, until another one is there. */
const SMALLEST = "graph=0-1.1-2";

/**
 * A graph of Cat and Mouse that a reader can change, with who wins, how and why.
 *
 * The attributes keep what the author has set. What the reader changes is told by `graph-change`, and by the properties
 * `link` and `outcome`. Setting `graph`, `places` or `turn` puts the whole graph back.
 *
 * @element cat-mouse-graph
 *
 * @attr graph - the lists of neighbours of each node, as LeetCode writes them: `[[2,5],[3],…]`. The hole is node 0, the mouse
 *   starts on node 1, the cat on node 2
 * @attr places - where the nodes are on a drawing of 100 by 100: `50-10.20-80.…`; without it the element arranges them
 * @attr turn - who moves first, `mouse` or `cat`; the mouse without it
 * @attr goal - makes the graph an exercise: the player who must win, `mouse` or `cat`, optionally with a minimum as on a board; or
 *   `draw`: nobody may be able to force a win
 * @attr edges - how many edges the reader may change at most, added and removed, in an exercise
 * @attr locked - nodes whose edges cannot be changed: `0 4`
 *
 * @prop {GraphOutcome | null} outcome - who wins the graph as it is now; `null` while it cannot be played or nothing is solved
 *   yet. Cannot be set
 *
 * @fires graph-change - the reader has changed the graph; `detail`: `{ graph, link }`
 * @fires graph-solve - another graph is solved, also at the beginning; `detail`: the `GraphOutcome`
 * @fires graph-goal - the goal is reached, and was not before the change; `detail`: `{ graph, link, outcome }`
 * @fires graph-error - the graph cannot be shown; `detail` as of `board-error`
 */
export class CatMouseGraph extends GameElement<PageWords, GraphGame> {
  static override styles = graphStylesIn("light");
  static override properties = { graph: text, places: text, edges: count };
  declare graph: string | null;
  declare places: string | null;
  declare edges: number | string | null;

  protected readonly kind = "graph";
  protected readonly gameProperties = ["graph", "places", "turn"];
  protected readonly counted = "edges";
  protected readonly open = openGraph;
  protected readonly whatIf = () => new EdgeChangesView();

  constructor() {
    super();
    for (const name of ["graph", "places", "edges"] as const) this[name] = null;
  }

  /** Who wins the graph as it is now, from the position in which its moves begin. */
  get outcome(): GraphOutcome | null {
    return (this.shown?.verdict as GraphOutcome | undefined) ?? null;
  }

  protected wordsIn(language: Language): PageWords {
    return wordsOf(language);
  }

  protected stylesIn(scheme: "light" | "dark"): CSSResult[] {
    return graphStylesIn(scheme);
  }

  protected linkGiven(): string {
    const editor = new GraphEditor(SMALLEST);
    try {
      editor.paste(this.graph ?? "");
      const { link } = editor.view();
      return this.places === null ? link : `${link.replace(/&at=[^&]*/, "")}&at=${this.places}`;
    } finally {
      editor.free();
    }
  }

  protected linkBefore(): string {
    return "";
  }

  protected present({ graph, link }: GraphGame) {
    return { graph: graph.view.text, link };
  }

  protected surface(game: GraphGame, words: PageWords, look: SurfaceLook): TemplateResult {
    return graphView(game, { ...look, readonly: this.readonly || look.press !== undefined }, words);
  }

  protected placeholder(words: PageWords): TemplateResult {
    return html`<div class="graph-space"><div class="until"><slot>${words.embedded.loading}</slot></div></div>`;
  }

  protected tools(game: GraphGame, words: PageWords): TemplateResult {
    return graphTools(game, words);
  }

  protected hasTools(): boolean {
    return true;
  }

  protected reasonOf(game: GraphGame, words: PageWords): string[] {
    return reasonOf(game, words);
  }

  protected override remark(game: GraphGame, words: PageWords): string {
    return remark(game, words);
  }
}
