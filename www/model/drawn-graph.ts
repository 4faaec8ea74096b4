// A drawn graph, of a game or of states. The solver's editor interprets pointer and keys.
import type {
  DrawnNode,
  FewestEdges,
  GraphEdit,
  GraphEditor,
  GraphTool,
  GraphView,
  PastedGraphCase,
  Player,
  State,
} from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { GraphEditor as Editor } from "../lib/whole-solver";
import { arranged } from "./arrange";

export class DrawnGraph {
  /** The chosen tool, which determines what a press does. */
  tool: GraphTool = "move";
  /** The last edit, or the last refusal. */
  last: GraphEdit | null = null;
  /** Whether a press is in progress. */
  isStroking = false;
  readonly #editor: GraphEditor;
  #view: GraphView;
  /** Called after every change. */
  readonly #changed: () => void;
  /** The player to move first. */
  readonly #turn: Player;

  /** @throws {CatMouseError} if the link cannot be read */
  constructor(link: string, changed: () => void, turn: Player = "mouse") {
    this.#editor = new Editor(link);
    this.#changed = changed;
    this.#turn = turn;
    this.#view = this.#seen();
  }

  free(): void {
    this.#editor.free();
  }

  get view(): GraphView {
    return this.#view;
  }

  /** The positions of the nodes in the format of links. */
  get places(): string {
    return this.nodes.map(({ x, y }) => `${x}-${y}`).join(".");
  }

  get nodes(): readonly DrawnNode[] {
    return this.#view.nodes;
  }

  /** The current view of the editor. Nodes without positions are arranged. */
  #seen(): GraphView {
    const view = this.#editor.view(this.#turn);
    if (view.isArranged) return view;
    this.#editor.arrange(arranged(view.nodes));
    return this.#editor.view(this.#turn);
  }

  /** Stores the editor's edit, if there is one, and its new view. Notifies the listener. */
  #did(edit: GraphEdit | null = null): GraphEdit | null {
    this.last = edit ?? this.last;
    this.#view = this.#seen();
    this.#changed();
    return edit;
  }

  stateLink(state: State): string {
    return this.#editor.stateLink(state);
  }

  fewestChanges(milliseconds: number): FewestEdges | null {
    return this.#editor.fewestChanges(this.#turn, milliseconds);
  }

  assign(terms: string): void {
    this.#editor.assign(terms);
    this.last = null;
    this.#did();
  }

  readCases(text: string): PastedGraphCase[] {
    const cases = this.#editor.readCases(text);
    const link = cases[0]?.link ?? "";
    // `readCases` accepts a graph of the other kind (of a game or of states); `paste` throws the right error.
    if (!link.startsWith(`${this.view.kind}=`)) this.#editor.paste(link);
    return cases;
  }

  clear(): void {
    // A new game has three nodes to connect. A new graph of states has one state, so states have to be added.
    this.tool = this.view.kind === "graph" ? "connect" : "add";
    this.last = null;
    this.#editor.clear();
    this.#did();
  }

  choose(tool: GraphTool): void {
    this.tool = tool;
    this.last = null;
    this.#did(this.#editor.key(null, "Escape"));
  }

  undo(): void {
    this.last = null;
    this.#did(this.#editor.key(null, "Undo"));
  }

  /** Undoes all edits, and notifies the listener once. */
  undoAll(): void {
    this.last = null;
    while (this.#editor.view().canUndo) this.#editor.key(null, "Undo");
    this.#did();
  }

  redo(): void {
    this.last = null;
    this.#did(this.#editor.key(null, "Redo"));
  }

  /** Replaces the graph with the graph in the text. */
  paste(text: string): void {
    this.#editor.paste(text);
    // The first press must not erase anything.
    this.tool = "move";
    this.last = null;
    this.#did();
  }

  /** Arranges all nodes again. */
  arrange(): void {
    this.last = null;
    this.#editor.arrange(arranged(this.nodes));
    this.#did();
  }

  press(x: number, y: number, tool = this.tool): GraphEdit | null {
    this.isStroking = true;
    return this.#did(this.#editor.press(x, y, tool));
  }

  drag(x: number, y: number): void {
    this.#editor.drag(x, y);
    this.#did();
  }

  release(x: number, y: number): GraphEdit | null {
    this.isStroking = false;
    return this.#did(this.#editor.release(x, y));
  }

  key(node: number | null, key: string): GraphEdit | null {
    this.isStroking = false;
    return this.#did(this.#editor.key(node, key));
  }
}

/** The graph of states in a link; null if the link has none. */
export function statesOf(link: string, changed: () => void): DrawnGraph | null {
  try {
    const graph = new DrawnGraph(link, changed);
    if (graph.view.kind === "states") return graph;
    graph.free();
  } catch (caught) {
    solverError(caught);
  }
  return null;
}
