import type { Outcome } from "../../model/game";
import type { PlayWords } from "../words";
import { number } from "./board";

const names = { mouse: "老鼠", cat: "猫" };
const other = { mouse: "cat", cat: "mouse" } as const;

const undecided = ({ forced }: Outcome) => (forced ? "步数上限内无人获胜。" : "双方都没有必胜策略：平局。");

export const zhPlay: PlayWords = {
  feedback({ verdict, before, after }, side) {
    const them = names[other[side]];
    switch (verdict) {
      case "best":
        if (before.plies !== null && before.winner !== side) return { title: "最优走法：坚持得最久。", detail: "" };
        return { title: "最优走法。", detail: before.plies === null ? undecided(after) : "你仍然能赢。" };
      case "slower":
        return { title: "还有更快的走法。", detail: "你仍然能赢。" };
      case "sooner":
        return { title: "换一种走法可以坚持得更久。", detail: `${them}有必胜策略。` };
      case "same":
        return { title: "这一步不影响结果。", detail: undecided(after) };
      case "win-to-limit":
      case "win-to-draw":
        return { title: "这里本来能赢。", detail: undecided(after) };
      case "loss-to-draw":
        return { title: "这一步保住了平局。", detail: "" };
      case "win-to-loss":
        return { title: "这里本来能赢。", detail: `现在${them}有必胜策略。` };
      case "draw-to-loss":
      case "limit-to-loss":
        return {
          title: before.forced ? "本来可以坚持到步数上限。" : "本来可以保住平局。",
          detail: `现在${them}有必胜策略。`,
        };
    }
  },
  hintOutcome(outcome, side) {
    if (outcome.plies === null) return undecided(outcome);
    return outcome.winner === side ? "" : "这里没有必胜的走法，这一步坚持得最久。";
  },
  noMistake({ winner, plies, forced }, side, isHelped) {
    if (winner === null || plies === null)
      return forced ? "步数上限内本来就无人能获胜。" : "双方都没有必胜策略，平局是应有的结果。";
    const wins = `双方都采用最优策略时，从一开始就是${names[winner]}赢。`;
    if (isHelped) return wins;
    return `${side !== null && side !== winner ? "你本来就赢不了" : side === null ? "双方都没有失误" : "你没有失误"}：${wins}`;
  },
  brief(side, strength, isLost) {
    if (strength === "person") return "两个人轮流走：老鼠到达奶酪就赢，猫抓住老鼠或先到奶酪就赢。";
    const aim = { mouse: "到达奶酪就赢", cat: "抓住老鼠或先到奶酪就赢" };
    const skill = { perfect: "从不出错", medium: "只看两回合", easy: "只看一步" };
    return `你是${names[side]}，${isLost ? "尽量坚持得久一些" : aim[side]}；${names[other[side]]}${skill[strength]}。`;
  },
  side: "你是",
  sides: names,
  opponent: "对手",
  strengths: { easy: "简单", medium: "中等", perfect: "完美", person: "朋友" },
  start: "开始新的一局",

  toSolve: "到“求解”中补全棋盘",
  boardChanged: (isOver) => `你在“求解”中改了棋盘。${isOver ? "" : "这一局仍在原来的棋盘上继续。"}`,
  playNewBoard: "改用新棋盘对弈",

  yourMove: "轮到你了",
  turnOf: (player) => `轮到${names[player]}走`,
  howToMove: (move) => `第 ${number.format(move)} 回合 · 走到有圆点的格子，点两次自己就不动`,
  waiting: (opponent) => `${names[opponent]}正在走`,
  opponentErred: (opponent) => ({ title: `${names[opponent]}走错了。`, detail: "现在你能赢。" }),
  grade: {
    best: "最优",
    slower: "较慢",
    sooner: "输得更快",
    same: "没有差别",
    "win-to-limit": "失误",
    "win-to-draw": "失误",
    "win-to-loss": "失误",
    "limit-to-loss": "失误",
    "draw-to-loss": "失误",
    "loss-to-draw": "保住平局",
  },

  hint: "提示",
  hintIs: (move) => `提示：${move}。`,
  takeBack: "撤回",
  takenBack: "已撤回。",
  giveUp: { short: "认输", rest: "并看原因" },

  over({ winner, ending }, side, moves, moveLimit) {
    const won = winner === side;
    if (ending === "given-up")
      return { title: `${side === null && winner ? names[other[winner]] : "你"}认输了`, detail: "" };
    if (winner === null) {
      const reached = `已走满 ${number.format(moveLimit)} 步的步数上限。`;
      const why: Partial<Record<typeof ending, string>> = {
        repeat: "同一状态第三次出现，就是平局。",
        draw: "轮到走的一方没有边可走，就是平局。",
      };
      return { title: ending === "late" ? "无人获胜" : "平局", detail: why[ending] ?? reached };
    }
    const who = won ? "你" : names[winner];
    const detail: Partial<Record<typeof ending, string>> = {
      food: winner === "mouse" ? `${who}到达了奶酪。` : `${who}先到了奶酪。`,
      capture: won ? "你抓住了老鼠。" : side === null ? "猫抓住了老鼠。" : "猫抓住了你。",
    };
    const title = moves === 0 ? `${who}赢了` : `${who}第 ${number.format(moves)} 回合获胜`;
    return { title, detail: detail[ending] ?? "" };
  },
  help({ hints, takeBacks }) {
    const counted = [
      hints > 0 ? `用了 ${number.format(hints)} 个提示` : "",
      takeBacks > 0 ? `撤回了 ${number.format(takeBacks)} 回合` : "",
    ].filter((each) => each !== "");
    return counted.length > 0 ? `你${counted.join("，")}。` : "";
  },
  hopeless: (moves, side, strength) =>
    strength === "perfect"
      ? { title: "这一局你赢不了：", detail: `尽量坚持得久一些（最多 ${number.format(moves)} 回合）。` }
      : { title: "你没有必胜策略：", detail: `坚持下去，等${names[other[side]]}失误。` },
  undecided: ({ forced }) =>
    forced
      ? { title: "步数上限内无人能获胜。", detail: "" }
      : { title: "双方都没有必胜策略：", detail: "都不失误就是平局：同一状态第三次出现时结束。" },
  lastsLongest: "坚持最久",
  mistake: (by, side, move, name, wasWon) =>
    `${by === side ? "你" : names[by]}走第 ${number.format(move)} 回合（${name}）之前，${wasWon ? `${by === side ? "你" : "它"}本来能赢。` : "双方都没有必胜策略。"}`,
  savedDraw: (by, side, move, name) =>
    `${by === side ? "你" : names[by]}的第 ${number.format(move)} 回合（${name}）保住了平局：其他走法都会输。`,
  shortened: (by, side, move, name, moves) =>
    `${by === side ? "你" : names[by]}的第 ${number.format(move)} 回合（${name}）比最优走法少坚持了 ${number.format(moves)} 回合。`,
  takeItBack: "上一步是失误，可以悔棋。",
  couldWin: (loser, side) => `从这里${side === null ? names[loser] : "你"}本来还能赢。`,
  showMove: (move) => `看第 ${number.format(move)} 回合`,
  again: "再来一局",
  replay: "回放",
  tell: "告诉朋友",
  told: (side, moves, strength) =>
    `我执${names[side]}，${number.format(moves)} 回合获胜（${strength}）。这一局谁有必胜策略？`,
  againFrom: (move) => `从第 ${number.format(move)} 回合再试一次`,
  anotherBoard: "换一个棋盘",
  otherSide: (side, outcome) =>
    outcome?.plies == null ? `换成${names[side]}` : `换成${names[side]}${outcome.winner === side ? "（能赢）" : ""}`,
  analyse: "分析",

  lookingAt: (move) => `第 ${number.format(move)} 回合`,
  wasPlayed: (by, side, name, grade, best) =>
    `${by === side ? "你" : names[by]}走了 ${name}（${grade}）。${best === null ? "" : `最优走法是 ${best}。`}`,
  playOn: "从这里继续",
  backToGame: { short: "回到对局", rest: "" },
  moves: "走法",
  players: { mouse: "老鼠", cat: "猫" },

  canGo: "可以走到这里",
  canStay: "可以留在这里",
  boardHelp: "方向键在棋盘上移动，Enter 或空格让你的棋子走到该格。",
};
