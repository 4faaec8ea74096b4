// The whole solver. The page's own solver lacks graphs, so that boards load faster.
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
