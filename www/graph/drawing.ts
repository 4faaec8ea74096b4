// <cm-drawing>: a graph as it is drawn, and the pointer and the keys that change it. With `readonly` its nodes can only be pressed, or
// it is a picture.
import type { DrawnNode, GraphEdit, GraphTool, Player } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../lib/silhouette";
import type { DrawnGraph } from "../model/drawn-graph";
import type { Arrow, EdgeMark, Mark, Marks, Route } from "../model/look";

/** In units of the drawing, which is 100 wide and high. */
const RADIUS = 4.7;
const HEAD = 2.8;
/** How far edges in both directions between two nodes are from one another. */
const APART = 1.3;
/** From here on outwards, a press on a node begins an edge. */
const RIM = 3.6;
/** How much of the drawing a piece takes. */
const PIECE = 8.6;
/** The keys that do something; the others stay the browser's. */
const KEYS = "ArrowLeft ArrowUp ArrowRight ArrowDown Enter Delete Backspace Escape n l w".split(" ").concat(" ");

/** Where along its edge a plate may stand. */
const SPOTS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];

/** How a node looks and what it is called. */
export interface NodeLook {
  /** The number that is shown. */
  number: number;
  /** Classes of its own. */
  kind: string;
  /** A letter or a short word beside it. */
  letter: string;
  /** For those who do not see it. */
  label: string;
}

/** What has been done with the graph, or could not be. */
export class GraphEditEvent extends CustomEvent<GraphEdit> {
  constructor(edit: GraphEdit) {
    super("graph-edit", { detail: edit, bubbles: true });
  }
}

export class GraphDrawing extends LitElement {
  static override properties = {
    graph: { attribute: false },
    revision: { attribute: false },
    readonly: { type: Boolean },
    editing: { attribute: false },
    oneWay: { attribute: false },
    label: { attribute: false },
    help: { attribute: false },
    looks: { attribute: false },
    pieces: { attribute: false },
    marks: { attribute: false },
    edges: { attribute: false },
    route: { attribute: false },
    arrows: { attribute: false },
    end: { state: true },
  };
  declare graph: DrawnGraph;
  declare revision: number;
  declare readonly: boolean;
  /** Whether a finger draws, and does not scroll the page. */
  declare editing: boolean;
  /** Whether edges lead one way. */
  declare oneWay: boolean;
  declare label: string;
  /** What screen readers tell about the keys. */
  declare help: string;
  declare looks: NodeLook[];
  /** Where the players are; null where there are none. */
  declare pieces: Record<Player, number> | null;
  declare marks: Marks | null;
  declare edges: readonly EdgeMark[];
  declare route: Route | null;
  declare arrows: readonly (Omit<Arrow, "by"> & { by: Player | null })[];
  /** What a press on a node does instead of changing the graph. */
  press: ((node: number) => void) | null = null;
  /** Where the edge ends that is being drawn. */
  declare private end: { x: number; y: number } | null;
  /** The node that had the focus before what is drawn changes. */
  #focused: number | null = null;

  constructor() {
    super();
    this.revision = 0;
    this.readonly = false;
    this.editing = true;
    this.oneWay = false;
    this.label = "";
    this.help = "";
    this.looks = [];
    this.pieces = null;
    this.marks = null;
    this.edges = [];
    this.route = null;
    this.arrows = [];
    this.end = null;
  }

  protected override createRenderRoot() {
    return this;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const active = this.#active;
    this.#focused = this.contains(active) ? numberOf(active) : null;
  }

  protected override updated(_changed: PropertyValues): void {
    // When the node that had the focus is gone, the one that is the last now has it.
    if (this.#focused !== null && !this.contains(this.#active)) this.#focus(this.#focused);
    // Set here and not as an attribute, which a strict content security policy refuses. So it can glide.
    for (const player of ["mouse", "cat"] as const) {
      const node = this.pieces && this.graph.nodes[this.pieces[player]];
      const piece = this.querySelector<SVGElement>(`.silhouette.${player}`);
      if (node) piece?.style.setProperty("transform", `translate(${node.x}px, ${node.y}px)`);
    }
  }

  /** What has the focus, in the page or in the element around the drawing. */
  get #active(): Element | null {
    return (this.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** Whether nothing can be done with it. */
  get #isPicture(): boolean {
    return this.readonly && this.press === null;
  }

  #focus(node: number): void {
    const nodes = this.querySelectorAll<SVGElement>("[data-node]");
    nodes[Math.min(node, nodes.length - 1)]?.focus();
  }

