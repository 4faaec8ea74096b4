// The sentences for each of the solver's reasons, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, ownMoves } from "cat-and-mouse";
import { CLOSED_ROOM, LONGEST, ONE_SHORT, OVER_THE_CAT, STAND_OFF } from "../harness/games.mjs";
import { load } from "./load.mjs";

const { en } = await load("i18n/en/board");
const { zh } = await load("i18n/zh/board");

for (const [code, link, english, chinese] of /** @type {const} */ ([
  [
    "mouse-first",
    OVER_THE_CAT,
    "The mouse needs 2 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.",
    "老鼠走 2 回合到奶酪，而且先走；猫要 4 回合，拦不住它。",
  ],
  [
    "detour",
    "board=C2M/x2x/xF2&cat=1&mouse=2",
    "On its shortest way the mouse would get caught. It wins by going around the cat, which takes 1 move more.",
    "走最短的路，老鼠会被抓住。它绕开猫就能赢，要多走 1 回合。",
  ],
  [
    "intercepted",
    ONE_SHORT,
    "If the mouse runs for the cheese, it gets caught. It lasts longest by keeping away, but then the cat gets there first.",
    "老鼠直奔奶酪会被抓住；躲开猫坚持得最久，但猫就先到了奶酪。",
  ],
  [
    "intercepted",
    "board=F1CM&cat=1&mouse=2",
    "The mouse could be first at the cheese, but gets caught if it runs straight for it. If it keeps away, the cat catches it all the same, or takes the cheese.",
    "老鼠本来可以先到奶酪，但直奔奶酪会被抓住；不去的话，猫照样能抓住它，或者先到奶酪。",
  ],
  [
    "caught-early",
    "board=MC1F&cat=1&mouse=1",
    "The mouse cannot get away, and would lose the race to the cheese too: the cat needs 2 moves, the mouse 3.",
    "老鼠躲不开猫，抢奶酪也抢不过：猫要 2 回合，老鼠要 3 回合。",
  ],
  [
    "food-apart",
    CLOSED_ROOM,
    "The cheese is walled off from both, and the mouse can always get away.",
    "奶酪与双方都隔开，而老鼠总能躲开猫。",
  ],
  [
    "stand-off",
    STAND_OFF,
    "A stand-off: if the mouse runs for the cheese, it gets caught; if the cat runs for it, the mouse gets there first.",
    "僵持：老鼠直奔奶酪会被抓住；猫直奔奶酪，老鼠就先到。",
  ],
  [
    "cat-first",
    "board=CF1M&cat=1&mouse=1",
    "The cat is closer to the cheese, 1 move against 2, and nothing delays it.",
    "猫离奶酪更近（猫 1 回合，老鼠 2 回合），老鼠拖不住它。",
  ],
  [
    "cat-apart",
    "board=M1FxC&cat=2&mouse=1",
    "The cat is walled off. The mouse only has to walk: 2 moves.",
    "猫被墙隔开，老鼠只要走过去：2 回合。",
  ],
  [
    "mouse-apart",
    "board=C1FxM&cat=1&mouse=2",
    "The mouse is walled off. The cat only has to walk: 2 moves.",
    "老鼠被墙隔开，猫只要走过去：2 回合。",
  ],
  [
    "all-apart",
    "board=CxFxM&cat=1&mouse=1",
    "Walls separate the mouse, the cat and the cheese.",
    "墙把老鼠、猫和奶酪彼此隔开。",
  ],
  [
    "trapped",
    "board=C1MxF&cat=1&mouse=1",
    "The cheese is walled off from both, and the mouse cannot get away.",
    "奶酪与双方都隔开，而老鼠躲不开猫。",
  ],
  [
    "mouse-first",
    `${LONGEST}&limit=78`,
    "The mouse needs 40 moves to the cheese and moves first. The cat needs 41 and cannot cut it off. The limit is 1 move too short.",
    "老鼠走 40 回合到奶酪，而且先走；猫要 41 回合，拦不住它。这比步数上限多用 1 步。",
  ],
  [
    "mouse-first",
    "board=MF2C&cat=1&mouse=1&m=0&c=4&turn=cat",
    "The mouse needs 1 move to the cheese. The cat moves first, but needs 3 and cannot cut it off.",
    "老鼠走 1 回合到奶酪；猫虽然先走，但要 3 回合，拦不住它。",
  ],
  [
    "cat-first",
    "board=M1F1C&cat=1&mouse=1&m=0&c=4&turn=cat",
    "Both need 2 moves to the cheese, but the cat moves first, and nothing delays it.",
    "双方到奶酪都要 2 回合，但猫先走，老鼠拖不住它。",
  ],
  [
    "cat-first",
    "board=FC/xM&cat=1&mouse=1",
    "The cat is closer to the cheese, 1 move against 2, and nothing delays it.",
    "猫离奶酪更近（猫 1 回合，老鼠 2 回合），老鼠拖不住它。",
  ],
  [
    "caught-early",
    "board=CM2F&cat=2&mouse=2&m=1&c=0&turn=cat",
    "The mouse cannot get away, and would lose the race to the cheese too: both need 2 moves, but the cat moves first.",
    "老鼠躲不开猫，抢奶酪也抢不过：双方都要 2 回合，但猫先走。",
  ],
]))
  test(`the reason in both languages: ${code}, ${link}`, () => {
    const editor = new Editor(link);
    const { mouse, cat, turn } = editor.linkedState ?? editor.solve().start();
    const reason = editor.solve().reason({ mouse, cat, turn });
    assert.equal(reason.code, code);
    const { ending } = editor.solve().result(mouse, cat, turn);
    assert.equal(en.paragraph(en.reason(reason, ending)), english);
    assert.equal(zh.paragraph(zh.reason(reason, ending)), chinese);
  });

for (const [how, link, english, chinese] of /** @type {const} */ ([
  // If the mouse stays, the cat goes to the cheese and never catches it.
  [
    "in a race",
    "board=5x/3x2/1x1Mx1/3x1x/C4F&cat=3&mouse=2",
    "It catches the mouse or takes the cheese.",
    "无论老鼠怎么走，猫都能抓住它，或者先到奶酪。",
  ],
  [
    "in a hunt",
    "board=C1MxF&cat=1&mouse=1",
    "It catches the mouse, whatever the mouse does.",
    "无论老鼠怎么走，猫都能抓住它。",
  ],
]))
  test(`how the cat wins, ${how}`, () => {
    const editor = new Editor(link);
    const solution = editor.solve();
    const { mouse, cat, turn } = solution.start();
    const { code } = solution.reason({ mouse, cat, turn });
    const verdict = solution.verdict();
    assert.equal(verdict.ending, "capture");
    assert.equal(en.verdict(verdict, "mouse", 1000, code).detail, english);
    assert.equal(zh.verdict(verdict, "mouse", 1000, code).detail, chinese);
  });

test("sentences count the winner's moves as the package does", async () => {
  const { movesOfWinner } = await load("i18n/step");
  for (const winner of /** @type {const} */ (["mouse", "cat"]))
    for (const turn of /** @type {const} */ (["mouse", "cat"]))
      for (let plies = 0; plies < 20; plies += 1)
        assert.equal(movesOfWinner(winner, plies, turn), ownMoves(plies, winner, turn), `${winner} ${turn} ${plies}`);
});
