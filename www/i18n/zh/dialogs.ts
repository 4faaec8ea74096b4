import type { ExampleName } from "../../model/examples";
import type { DialogWords, Sentence } from "../words";
import { number } from "./board";
import { zhPage } from "./page";

export const zhDialogs: DialogWords = {
  ...zhPage,

  examples: "示例",
  example: {
    statement1: { title: "领先两格", detail: "力扣示例 1。猫到每一格都晚一回合。" },
    statement2: { title: "越过猫", detail: "力扣示例 2。老鼠越过猫，落在奶酪上。" },
    statement3: { title: "差一格", detail: "力扣示例 3。老鼠跳三格，跳四格就能赢。看“改一改”。" },
    statement4: { title: "封闭的房间", detail: "力扣示例 4。墙把双方都挡在外面，是平局。" },
    statement5: { title: "绕远路", detail: "力扣示例 5。在胜负分布上看猫可以离得多近。" },
    longest: { title: "40 回合", detail: "老鼠已知最长的胜局：它要走满 40 回合才到奶酪，猫一直紧跟在后面。" },
    longestWalk: {
      title: "猫的长路",
      detail: "猫独自走向奶酪，已知最长的路：老鼠被墙围住，猫要走 40 回合。",
    },
    longestHunt: {
      title: "漫长的追捕",
      detail: "已知最长的追捕，也是已知最长的胜局。奶酪被墙隔开，猫只能去抓老鼠，要走 313 回合。",
    },
    lowLimit: {
      title: "差一步",
      detail: "同一个棋盘，步数上限是 78（双方的步数都算）。老鼠在第 79 步才能赢。",
    },
    snake: { title: "一条长走廊", detail: "只有一条路。在统计里看有多少状态真正要紧。" },
    standOff: { title: "僵持", detail: "双方都能到奶酪，但谁先跑谁输。看“所有走法”。" },
    rooms: { title: "大房间里的奶酪", detail: "双方都能跳三格。在“改一改”里比较其他最大跳跃距离。" },
    oneWall: { title: "一堵墙决定胜负", detail: "只有一堵墙使老鼠赢不了。先找找看，再看“改一改”。" },
    shortest: { title: "一步取胜", detail: "老鼠第一步就越过猫获胜。" },
  } satisfies Record<ExampleName, Sentence>,

  mine: {
    name: "名称",
    unnamed: (number) => `棋盘 ${number}`,
    save: "保存这个棋盘",
    about: "只存在这台设备的这个浏览器里。点一个棋盘就打开它。",
    none: "保存的棋盘只存在这台设备的这个浏览器里。",
    delete: (name) => `删除“${name}”`,
    deleted: (name) => `已删除“${name}”。`,
    refused: "这个浏览器不允许网页保存内容。请改用“分享”里的链接。",
    asText: "导出为文字",
    aboutText: "每一个的名称和链接。可以存成文件，以后用“粘贴”全部打开。",
    copy: "复制文字",
  },

  paste: {
    title: "粘贴棋盘",
    label: "含有一个或多个棋盘的文字",
    other: {
      board: "也能识别图，可以在另一个游戏里打开。",
      graph: "也能识别棋盘，可以在另一个游戏里打开。",
    },
    elsewhere: {
      board: "这段文字里是一张图，图要在另一个游戏里粘贴：",
      graph: "这段文字里是一个棋盘，棋盘要在另一个游戏里粘贴：",
    },
    open: { board: "作为图打开", graph: "作为棋盘打开" },
    load: "载入",
    code: "这看起来是一段程序。它对不对，可以在这里查：",
  },

  cases: {
    single(expected, solver) {
      if (solver === null) return `预期 ${expected}。`;
      return `预期 ${expected}，${solver === expected ? "求解器的结果也是" : "但求解器的结果是"} ${solver}。`;
    },
    title: (count) => `${number.format(count)} 个用例`,
    legend: "每个用例显示：预期结果 / 求解器的结果。",
    wrong: (count) => `每个用例显示：预期结果 / 求解器的结果。有 ${number.format(count)} 个用例两者不同（✗）。`,
    entry: (index, expected, solver) =>
      `用例 ${index}：${expected === null ? "没有预期" : `预期 ${expected}`}，求解器得到 ${solver ?? "无结果，缺少棋子"}`,
    close: "关闭用例",
  },

  share: {
    title: "分享这个棋盘",
    use: "分享方式",
    uses: { solved: "带答案", puzzle: "作为谜题", exercise: "作为练习" },
    about: {
      solved: "链接打开这个棋盘和它的答案，停在现在的标签页和这一步。",
      puzzle: "读者看到当前状态和问题“谁会赢？”，点击后才显示答案。",
      exercise: "读者修改棋盘，直到你指定的一方获胜。指定猫时，只要不填最少回合数，平局也算。",
    },
    handIn: { use: "提交", about: "链接打开这道练习，并标出你的修改。把它发给出题的人。" },
    heading: "标题（可不填）",
    counts: "还要问多少回合获胜",
    winner: "要让谁获胜",
    winners: { mouse: "老鼠", cat: "猫" },
    least: "胜方至少走多少回合（可不填）",
    leastExample: "例如填 3：2 回合就获胜不算。",
    changes: "最多改变几堵墙（不填则可任意修改）",
    locked: (count) => (count === 0 ? "不能改变的格子" : `不能改变的格子：${number.format(count)} 个`),
    lockedCells: "勾选不能改变的格子。上面的棋子也不能移动。",
    checked: {
      met: () => "目标已经达到。请修改棋盘，或者换一个目标。",
      found: (changes) => `可以解出：改变 ${number.format(changes)} 堵墙就够。`,
      "too-long": () => "赢不了这么久。请减少最少回合数，或者允许更多修改。",
      impossible: () => "只用允许的修改解不出来。请允许更多修改，或者少锁定一些格子。",
      unknown: () => "没有检查能不能解出：可能的修改太多。",
    },
    forms: {
      link: "链接",
      element: "用脚本",
      frame: "用 iframe，不需要脚本",
      leetcode: "力扣输入",
      text: "棋盘各行",
    },
    copy: {
      link: zhPage.copying.link,
      element: "复制 HTML",
      frame: "复制 iframe",
      leetcode: "复制力扣输入",
      text: "复制各行",
    },
    seen: "打开学生看到的页面",
    send: "分享……",
    picture: "图片",
    arrows: "画出接下来几步的箭头",
    save: "保存图片（PNG）",
    fileName: "cat-and-mouse",
    weight: (kilobytes, height) =>
      `脚本约加载 ${kilobytes} KB，同一页面的所有棋盘只加载一次。iframe 与正文同宽，高 ${height} 像素。`,
    preview: "预览",
    embed: "嵌入网页",
    asText: "复制为文字",
  },

  find: {
    title: "寻找棋盘",
    kind: "寻找",
    kinds: { new: "新棋盘", longer: "延长当前棋盘的胜局" },
    numbers: {
      rows: "行数",
      cols: "列数",
      catJump: "猫最多跳（格）",
      mouseJump: "老鼠最多跳（格）",
      walls: "墙（%）",
      moves: "胜方至少走几回合",
      seed: "随机种子（可不填）",
    },
    winner: "胜者",
    winners: { mouse: "老鼠", cat: "猫", limit: "平局", any: "不限" },
    food: "老鼠能到达奶酪",
    foods: { any: "不限", reachable: "能", unreachable: "不能" },
    seedHelp: "同一个随机种子总会得到同样的结果。",
    aboutLonger: (verdict) =>
      verdict === null
        ? "请先放好猫、老鼠和奶酪。"
        : `现在：${zhPage.outcome(verdict, "mouse")}。搜索会改变墙、移动棋子，直到胜局更长。最大跳跃距离、大小和锁定的格子不变。`,
    begin: "搜索",
    searching: "正在搜索",
    stop: "停止",
    goOn: "继续搜索",
    progress({ tried, outcome }, ended) {
      const why = {
        found: "找到了",
        stuck: "已停止：最近试的 50,000 个都没有更好，可能没有了",
        impossible: "没有符合的：这些设置互相矛盾，或者这样的大小不可能满足",
        time: "20 秒后停止",
        reader: "已停止",
      };
      if (ended === "impossible") return `${why.impossible}。`;
      const best = `${ended === "found" ? "" : "目前最好的："}${zhPage.outcome(outcome, "mouse")}`;
      return `${ended ? why[ended] : "正在搜索"}。试了 ${number.format(tried)} 个。${best}。`;
    },
    finds: "已找到：点一个来显示",
    found: (outcome) => zhPage.outcome(outcome, "mouse"),
  },

  help: {
    title: "帮助",
    touch: "触摸",
    touchList: [
      ["点“编辑”，再拖动", "画墙，从墙开始则擦除；移动猫、老鼠或奶酪"],
      ["点带圆点的格子", "走到这一格"],
    ],
    keys: "按键",
    licenses: "开源许可",
    keyList: [
      [["W", "E"], "墙、橡皮"],
      [["C", "M", "F"], "猫、老鼠、奶酪"],
      [["←", "↑", "→", "↓"], "在棋盘上逐格移动；在列表和标签中逐项移动"],
      [["Home", "End"], "到一行的两端；按住 Ctrl 到角落"],
      [["Enter", "Space"], "在格子上使用工具、走子、按按钮"],
      [["Delete"], "清空格子"],
      [["Esc"], "取消正在画的一笔；关闭打开的窗口"],
      [["Ctrl Z", "Ctrl Shift Z"], "撤销、重做"],
      [["?"], "这个帮助"],
    ],
  },
};
