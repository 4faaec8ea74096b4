// <cm-drawing>: a graph as it is drawn, and the pointer and the keys that change it. What they do, the editor decides. With
// `readonly` it is a picture.
import type { DrawnNode, GraphEdit, GraphEditor, GraphTool, Player } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../board/silhouette";

/** In units of the drawing, which is 100 wide and high. */
const RADIUS = 4.2;
const HEAD = 2.6;
/** How far edges in both directions between two nodes are from one another. */
const APART = 1.3;
/** The keys that do something; the others stay the browser's. */
const KEYS = "ArrowLeft ArrowUp ArrowRight ArrowDown Enter Delete Backspace Escape n l w".split(" ").concat(" ");

/** How a node looks and what it is called. */
export interface NodeLook {
  /** The number that is shown. */
  number: number;
  /** Classes of its own. */
  kind: string;
  /** A letter beside it. */
  letter: string;
  /** For those who do not see it. */
  label: string;
}

export interface DrawnEdge {
  from: number;
  to: number;
}

export class GraphDrawing extends LitElement {
  static override properties = {
    editor: { attribute: false },
    revision: { attribute: false },
    readonly: { type: Boolean },
    tool: { attribute: false },
    label: { attribute: false },
    looks: { attribute: false },
    pieces: { attribute: false },
    highlights: { attribute: false },
    end: { state: true },
  };
  declare editor: GraphEditor;
  declare revision: number;
  declare readonly: boolean;
  declare tool: GraphTool;
  declare label: string;
  declare looks: NodeLook[];
  /** Where the players are; null where there are none. */
  declare pieces: Record<Player, number> | null;
  /** The edges to look at. */
  declare highlights: DrawnEdge[];
  /** Where the edge ends that is being drawn. */
  declare private end: { x: number; y: number } | null;
  /** The node that had the focus before what is drawn changes. */
  #focused: number | null = null;

  constructor() {
    super();
    this.revision = 0;
    this.readonly = false;
    this.tool = "move";
    this.label = "";
    this.looks = [];
    this.pieces = null;
    this.highlights = [];
    this.end = null;
  }

  protected override createRenderRoot() {
    return this;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const { activeElement } = document;
    this.#focused = this.contains(activeElement) ? numberOf(activeElement) : null;
  }

  /** When the node that had the focus is gone, the one that is the last now has it. */
  protected override updated(_changed: PropertyValues): void {
    if (this.#focused !== null && !this.contains(document.activeElement)) this.#focus(this.#focused);
  }

  #focus(node: number): void {
    const nodes = this.querySelectorAll<SVGElement>("[data-node]");
    nodes[Math.min(node, nodes.length - 1)]?.focus();
  }

  protected override render() {
    const { nodes, kind, chosen, drawsEdge } = this.editor.view();
    const oneWay = kind === "states";
    // A picture ends below its lowest node.
    const height = this.readonly ? Math.max(...nodes.map(({ y }) => y)) + 10 : 105;
    const from = chosen === null || !drawsEdge ? undefined : nodes[chosen];
    return html`<svg
      class="drawing ${this.readonly ? "picture" : this.tool}"
      viewBox="-5 -5 110 ${height + 5}"
      role=${this.readonly ? "img" : "application"}
      aria-label=${this.label}
      aria-describedby=${this.readonly ? nothing : "drawing-help"}
      @pointerdown=${this.#pressed}
      @pointermove=${this.#moved}
      @pointerup=${this.#released}
      @pointercancel=${this.#cancelled}
      @keydown=${this.#keydown}
    >
      <rect class="paper" x="-4.700" y="-4.700" width="109.400" height=${height + 4.4}></rect>
      ${nodes.flatMap((node, from) =>
        node.neighbours.map((to) => {
          const other = nodes[to];
          if (!other || (!oneWay && to < from)) return nothing;
          const looked = this.highlights.find(
            (each) => (each.from === from && each.to === to) || (!oneWay && each.from === to && each.to === from),
          );
          const bothWays = oneWay && other.neighbours.includes(from);
          const [start, end] = looked && looked.from !== from ? [other, node] : [node, other];
          return svg`<g class="edge ${looked ? "looked-at" : ""}">${line(start, end, oneWay || looked !== undefined, bothWays)}</g>`;
        }),
      )}
      ${from && this.end ? svg`<path class="drawn" d="M${from.x} ${from.y}L${this.end.x} ${this.end.y}"></path>` : nothing}
      ${nodes.map((node, index) => this.#node(node, index, index === chosen))}
      ${(["mouse", "cat"] as const).map((player) => this.#piece(nodes, player))}
    </svg>`;
  }

