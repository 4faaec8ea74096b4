// "How it’s solved": the rounds of the analysis, counted and shown on the game. The page is compared with the solver's
// answers, which other tests check.
import type { Player } from "cat-and-mouse";
import { describe, expect, test } from "vitest";
import { CLOSED_ROOM, EXAMPLE_1, HUNT, STAND_OFF, START, WITH_WALL } from "../harness/games.mjs";
import { click, open, pass, press, shown } from "./screen";
import { all, board, find, nameOf, names, places, text, texts } from "./seen";
import { look, signs, solved, standing } from "./views";

// A wall at place 8 gives the first example more rounds; a wall at place 12 gives it fewer.
const MORE_ROUNDS = "board=xxxxF/xC1x1/M4&cat=1&mouse=2";
const FEWER_ROUNDS = WITH_WALL;
// The cat goes to 3, before the hole, and the mouse is caught.
const LOST = "graph=0-3.1-4.1-5.2-3.3-5";
const DRAW = "graph=0-2.0-5.1-3.1-4.1-5.2-4.2-5.3-4.3-5";
/** The time for each round during playback, in milliseconds. */
const ROUND = 700;

const opened = (link: string) => open(`${link}&view=solving`);
const round = () => text(".solving output");
const told = () => text(".solving .decided");

/** Presses a button of the rounds; the best line has buttons of the same name. */
async function step(name: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    all(`.solving .steps [aria-label="${name}"]`)[0]?.click();
    await shown();
  }
}
const isPlaying = () => all('.solving .steps [aria-label="Pause"]').length > 0;

const inOrder = (cells: readonly number[]) => [...cells].sort((one, other) => one - other);
/** The targets of the arrows, and the marked cells. */
const targets = () => inOrder(look().arrows.map(({ to }) => to));
const marked = () => signs().flatMap((sign, place) => (sign ? [place] : []));

/** The signs after round `layer` of all positions with this cat and `turn` to move; `*` if decided in that round. */
function decidedBy(link: string, layer: number, turn: Player) {
  const { solution, start, lastRound } = solved(link);
  return solution.decided(start.cat, turn).map((each) => {
    const own = each?.plies ?? lastRound + 1;
    if (!each || own > layer) return "";
    const sign = each.winner === null ? "=" : `${each.winner === "mouse" ? "M" : "C"}${each.plies}`;
    return own === layer ? `${sign}*` : sign;
  });
}

describe("one position", () => {
  test("the rounds walk the best line backwards to the start, and then show examples", async () => {
    await opened(EXAMPLE_1);
    const { solution, start, lastRound } = solved(EXAMPLE_1);
    // The best line from its end: the places of mouse and cat.
    const line = "4,8 14,8 14,7 12,7 12,6 10,6".split(" ");
    for (let layer = 0; layer <= lastRound; layer += 1) {
      const example = solution.decidedAt(start, layer);
      expect(round()).toBe(`round ${layer} of 8`);
      expect(standing().join()).toBe(line[layer] ?? [example?.mouse, example?.cat].join());
      expect(targets()).toEqual(inOrder(example?.targets ?? []));
      expect(marked()).toEqual(targets());
      await step("Next move");
    }
    expect(round(), "there is no round after the last").toBe("round 8 of 8");
  });

  test("the text says how far the position is from the one on the board, and why it is labelled in this round", async () => {
    await opened(EXAMPLE_1);
    await step("Next move", 5);
    expect(told()).toMatch(/^This is the starting position\. .*\(labelled in round 4\)\. .* round 5 labels/);
    expect(signs()[12]).toBe("M4");
    await step("Previous move");
    expect(told()).toMatch(
      /this is 1 move after the starting position\. Cat to move\. All its 3 moves lose\. .* round 4 labels/,
    );
    await step("To the start");
    expect(told()).toMatch(/this is 5 moves by both after .* The game is over: the mouse has won\.$/);
    await step("To the end");
    expect(told()).toMatch(/^The picture shows an example .* got its label in round 5\. Mouse to move\. /);
  });

  test("on a graph, the pieces are moved, and are back on another tab", async () => {
    await opened(LOST);
    await step("To the end");
    expect([round(), standing(), targets()]).toEqual(["round 7 of 7", [1, 2], [4, 5]]);
    expect(texts(".plate")).toEqual(["C6", "C6"]);
    expect(told()).toMatch(/All its 2 moves lose\. The last .* in round 6, so round 7 labels/);
    await step("Previous move");
    expect(told()).toMatch(/1 move after .* to node 3, it wins \(labelled in round 5\)/);
    await step("To the start");
    expect([standing()[0], texts(".plate"), targets()]).toEqual([standing()[1], [], []]);
    await click("tab", "Best line");
    expect(standing()).toEqual([1, 2]);
    await opened(DRAW);
    await step("To the end");
    expect(round()).toBe("left over: no label");
  });

  for (const link of [STAND_OFF, CLOSED_ROOM])
    test(`a draw is left without a label after the last round: ${link}`, async () => {
      await opened(link);
      const { solution, start, lastRound } = solved(link);
      await step("To the end");
      expect(round()).toBe("left over: no label");
      expect(told()).toMatch(/^This is the starting position\. .* never gets a label: nobody can force a win\.$/);
      const moves = solution.moves(start).map(({ to }) => to);
      expect(targets()).toEqual(inOrder(moves));
      await step("Previous move");
      expect(round()).toBe(`round ${lastRound} of ${lastRound}`);
      expect(told()).toMatch(/^The picture shows an example .* never gets a label\. /);
      await click("radio", "All positions");
      await step("Next move");
      expect(signs()).toEqual(decidedBy(link, lastRound + 1, "mouse"));
    });

  test("the moves of the best line go on from the position that is shown", async () => {
    await opened(EXAMPLE_1);
    all('.steps:not(.solving .steps) [aria-label="Next move"]')[0]?.click();
    await shown();
    expect(round()).toBe("round 4 of 8");
    expect(told()).toMatch(/^This is your position\. Cat to move\./);
  });

  for (const [kind, link, [mouse, cat], place] of [
    ["board", EXAMPLE_1, [8, 12], "at row 3, column 3"],
    ["graph", LOST, [5, 3], "on node 3"],
  ] as const)
    test(`of a ${kind} is chosen by where the players stand and who is to move`, async () => {
      await opened(link);
      for (const [at, chosen] of [mouse, cat].entries()) {
        const list = all<HTMLSelectElement>(".solving select")[at] as HTMLSelectElement;
        list.value = `${chosen}`;
        list.dispatchEvent(new Event("change"));
        await shown();
      }
      await click("radio", "the cat");
      expect(standing()).toEqual([mouse, cat]);
      expect(told()).toMatch(/^This is the position you chose\. Cat to move\. /);
      await step("Previous move");
      expect(told()).toMatch(/^On the best line, this is 1 move after the position you chose\. /);
      await step("Next move");
      expect(standing()).toEqual([mouse, cat]);
      await click("radio", "All positions");
      expect(text(".about-round")).toContain(`the cat ${place} and the cat to move`);
      await click("button", "Back to the position before");
      expect(text(".about-round")).toContain("and the mouse to move");
    });
});

