// What the page stores on the device, and that it works if the browser stores nothing: for each key, a visitor's action
// that stores it, and the effect in the same visit. The effect at the next visit is tested beside each part.
import { describe, expect, test, vi } from "vitest";
import { recall, remember } from "../../www/lib/storage";
import { CAT_WINS_PLACED, EXAMPLE_1 } from "../harness/games.mjs";
import { paste } from "./dialogs";
import { click, follow, forget, open, openCheck, pass, pasteCode, press } from "./screen";
import { alerts, all, editor, nameOf, names, text } from "./seen";
import { STORAGES } from "./storages";

/** The mouse stands beside the hole. */
const SHORT_GRAPH = "graph=0-1.0-3.2-3";

const OWN = "function canMouseWin() {\n  return false; // mine\n}";

async function save(kind: string): Promise<void> {
  await click("button", `My ${kind}s`);
  await click("button", `Save this ${kind}`);
}

interface Row {
  /** The visitor's action. */
  does: () => Promise<void>;
  /** Its visible effect in the same visit. */
  shows: () => unknown;
  /** Whether the page reports that nothing was stored. */
  tells?: boolean;
}

const match = (kind: string, link: string): Row => ({
  async does() {
    await open(link);
    await click("link", "Play it myself");
    await press(kind === "board" ? 12 : 4);
    await pass(500);
    await click("link", "Solve");
    await click("link", "Play");
  },
  shows: () => all(".match-moves button").length,
});

const visiting = (kind: string, link: string): Row => ({
  async does() {
    try {
      localStorage.removeItem(`cat-and-mouse.${kind} visited`);
    } catch {
      // The browser refuses access, so nothing was stored.
    }
    await open(link);
    if (names("button").includes("Show me")) await click("button", "Show me");
  },
  shows: () => all("#verdict").length,
});

const winning = (link: string, way: number[]): Row => ({
  async does() {
    await open(link);
    await click("link", "Play it myself");
    for (const place of way) {
      await press(place);
      await pass(500);
    }
  },
  shows: () => /^You won/.test(text("main h2")),
});

const edit = (link: string): Row => ({
  async does() {
    await open(link);
    await click("button", "Clear");
    await pass(250);
  },
  shows: () => [all(".answer.incomplete").length, location.hash],
});

const saving = (kind: string, link: string): Row => ({
  async does() {
    await open(link);
    await save(kind);
  },
  shows: () => all("dialog:modal .mine").length,
  tells: true,
});

