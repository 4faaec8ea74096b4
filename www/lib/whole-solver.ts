// The whole solver, for boards and graphs. The page's own solver may lack graphs, so that boards load faster.
export {
  catMouseGame,
  default as startWholeSolver,
  EdgeEffects,
  GraphEditor,
  GraphSearch,
  mistakenMoves,
  questionAt,
  solveGraph,
  writeLinkKeys,
} from "#package";
