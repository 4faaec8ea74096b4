// The sentences about a graph of states, whose numbers start at 1.
import { list } from "./list";

export const enStates = {
  letter: { win: "W", lose: "L", draw: "D" },
  state(state: number, label: "win" | "lose" | "draw" | null, moves: number[]): string {
    const result = label ? { win: "won", lose: "lost", draw: "drawn" }[label] : "not labelled";
    return `State ${state}, ${result}, ${moves.length > 0 ? `moves to ${list(moves.map(String))}` : "without moves"}.`;
  },
  over: (state: number, label: "win" | "lose") =>
    `State ${state} is ${label === "win" ? "won" : "lost"}: the game is over.`,
  oneMove: (state: number, lost: number) => `State ${state} is won: it has a move to state ${lost}, which is lost.`,
  allMoves: (state: number) => `State ${state} is lost: all its moves lead to won states.`,
  rest(drawn: number[]): string {
    if (drawn.length === 0) return "All states have a label, so there are no draws.";
    const states = list(drawn.map(String));
    return `No rule applies any more. ${drawn.length === 1 ? `State ${states} has no label: it is a draw` : `States ${states} have no label: they are draws`}.`;
  },
};
