// Features that boards and graphs share. Each test runs for both games and compares the page with the solver's answers.
import { Editor } from "cat-and-mouse";
import { describe, expect, test, vi } from "vitest";
import { GraphEditor, solveGraph } from "../../www/lib/whole-solver";
import { CAT_WINS_PLACED, CORRIDOR, DRAWN, EIGHT_NODES, EXAMPLE_1, ONE_SHORT, STAND_OFF } from "../harness/games.mjs";
import { clipboard, paste, savedFiles, share } from "./dialogs";
import { address, click, drag, follow, key, open, pass, press, shown, type, useFinger } from "./screen";
import { alerts, all, announced, find, focusedName, nameOf, names, places, text } from "./seen";

/** The game that a link opens: its link, its solution, and the content of its first cell. */
function boardOf(link: string) {
  const editor = new Editor(link);
  return { link: editor.link, solution: editor.solve(), first: [editor.contents()[0]] as unknown[] };
}

function graphOf(link: string) {
  const editor = new GraphEditor(link);
  const { nodes } = editor.view();
  const drawn = (some: typeof nodes) => some.map(({ x, y }) => `${x} ${y}`).sort();
  const around = (nodes[0]?.neighbours ?? []).flatMap((node) => nodes[node] ?? []);
  const solution = solveGraph(nodes.map(({ neighbours }) => neighbours));
  return { link, solution, first: [drawn(nodes), drawn(around)] as unknown[] };
}

const GAMES = {
  board: {
    of: boardOf,
    // Links to three games: the mouse wins, the cat wins, and a draw.
    mouse: EXAMPLE_1,
    cat: ONE_SHORT,
    draw: STAND_OFF,
    // A board from which a search finds longer wins quickly.
    growing: "board=M4/5/5/5/C3F&cat=1&mouse=1",
    // Of three cases, the second expects the wrong result.
    cases: '["M.C...F"]\n1\n4\ntrue\n["M.C...F"]\n1\n3\ntrue\n["M.F...C"]\n1\n1\ntrue',
    answers: ["1 true / true", "2 true / false ✗", "3 true / true"],
    wrong: '["M.C...F"]\n1\n3\ntrue',
    leetcode: "true",
    // One change lets the cat win. `presses` are on locked cells, on the cell of this change, and on two other cells.
    exercise: CORRIDOR,
    terms: "&goal=cat&walls=1&locked=1,2",
    solved: "board=M1xF2C&cat=1&mouse=3",
    presses: { locked: [1], solution: [2], wrong: [4, 5] },
    edit: "Wall",
    hints: ["row 1", "row 1, column 3"],
    field: "Text with one or more boards",
    elsewhere: { text: "graph = [[1,3],[0],[3],[0,2]]", open: "Open it as a graph", link: /^graph=0-1\.0-3\.2-3/ },
    example: "Over the cat",
  },
  graph: {
    of: graphOf,
    mouse: EIGHT_NODES,
    cat: CAT_WINS_PLACED,
    draw: DRAWN,
    growing: "graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80",
    cases: "[[1,3],[0],[3],[0,2]]\n1\n[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n2\n[[3],[2,3],[1,3],[0,1,2]]\n2",
    answers: ["1 1 / 1", "2 2 / 0 ✗", "3 2 / 2"],
    wrong: "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n2",
    leetcode: "1",
    exercise: DRAWN,
    terms: "&goal=cat&edges=1&locked=1",
    solved: DRAWN.replace(".3-5&", ".3-5.4-5&"),
    presses: { locked: [1, 2], solution: [4, 5], wrong: [0, 3, 0, 4] },
    edit: "Connect",
    hints: ["node 2", "2 and 3"],
    field: "Text with one or more graphs",
    elsewhere: { text: "MC.F\n1\n1", open: "Open it as a board", link: /^board=MC1F/ },
    example: "One move to the hole",
  },
};

const ANSWER = /wins in|LeetCode \d|Best line/;
const fragment = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));
/** The link in the Share dialog. */
const link = () => fragment((document.querySelector("#share-link") as HTMLTextAreaElement).value);
const goal = () => text(".goal");
const hint = () => text(".exercise-hint");
const undo = () => key("z", { ctrlKey: true });
/** The text that the tab and the task add to the name of each place; null if none. */
const marks = () => places().map((place) => /; (.*)$/.exec(nameOf(place))?.[1] ?? null);
const marked = () => marks().filter((mark) => mark !== null);
const chosenTab = () => document.querySelector("[role=tab][aria-selected=true]")?.id;
const withoutPlaces = (link: string) => link.replace(/&at=[^&]*/, "");

