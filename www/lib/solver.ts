// The solver of the site's pages, in the place of the package (scripts/build.mjs): that of boards alone, or the whole one if the address
// asks for a part that needs graphs. So no link loads both.
import * as boards from "#boards";

const NEEDS_GRAPHS = /^#(graph|puzzle|states)=|^#(play|records)=graph|^#(puzzles|states)$/;

export let {
  BoardSearch,
  canMouseWin,
  compareMethods,
  Editor,
  isCatMouseError,
  jumpTable,
  labelStates,
  namesBoard,
  ownMoves,
  Painter,
  readLinkKeys,
  solve,
  wallChanges,
  writeLinkKeys,
} = boards;

/** Starts the solver. The address is asked once: what comes later, `whole-solver.ts` starts beside this one. */
export default async function start(...options: Parameters<typeof boards.default>): Promise<void> {
  if (!NEEDS_GRAPHS.test(location.hash)) return void (await boards.default(...options));
  const whole = await import("#package");
  await whole.default();
  ({
    BoardSearch,
    canMouseWin,
    compareMethods,
    Editor,
    isCatMouseError,
    jumpTable,
    labelStates,
    namesBoard,
    ownMoves,
    Painter,
    readLinkKeys,
    solve,
    wallChanges,
    writeLinkKeys,
  } = whole);
}
