import type { StatesWords } from "../states-types";

export const zhStates: StatesWords = {
  letter: { win: "赢", lose: "输", draw: "平" },
  state(state, label, moves) {
    const result = label ? { win: "赢", lose: "输", draw: "平局" }[label] : "未标记";
    return `状态 ${state}，${result}，${moves.length > 0 ? `可以走到 ${moves.join("、")}` : "没有走法"}。`;
  },
  over: (state, label) => `状态 ${state} 是${label === "win" ? "赢" : "输"}：游戏已经结束。`,
  oneMove: (state, lost) => `状态 ${state} 是赢：有一步走到状态 ${lost}，而 ${lost} 是输。`,
  allMoves: (state) => `状态 ${state} 是输：每一步都走到赢的状态。`,
  rest: (drawn) =>
    drawn.length === 0 ? "所有状态都有标记，没有平局。" : `没有规则可用了，没有标记的状态是平局：${drawn.join("、")}。`,
};
