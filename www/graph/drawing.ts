// <cm-drawing>: the drawing of a graph, edited by pointer and keys. With `readonly`, nothing can be edited. Nodes can
// then be pressed if the look has `press`; otherwise the drawing is only a picture.
import type { DrawnNode, GraphEdit, GraphTool, Player } from "cat-and-mouse";
import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { PageElement } from "../lib/page-element";
import { silhouettePaths } from "../lib/silhouette";
import { NOWHERE, pointAt, untilNextPress, type Vain, vainView } from "../lib/vain";
import type { DrawnGraph } from "../model/drawn-graph";
import { EditEndEvent } from "../model/edit";
import type { Arrow, EdgeMark, Look } from "../model/look";
import { type NodeSize, sizeOf } from "../model/node-size";
import { Lines } from "./lines";
import { lockView, platesOf, platesWidth, signsOf, widthOf } from "./plates";
import { ABOVE, BELOW, CORNER, type Point, Room, type Side, spotsBeside, UPPER_CORNER } from "./room";

/**
 * A press on a node starts an edge if the press is farther than this from the centre of the node, in units of the
 * drawing, which is 100 wide and high.
 */
const RIM = 3.6;
/** A press closer than this to the centre of a node belongs to the node. */
const REACH = 7.3;
/** The width and height of a piece, in units of the drawing. */
const PIECE = 8.6;
/** Keys with a function here; all other keys keep the browser's function. */
const KEYS = "ArrowLeft ArrowUp ArrowRight ArrowDown Enter Delete Backspace Escape n l w".split(" ").concat(" ");

/** Positions along an edge, from 0 to 1, where its plate (text in a coloured box) may stand, best first. */
const SPOTS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8];
/**
 * Positions along an edge, from 0 to 1. They are closer together than a plate is high, so a plate on the edge covers at
 * least one of them.
 */
const FINE = Array.from({ length: 41 }, (_, part) => part / 40);
/** The least distance between plates. If there is room, `MORE_AIR` is added, so that a plate is clearly on its edge. */
const TIGHT = 0.4;
const MORE_AIR = 1.6;
/** The factor by which text is larger on a phone. The drawing leaves room for the larger text on every screen. */
const LARGER = 1.25;

/** The look and the name of a node. */
export interface NodeLook {
  /** The displayed number. */
  number: number;
  /** The CSS classes of the node. */
  kind: string;
  /** A letter or a short word beside the node. */
  letter: string;
  /** The name for screen readers. */
  label: string;
}

/** A look whose arrows may belong to no player: `by` is then null. */
type DrawingLook = Omit<Look, "arrows"> & { arrows: readonly (Omit<Arrow, "by"> & { by: Player | null })[] };

/** The event for an edit of the graph, successful or refused. */
class GraphEditEvent extends CustomEvent<GraphEdit> {
  constructor(edit: GraphEdit) {
    super("graph-edit", { detail: edit, bubbles: true });
  }
}

class GraphDrawing extends PageElement {
  static override properties = {
    graph: { attribute: false },
    look: { attribute: false },
    oneWay: { attribute: false },
    label: { attribute: false },
    looks: { attribute: false },
    pieces: { attribute: false },
    end: { state: true },
    dragged: { state: true },
    vain: { state: true },
  };
  declare graph: DrawnGraph;
  declare look: DrawingLook;
  /** Whether edges have a direction. */
  declare oneWay: boolean;
  declare label: string;
  declare looks: NodeLook[];
  /** The nodes of the players; null if there are none. */
  declare pieces: Record<Player, number> | null;
  /** The end of the edge that is being drawn. */
  declare private end: { x: number; y: number } | null;
  /** The position of the piece that is being dragged. */
  declare private dragged: Point | null;
  /** The message on a place where a press does nothing. */
  declare private vain: Vain | null;
  /** The node that had the focus before the current rendering; null if none had. */
  #focused: number | null = null;