describe("all positions", () => {
  test("of the cat's cell are marked round by round, for both turns, and all positions are counted", async () => {
    await opened(EXAMPLE_1);
    await click("radio", "All positions");
    const { solution, lastRound } = solved(EXAMPLE_1);
    const { mouseByPly, catByPly, mouse, cat } = solution.stats();
    let decided = 0;
    for (let layer = 0; layer <= lastRound; layer += 1) {
      const counts = [mouseByPly[layer] ?? 0, catByPly[layer] ?? 0] as const;
      decided += counts[0] + counts[1];
      expect(text(".about-round > p:last-child").match(/\d+/g)).toEqual([...counts, decided, mouse + cat].map(String));
      for (const turn of ["cat", "mouse"] as const) {
        await click("radio", `the ${turn}`);
        expect(signs()).toEqual(decidedBy(EXAMPLE_1, layer, turn));
      }
      expect(targets()).toEqual([]);
      await step("Next move");
    }
    await click("radio", "One position");
    expect(marked()).toEqual(targets());
  });

  test("are gone through on the slider, which says the round", async () => {
    await opened(STAND_OFF);
    await click("radio", "All positions");
    const slider = find("slider", "Round of the analysis") as HTMLInputElement;
    expect(slider.max).toBe("19");
    for (const [layer, said] of [
      [2, "round 2 of 18"],
      [19, "left over: no label"],
    ] as const) {
      slider.value = `${layer}`;
      slider.dispatchEvent(new Event("input"));
      await shown();
      expect([round(), slider.ariaValueText]).toEqual([said, said]);
      expect(signs()).toEqual(decidedBy(STAND_OFF, layer, "mouse"));
    }
  });
});

for (const [what, link, last] of [
  ["a board that the mouse wins", EXAMPLE_1, 8],
  ["a draw", STAND_OFF, 18],
  ["a graph that the cat wins", LOST, 7],
] as const)
  test(`How it’s solved opens at the end of the game, and marks Next move as the button to press: ${what}`, async () => {
    await open(link);
    const marked = () => all(".first-step").map(nameOf);
    for (let time = 0; time < 2; time += 1) {
      await click("button", "How it’s solved");
      expect(round()).toBe(`round 0 of ${last}`);
      expect(told()).toMatch(/The game is over: the (mouse|cat) has won\.$/);
      expect(marked()).toEqual(["Next move"]);
      expect(all('.solving .steps [aria-label="Previous move"]')[0]?.ariaDisabled).toBe("true");
      await step("Next move");
      expect([round(), marked()]).toEqual([`round 1 of ${last}`, []]);
      await click("tab", "Best line");
    }
  });