  protected override render() {
    const { nodes, view } = this.graph;
    const { chosen, drawsEdge } = view;
    const isPicture = this.#isPicture;
    const from = chosen === null || !drawsEdge ? undefined : nodes[chosen];
    const isStroking = this.graph.isStroking ? "stroking" : "";
    const tool = this.readonly ? "" : this.graph.tool;
    return html`<svg
        class="drawing ${tool} ${this.editing ? "editing" : ""} ${isStroking}"
        viewBox="-5 -5 110 110"
        role=${isPicture ? "img" : "application"}
        aria-label=${this.label}
        aria-describedby=${isPicture ? nothing : "drawing-help"}
        @pointerdown=${this.#pressed}
        @pointermove=${this.#moved}
        @pointerup=${this.#released}
        @pointercancel=${this.#cancelled}
        @dblclick=${this.#doubled}
        @keydown=${this.#keydown}
      >
        <rect class="paper" x="-4.700" y="-4.700" width="109.400" height="109.400"></rect>
        ${nodes.flatMap((node, from) => node.neighbours.map((to) => this.#edge(node, from, to)))}
        ${this.route ? routeOf(this.route, nodes) : nothing}
        ${this.edges.map((each) => changedEdge(each, nodes))}
        ${this.arrows.map((arrow) => arrowOf(arrow, nodes, this.oneWay))}
        ${from && this.end ? svg`<path class="drawn" d="M${from.x} ${from.y}L${this.end.x} ${this.end.y}"></path>` : nothing}
        ${nodes.map((node, index) => this.#node(node, index, index === chosen))}
        ${this.#pieces()}
        ${nodes.map((node, index) => numberOn(node, this.looks[index], this.#carries(index)))}
        ${edgeMarks(this.edges, nodes)}
        ${nodes.map((node, index) => nodeMark(node, this.marks?.[index] ?? null))}
      </svg>
      ${isPicture ? nothing : html`<p id="drawing-help" hidden>${this.help}</p>`}`;
  }

