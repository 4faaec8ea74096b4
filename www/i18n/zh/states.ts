import type { StatesWords } from "../words";

export const zhStates: StatesWords = {
  letter: { win: "胜", lose: "败", draw: "平" },
  state(state, label, moves) {
    const result = label ? { win: "必胜", lose: "必败", draw: "平局" }[label] : "未标记";
    return `状态 ${state}，${result}，${moves.length > 0 ? `可以走到 ${moves.join("、")}` : "没有走法"}。`;
  },
  over: (state, label) => `状态 ${state} ${label === "win" ? "必胜" : "必败"}：游戏已经结束。`,
  oneMove: (state, lost) => `状态 ${state} 必胜：有走法走到必败的状态 ${lost}。`,
  allMoves: (state) => `状态 ${state} 必败：所有走法都走到必胜的状态。`,
  rest: (drawn) =>
    drawn.length === 0 ? "所有状态都有标记，没有平局。" : `没有规则可用了。状态 ${drawn.join("、")} 没有标记，是平局。`,
};
