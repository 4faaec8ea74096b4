// The drawing of a game on a graph, and its tools.
import type { GraphEdit, GraphTool } from "cat-and-mouse";
import { html, svg, type TemplateResult } from "lit";
import "./drawing";
import type { PageWords } from "../i18n/words";
import { EditEndEvent } from "../model/edit";
import type { Progress } from "../model/game";
import type { GraphGame } from "../model/graph-game";
import { type EdgeMark, type Look, signOf } from "../model/look";
import type { NodeLook } from "./drawing";

const HOLE = 0;

const ICONS: Record<GraphTool, TemplateResult> = {
  move: svg`<path d="M10 1 13 5H11V9H15V7L19 10 15 13V11H11V15H13L10 19 7 15H9V11H5V13L1 10 5 7V9H9V5H7Z"></path>`,
  connect: svg`<circle cx="5" cy="15" r="4"></circle><circle cx="15" cy="5" r="4"></circle><path d="M4 15 15 4 16 5 5 16Z"></path>`,
  add: svg`<path d="M8.500 3H11.500V8.500H17V11.500H11.500V17H8.500V11.500H3V8.500H8.500Z"></path>`,
  delete: svg`<path d="M12 2.500 17.500 8 10.500 15H6L2.500 11.500ZM4 16.500H17V18H4Z"></path>`,
  lost: svg`<path d="M4 5.500 5.500 4 10 8.500 14.500 4 16 5.500 11.500 10 16 14.500 14.500 16 10 11.500 5.500 16 4 14.500 8.500 10Z"></path>`,
  won: svg`<path d="M8 13.500 16 5.500 17.500 7 8 16.500 2.500 11 4 9.500Z"></path>`,
};

export function nodeLooks(game: GraphGame, words: PageWords): NodeLook[] {
  const { standing } = game;
  return game.graph.nodes.map(({ neighbours }, node) => {
    const there = [
      ...(node === HOLE ? (["hole"] as const) : []),
      ...(["mouse", "cat"] as const).filter((player) => standing[player] === node),
    ];
    return {
      number: node,
      kind: there.join(" "),
      letter: there[0] === "hole" && there.length === 1 ? words.drawing.graph.hole : "",
      label: words.drawing.graph.node(node, there, neighbours),
    };
  });
}

/** A successful or refused edit of the game's graph as a sentence. */
function editSentence(game: GraphGame, { what, node, other }: GraphEdit, words: PageWords): string {
  const last = game.places - 1;
  return words.drawing.edit("graph", what, node ?? 0, what === "deleted" ? last : (other ?? 0));
}

/** A remark about the last edit; `""` if there is none. Refusals of an exercise are shown with its goal. */
export function remark(game: GraphGame, words: PageWords): string {
  const { last } = game.graph;
  if (!last) return "";
  if (last.what === "kept" || last.what === "full") return words.sentences(editSentence(game, last, words), "").trim();
  return last.what === "moved" && last.node !== null && last.node <= 2
    ? words.drawing.graph.fixed[last.node as 0 | 1 | 2]
    : "";
}

/** Says that programs that stop after two plies for each node miss this win; `""` if the win is not that long. */
export function surprised({ verdict, fromStart, places }: GraphGame, words: PageWords): string {
  const plies = verdict?.plies ?? 0;
  return fromStart && plies > 2 * places ? words.drawing.graph.tooShort(plies, places) : "";
}

export function graphTools(game: GraphGame, words: PageWords): TemplateResult {
  // In an exercise, the reader cannot add nodes.
  const tools: GraphTool[] = game.progress ? ["move", "connect", "delete"] : ["move", "connect", "add", "delete"];
  return toolsOf(tools, game.tool, words, (tool) => game.choose(tool));
}

/** The palette of tools. */
export function toolsOf(
  tools: readonly GraphTool[],
  chosen: GraphTool,
  words: PageWords,
  choose: (tool: GraphTool) => void,
): TemplateResult {
  const { hint, tool: names } = words.drawing;
  return html`<fieldset class="tools">
    <legend class="unseen">${words.tools}</legend>
    ${tools.map(
      (tool) => html`<label class="tool" title=${hint[tool]}>
        <input type="radio" name="tool" value=${tool} .checked=${tool === chosen} @change=${() => choose(tool)} />
        <svg class="eraser" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${ICONS[tool]}</svg>
        <span class="name">${names[tool]}</span>
      </label>`,
    )}
  </fieldset>`;
}

export function graphView(game: GraphGame, look: Look, words: PageWords): TemplateResult {
  // Announces the edit. `solves`: whether the edit can change the outcome.
  const tell = ({ currentTarget, detail }: CustomEvent<GraphEdit>) => {
    const solves = !["chosen", "moved", "kept", "full"].includes(detail.what);
    const told = { done: editSentence(game, detail, words), solves };
    currentTarget?.dispatchEvent(new EditEndEvent(told));
  };
  const looks = nodeLooks(game, words);
  // Without interaction, the drawing's name describes all nodes.
  const label = look.readonly && !look.press ? looks.map((each) => each.label).join("; ") : words.drawing.graph.label;
  return html`<cm-drawing
    @graph-edit=${tell}
    .graph=${game.graph}
    .look=${{ ...look, edges: exerciseEdges(look.progress ?? null, look.edges ?? [], words), help: look.help ?? words.drawing.keys }}
    .label=${label}
    .looks=${looks}
    .pieces=${game.standing}
  ></cm-drawing>`;
}

/** Adds marks for the edges that are changed in an exercise. An edge that the view marks keeps the view's mark. */
function exerciseEdges(progress: Progress | null, edges: readonly EdgeMark[], words: PageWords): EdgeMark[] {
  const own = (progress?.changes ?? []).flatMap(({ at, adds }): EdgeMark[] => {
    if (typeof at === "number" || edges.some(({ between }) => `${between}` === `${at}`)) return [];
    const label = words.exercise.change(adds, at[1]);
    return [{ between: at, mark: { kind: "toggled", glyph: signOf(adds), label } }];
  });
  return [...own, ...edges];
}