/** Presses the first element that matches. */
async function pick(css: string): Promise<void> {
  const [element] = all(css);
  if (!element) throw new Error(`there is no ${css}`);
  element.click();
  await shown();
}

async function pressAll(those: readonly number[]): Promise<void> {
  for (const place of those) await press(place);
}

describe.each(Object.entries(GAMES))("on a %s", (kind, game) => {
  test("the map, the statistics and the rounds tell what the solver says", async () => {
    const { solution } = game.of(game.mouse);
    const { cat, mouse } = solution.start();
    await open(`${game.mouse}&view=map`);
    for (const [side, at, fixed] of [
      ["the mouse", cat, "cat"],
      ["the cat", mouse, "mouse"],
    ] as const) {
      await click("radio", side);
      const winners = [...solution.map(fixed, at, fixed)].map((outcome) => outcome && (outcome.winner ?? "draw"));
      expect(marks().map((mark) => mark && /^\w+/.exec(mark)?.[0])).toEqual(winners);
    }
    const stats = solution.stats();
    await open(`${game.mouse}&view=statistics`);
    const counts = all(".statistics > table td:nth-child(2)").map(nameOf);
    expect(counts.map((each) => Number(each.replaceAll(",", "")))).toEqual([stats.mouse, stats.cat, stats.draw]);

    await open(`${game.mouse}&view=solving`);
    await click("radio", "All positions");
    await pick(".solving .steps button");
    const rounds = Math.max(stats.mouseByPly.length, stats.catByPly.length) - 1;
    expect(text(".solving output")).toBe(`round 0 of ${rounds}`);
    const before = marked().length;
    await pick(".solving .steps button:last-of-type");
    expect(text(".solving output")).toMatch(stats.draw > 0 ? /no label/ : new RegExp(`^round ${rounds} `));
    expect(marked().length).toBeGreaterThan(before);
  });

  test("a preview of a move goes on step by step, and ends where that move is taken back", async () => {
    await open(game.mouse);
    const line = () => all("main .moves li").map(nameOf);
    const before = [text("#verdict"), line()];
    const shownPly = () => (find("slider", /./) as HTMLInputElement).value;
    const isPreview = () => all(".end-preview").length === 1;
    for (const preview of [
      async () => {
        await click("button", "Not what you expected?");
        await click("button", "The cat");
        await pick(".first-moves button");
      },
      async () => {
        await click("tab", "All moves");
        await pick(".why-not");
      },
    ]) {
      await preview();
      for (const step of ["Next move", "Previous move", "Next move"]) await click("button", step);
      expect([isPreview(), shownPly()]).toEqual([true, "2"]);
      for (let step = 0; step < 2; step += 1) await click("button", "Previous move");
      expect([isPreview(), shownPly()]).toEqual([false, "0"]);
    }
    await click("tab", "Best line");
    expect([text("#verdict"), line()]).toEqual(before);
  });

  test("a match is won by the solver's moves after a hint, goes on after a reload, and is analysed", async () => {
    const { solution } = game.of(game.mouse);
    await open(game.mouse);
    const reason = text(".reason");
    await click("link", "Play it myself");
    await click("radio", "Perfect");
    await click("button", "Hint");
    expect(text(".feedback")).toMatch(/^Hint: /);
    expect(reason, "the reason is that of Solve").toContain(text(".feedback").replace(/^[^.]*\. /, ""));
    for (let move = 0; move < 20 && !names("button").includes("Play again"); move += 1) {
      const [mouse = 0, cat = 0] = ["mouse", "cat"].map((piece) =>
        places().findIndex(({ dataset }) => dataset.content?.split(" ").includes(piece)),
      );
      await press(solution.moves(mouse, cat, "mouse")[0]?.to ?? 0);
      await pass(500);
      if (move > 0) continue;
      await open(null);
      expect(all(".match-moves button")).toHaveLength(2);
    }
    expect(text("main h2")).toMatch(/^You won in/);
    await click("button", "Analyse");
    expect(await address()).toMatch(new RegExp(`^${kind}=`));
  });

  test("the moves are shown as fast as the reader chooses", async () => {
    await open(game.mouse);
    const ply = () => (find("slider", /./) as HTMLInputElement).value;
    await click("button", "Speed 1×");
    await click("button", "Play");
    const seen = [ply()];
    for (const milliseconds of [374, 1]) {
      await pass(milliseconds);
      seen.push(ply());
    }
    expect(seen).toEqual(["1", "1", "2"]);
    expect(names("button")).toContain("Speed 2×");
  });

  describe("a first visitor", () => {
    const welcome = async () => {
      localStorage.clear();
      await open(kind === "board" ? "" : kind);
    };

    test("is asked who wins before it is said; after the answer, or when they come again, it is said", async () => {
      await welcome();
      expect(text("#question")).toBe("The mouse moves first. Who wins?");
      expect(text("main")).not.toMatch(ANSWER);
      expect(names("link")).toContain("Play it myself");
      await open(kind === "board" ? "" : kind);
      expect(text("#question"), "after a reload, too").toBe("The mouse moves first. Who wins?");
      await click("button", "The cat");
      expect(text("#question")).toMatch(/^No, it is not the cat\. /);
      await click("button", "The mouse");
      expect([text(".told"), text("#verdict")]).toEqual(["Right!", expect.stringMatching(ANSWER)]);
      await open(kind === "board" ? "" : kind);
      expect(text("#verdict")).toMatch(ANSWER);
    });

    test("a visitor who edits, or presses Show me, is no longer asked, also after undo", async () => {
      await welcome();
      const empty = places().findIndex((place) => !/cat|mouse|cheese|wall|hole/i.test(nameOf(place)));
      if (kind === "board") await press(empty);
      else await drag([50, 8], [62, 14]);
      expect(all("#question")).toEqual([]);
      await click("button", "Undo");
      expect(text("#verdict")).toMatch(ANSWER);
      sessionStorage.clear();
      await welcome();
      await click("button", "Show me");
      expect([text(".told"), text("#verdict")]).toEqual(["", expect.stringMatching(ANSWER)]);
    });
  });

  describe("a puzzle", () => {
    test("asks again after a wrong answer; after the right one the reason takes the place of the open tab", async () => {
      await open(`${game.mouse}&view=map`);
      await follow(`${game.mouse}&hide=1`);
      for (const answer of ["The cat", "Draw", "The cat"]) await click("button", answer);
      expect(text("#question")).toMatch(/^No, somebody can force a win\./);
      expect(announced()).toBe(text("#question"));
      expect(all(".guesses [aria-disabled=true]").map(nameOf)).toEqual(["The cat", "Draw"]);
      expect(text("main")).not.toMatch(ANSWER);
      await click("button", "The mouse");
      expect(text(".told")).toBe("Right!");
      expect(announced()).toMatch(/^Right! Mouse wins in /);
      expect([chosenTab(), all(".mapped")]).toEqual(["tab-line", []]);
      expect(all(".explained .key li")).not.toEqual([]);

      // Giving up a match shows the reason in the same way.
      await click("tab", "Map");
      await click("link", "Play it myself");
      await click("button", "Give up and see why");
      expect([chosenTab(), all(".mapped")]).toEqual(["tab-line", []]);
      expect(all(".explained .key li")).not.toEqual([]);
    });

    test("that is shared with a tick also asks in how many moves; another puzzle begins with its first question", async () => {
      await share(game.mouse, "As a puzzle");
      await pick(".share .tick input");
      expect(link()).toMatch(/&hide=1&count=1$/);
      await open(link());
      await click("button", "The mouse");
      expect(focusedName()).toBe("Number of moves");
      await follow(`${game.cat}&hide=1&count=1`);
      expect(text("#question")).toMatch(/Who wins\?$/);
    });

    test("is shared only as the puzzle until it is answered, and then without what cannot be asked", async () => {
      const puzzle = `${game.draw}&hide=1&title=Ahead&count=1`;
      await share(puzzle);
      expect(link()).toBe(puzzle);
      expect(all("[name=share-use]")).toEqual([]);
      expect(all(".share .tick"), "that it is a draw is not told by a missing tick").toHaveLength(1);
      const texts = all<HTMLTextAreaElement>("dialog textarea").map(({ value }) => value);
      expect(texts.join()).toContain('reveal="count"');
      expect(texts.join()).not.toMatch(/wins in|nobody/i);
      await click("button", "Close");
      await click("button", "Show the answer");
      await click("button", "Share");
      expect(link()).toBe(game.of(game.draw).link);
      await click("radio", "As a puzzle");
      expect([link().endsWith("&hide=1&title=Ahead"), all(".share .tick")]).toEqual([true, []]);
    });

    test("hides the answer of its own game alone, also after Undo, and is not what the next visit begins with", async () => {
      await open(`${game.cat}&hide=1`);
      const question = text("#question");
      await click("button", "Examples");
      await click("button", new RegExp(`^${game.example}`));
      expect(all("#verdict")).toHaveLength(1);
      await undo();
      expect(text("#question")).toBe(question);
      await paste(game.mouse);
      expect(all("#question")).toEqual([]);
      await undo();
      expect(text("#question")).toBe(question);
      await open(kind === "board" ? "" : "graph");
      expect(text("#verdict")).not.toMatch(/^Cat wins/);
    });
  });

  describe("an exercise", () => {
    test("hides what tells its solution until that is asked for, and refuses what is locked", async () => {
      await open(game.exercise + game.terms);
      expect([goal().startsWith("?"), names("tab"), all("main #verdict")]).toEqual([true, [], []]);
      expect(find("radio", game.edit), "what it asks for can be done at once").toHaveProperty("checked", true);
      await click("button", "Show the analysis");
      expect(document.activeElement?.id).toBe("verdict");
      await click("tab", "What if");
      expect(marked().filter((mark) => !/locked/.test(mark))).toEqual([]);
      await click("button", "Hint");
      expect(hint()).toContain(game.hints[0]);
      expect(hint()).not.toContain(game.hints[1]);
      await click("button", "Tell me which");
      expect(hint()).toContain(game.hints[1]);
      await click("button", "Show it anyway");
      expect(names("button")).not.toContain("Show it anyway");

      await click("tab", "Best line");
      await pressAll(game.presses.locked);
      expect(announced()).toMatch(/locked\.$/);
      expect(goal()).toContain(announced());
      await click("tab", "All moves");
      expect(goal(), "something else was done").not.toContain("locked");

      // A new exercise starts without the hint of the previous one.
      await follow(game.exercise + game.terms.replace("=1", "=2"));
      expect([names("tab"), hint()]).toEqual([[], "Hint"]);
      await click("button", "Show the analysis");
      await click("tab", "What if");
      expect(names("button")).toContain("Show it anyway");
    });

    test("that is solved is handed in by a link, which shows the solution to a teacher", async () => {
      await open(`${game.exercise}&title=Ada${game.terms}`);
      expect(names("button")).not.toContain("Copy the link to hand in");
      await pressAll(game.presses.solution);
      expect(goal()).toContain("Done!");
      const solution = `${game.solved}&title=Ada${game.terms}&from=${game.exercise.replace(/^[a-z]+=|&.*$/g, "")}`;
      expect(await address()).toBe(solution);
      clipboard(false);
      await click("button", "Copy the link to hand in");
      expect(alerts()).toHaveLength(1);
      const { value, selectionStart, selectionEnd } = find("textbox", "Link") as HTMLTextAreaElement;
      expect(fragment(value.slice(selectionStart, selectionEnd))).toBe(solution);

      const copied = clipboard(true);
      await click("button", "Copy the link to hand in");
      expect(copied.map(fragment)).toEqual([solution]);
      expect([announced(), names("button").includes("Copied"), alerts()]).toEqual(["Copied", true, []]);
      await click("button", "Share");
      expect(link()).toBe(solution);
      expect(all<HTMLInputElement>("[name=share-use]:checked").map(nameOf)).toEqual(["Hand in"]);

      await open(solution);
      expect(text("#verdict")).toMatch(/^Cat wins in/);
      expect([text(".puzzle-title"), /Done!/.test(goal())]).toEqual(["Ada", true]);
      await click("button", "Start over");
      expect(goal()).toContain("Not yet.");
      await open(solution.replace(/(walls|edges)=1/, "$1=0"));
      expect(goal(), "a change that the terms do not allow is not there").toContain("Not yet.");
    });

    test("gives a hint that counts what has to be undone first, and is begun again by Start over", async () => {
      await open(game.exercise + game.terms.replace("=1", "=2"));
      await pressAll(game.presses.wrong);
      await click("button", "Hint");
      expect(hint()).toMatch(/all your changes: take back one\.$/);
      await click("button", "Start over");
      expect(await address()).toBe(game.exercise + game.terms.replace("=1", "=2"));
      expect(find("button", "Start over").ariaDisabled).toBe("true");
      await click("button", "Redo");
      expect(goal()).toMatch(/ 1 of 2\.$/);
    });

    test("is drawn on at once where there are fingers", async () => {
      useFinger();
      const editing = () => names("button").filter((name) => name === "Edit" || name === "Done");
      await open(game.exercise);
      expect(editing()).toEqual(["Edit"]);
      await open(game.exercise + game.terms);
      expect(editing()).toEqual(["Done"]);
    });
  });

  describe("Paste", () => {
    const cases = () => all<HTMLElement>(".cases li button").map(({ innerText }) => innerText.trim());
    const current = () => all<HTMLElement>(".cases [aria-current=true]").map(({ innerText }) => innerText.trim());

    test("shows several cases beside what they expect, also after a reload, until they are closed", async () => {
      await open(game.mouse);
      await paste(game.cases);
      expect(cases()).toEqual(game.answers);
      const first = text("#verdict");
      await click("button", /^Case 2/);
      expect(text("#verdict")).not.toBe(first);
      await address();
      await open(null);
      await expect.poll(cases).toEqual(game.answers);
      expect(current()).toEqual([game.answers[1]]);
      await click("button", "Close the cases");
      await open(null);
      expect(cases()).toEqual([]);
    });

    test("says of a single case what it expects, until the game is edited, and again after Undo", async () => {
      await open(game.mouse);
      await paste(game.wrong);
      const said = text(".cases p");
      expect(said).toMatch(/, but the solver says /);
      await click("button", "Clear");
      expect(all(".answer.incomplete")).toHaveLength(1);
      expect(all(".cases")).toEqual([]);
      await undo();
      expect(text(".cases p")).toBe(said);
      await paste(game.wrong.replace(/\n[^\n]+$/, ""));
      expect(all(".cases"), "this case expects nothing").toEqual([]);
      await undo();
      await undo();
      expect(withoutPlaces(await address())).toBe(withoutPlaces(game.mouse));
    });

    test("opens a link to an exercise, a puzzle or a tab as if it had been followed", async () => {
      await open(game.mouse);
      await paste(`https://example.org/#${game.exercise}&title=Cat%20first${game.terms}`);
      expect([text(".puzzle-title"), all(".answer")]).toEqual(["Cat first", []]);
      expect((await address()).endsWith(game.terms)).toBe(true);
      const puzzle = `${game.cat}&hide=1&title=Who&count=1`;
      await paste(`Class, here it is: https://example.org/#${puzzle}`);
      expect([text(".puzzle-title"), announced()]).toEqual(["Who", text("#question")]);
      expect(text("main")).not.toMatch(ANSWER);
      expect(await address()).toBe(puzzle);
      await paste(`#${game.mouse}&view=map&ply=1`);
      expect(await address()).toMatch(/&view=map&ply=1$/);
      expect(all(".puzzle-title")).toEqual([]);
    });

    test("hides the answer of a puzzle among several links, also in the row of the cases", async () => {
      await open(game.draw);
      await paste(`#${game.mouse}\n#${game.cat}&hide=1&title=Second\n`);
      expect(cases()).toEqual([`1 ${game.leetcode}`, "2 –"]);
      await click("button", /^Case 2/);
      expect(text(".puzzle-title")).toBe("Second");
      expect(text("main")).not.toMatch(ANSWER);
      await click("button", /^Case 1/);
      expect(text("#verdict")).toMatch(/^Mouse wins in/);
    });

    test("says what can be pasted if a text is no game, and opens one of the other game there", async () => {
      await open(game.mouse);
      await click("button", "Paste");
      const help = text("#paste-help");
      const load = async (pasted: string) => {
        await type("textbox", game.field, pasted);
        await click("button", "Load");
        await vi.waitFor(() => expect(all("#paste-error, dialog [role=status] a")).toHaveLength(1));
      };
      await load("Good morning");
      expect(alerts()[0]?.endsWith(help.slice(1)), "the error names the same texts").toBe(true);
      await load(game.elsewhere.text);
      expect(alerts()).toEqual([]);
      await click("link", game.elsewhere.open);
      expect(await address()).toMatch(game.elsewhere.link);

      await open(game.mouse);
      await click("button", "Paste");
      await load(`#${GAMES[kind === "board" ? "graph" : "board"].cat}&hide=1&title=There`);
      await click("link", game.elsewhere.open);
      expect([text(".puzzle-title"), all(".guesses").length]).toEqual(["There", 1]);
    });

    test("and links open a game with the first tool, so that the first press erases nothing", async () => {
      await open(game.mouse);
      const tool = () => document.querySelector<HTMLInputElement>("[name=tool]:checked")?.value;
      const first = tool();
      for (const come of [() => paste(game.cat), () => follow(game.draw)]) {
        await click("radio", /^Erase/);
        expect(tool()).not.toBe(first);
        await come();
        expect(tool()).toBe(first);
      }
    });
  });

  test("a picture is saved", async () => {
    const saved = savedFiles();
    await share(game.mouse);
    await click("button", "Save picture (PNG)");
    await expect.poll(() => saved[0]?.file.size).toBeGreaterThan(5000);
  });

  test("a longer win is found that leaves what is locked, and nothing is locked on the game that is found", async () => {
    await open(game.growing);
    const before = game.of(await address());
    await click("button", `Find a ${kind}`);
    await click("radio", "Make this one longer");
    await pick("dialog .pick input");
    await click("button", "Search");
    await expect.poll(() => all(".shelf .example").length).toBe(1);
    await pick(".shelf .example");
    const after = game.of(await address());
    const [long, short] = [after, before].map(({ solution }) => solution.verdict());
    expect(long?.winner).toBe(short?.winner);
    expect(long?.plies).toBeGreaterThan(short?.plies ?? 0);
    expect(after.first).toEqual(before.first);
    await click("button", `Find a ${kind}`);
    expect(all("dialog .pick input")).not.toEqual([]);
    expect(all("dialog .pick input:checked")).toEqual([]);
  });

  test("the reader's own games are saved under a name, opened, deleted and brought back, and exported as text", async () => {
    const { solution } = game.of(game.mouse);
    const { mouse, cat } = solution.start();
    const position = `${game.mouse}&m=${solution.moves(mouse, cat, "mouse")[0]?.to}&c=${cat}&turn=cat`;
    const own = `My ${kind}s`;
    const save = async (name: string) => {
      await type("textbox", "Name", name);
      await click("button", `Save this ${kind}`);
    };
    const saved = () => all(".mine-shelf b").map(nameOf);
    await open(position);
    await click("button", own);
    await save("First");
    await follow(game.cat);
    await click("button", own);
    await save("Second");
    expect(saved()).toEqual(["Second", "First"]);
    const { value } = document.querySelector("#mine-text") as HTMLTextAreaElement;
    expect(value.split("\n").filter((line) => /^\w+$/.test(line))).toEqual(["Second", "First"]);
    expect(value).toContain(`#${position}`);
    for (const [name, left] of [
      ["Second", "First"],
      ["First", "Second"],
    ] as const) {
      await click("button", `Delete ${name}`);
      expect(saved()).toEqual([left]);
      await pick("dialog [role=status] button");
      expect(saved()).toEqual(["Second", "First"]);
    }
    await click("button", "Delete Second");
    await save("Second");
    expect(all("dialog [role=status] button"), "the deleted game would be there twice").toEqual([]);
    await pick(".mine-shelf li:last-child button");
    expect(all("dialog:modal")).toEqual([]);
    expect(await address()).toBe(position);
  });

  test("a surprise is another game that asks who wins, which one side does, of the size of its level, and Undo leads back", async () => {
    const sizes = { board: { easy: 16, medium: 25, hard: 64 }, graph: { easy: 6, medium: 8, hard: 12 } };
    await open(game.mouse);
    for (const [level, size] of Object.entries(sizes[kind as keyof typeof sizes])) {
      await click("button", `Surprise me: ${level}`);
      expect(places()).toHaveLength(size);
      expect(text("#question")).toMatch(/Who wins\?$/);
      const saysJumps = [".asks", ".controls"].map((css) => text(css).includes("The cat jumps"));
      expect(saysJumps, "once").toEqual([kind === "board", false]);
      await click("button", "Show the answer");
      expect(text("#verdict")).toMatch(/^(Mouse|Cat) wins in \d+ moves?$/);
    }
    for (let step = 0; step < 3; step += 1) await undo();
    expect(withoutPlaces(await address())).toBe(withoutPlaces(game.mouse));
  });
});

test("a puzzle does not ask for the number of moves where the cat wins without one", async () => {
  await open("graph=0-3.1-2&hide=1&count=1");
  await click("button", "The cat");
  expect([text(".told"), text("#verdict")]).toEqual(["Right!", "Cat wins with the mouse’s next move"]);
});

test("how much sooner a match was lost is told in moves of the loser, also where the mouse makes the last ply", async () => {
  // The cat wins in four plies, but at once if the mouse steps onto it.
  await open("graph=1-2.1-3.1-4.3-4");
  await click("link", "Play it myself");
  await click("radio", "the mouse");
  await press(2);
  expect(text(".feedback")).toMatch(/lost 1 move sooner than necessary\.$/);
});
