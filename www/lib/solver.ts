// The solver of the site's pages, which scripts/build.mjs uses instead of the package. If the address asks for a part
// that needs graphs, this is the whole solver, else only the solver for boards. The section Check code loads the whole
// solver when it checks code.
//
// The exports are variables, which `start` sets again for the whole solver. An importing module sees the new value only
// if it reads the import each time. A copy made at load, such as `const open = namesBoard`, keeps the solver for
// boards, even if only the whole solver is started. A new export needs its declaration, and an assignment in `start`.
import * as boards from "#boards";

const NEEDS_GRAPHS = /^#(graph|puzzles?|states|(play|records)=graph)\b/;

export let BoardSearch = boards.BoardSearch;
export let canMouseWin = boards.canMouseWin;
export let compareMethods = boards.compareMethods;
export let Editor = boards.Editor;
export let isCatMouseError = boards.isCatMouseError;
export let jumpTable = boards.jumpTable;
export let labelStates = boards.labelStates;
export let namesBoard = boards.namesBoard;
export let ownMoves = boards.ownMoves;
export let Painter = boards.Painter;
export let readLinkKeys = boards.readLinkKeys;
export let wallChanges = boards.wallChanges;
export let writeLinkKeys = boards.writeLinkKeys;

/**
 * Starts the solver. Reads the address only once, so a part that needs graphs later starts `whole-solver.ts`, too.
 */
export default async function start(...options: Parameters<typeof boards.default>): Promise<void> {
  if (!NEEDS_GRAPHS.test(location.hash)) return void (await boards.default(...options));
  const whole = await import("#package");
  await whole.default();
  BoardSearch = whole.BoardSearch;
  canMouseWin = whole.canMouseWin;
  compareMethods = whole.compareMethods;
  Editor = whole.Editor;
  isCatMouseError = whole.isCatMouseError;
  jumpTable = whole.jumpTable;
  labelStates = whole.labelStates;
  namesBoard = whole.namesBoard;
  ownMoves = whole.ownMoves;
  Painter = whole.Painter;
  readLinkKeys = whole.readLinkKeys;
  wallChanges = whole.wallChanges;
  writeLinkKeys = whole.writeLinkKeys;
}
