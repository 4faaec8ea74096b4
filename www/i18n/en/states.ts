import type { StatesWords } from "../states-types";
import { list } from "./list";

export const enStates: StatesWords = {
  letter: { win: "W", lose: "L", draw: "D" },
  state(state, label, moves) {
    const result = label ? { win: "won", lose: "lost", draw: "drawn" }[label] : "not labelled";
    return `State ${state}, ${result}, ${moves.length > 0 ? `moves to ${list(moves.map(String))}` : "without moves"}.`;
  },
  over: (state, label) => `State ${state} is ${label === "win" ? "won" : "lost"}: the game is over.`,
  oneMove: (state, lost) => `State ${state} is won: it has a move to state ${lost}, which is lost.`,
  allMoves: (state) => `State ${state} is lost: all its moves lead to won states.`,
  rest(drawn) {
    if (drawn.length === 0) return "All states have a label, so there are no draws.";
    const states = list(drawn.map(String));
    return `No rule applies any more. ${drawn.length === 1 ? `State ${states} has no label: it is a draw` : `States ${states} have no label: they are draws`}.`;
  },
};
