// The package's types in real use: documented code compiles, and wrong code does not. Checked by tsc; never run.
import init, {
  BoardSearch,
  type BoardWish,
  type CatMouseError,
  type Cell,
  canMouseWin,
  catMouseGame,
  type Editor,
  type Given,
  type GraphSolution,
  Judge,
  jumpTable,
  type Line,
  labelStates,
  type Outcome,
  ownMoves,
  type PieceEffects,
  type Player,
  type Proof,
  pieceEffects,
  type Question,
  type Reason,
  readLinkKeys,
  type Solution,
  type SolveOptions,
  type State,
  type StateLabels,
  solve,
  solveGraph,
  type Transform,
  type WallChange,
  wallChanges,
  wallEffects,
  writeLinkKeys,
} from "cat-and-mouse";

/** Compiles only if both types are exactly the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export async function start(bytes: Uint8Array<ArrayBuffer>) {
  await init();
  await init(undefined);
  await init({ module_or_path: bytes });
  await init({ module_or_path: fetch("cat_and_mouse_bg.wasm") });
  // @ts-expect-error init() returns a promise
  init().memory;
}

export function leetCode() {
  const wins = canMouseWin(["####F", "#C...", "M...."], 1, 2);
  same<typeof wins, boolean>(true);
  canMouseWin(["CMF"] as const, 1, 1);
  // @ts-expect-error one text is not a list of rows
  canMouseWin("CMF", 1, 1);
  // @ts-expect-error rows are strings
  canMouseWin([["C", "M", "F"]], 1, 1);
  // @ts-expect-error both jumps are needed
  canMouseWin(["CMF"], 1);
  // @ts-expect-error jumps are numbers
  canMouseWin(["CMF"], "1", 1);
  // @ts-expect-error canMouseWin has no options
  canMouseWin(["CMF"], 1, 1, { moveLimit: 78 });
}

export function solving() {
  const solution = solve(["####F", "#C...", "M...."], 1, 2);
  same<typeof solution, Solution>(true);
  solve(["CMF"], 1, 1, {});
  solve(["CMF"], 1, 1, undefined);
  solve(["CMF"], 1, 1, null);
  solve(["CMF"], 1, 1, { moveLimit: 78 });
  solve(["CMF"], 1, 1, { moveLimit: null });
  const options: SolveOptions = { moveLimit: 10_000 };
  solve(["CMF"], 1, 1, options);
  // @ts-expect-error a move limit is a number
  solve(["CMF"], 1, 1, { moveLimit: "78" });
  // @ts-expect-error the option is called moveLimit
  solve(["CMF"], 1, 1, { limit: 78 });
  // @ts-expect-error the limit is one of the options
  solve(["CMF"], 1, 1, 78);
  // @ts-expect-error null is not a board
  solve(null, 1, 1);
}

const AT: State = { mouse: 10, cat: 6, turn: "cat" };

export function solved(solution: Solution) {
  const sizes: number[] = [solution.rows, solution.cols, solution.moveLimit];
  // @ts-expect-error a solution does not change
  solution.moveLimit = 78;
  // @ts-expect-error a solution does not change
  solution.rows = 3;

  // @ts-expect-error the verdict takes no state
  solution.verdict(10, 6, "mouse");

  solution.result(10, 6, "mouse");
  solution.result(AT);
  solution.result(AT, 4);
  // @ts-expect-error the turn is needed
  solution.result(10, 6);
  // @ts-expect-error the turn is the mouse's or the cat's
  solution.result(10, 6, "food");
  // @ts-expect-error a cell is a number
  solution.result([2, 0], 6, "mouse");

  solution.moves(10, 6, "cat");
  // @ts-expect-error there are no moves without a state
  solution.moves();

  const line: Line = solution.line();
  const from: Line = solution.line(10, 6, "cat");
  // @ts-expect-error a state is complete or absent
  solution.line(10);
  // @ts-expect-error a state is complete or absent
  solution.line(10, 6);

  const state: number | undefined = solution.table("mouse")[10 * 15 + 6];
  // @ts-expect-error the turn is needed
  solution.table();

  const { mouse, cat, draw, longest } = solution.stats();
  const counts: number[] = [mouse, cat, draw, longest.plies];
  const winner: Player = longest.winner;

  solution.map("cat", 6, "mouse");
  // @ts-expect-error the food does not move
  solution.map("food", 4, "mouse");
  // @ts-expect-error the turn is needed
  solution.map("cat", 6);

  const why: Reason = solution.reason();
  const whyThere: Reason = solution.reason(AT);
  // @ts-expect-error a state is an object
  solution.reason(10);

  const isDrawn: boolean = solution.isDrawn(AT, [12] as const);
  solution.grade(AT, 12);
  solution.grade(AT, 12, 4);
  // @ts-expect-error the move is needed
  solution.grade(AT);

  solution.reply(AT, 7);
  // @ts-expect-error the seed is needed
  solution.reply(AT);

  solution.reply(AT, 7, "easy");
  // @ts-expect-error there is no such strength
  solution.reply(AT, 7, "hard");

  const proof: Proof = solution.proof();
  same<typeof proof.goal, "food" | "capture" | null>(true);
  solution.proof(AT);
  const refutation: Line & { outcome: Outcome } = solution.refutation(AT, 12);
  // @ts-expect-error the move is needed
  solution.refutation(AT);
  // @ts-expect-error the first mover is needed
  ownMoves(5, "mouse");

  solution.decided(6, "cat");
  // @ts-expect-error the turn is needed
  solution.decided(6);
  solution.decidedAt(AT, 1);
  // @ts-expect-error the plies are needed
  solution.decidedAt(AT);

  return { sizes, line, from, isDrawn, state, counts, winner, why, whyThere, refutation };
}

export function whatIfs() {
  const table = jumpTable(["####F", "#C...", "M...."]);
  same<typeof table, Outcome[][]>(true);
  jumpTable(["CMF"] as const, { moveLimit: 78 });
  jumpTable(["CMF"], null);
  // @ts-expect-error jumpTable tries all jumps, and takes none
  jumpTable(["CMF"], 1, 1);

  const walls = wallEffects(["####F", "#C...", "M...."], 1, 2);
  same<typeof walls, (Outcome | null)[]>(true);
  wallEffects(["CMF"] as const, 1, 1, { moveLimit: 78 });
  // @ts-expect-error both jumps are needed
  wallEffects(["CMF"], 1);
  // @ts-expect-error there is no outcome for a piece's cell
  walls.map((outcome) => outcome.winner);

  const changes = wallChanges(["####F", "#C...", "M...."], 1, 2, { moveLimit: 78 });
  same<typeof changes, (WallChange | null)[]>(true);
  // @ts-expect-error both jumps are needed
  wallChanges(["CMF"], 1);

  const pieces = pieceEffects(["####F", "#C...", "M...."], 1, 2);
  same<typeof pieces, PieceEffects>(true);
  pieceEffects(["CMF"] as const, 1, 1, null);
  // @ts-expect-error a move limit is a number
  pieceEffects(["CMF"], 1, 1, { moveLimit: "78" });
  return pieces;
}

export function links(editor: Editor) {
  const { view, ply, hide, title, terms } = readLinkKeys(editor.link);
  writeLinkKeys(editor.link, { view, ply, hide, title, terms });
  writeLinkKeys(editor.link, { view: null, title: undefined });
  // @ts-expect-error there is no such tab
  writeLinkKeys(editor.link, { view: "tree" });
  const [pasted] = editor.readCases("MCF");
  const expected: boolean | null | undefined = pasted?.expected;
  return expected;
}

export function editing(editor: Editor) {
  const said: boolean[] = [editor.undo(), editor.redo(), editor.canUndo, editor.canRedo];
  // @ts-expect-error the history decides whether undo is possible
  editor.canUndo = true;
  const how: Transform = "rotate-left";
  editor.transform(how);
  // @ts-expect-error there is no such transform
  editor.transform("rotate");
  editor.paste("M.C...F");
  // @ts-expect-error pasted text is one string
  editor.paste(["M.C...F"]);
  const copied: string[] = [editor.copy("leetcode"), editor.copy("text"), editor.stateLink(AT)];
  // @ts-expect-error there is no such format
  editor.copy("json");
  // @ts-expect-error a state has a turn
  editor.stateLink({ mouse: 10, cat: 6 });
  same<typeof editor.linkedState, { mouse: Cell; cat: Cell; turn: Player } | null>(true);
  return { said, copied };
}

export function searching() {
  const wish: BoardWish = {
    rows: 8,
    cols: 8,
    catJump: 1,
    mouseJump: 1,
    walls: 30,
    winner: "mouse",
    minPlies: 31,
    seed: 1,
  };
  for (const winner of ["cat", "limit", null] as const) new BoardSearch({ ...wish, winner, moveLimit: 100 });
  const search = new BoardSearch(wish);
  // @ts-expect-error all of these properties but the limit are needed
  new BoardSearch({ rows: 8, cols: 8 });
  // @ts-expect-error there is no such player
  new BoardSearch({ ...wish, winner: "food" });
  // @ts-expect-error the duration is needed
  search.run();
}

export function judged(solution: (question: Question) => boolean) {
  const judge = new Judge("cat-and-mouse-ii", { seed: 1, questions: 1_000 });
  const questions: Question[] = judge.next(10);
  const given: Given[] = questions.map(solution);
  judge.answer([...given, 1, { error: "no" }, { timeout: true }, { value: "yes" }]);
  // The type of a question depends on the problem.
  const boards = new Judge("cat-and-mouse-ii");
  boards.answer(boards.next(9).map(({ grid, catJump, mouseJump }) => grid.length > catJump - mouseJump));
  const graphs = new Judge("cat-and-mouse");
  graphs.answer(graphs.next(9).map(({ graph }) => graph.length % 3));
  // @ts-expect-error a board is no graph
  boards.next(9).map(({ graph }) => graph);
  // @ts-expect-error a graph has no grid
  graphs.report().failure?.question.grid;
  // @ts-expect-error there is no such problem
  new Judge("chess");
  // @ts-expect-error a string is not an answer
  judge.answer(["true"]);
}

export function wrong(error: CatMouseError) {
  const asError: Error = error;
  const at: number[] = error.row !== null && error.col !== null ? [error.row, error.col] : [];
  const piece: "cat" | "mouse" | "food" | null = error.detail.piece;
  // @ts-expect-error there is no such code
  error.code === "bad-mood";
  return { asError, at, piece, code: error.code };
}

export async function neverMade() {
  const { Solution: Class } = await import("cat-and-mouse");
  // @ts-expect-error only solve() makes solutions
  new Class();
}

export function graphs() {
  const lists = [[1, 3], [0], [3], [0, 2]] as const;
  const answer = catMouseGame(lists);
  same<typeof answer, 0 | 1 | 2>(true);
  // @ts-expect-error each entry is a list of nodes
  catMouseGame([1, 2, 3]);
  // @ts-expect-error nodes are numbers
  catMouseGame([["1"], ["0"], []]);

  const solution = solveGraph(lists);
  same<typeof solution, GraphSolution>(true);
  // @ts-expect-error a solution is read-only
  solution.nodes = 4;
  // @ts-expect-error a state is an object, or three values
  solution.line(1);
  // @ts-expect-error graphs have no move limit
  solution.moveLimit;
  // @ts-expect-error only solveGraph() makes solutions of graphs
  new GraphSolution();
}

export function labelling() {
  const labels = labelStates(6, Uint32Array.of(0, 1), [1]);
  same<typeof labels, StateLabels>(true);
  same<StateLabels["labels"], Uint8Array>(true);
  same<StateLabels["plies"], Int32Array>(true);
  same<StateLabels["order"], Uint32Array>(true);
  labelStates(6, Uint32Array.of(0, 1), new Uint32Array(), [1] as const);
  labelStates(6, Uint32Array.of(0, 1), [], null);
  // @ts-expect-error edges are a Uint32Array
  labelStates(6, [0, 1], [1]);
  // @ts-expect-error the list of lost states is needed, even if it is empty
  labelStates(6, Uint32Array.of(0, 1));
}