test("a link to it begins with the end of the game too, unless it names a ply or asks a question", async () => {
  await opened(EXAMPLE_1);
  expect(round()).toBe("round 0 of 8");
  await opened(`${EXAMPLE_1}&ply=1`);
  expect(round()).toBe("round 4 of 8");
  for (const more of ["&hide=1", "&goal=cat&walls=1"]) {
    await opened(EXAMPLE_1 + more);
    expect(board(), more).toEqual(START);
  }
});

test("the move limit is ignored, and that is said where it ends the game", async () => {
  await opened(EXAMPLE_1);
  expect(text(".solving p")).not.toContain("limit");
  await opened(`${EXAMPLE_1}&limit=4`);
  expect(text(".solving p")).toMatch(/The move limit is ignored\.$/);
  await step("Next move", 5);
  expect(told()).toMatch(/^This is the starting position\. .* round 5 labels/);
});

test("the key says the same as the marks say to screen readers", async () => {
  await opened(EXAMPLE_1);
  const key = () => all(".solving .key li").map(({ innerText }) => innerText.replace(/\s+/g, " ").trim());
  const heard = (sign: string) => {
    const place = places()[signs().findIndex((each) => each.replace("*", "") === sign)];
    return `${sign} ${nameOf(place as Element).split("; ")[1]}`;
  };
  expect(key(), "the game is over").toEqual([]);
  await step("Next move", 5);
  expect(key()).toEqual([heard("M4")]);
  expect(key()[0]).toMatch(/after this move: the mouse wins/);
  await click("radio", "All positions");
  await step("To the start");
  expect(key()).toEqual([heard("M0"), heard("C0")]);
  await step("Next move");
  expect(key()).toEqual([heard("M1"), heard("C0")]);
});

describe("played by itself", () => {
  async function play(link: string) {
    await opened(link);
    await click("radio", "All positions");
    await step("Play");
  }

  test("all rounds are shown up to the last; from there they begin anew", async () => {
    await play(EXAMPLE_1);
    for (let layer = 0; layer <= 8; layer += 1) {
      expect([round(), isPlaying()]).toEqual([`round ${layer} of 8`, layer < 8]);
      await pass(ROUND);
    }
    await step("Play");
    expect(round()).toBe("round 0 of 8");
    await pass(ROUND);
    expect(round()).toBe("round 1 of 8");
  });

  test("play of one position ends at the position on the board; later rounds can be stepped through", async () => {
    await opened(EXAMPLE_1);
    await step("Play");
    await pass(7 * ROUND);
    expect([round(), isPlaying()]).toEqual(["round 5 of 8", false]);
    await step("Next move");
    expect(round()).toBe("round 6 of 8");
  });

  test("it is paused, and ends with the tab", async () => {
    await play(STAND_OFF);
    await pass(2 * ROUND);
    await step("Pause");
    await pass(5_000);
    expect([round(), isPlaying()]).toEqual(["round 2 of 18", false]);
    await step("Play");
    await pass(ROUND);
    expect(round()).toBe("round 3 of 18");
    await click("tab", "Best line");
    await pass(5_000);
    await click("button", "How it’s solved");
    expect([round(), isPlaying()], "it begins anew").toEqual(["round 0 of 18", false]);
  });

  test("a board that is painted meanwhile is played to its own last round", async () => {
    for (const [wall, link] of [
      [12, FEWER_ROUNDS],
      [8, MORE_ROUNDS],
    ] as const) {
      const { lastRound: last } = solved(link);
      await play(EXAMPLE_1);
      await press(wall);
      expect(round()).toBe(`round 0 of ${last}`);
      await pass((last - 1) * ROUND);
      expect([round(), isPlaying()]).toEqual([`round ${last - 1} of ${last}`, true]);
      await pass(ROUND);
      expect([round(), isPlaying()]).toEqual([`round ${last} of ${last}`, false]);
      expect(signs()).toEqual(decidedBy(link, last, "mouse"));
    }
  });

  test("of a board that is changed, the position on it is shown, and play ends", async () => {
    await opened(EXAMPLE_1);
    await step("Play");
    await pass(ROUND);
    await press(12);
    await pass(ROUND);
    expect([round(), isPlaying()]).toEqual(["round 4 of 7", false]);
    expect(told()).toMatch(/^This is the starting position\. /);
  });

  test("a win of 626 plies is played in about a minute", async () => {
    await opened(HUNT);
    await step("Play");
    await pass(ROUND);
    expect(round()).toBe("round 7 of 626");
    await pass(89 * ROUND);
    expect(round()).toBe("round 626 of 626");
    const bars = all(".histogram rect").filter((bar) => Number(bar.getAttribute("height")) > 0);
    expect(bars.length).toBeGreaterThan(600);
  });
});

test("on a board with fewer rounds the last one is shown; an incomplete board has none", async () => {
  await opened(EXAMPLE_1);
  await click("radio", "All positions");
  await step("To the end");
  await press(12);
  expect(round()).toBe("round 7 of 7");
  expect(signs()).toEqual(decidedBy(FEWER_ROUNDS, 7, "mouse"));
  await click("button", "Clear");
  expect([text(".solving"), names("slider")]).toEqual(["", []]);
});