  #edge(node: DrawnNode, from: number, to: number): TemplateResult | typeof nothing {
    const other = this.graph.nodes[to];
    if (!other || (!this.oneWay && to < from)) return nothing;
    const bothWays = this.oneWay && other.neighbours.includes(from);
    return svg`<g class="edge">${line(node, other, this.oneWay, bothWays ? APART : 0)}</g>`;
  }

  #node({ x, y }: DrawnNode, index: number, isChosen: boolean): TemplateResult {
    const { readonly } = this;
    const look = this.looks[index];
    const mark = this.marks?.[index] ?? null;
    const isPassive = this.#isPicture;
    return svg`<g
      class="node ${look?.kind ?? ""} ${isChosen ? "chosen" : ""} ${mark?.kind === "target" ? "target-node" : ""} ${mark?.kind === "locked" || mark?.kind === "cut-off" ? mark.kind : ""} ${mark?.strong ? "strong" : ""}"
      transform="translate(${x} ${y})"
      role=${isPassive ? nothing : "button"}
      tabindex=${isPassive ? nothing : 0}
      data-node=${index}
      data-content=${look?.kind || nothing}
      aria-label=${isPassive ? nothing : `${look?.label ?? ""}${mark ? `; ${mark.label}` : ""}`}
      aria-pressed=${isPassive || readonly ? nothing : isChosen ? "true" : "false"}
      @click=${this.#clicked}
    >
      <circle class="target" r="7.300"></circle>
      <circle class="rim" r="5.600"></circle>
      <circle class="body" r=${RADIUS}></circle>
      ${readonly ? nothing : svg`<circle class="inside" r=${RIM}></circle>`}
      ${look?.letter ? svg`<text class="letter" x=${RADIUS + 0.4} y=${RADIUS + 0.4}>${look.letter}</text>` : nothing}
    </g>`;
  }

  #carries(node: number): boolean {
    return this.pieces !== null && (this.pieces.mouse === node || this.pieces.cat === node);
  }

  /** A mouse that is caught is smaller, at the side of the cat where no number is. */
  #pieces(): TemplateResult[] {
    const { pieces } = this;
    if (!pieces) return [];
    return (["cat", "mouse"] as const).map(
      (
        player,
      ) => svg`<g class="silhouette ${player} ${player === "mouse" && pieces.mouse === pieces.cat ? "caught" : ""}" aria-hidden="true">
        <g transform="translate(${-PIECE / 2} ${-PIECE / 2}) scale(${PIECE / 100})">${silhouettePaths(player)}</g>
      </g>`,
    );
  }

  // The pointer

  /** A point of the window on the drawing. */
  #at(event: MouseEvent): { x: number; y: number } {
    const drawing = this.querySelector("svg")?.getScreenCTM();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing?.inverse());
  }

  #pressed(event: PointerEvent): void {
    const draws = event.pointerType === "mouse" || this.editing;
    if (this.readonly || !draws || event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const { x, y } = this.#at(event);
    this.end = { x, y };
    const isRim = (event.target as Element).closest(".node") && !(event.target as Element).matches(".inside");
    const tool: GraphTool = this.graph.tool === "move" && isRim ? "connect" : this.graph.tool;
    this.#did(this.graph.press(x, y, tool));
  }

  #moved(event: PointerEvent): void {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.graph.drag(x, y);
    this.end = { x, y };
  }

  #released(event: PointerEvent): void {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.end = null;
    this.#did(this.graph.release(x, y));
  }

  #cancelled(): void {
    this.end = null;
    this.graph.key(null, "Escape");
  }

  /** Twice on a free spot adds a node. */
  #doubled(event: MouseEvent): void {
    if (this.readonly || (event.target as Element).closest(".node")) return;
    const { x, y } = this.#at(event);
    this.#did(this.graph.press(x, y, "add"));
    this.#did(this.graph.release(x, y));
  }

  /** A press on a node where nothing is drawn, or one that comes from no pointer: a screen reader's. */
  #clicked = (event: MouseEvent): void => {
    const node = numberOf(event.currentTarget);
    if (node === null) return;
    if (this.press) this.press(node);
    else if (event.detail === 0 && !this.readonly) this.#did(this.graph.key(node, "Enter"));
  };

  // The keys

  #keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = numberOf((event.target as Element).closest("[data-node]"));
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isPress = key === "Enter" || key === " ";
    if (!KEYS.includes(key) || (this.readonly && !isPress)) return;
    event.preventDefault();
    this.end = null;
    if (this.press && isPress && node !== null) this.press(node);
    else if (!this.readonly) this.#did(this.graph.key(node, key), true);
  }

  /** What has been done is told; the focus goes to a node that is new. */
  #did(edit: GraphEdit | null, byKey = false): void {
    this.requestUpdate();
    if (!edit) {
      if (this.graph.progress("mouse")?.refusal) this.dispatchEvent(new CustomEvent("edit-end", { bubbles: true }));
      return;
    }
    this.dispatchEvent(new GraphEditEvent(edit));
    if (byKey && edit.what === "added") void this.updateComplete.then(() => this.#focus(edit.node ?? 0));
  }
}

function numberOf(element: EventTarget | null): number | null {
  const number = (element as SVGElement | null)?.dataset?.node;
  return number === undefined ? null : Number(number);
}

/** Where a player stands, the number stands beside it. */
function numberOn({ x, y }: DrawnNode, look: NodeLook | undefined, isCarrying: boolean): TemplateResult {
  const [dx, dy] = isCarrying ? [RADIUS + 0.9, RADIUS - 0.6] : [0, 0.2];
  return svg`<g class="label ${look?.kind ?? ""} ${isCarrying ? "beside" : ""}" transform="translate(${x} ${y})" aria-hidden="true">
    <text class="number" x=${dx} y=${dy}>${look?.number}</text>
  </g>`;
}

/** A line from one node to another, with a head if it leads one way, and so far aside. */
function line(from: DrawnNode, to: DrawnNode, hasHead: boolean, aside: number): TemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (node: DrawnNode, along: number, side = 0) =>
    `${node.x + along * x - (aside + side) * y} ${node.y + along * y + (aside + side) * x}`;
  const tip = hasHead ? -RADIUS - 0.4 : 0;
  const body = svg`<path d="M${point(from, 0)}L${point(to, hasHead ? tip - HEAD / 2 : 0)}"></path>`;
  if (!hasHead) return body;
  const back = tip - HEAD;
  return svg`${body}<path class="head" d="M${point(to, tip)}L${point(to, back, HEAD / 2)}L${point(to, back, -HEAD / 2)}Z"></path>`;
}

