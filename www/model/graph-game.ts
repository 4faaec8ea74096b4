// A game on a graph.
import {
  type CatMouseError,
  type EdgeEffect,
  type GraphOutcome,
  type GraphSolution,
  type GraphTool,
  type GraphView,
  type LinkKeys,
  ownMoves,
  readLinkKeys,
  type State,
} from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { EdgeEffects, solveGraph, writeLinkKeys } from "../lib/whole-solver";
import { DrawnGraph } from "./drawn-graph";
import { type Change, type Fewest, Game, type GameOptions, type Lack, type PastedCase, type Progress } from "./game";

/** The displayed state while the graph cannot be played. */
const START: State = { mouse: 1, cat: 2, turn: "mouse" };

/** LeetCode's return values. */
const ANSWERS = { draw: 0, mouse: 1, cat: 2 };

/** The length of one slice of the search for the effects of edges, in milliseconds. */
const SLICE = 8;

export class GraphGame extends Game {
  readonly kind = "graph";
  readonly cols = 0;
  readonly moveLimit = Number.POSITIVE_INFINITY;
  readonly jumps = null;
  declare solution: GraphSolution | null;
  declare verdict: GraphOutcome | null;
  readonly graph: DrawnGraph;
  /** The text of the solved graph. Moving nodes does not change this text, and so starts no new game. */
  #solved = "";
  #error: CatMouseError | null = null;
  /** The effects of edges found so far, and the text of their graph. */
  #effects: { text: string; search: EdgeEffects; found: EdgeEffect[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The solution for a match. `of` and `moves`: the solution and the moves from which it was made. */
  #inMatch: { of: GraphSolution; moves: string; solution: GraphSolution } | null = null;