  #node({ x, y }: DrawnNode, index: number, isChosen: boolean): TemplateResult {
    const look = this.looks[index];
    return svg`<g
      class="node ${look?.kind ?? ""} ${isChosen ? "chosen" : ""}"
      transform="translate(${x} ${y})"
      role=${this.readonly ? nothing : "button"}
      tabindex=${this.readonly ? nothing : 0}
      data-node=${index}
      aria-label=${this.readonly ? nothing : (look?.label ?? "")}
      aria-pressed=${this.readonly ? nothing : isChosen ? "true" : "false"}
      @click=${this.#clicked}
    >
      <circle class="target" r="7"></circle>
      <circle class="rim" r="5.400"></circle>
      <circle class="body" r=${RADIUS}></circle>
      <text class="number" y="0.2">${look?.number}</text>
      ${look?.letter ? svg`<text class="letter" x=${RADIUS + 0.4} y=${RADIUS + 0.4}>${look.letter}</text>` : nothing}
    </g>`;
  }

  #piece(nodes: DrawnNode[], player: Player): TemplateResult | typeof nothing {
    const node = this.pieces && nodes[this.pieces[player]];
    if (!node) return nothing;
    const side = player === "mouse" ? -9.5 : 1.5;
    return svg`<g class="silhouette ${player}" transform="translate(${node.x + side} ${node.y - 10}) scale(0.08)" aria-hidden="true">${silhouettePaths(player)}</g>`;
  }

  // The pointer

  /** A point of the window on the drawing. */
  #at(event: PointerEvent): { x: number; y: number } {
    const drawing = this.querySelector("svg")?.getScreenCTM();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing?.inverse());
  }

  #pressed(event: PointerEvent): void {
    if (this.readonly || event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const { x, y } = this.#at(event);
    this.end = { x, y };
    this.#did(this.editor.press(x, y, this.tool));
  }

  #moved(event: PointerEvent): void {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.editor.drag(x, y);
    this.end = { x, y };
  }

  #released(event: PointerEvent): void {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.end = null;
    this.#did(this.editor.release(x, y));
  }

  #cancelled(): void {
    this.end = null;
    this.editor.key(null, "Escape");
    this.requestUpdate();
  }

  /** A press that comes from no pointer: a screen reader's. */
  #clicked = (event: MouseEvent): void => {
    const node = numberOf(event.currentTarget);
    if (event.detail === 0 && node !== null) this.#did(this.editor.key(node, "Enter"));
  };

  // The keys

  #keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = numberOf((event.target as Element).closest("[data-node]"));
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!KEYS.includes(key)) return;
    event.preventDefault();
    this.end = null;
    this.#did(this.editor.key(node, key), true);
  }

  /** What has been done is told; the focus goes to a node that is new. */
  #did(edit: GraphEdit | null, byKey = false): void {
    this.requestUpdate();
    if (!edit) return;
    this.dispatchEvent(new CustomEvent<GraphEdit>("graph-edit", { detail: edit, bubbles: true }));
    if (byKey && edit.what === "added") void this.updateComplete.then(() => this.#focus(edit.node ?? 0));
  }
}

function numberOf(element: EventTarget | null): number | null {
  const number = (element as SVGElement | null)?.dataset?.node;
  return number === undefined ? null : Number(number);
}

/** A line from one node to another, with a head if it leads one way. */
function line(from: DrawnNode, to: DrawnNode, hasHead: boolean, isShifted: boolean): TemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const aside = isShifted ? APART : 0;
  const point = (node: DrawnNode, along: number, side = 0) =>
    `${node.x + along * x - (aside + side) * y} ${node.y + along * y + (aside + side) * x}`;
  const tip = hasHead ? -RADIUS - 0.4 : 0;
  const body = svg`<path d="M${point(from, 0)}L${point(to, hasHead ? tip - HEAD / 2 : 0)}"></path>`;
  if (!hasHead) return body;
  const back = tip - HEAD;
  return svg`${body}<path class="head" d="M${point(to, tip)}L${point(to, back, HEAD / 2)}L${point(to, back, -HEAD / 2)}Z"></path>`;
}

customElements.define("cm-drawing", GraphDrawing);
