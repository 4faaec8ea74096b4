// The whole solver. The page's own has no graphs, so that boards are there sooner.
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