function arrowOf(
  { by, from, to, strength }: GraphDrawing["arrows"][number],
  nodes: readonly DrawnNode[],
  oneWay: boolean,
): TemplateResult | typeof nothing {
  const [start, end] = [nodes[from], nodes[to]];
  if (!start || !end) return nothing;
  // Both players may be about to go along the same edge.
  const aside = by ? 0.8 : oneWay && end.neighbours.includes(from) ? APART : 0;
  return svg`<g class="arrow ${by ?? "plain"}" opacity=${strength}>${line(start, end, true, aside)}</g>`;
}

function routeOf({ by, places }: Route, nodes: readonly DrawnNode[]): TemplateResult {
  const points = places.map((place) => `${nodes[place]?.x},${nodes[place]?.y}`).join(" ");
  return svg`<polyline class="way ${by}" points=${points}></polyline>`;
}

const plateWidth = (text: string) => 2.2 + 1.9 * text.length;

/** Lines of text side by side, each in a box of its colour. They grow upwards from here. */
function plates(x: number, y: number, { kind, glyph, number, strong, signs }: Mark): TemplateResult | typeof nothing {
  const texts = signs ?? (glyph || number ? [{ kind, text: `${glyph}${number}` }] : []);
  if (texts.length === 0) return nothing;
  const widths = texts.map(({ text }) => plateWidth(text));
  let left = -(widths.reduce((sum, width) => sum + width) + 0.8 * (texts.length - 1)) / 2;
  const boxes = texts.map(({ kind, text }, index) => {
    const width = widths[index] ?? 0;
    const middle = left + width / 2;
    left += width + 0.8;
    return svg`<g class="plate ${kind} ${strong ? "strong" : ""}">
      <rect x=${middle - width / 2} y="-4" width=${width} height="4" rx="1"></rect>
      <text x=${middle} y="-1.800">${text}</text>
    </g>`;
  });
  return svg`<g transform="translate(${x} ${y})" aria-hidden="true"><g class="plates">${boxes}</g></g>`;
}

/** Above the node, so that it hides neither the number nor a piece. */
const nodeMark = ({ x, y }: DrawnNode, mark: Mark | null) => (mark ? plates(x, y - RADIUS - 0.2, mark) : nothing);

/** An edge that is there, or dashed one that is not. */
function changedEdge({ between: [from, to], mark }: EdgeMark, nodes: readonly DrawnNode[]): TemplateResult | null {
  const [start, end] = [nodes[from], nodes[to]];
  if (!start || !end) return null;
  const look = `changed ${mark.kind} ${start.neighbours.includes(to) ? "" : "new"}`;
  return svg`<path class=${look} d="M${start.x} ${start.y}L${end.x} ${end.y}"></path>`;
}

/** On each edge what comes of it: in the middle, or as near to it as it covers no other one and no node. */
function edgeMarks(edges: readonly EdgeMark[], nodes: readonly DrawnNode[]): (TemplateResult | typeof nothing)[] {
  const taken = nodes.map(({ x, y }) => ({ x, y, width: 2 * RADIUS, height: 2 * RADIUS }));
  return edges.map(({ between: [from, to], mark }) => {
    const [start, end] = [nodes[from], nodes[to]];
    if (!start || !end) return nothing;
    const width = plateWidth(`${mark.glyph}${mark.number}`);
    const at = (along: number) => ({
      x: start.x + along * (end.x - start.x),
      y: start.y + along * (end.y - start.y),
      width: width + 0.8,
      height: 4.8,
    });
    const isFree = (box: (typeof taken)[number]) =>
      !taken.some(
        ({ x, y, width, height }) =>
          2 * Math.abs(x - box.x) < width + box.width && 2 * Math.abs(y - box.y) < height + box.height,
      );
    // Where there are very many, no place is free.
    const box = (edges.length < 100 && SPOTS.map(at).find(isFree)) || at(0.5);
    taken.push(box);
    return plates(box.x, box.y + 2, mark);
  });
}

customElements.define("cm-drawing", GraphDrawing);