  constructor() {
    super();
    this.oneWay = false;
    this.label = "";
    this.looks = [];
    this.pieces = null;
    this.end = null;
    this.dragged = null;
    this.vain = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get("look") as DrawingLook | undefined;
    if (before && before.revision !== this.look.revision) this.vain = null;
    const active = this.#active;
    this.#focused = this.contains(active) ? numberOf(active) : null;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("vain")) pointAt(this, this.vain);
    // If the focused node is gone, the node that has its number now gets the focus, or else the last node.
    if (this.#focused !== null && !this.contains(this.#active)) this.#focus(this.#focused);
    // A style, which can be animated, places the pieces. This method sets the style, because a strict content security
    // policy refuses a `style` attribute.
    for (const player of ["mouse", "cat"] as const) {
      const isDragged = this.dragged && player === this.look.moves;
      const node = isDragged ? this.dragged : this.pieces && this.graph.nodes[this.pieces[player]];
      const piece = this.querySelector<SVGElement>(`.silhouette.${player}`);
      if (node) piece?.style.setProperty("transform", `translate(${node.x}px, ${node.y}px)`);
    }
  }

  /** The focused element, in the page or in the shadow tree around the drawing. */
  get #active(): Element | null {
    return (this.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** Whether the drawing has no interaction. */
  get #isPicture(): boolean {
    return Boolean(this.look.readonly) && !this.look.press;
  }

  #focus(node: number): void {
    const nodes = this.querySelectorAll<SVGElement>("[data-node]");
    nodes[Math.min(node, nodes.length - 1)]?.focus();
  }

  protected override render() {
    const { nodes, view } = this.graph;
    const { chosen, drawsEdge } = view;
    const { edges = [], route = null, arrows, readonly, editing, help } = this.look;
    const isPicture = this.#isPicture;
    const from = chosen === null || !drawsEdge ? undefined : nodes[chosen];
    const isStroking = this.graph.isStroking ? "stroking" : "";
    const tool = readonly ? "" : this.graph.tool;
    const isPointing = edges.some(({ isPointed }) => isPointed) ? "pointing" : "";
    const size = sizeOf(nodes.length);
    const lines = new Lines(nodes, size, this.oneWay);
    // The edge that is pointed at lies above the others.
    const changed = [...edges].sort((one, other) => Number(one.isPointed) - Number(other.isPointed));
    const { locks, numbers, letters, signs, plates } = this.#places(size, lines, changed);
    return html`<svg
        class="drawing ${tool} ${editing ? "editing" : ""} ${isStroking} ${isPointing} ${size.node < 1 ? "crowded" : ""} ${this.dragged ? "dragging" : ""}"
        viewBox="-5 -5 110 110"
        role=${isPicture ? "img" : "application"}
        aria-label=${this.label}
        aria-describedby=${isPicture ? nothing : "drawing-help"}
        @pointerdown=${this.#pressed}
        @pointermove=${this.#moved}
        @touchmove=${this.#holdsPage}
        @pointerup=${this.#released}
        @pointercancel=${this.#cancelled}
        @click=${this.#tapped}
        @dblclick=${this.#doubled}
        @keydown=${this.#keydown}
      >
        <rect class="paper" x="-4.700" y="-4.700" width="109.400" height="109.400"></rect>
        ${nodes.flatMap((node, from) => node.neighbours.map((to) => lines.edge(from, to)))}
        ${route ? lines.route(route) : nothing}
        ${changed.map((each) => lines.changed(each))}
        ${arrows.map((arrow) => lines.arrow(arrow))}
        ${from && this.end ? svg`<path class="drawn" d="M${from.x} ${from.y}L${this.end.x} ${this.end.y}"></path>` : nothing}
        ${nodes.map((node, index) => this.#node(node, index, size, letters[index] ?? null))}
        ${this.#pieces(size)}
        ${nodes.map((node, index) => this.#number(node, index, numbers[index] ?? null, size))}
        ${locks.map((place) => (place ? lockView(place, size) : nothing))}
        ${changed.map(({ mark }, index) => platesOf(plates[index] ?? null, mark, size))}
        ${nodes.map((_, index) => platesOf(signs[index] ?? null, this.look.marks?.[index] ?? null, size))}
      </svg>
      ${vainView(this.vain)} ${isPicture ? nothing : html`<p id="drawing-help" hidden>${help}</p>`}`;
  }