  constructor(link: string, options?: GameOptions) {
    super(options);
    this.graph = new DrawnGraph(link, () => this.#drawn(), this.turn);
    this.solve();
  }

  /** The displayed state. */
  get standing(): State {
    return this.state ?? START;
  }

  get view(): GraphView {
    return this.graph.view;
  }

  get tool(): GraphTool {
    return this.graph.tool;
  }

  get places(): number {
    return this.graph.nodes.length;
  }

  get lack(): Lack | null {
    return this.#error && { pieces: [], next: null, hasRoom: true, hasWalls: false, error: this.#error };
  }

  get isStroking(): boolean {
    return this.graph.isStroking;
  }

  get progress(): Progress | null {
    const { progress } = this.view;
    return (
      progress && { ...progress, moved: [], changes: progress.changes.map((at) => ({ at, adds: this.#hasEdge(at) })) }
    );
  }

  fewestChanges(milliseconds: number): Fewest | null {
    const found = this.graph.fewestChanges(milliseconds);
    return found && { ...found, changes: found.changes.map((at) => ({ at, adds: !this.#hasEdge(at) })) };
  }

  #hasEdge([from, to]: readonly [number, number]): boolean {
    return this.graph.nodes[from]?.neighbours.includes(to) ?? false;
  }

  assign(terms: string): void {
    this.graph.assign(terms);
    // An exercise asks for changes of edges, so the tool for edges is chosen.
    if (this.progress) this.choose("connect");
  }

  /** The solution for a match, in which a repeated position is a draw. */
  override solutionAfter(plies: number): GraphSolution | null {
    const { origin, solution } = this;
    if (!origin || !solution) return null;
    const places = this.moves.slice(0, plies).map(({ to }) => to);
    const moves = places.join();
    if (this.#inMatch?.of !== solution || this.#inMatch.moves !== moves) {
      this.#inMatch?.solution.free();
      this.#inMatch = { of: solution, moves, solution: solution.inMatch(origin, places) };
    }
    return this.#inMatch.solution;
  }

  override isRepeated(plies: number): boolean {
    return this.solutionAfter(plies)?.isRepeated ?? false;
  }

  stateLink(state: State): string {
    return this.graph.stateLink(state);
  }

  withKeys(link: string, keys: Partial<LinkKeys>): string {
    return writeLinkKeys(link, keys);
  }

  undo(): void {
    this.graph.undo();
  }

  redo(): void {
    this.graph.redo();
  }

  startOver(): void {
    this.graph.undoAll();
  }

  clear(): void {
    this.graph.clear();
    this.wentBack = false;
  }

  /** Starts a new game, even with the same graph. */
  load(link: string): void {
    const before = this.#solved;
    this.#solved = "";
    try {
      this.graph.paste(link);
    } finally {
      if (this.#solved === "") this.#solved = before;
    }
    this.wentBack = false;
  }

  readCases(text: string): PastedCase[] {
    return this.graph.readCases(text).map(({ outcome, ...each }) => ({
      ...each,
      answer: outcome && !readLinkKeys(each.link).hide ? ANSWERS[outcome.winner ?? "draw"] : null,
    }));
  }

  copy(): string {
    return this.graph.view.text;
  }

  /** The changes found so far. The search goes on in slices, and subscribers are notified of further changes. */
  changes(): readonly Change[] {
    if (!this.solution) return [];
    const { text } = this.graph.view;
    if (this.#effects?.text !== text) {
      this.#effects?.search.free();
      this.#effects = { text, search: new EdgeEffects(this.#neighbours), found: [] };
    }
    const { search, found } = this.#effects;
    if (search.left > 0) this.#timer ??= setTimeout(() => this.#seek(), 0);
    const own = ({ winner, plies }: GraphOutcome) => (winner ? ownMoves(plies ?? 0, winner, "mouse") : 0);
    const present = own(this.solution.verdict());
    const moves = ({ outcome, change }: EdgeEffect) =>
      outcome && (change === "longer" || change === "shorter") ? Math.abs(own(outcome) - present) : 0;
    const largest = (kind: EdgeEffect["change"]) =>
      Math.max(0, ...found.map((effect) => (effect.change === kind ? moves(effect) : 0)));
    const most = { longer: largest("longer"), shorter: largest("shorter") };
    return found.flatMap((effect): Change[] => {
      const { from, to, isEdge, outcome, change } = effect;
      if (!outcome || !change) return [];
      const by = moves(effect);
      const shared = { at: [from, to] as const, adds: !isEdge, outcome, moves: by };
      if (change === "none" || change === "winner") return [{ ...shared, change, most: false }];
      // A win that is one ply longer or shorter may take the winner as many moves as before. The change is then "none".
      return [{ ...shared, change: by === 0 ? "none" : change, most: by === most[change] }];
    });
  }

  toggle({ at }: Change): void {
    this.graph.key(null, "Escape");
    for (const node of [at].flat()) this.graph.key(node, "Enter");
  }

  #seek(): void {
    this.#timer = undefined;
    if (this.#effects?.text !== this.graph.view.text) return;
    this.#effects.found.push(...this.#effects.search.run(SLICE));
    this.changed();
  }

  get #neighbours(): number[][] {
    return this.graph.nodes.map(({ neighbours }) => neighbours);
  }

  toolOfKey(): undefined {}

  choose(tool: GraphTool): void {
    this.graph.choose(tool);
  }

  protected freeEditor(): void {
    clearTimeout(this.#timer);
    this.#effects?.search.free();
    this.#inMatch?.solution.free();
    this.graph.free();
  }

  protected solved(): GraphSolution | null {
    this.#solved = this.graph.view.text;
    this.#error = null;
    try {
      return solveGraph(this.#neighbours);
    } catch (caught) {
      this.#error = solverError(caught);
      return null;
    }
  }

  /** Solves the graph again after an edit, unless only its drawing has changed. */
  #drawn(): void {
    if (this.graph.view.text === this.#solved) this.changed();
    else this.change(() => {});
  }
}

export const openGraph = (link: string, options?: GameOptions): GraphGame => new GraphGame(link, options);
