import { movesUpTo } from "../i18n/step";
import { FUNCTIONS, NUMBERS } from "../model/problem";
import type { CheckWords } from "./words-en";

const number = new Intl.NumberFormat("zh");
const moment = new Intl.DateTimeFormat("zh", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
const whoseJumps = { mouse: "老鼠", cat: "猫", both: "双方" };
const winners = ["平局", "老鼠赢", "猫赢"];
const unit = { "cat-and-mouse-ii": "格子", "cat-and-mouse": "节点" };
const kind = { "cat-and-mouse-ii": "棋盘", "cat-and-mouse": "图" };

const differences = {
  answer:
    "代码先给出了错误答案，重新启动后，同一个问题却答对了。它可能在多次调用之间保留了变量，读取了从未赋值的变量，或者用到了随机数。",
  error:
    "代码先出现了运行错误，重新启动后，同一个问题却答对了。它可能在多次调用之间保留了变量，读取了从未赋值的变量，或者用到了随机数。",
  timeout:
    "代码先超出了时间限制，重新启动后，同一个问题却用不到一半的时限就答对了。可能是电脑当时很忙，也可能是代码越调用越慢。",
};

export const zhCheck: CheckWords = {
  title: "代码对拍",
  about: (problem) =>
    `粘贴你的力扣 ${NUMBERS[problem]} 题解，找出它答错的最小的${kind[problem]}。代码只在这个浏览器里、点击“运行”之后才会执行，不会发送到任何地方。`,
  codeLanguage: "语言",
  codeLanguages: { javascript: "JavaScript", typescript: "TypeScript", python: "Python", cpp: "C++" },
  code: "你的代码",
  editorHelp: "按 Tab 键离开编辑器，按 Ctrl+] 缩进一行。",
  loadingEditor: "正在加载编辑器…",
  template: "从空函数重新开始",
  kept: "历史版本",
  keptText: (time, lines) => `${moment.format(time)} · ${lines} 行`,
  ownCase: "试一个自己的用例",
  ownCaseText: {
    "cat-and-mouse-ii": "一个棋盘，例如力扣的测试用例",
    "cat-and-mouse": "一张图，例如力扣的测试用例",
  },
  runCase: "运行这个用例",
  caseTooDeep: "代码的递归太深，超出了这个浏览器的栈。力扣的栈更大。",
  caseVerdict: (isRight) => (isRight ? "这个用例答对了" : "这个用例答错了"),
  otherLanguage: (name) =>
    `这段代码看起来是 ${name}，浏览器里无法运行。可以用命令行程序检查：保存下面的文件（其中已有你的代码），然后在终端输入：`,
  saveProgram: (file) => `保存 ${file}`,
  otherProblem: (problem) => `代码里定义了 ${FUNCTIONS[problem]}，所以按 ${NUMBERS[problem]} 题检查。`,
  changed: "这次检查之后，代码又改过了。点击“运行”重新检查。",
  resultHere: () => "点击“运行”。这里会显示你的代码是否正确；如果不正确，会显示最小反例，并用文字说明错在哪里。",
  toTry: "想试一试？载入下面的一个解法（有的对，有的故意写错），再点击“运行”：",
  solutions: {
    race: "比较距离（错误）",
    depthFirst: "记忆化深度优先搜索（错误）",
    fewTurns: "走满若干步就停止（错误）",
    right: "逆推（正确）",
  },
  rightMethod: "逆推",
  chapters: {
    search: "记忆化搜索为什么会错",
    states: "状态",
    limit: "步数上限",
    draws: "平局",
    graph: "图上的游戏（力扣 913）",
  },
  run: "运行",
  stop: "停止",
  stopped: "已停止。",
  starting: "正在启动…",
  loadingPython: "正在加载 Python（只需一次，约 6 MB）…",
  loadingCpp: (megabytes, all) => `正在加载 C++ 编译器（每台设备只需一次）：${megabytes} / ${all} MB`,
  compiling: "正在编译…大约需要十秒，下一次只需一半时间。",
  aboutCpp: (megabytes) =>
    `C++ 在你的浏览器里编译和运行（Clang，C++20）。第一次点击“运行”时加载编译器（${megabytes} MB），之后保存在这台设备上。`,
  askToLoad: (megabytes) => `C++ 编译器有 ${megabytes} MB，运行时大约需要 1 GB 内存。现在加载吗？`,
  load: "加载并运行",
  looksLike: (name) => `这段代码看起来是 ${name}。`,
  checkAs: (name) => `按 ${name} 检查`,
  switchTo: (name) => `切换到 ${name}`,
  noCpp: "这个网站没有附带 C++ 编译器。可以用命令行程序检查 C++。",
  cppFailed: {
    network: "无法加载 C++ 编译器。请检查网络，然后重新点击“运行”。",
    damaged: "C++ 编译器的文件已损坏或不完整。点击“运行”重新加载。",
    memory: "内存不足，无法在这里编译 C++。请关闭其他标签页，或者换用电脑。",
    old: "浏览器版本太旧，无法解压 C++ 编译器。",
    slow: "编译超过三分钟，已停止。",
  },
  aboutPython: "Python 也在你的浏览器里运行（Pyodide），但比较慢：用例数量按大约十秒内能答完的来定，至少 3,000 个。",
  stage: {
    statement: "题目中的示例",
    small: "小用例",
    traps: "易错用例",
    random: "随机用例",
    large: "大用例",
    shrinking: "寻找更小的反例",
    locating: "寻找答案从哪里开始出错",
    naming: "寻找错误原因",
    confirming: "确认错误原因",
  },
  asked: (asked, of) =>
    of === null ? `${number.format(asked)} 个用例` : `${number.format(asked)} / ${number.format(of)} 个用例`,
  verdict: {
    accepted: "通过",
    "wrong-answer": "解答错误",
    "wrong-type": "返回值类型错误",
    error: "执行出错",
    "time-limit": "超出时间限制",
    "differs-between-runs": "同一个问题给出不同的答案",
    undecided: "尚无结论",
    "not-started": "代码无法运行",
    failed: "检查没有完成",
    "compile-error": "编译错误",
    "not-supported": "这里不支持",
  },
  goTo: (line) => `第 ${line} 行`,
  notSupported: {
    exceptions: (name) => `代码使用了异常（${name}），这里不可用。去掉异常后就可以检查。`,
    threads: (name) => `代码使用了线程${name ? `（${name}）` : ""}，这里不可用。`,
    files: () => "代码打开了文件，这里不可用。",
    clock: () => "代码读取了时间，这里没有时钟可用。",
    randomness: () => "代码使用了真随机数（random_device），这里不可用；可以用固定随机种子的 mt19937。",
    header: (name) => `头文件 <${name}> 在这里不可用：Clang 的标准库（libc++）没有它。`,
    other: (name) => `代码使用了 ${name}，这里不可用。`,
  },
  cppError: {
    abort: "调用了 abort()，可能来自 assert",
    exit: "没有返回答案，而是调用了 exit()",
    memory: "内存不足（上限 512 MB）",
    check: "标准库发现了错误",
    bounds: "数组下标越界",
    null: "空指针",
    division: "除以零，或者商超出了类型的范围",
    overflow: "整数溢出",
    stack: "栈溢出：递归太深，或者没有终止",
    trap: "代码做了不允许的操作，例如访问不属于它的内存",
  },
  tooDeep: (count) =>
    `有 ${number.format(count)} 个较大的用例没有计入：代码的递归太深，超出了这个浏览器的栈。力扣的栈更大。`,
  accepted: (asked, small) =>
    `${number.format(asked)} 个答案全部正确：题目中的示例、${small.asked === small.all ? "所有小用例" : `最小的 ${number.format(small.asked)} 个用例`}、错误解法常常失败的用例、随机用例和大用例。这是有力的证据，但不是证明。`,
  notStarted: "在回答第一个问题之前就出错了：",
  failed: "这是本页面或网络的问题，与你的代码无关：",
  differs: (failed) => differences[failed],
  failsOn: (problem, isSmallest, asked) =>
    isSmallest
      ? `这是最小反例。${problem === "cat-and-mouse" ? "" : "只比较了不超过棋盘较长边的最大跳跃距离。"}`
      : `这是检查 ${number.format(asked)} 个用例后找到的最小反例，可能还有更小的。`,
  catJump: (jump) => `猫最多跳 ${jump} 格`,
  mouseJump: (jump) => `老鼠最多跳 ${jump} 格`,
  expected: "预期结果",
  yours: "输出",
  error: "你的代码",
  timedOut: "没有及时返回",
  died: "浏览器中止了代码，可能是占用的内存太多。",
  stuck: "函数以外的代码没有及时执行完。",
  pythonStack:
    "递归太深，浏览器里的 Python 做不到：经过 min、max、sum、map 或 sorted 时只能递归约 300 层。力扣允许更深。请改用循环、any 或 all，或者使用命令行程序。",
  means: (answer) => (typeof answer === "number" ? (winners[answer] ?? "") : `老鼠${answer ? "赢" : "不能赢"}`),
  errorsOn: {
    "one-row": "发现的错误都出在只有一行的棋盘上。",
    "one-column": "发现的错误都出在只有一列的棋盘上。",
    "more-columns": "发现的错误都出在列数多于行数的棋盘上。代码可能把行数和列数用混了。",
    "more-rows": "发现的错误都出在行数多于列数的棋盘上。代码可能把行数和列数用混了。",
    "not-square": "发现的错误都出在行数与列数不同的棋盘上。代码可能把行数和列数用混了。",
  },
  mistakes: (count, isCertain) => {
    if (isCertain) return "你的输出与犯这种常见错误的代码完全一致";
    return count === 1 ? "可能是这个已知错误" : "可能是以下已知错误之一";
  },
  doesNotEnd: {
    title: "似乎不会结束",
    about: (problem) =>
      `代码没有在时限内给出答案，而这么小的${kind[problem]}只有很少几个状态。请检查是否有不会停止的循环，或者一再回到同一状态的递归。`,
  },
  rightUpTo: (problem, cells) =>
    `不超过 ${cells} 个${unit[problem]}的${kind[problem]}，答案都正确。${cells > 6 ? "如果代码把几个数合成一个数，或者数组的长度固定，更大的数可能放不下。" : ""}`,
  noMistakes: "没有哪个已知错误与这些答案完全一致。可能同时有两个错误，或者是少见的错误。",
  nearest: (mistake, answer) =>
    `在已知错误中，下面这个与你的答案最接近，但并不完全一致：${mistake}如果是它，这个用例的答案会是 ${answer}：`,
  firstWrong: {
    title: "答案从哪里开始出错",
    circle: "这些错误答案互为依据，绕成一圈：局面反复出现，谁也不能强制取胜，代码却把它们当作已分胜负。",
    here: (wins) =>
      wins
        ? `这里${wins === "mouse" ? "老鼠" : "猫"}走下一步就获胜。所以请检查判断游戏结束的那几行。`
        : "把两步之后的各局面单独交给你的代码，它的答案足以推出这里的正确答案。所以，要么是由这些答案推出结果的那几行错了，要么是代码在搜索途中记住了并不普遍成立的结果。",
    later: (plies, given, expected) =>
      `从这个用例的起点走 ${plies} 步之后，你的代码回答 ${given}，正确答案是 ${expected}。`,
    show: "显示这个局面",
  },
  askHere: {
    ask: "让我的代码判断这个局面",
    answer: (given, expected) =>
      given === expected
        ? `对这个局面，你的代码回答 ${given}，是对的。`
        : `对这个局面，你的代码回答 ${given}，正确答案是 ${expected}。`,
  },
  mistake: {
    "limit-too-low": ({ plies }, problem) => {
      if (!plies) return "搜索停止得太早。";
      const [found, missed] = plies.map((each) => `${movesUpTo(each)} 回合（${each} 步）`);
      if (plies[0] >= plies[1])
        return `搜索停止得太早，停在哪里因${kind[problem]}而异：它在一个用例里找到了 ${found}的必胜，却在另一个用例里漏掉了 ${missed}的。`;
      return `搜索停止得太早：它找到了 ${found}的必胜，却漏掉了 ${missed}的。`;
    },
    "draw-counts-as-mouse": () => "把平局的状态算成了老鼠赢。",
    "draw-counts-as-cat": () => "把平局的状态算成了猫赢。",
    "depth-first-memory": () =>
      "深度优先搜索把只在某一条路径上成立的结果或“已访问”标记用到了别的路径上。一个状态还在搜索时没有结果，由它推出的结论不能记下来。",
    "turn-forgotten": () =>
      "记忆化搜索的键里没有行动方。双方位置相同，但轮到谁走不同，就是两个不同的状态，结果也可能不同。",
    "catch-missed": (_, problem) =>
      `猫和老鼠碰到一起时，游戏没有结束。按规则，无论是谁走到对方那里，都算猫赢。${problem === "cat-and-mouse" ? "" : "只比较距离的代码也会给出这样的答案。"}`,
    "race-only": () => "结果只取决于距离。双方还可以抓捕、阻挡和躲避对方。",
    "cat-cannot-stay": () => "代码要求猫必须移动，但猫可以停在原地。",
    "cat-blocks-mouse": () => "代码不让老鼠跳过猫，但老鼠可以跳过猫。",
    "through-walls": () => "代码允许跳过墙，但墙会挡住跳跃。",
    "edge-wraps": () => "跳出棋盘后会从另一边继续，但棋盘边缘会挡住跳跃。",
    "full-jumps-only": () => "代码只尝试最远的跳跃，但也可以跳得近一些。",
    "jumps-swapped": () => "猫和老鼠的最大跳跃距离弄反了。",
    "cat-moves-first": () => "代码让猫先走，但应该是老鼠先走。",
    "players-swapped": () => "猫和老鼠弄反了。",
    "cat-enters-hole": () => "代码让猫进了洞，但猫不能进洞。",
    "jumps-off-by-one": ({ jumps }) =>
      jumps
        ? `${whoseJumps[jumps.of]}的最大跳跃距离${jumps.tooLong ? "多" : "少"}了一格。`
        : "最大跳跃距离多了一格或少了一格。",
    "food-blocks-cat": () => "代码不让猫跳到奶酪上，但猫可以跳到奶酪上，并因此获胜。",
    "losses-not-counted": () =>
      "没有正确标出必败态。所有走法都通向对方必胜的状态时，这个状态才必败：每次把剩余出度减 1，减到 0 即必败。",
    "degree-counts-hole": () => "计算猫的出度时把洞也算进去了。猫不能进洞，所以在洞旁边，剩余出度永远减不到 0。",
    "always-the-same": () => "代码总是返回同一个答案。",
    "draw-has-other-number": () => "平局返回了别的数。平局应返回 0。",
    "rows-and-columns": () => "行和列弄混了：只有不是正方形的棋盘会出错。",
  },
  wrongLine: "典型的错误写法",
  rightLine: "正确写法",
  rightButSlow: (problem) =>
    `这样写是对的，但在大的${kind[problem]}上很慢：每个状态在每一步都要重新搜索一遍。更快的方法：`,
  otherMethod: "这个错误通常不能只改一行，需要换一种方法：",
  why: "为什么是这个结果？",
  open: { "cat-and-mouse-ii": "在“求解”中打开", "cat-and-mouse": "在“求解”中打开" },
  copy: "复制为力扣测试用例",
  output: "这个用例的输出",
  stack: "出错的位置",
  whichMove: {
    title: "错在哪一步？",
    about: (turn, hasMistake) =>
      `轮到${turn === "mouse" ? "老鼠" : "猫"}。${hasMistake ? "两列结果不同之处，就是代码出错的地方。点击一种走法即可走这一步，并查看之后的走法。" : "请与你的代码得出的结果对照。点击一种走法即可走这一步，并查看之后的走法。"}`,
    over: "游戏在这里已经结束。后退可以查看其他走法。",
    notOfMoves: "这个错误与单个走法无关，所以只列出正确结果。",
    move: "走法",
    plies: (count) => `（${count} 步）`,
    right: "正确结果",
    mistaken: (number, of) => (of === 1 ? "有此错误时" : `有第 ${number} 个错误时（共 ${of} 个）`),
    says: (winner) => ({ mouse: "老鼠赢", cat: "猫赢", draw: "平局" })[winner ?? "draw"],
    notTried: "没有尝试",
    unknown: "没有搜索到",
    notAllowed: "规则不允许",
  },
  times: {
    title: "用时",
    likely: {
      "in-time": "这样的速度在力扣上多半够用。力扣没有公布时间限制、机器和测试用例。",
      unsure: "在力扣上可能会超时。力扣没有公布时间限制、机器和测试用例，请在那里试一试。",
      "too-slow": "在力扣上多半会超出时间限制，不过力扣没有公布具体的限制。",
    },
    pattern: {
      "all-turns": "代码似乎在数步数，并且每一步都把所有状态重新计算一遍。用队列做逆推，每个状态只看一遍。",
      "text-keys": "代码似乎用字符串或列表作为状态的键。改用一个整数，例如 (mouse * 64 + cat) * 2 + turn，会快很多倍。",
    },
    growth: (problem, { from, to, factor, power }) =>
      `从 ${from} 个${problem === "cat-and-mouse" ? "节点" : "格子"}到 ${to} 个，每个用例的时间变为 ${factor < 10 ? factor.toFixed(1) : Math.round(factor)} 倍，大约与大小的 ${power.toFixed(1)} 次方成正比。逆推是 2 到 3 次方。`,
    slowest: (time) => `最慢的用例：${time < 10 ? time.toFixed(1) : number.format(Math.round(time))} 毫秒。`,
    table: {
      sizes: { "cat-and-mouse-ii": "格子", "cat-and-mouse": "节点" },
      count: "用例",
      typical: "一般（毫秒）",
      longest: "最长（毫秒）",
    },
    cost: {
      "cat-and-mouse-ii":
        "逆推把每个状态（老鼠、猫、行动方）看一遍，每个转移最多看两遍：正向统计出度，反向逆推。8×8 的棋盘最多 8192 个状态。",
      "cat-and-mouse":
        "逆推把每个状态（老鼠、猫、行动方）看一遍，每个转移最多看两遍：正向统计出度，反向逆推。50 个节点的图有 5000 个状态。",
    },
  },
};