/** The rows, by storage key. */
const ROWS: Record<string, Row> = {
  "board visited": visiting("board", ""),
  "graph visited": visiting("graph", "graph"),
  "board beaten": winning(EXAMPLE_1, [12, 14, 4]),
  "graph beaten": winning(SHORT_GRAPH, [0]),
  language: {
    async does() {
      await open();
      await click("button", "切换到中文");
    },
    shows: () => [document.documentElement.lang, names("link").includes("求解")],
  },
  theme: {
    async does() {
      await open();
      await click("button", "Dark colours");
    },
    shows: () => document.documentElement.dataset.theme,
  },
  pace: {
    async does() {
      await open(EXAMPLE_1);
      await click("button", "Speed 1×");
      await follow(CAT_WINS_PLACED);
    },
    shows: () => names("button").includes("Speed 2×"),
  },
  board: edit(EXAMPLE_1),
  graph: edit(CAT_WINS_PLACED),
  "board cases": {
    async does() {
      await open();
      await paste('["M.C...F"]\n1\n4\ntrue\n["M.C...F"]\n1\n3\ntrue');
      await click("button", /^Case 2/);
    },
    shows: () => all(".cases li").length,
  },
  "graph cases": {
    async does() {
      await open(CAT_WINS_PLACED);
      await paste("[[1,3],[0],[3],[0,2]]\n1\n[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n2");
      await click("button", /^Case 2/);
    },
    shows: () => all(".cases li").length,
  },
  "my boards": saving("board", EXAMPLE_1),
  "my graphs": saving("graph", CAT_WINS_PLACED),
  match: match("board", EXAMPLE_1),
  "graph match": match("graph", CAT_WINS_PLACED),
  game: {
    async does() {
      await open(CAT_WINS_PLACED);
      await click("link", "Play");
      await click("link", "Puzzles");
      await click("link", "Solve");
    },
    shows: () => all("cm-drawing").length,
  },
  puzzles: {
    async does() {
      await open("puzzle=bbbb2");
      await press(19);
      await follow("board=MCxF&cat=1&mouse=1");
      await follow("puzzles");
    },
    shows: () => /solved 1 of 6/.test(text(".puzzles")),
  },
  puzzle: {
    async does() {
      await open("puzzle=aaaa1");
      await press(12);
      await pass(500);
      await click("link", "Solve");
      await click("link", "Puzzles");
      await follow("puzzle=aaaa1");
    },
    shows: () => text("main h2"),
  },
  states: {
    async does() {
      await open("states=1-2.2-3&lost=3&at=10-10.50-50.90-90");
      await pass(250);
      await click("link", "Solve");
      await click("link", "Win/lose graphs");
    },
    shows: () => all("cm-drawing [data-node]").length,
  },
  "record kind": {
    async does() {
      await open("records=board");
      await click("radio", "Cat races");
      await follow(EXAMPLE_1);
      await follow("records=board");
    },
    shows: () => all<HTMLInputElement>("[name=record-kind]:checked").map(nameOf),
  },
  "code.language": {
    async does() {
      await openCheck();
      await click("radio", "Python");
      await click("link", "Graph 913");
      await click("link", "Board 1728");
    },
    shows: () => all<HTMLInputElement>("cm-check input[type=radio]:checked").map(nameOf),
  },
  "code.cat-and-mouse-ii.javascript": {
    async does() {
      await openCheck();
      await pasteCode(OWN);
      await click("radio", "Python");
      await click("radio", "JavaScript");
    },
    shows: () => editor()?.value,
  },
  "code.cat-and-mouse-ii.javascript.kept": {
    async does() {
      await openCheck();
      await pasteCode(OWN);
      await pasteCode(`${OWN}\n// and more`);
    },
    shows: () => all(".kept button").length,
  },
  "code.report.cat-and-mouse-ii": {
    async does() {
      await openCheck();
      await pasteCode(OWN);
      await click("button", "Run");
      await expect.poll(() => text(".check-verdict"), { timeout: 50_000 }).not.toBe("");
    },
    shows: () => text(".check-verdict"),
  },
};

describe.each(Object.entries(ROWS))("what is kept as %s", (key, { does, shows, tells = false }) => {
  const keptKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  /** The effect in a browser that stores everything. */
  let usual: unknown;
  const usually = async () => {
    await does();
    usual = shows();
  };

  test("is stored under this name, and without a word", async () => {
    await usually();
    expect(keptKeys()).toContain(`cat-and-mouse.${key}`);
    expect(keptKeys().filter((each) => ROWS[each.replace("cat-and-mouse.", "")] === undefined)).toEqual([]);
    expect(alerts()).toEqual([]);
    expect(usual).not.toBeFalsy();
  });

  for (const [storage, refuses] of Object.entries(STORAGES))
    test(`holds until the page is left if the storage ${storage}`, async () => {
      if (usual === undefined) await usually();
      forget();
      refuses();
      await does();
      expect(shows()).toEqual(usual);
      expect(alerts()).toHaveLength(tells ? 1 : 0);
    });
});

test("a value that the browser stores replaces one that it has refused", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect([remember("pace", "2"), recall("pace")]).toEqual([false, "2"]);
  expect([remember("pace", "4"), recall("pace")]).toEqual([true, "4"]);
  setItem.mockRestore();
});