  /** The centres of all locks and texts beside nodes and on edges; null: not drawn. */
  #places(
    { radius, text }: NodeSize,
    lines: Lines,
    changed: readonly EdgeMark[],
  ): Record<"locks" | "numbers" | "letters" | "signs" | "plates", (Point | null)[]> {
    const { nodes } = this.graph;
    const room = new Room(nodes, radius);
    for (const head of lines.heads(this.look.arrows)) room.block(head);
    for (const [index] of nodes.entries())
      if (this.#carries(index) || this.looks[index]?.letter || this.look.marks?.[index])
        for (const start of lines.starts(index, changed)) room.pass(start);
    const beside = (node: Point, side: Side, width: number, height: number) =>
      room.squeeze(spotsBeside(node, side, radius, text * width, text * height), text * width, text * height);
    const locks = nodes.map((node, index) =>
      this.look.marks?.[index]?.kind === "locked" ? beside(node, UPPER_CORNER, 4, 5) : null,
    );
    // Letters are placed before numbers, so that the word of the hole does not move when a player arrives.
    const letters = nodes.map((node, index) => {
      const { letter = "", kind = "" } = this.looks[index] ?? {};
      if (!letter) return null;
      // A word stands below the node; a letter stands at the corner of the node.
      return beside(node, kind === "hole" ? BELOW : CORNER, widthOf(letter, 2.5), 4.2);
    });
    // On a node with a player, the number stands beside the node.
    const numbers = nodes.map((node, index) => {
      if (!this.#carries(index)) return null;
      return beside(node, CORNER, 3 * `${this.looks[index]?.number}`.length, 3.6);
    });
    const signs = nodes.map((node, index) => {
      const texts = signsOf(this.look.marks?.[index] ?? null);
      if (texts.length === 0) return null;
      return beside(node, ABOVE, LARGER * platesWidth(texts), LARGER * 4);
    });
    const isPointing = changed.some(({ isPointed }) => isPointed);
    // Points along each marked edge.
    const passed = changed.map((edge) => lines.alongs(edge, FINE));
    const plates = changed.map((edge, index) => {
      const { mark, isPointed } = edge;
      const texts = signsOf(mark);
      if (texts.length === 0 || isPointing !== Boolean(isPointed)) return null;
      const [width, height] = [text * LARGER * platesWidth(texts) + TIGHT, text * LARGER * 4 + TIGHT];
      const others = passed.filter((_, other) => other !== index).flat();
      const passing = ({ x, y }: Point) =>
        others.filter((other) => 2 * Math.abs(other.x - x) < width && 2 * Math.abs(other.y - y) < height).length;
      // Prefers spots that no other edge passes, so that it is clear which edge the plate belongs to.
      const spots = lines
        .alongs(edge, SPOTS)
        .map((spot) => ({ spot, others: passing(spot) }))
        .sort((one, other) => one.others - other.others)
        .map(({ spot }) => spot);
      // An edge without room for its plate shows only its colour.
      if (isPointed) return room.squeeze(spots, width, height);
      return room.take(spots, width + MORE_AIR, height + MORE_AIR) ?? room.take(spots, width, height);
    });
    return { locks, numbers, letters, signs, plates };
  }

  #node({ x, y }: DrawnNode, index: number, { radius, node, text }: NodeSize, letter: Point | null): TemplateResult {
    const { readonly } = this.look;
    const look = this.looks[index];
    const mark = this.look.marks?.[index] ?? null;
    const isPassive = this.#isPicture;
    const isChosen = index === this.graph.view.chosen;
    return svg`<g
      class="node ${look?.kind ?? ""} ${isChosen ? "chosen" : ""} ${mark?.kind === "target" ? "target-node" : ""} ${mark?.kind === "locked" || mark?.kind === "cut-off" ? mark.kind : ""} ${mark?.strong ? "strong" : ""} ${this.#isHeld(index) ? "held" : ""}"
      transform="translate(${x} ${y})"
      role=${isPassive ? nothing : "button"}
      tabindex=${isPassive ? nothing : 0}
      data-node=${index}
      data-content=${look?.kind || nothing}
      aria-label=${isPassive ? nothing : `${look?.label ?? ""}${mark ? `; ${mark.label}` : ""}`}
      aria-pressed=${isPassive || readonly ? nothing : isChosen ? "true" : "false"}
      @click=${this.#clicked}
    >
      <g>
        ${mark ? svg`<title>${mark.label}</title>` : nothing}
        <circle class="target" r=${REACH}></circle>
        <circle class="rim" r=${5.6 * node}></circle>
        <circle class="body" r=${radius}></circle>
        ${readonly ? nothing : svg`<circle class="inside" r=${Math.min(RIM, radius)}></circle>`}
      </g>
      ${letter ? svg`<text class="letter" transform="translate(${letter.x - x} ${letter.y - y}) scale(${text})">${look?.letter}</text>` : nothing}
    </g>`;
  }

  #number(node: DrawnNode, index: number, beside: Point | null, { text }: NodeSize): TemplateResult {
    const { kind = "", number } = this.looks[index] ?? {};
    const { x, y } = beside ?? node;
    return svg`<g class="label ${kind} ${beside ? "beside" : ""}" transform="translate(${x} ${y}) scale(${text})" aria-hidden="true">
      <text class="number" y=${beside ? 0 : 0.2}>${number}</text>
    </g>`;
  }

  #carries(node: number): boolean {
    return this.pieces !== null && (this.pieces.mouse === node || this.pieces.cat === node);
  }

  /** A caught mouse is smaller and stands beside the cat, where there is no number. */
  #pieces({ node }: NodeSize): TemplateResult[] {
    const { pieces } = this;
    if (!pieces) return [];
    return (["cat", "mouse"] as const).map((player) => {
      const kind = player === "mouse" && pieces.mouse === pieces.cat ? "mouse caught" : player;
      return svg`<g class="silhouette ${kind}" aria-hidden="true">
        <g transform="translate(${(-node * PIECE) / 2} ${(-node * PIECE) / 2}) scale(${(node * PIECE) / 100})">${silhouettePaths(player)}</g>
      </g>`;
    });
  }

  /** Whether the piece of the player to move is here and can be dragged. */
  #isHeld(node: number): boolean {
    const { moves } = this.look;
    return Boolean(moves) && this.pieces?.[moves as Player] === node;
  }

  // Pointer

  /** The node whose piece was pressed, until the press ends. */
  #holding: DrawnNode | null = null;
  /** Whether the last press draws. A finger draws only during editing; otherwise it scrolls. */
  #draws = false;
  /** The node of the piece that was last pressed by a finger that does not draw; null after any other press. */
  #begun: number | null = null;
  /** The number of successive presses that hit no marked edge. Only two such presses are handled as a double click. */
  #presses = 0;

  /** The position of the pointer, in units of the drawing. */
  #at(event: MouseEvent): { x: number; y: number } {
    const drawn = this.querySelector("svg")?.getScreenCTM();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(drawn?.inverse());
  }

  #pressed(event: PointerEvent): void {
    const target = event.target as Element;
    const pressed = numberOf(target.closest("[data-node]"));
    this.#holding = pressed !== null && this.#isHeld(pressed) ? (this.graph.nodes[pressed] ?? null) : null;
    const isEdge = target.matches(".grip");
    this.#presses = isEdge ? 0 : this.#presses + 1;
    this.#draws = event.pointerType === "mouse" || Boolean(this.look.editing);
    this.#begun = pressed !== null && !this.#draws && this.#carries(pressed) ? pressed : null;
    if (this.look.readonly || !this.#draws || event.button !== 0 || !event.isPrimary || isEdge) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const { x, y } = this.#at(event);
    this.end = { x, y };
    const isRim = target.closest(".node") && !target.matches(".inside");
    const tool: GraphTool = this.graph.tool === "move" && isRim ? "connect" : this.graph.tool;
    this.#did(this.graph.press(x, y, tool));
  }

  #moved(event: PointerEvent): void {
    if (this.#holding && event.buttons === 1) {
      this.#drag(event, this.#holding);
      return;
    }
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.graph.drag(x, y);
    this.end = { x, y };
  }

  /** Prevents scrolling while a finger drags a piece. SVG shapes have no `touch-action` of their own. */
  readonly #holdsPage = {
    passive: false,
    handleEvent: (event: Event) => this.#holding && event.preventDefault(),
  };

  /** Drags a piece once the pointer has left the piece's node. Until then, the press may be a tap. */
  #drag(event: PointerEvent, from: DrawnNode): void {
    const at = this.#at(event);
    if (!this.dragged && Math.hypot(at.x - from.x, at.y - from.y) < REACH) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = at;
  }

  /** Drops the piece on the node below, if this move is legal. */
  #put(event: PointerEvent): void {
    const { x, y } = this.#at(event);
    this.dragged = null;
    this.#answer(
      this.graph.nodes.findIndex((node) => Math.hypot(node.x - x, node.y - y) < REACH),
      event,
    );
  }

  #released(event: PointerEvent): void {
    this.#holding = null;
    if (this.dragged) {
      this.#put(event);
      return;
    }
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { x, y } = this.#at(event);
    this.end = null;
    this.#did(this.graph.release(x, y));
  }

  #cancelled(event: PointerEvent): void {
    this.end = null;
    this.dragged = null;
    this.#holding = null;
    this.graph.key(null, "Escape");
    // The browser has begun to scroll, so the piece is not dragged. The message is the same as for a tap on the piece's
    // node or, if the look handles presses, for a press beside all nodes.
    if (this.#begun !== null) this.#answer(this.look.press ? NOWHERE : this.#begun, event);
    this.#begun = null;
  }

  /** A double click on a free spot adds a node, but only while the tool moves nodes. */
  #doubled(event: MouseEvent): void {
    if (this.look.readonly || !this.#draws || this.graph.tool !== "move" || this.#presses < 2) return;
    const { x, y } = this.#at(event);
    this.#did(this.graph.press(x, y, "add"));
    this.#did(this.graph.release(x, y));
  }

  /** Handles a press that does not draw, or shows why the press does nothing. `node`: `NOWHERE` if no node is hit. */
  #answer(node: number, event?: MouseEvent): void {
    const said = this.look.press ? this.look.press(node) : this.look.tap?.(node);
    if (typeof said !== "string") return;
    const { x, y } = this.graph.nodes[node] ?? (event ? this.#at(event) : { x: 50, y: 50 });
    this.vain = { text: said, x: (x + 5) / 110, y: (y + 5) / 110 };
    untilNextPress(() => {
      this.vain = null;
    });
  }

  /** Handles a tap that does not draw, on the background or on an edge. */
  #tapped(event: MouseEvent): void {
    const isNode = (event.target as Element).closest("[data-node], .grip");
    if (!isNode && (this.look.press || !this.#draws) && event.detail > 0) this.#answer(NOWHERE, event);
  }

  /** Handles a press on a node if the drawing is not edited, or a press without a pointer, as by a screen reader. */
  #clicked = (event: MouseEvent): void => {
    const node = numberOf(event.currentTarget);
    if (node === null) return;
    if (this.look.press || (this.look.readonly && this.look.tap)) this.#answer(node);
    else if (!this.#draws && event.detail > 0) this.#answer(node);
    else if (event.detail === 0 && !this.look.readonly) this.#did(this.graph.key(node, "Enter"));
  };

  // Keys

  #keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = numberOf((event.target as Element).closest("[data-node]"));
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isPress = key === "Enter" || key === " ";
    if (!KEYS.includes(key) || (this.look.readonly && !isPress)) return;
    event.preventDefault();
    this.end = null;
    if (this.look.press && isPress && node !== null) this.#answer(node);
    else if (!this.look.readonly) this.#did(this.graph.key(node, key), true);
  }

  /** Dispatches the edit and focuses a new node. */
  #did(edit: GraphEdit | null, byKey = false): void {
    this.requestUpdate();
    if (!edit) {
      if (this.graph.view.progress?.refusal) this.dispatchEvent(new EditEndEvent());
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

customElements.define("cm-drawing", GraphDrawing);
