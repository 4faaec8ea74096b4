// The sentences of a graph of states, whose numbers begin with 1.
export interface StatesWords {
  letter: Record<"win" | "lose" | "draw", string>;
  /** A state as it is drawn, and the states to which its moves lead. */
  state: (state: number, label: "win" | "lose" | "draw" | null, moves: number[]) => string;
  /** Why a state has been labelled. */
  over: (state: number, label: "win" | "lose") => string;
  oneMove: (state: number, lost: number) => string;
  allMoves: (state: number) => string;
  /** What is left in the end. */
  rest: (drawn: number[]) => string;
}
