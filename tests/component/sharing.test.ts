// Share: the game as a link, a puzzle or an exercise, as HTML, as text and as a picture. Links and texts themselves are tested in Rust.
import { describe, expect, test, vi } from "vitest";
import { CORRIDOR, EXAMPLE_1, FOUR, START } from "../harness/games.mjs";
import { askFor, clipboard, savedFiles, share } from "./dialogs";
import { click, follow, key, once, open, pass, press, type } from "./screen";
import { alerts, all, announced, board, find, focusedName, nameOf, names, text } from "./seen";

const LINK = `${EXAMPLE_1}&limit=40`;
const TITLE = "Title (optional)";
const LEAST = "Minimum number of the winner’s moves (optional)";

const site = () => location.href.split("#")[0] ?? "";
const field = (name: string) => find("textbox", name) as HTMLTextAreaElement;
const fragment = () => decodeURIComponent(new URL(field("Link").value).hash.slice(1));
const said = () => all("dialog [role=status]").map((each) => each.textContent ?? "");

/** The elements in a piece of HTML: the name, the attributes and the text of each. */
function elementsOf(html: string) {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  return [...head.children, ...body.children].map(({ localName, textContent, attributes }) => ({
    ...Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    tag: localName,
    text: textContent,
  }));
}

const BUTTONS = {
  Link: "Copy link",
  "With a script": "Copy HTML",
  "With a frame, no script": "Copy frame",
  "LeetCode input": "Copy LeetCode input",
};
for (const [kind, link, buttons, { leetcode, script, ...element }] of [
  [
    "board",
    LINK,
    { ...BUTTONS, Rows: "Copy rows" },
    {
      leetcode: '["####F","#C...","M...."]\n1\n2',
      script: "element.js",
      tag: "cat-mouse-board",
      text: "The cat jumps 1 cell, the mouse up to 2. Mouse wins in 3 moves.",
      board: START.join("/"),
      "cat-jump": "1",
      "mouse-jump": "2",
      "move-limit": "40",
    },
  ],
  [
    "graph",
    FOUR,
    // The rows in LeetCode's form.
    BUTTONS,
    {
      leetcode: "[[1],[0,2],[1,3],[2]]",
      script: "graph-element.js",
      tag: "cat-mouse-graph",
      text: "Mouse wins in 1 move.",
      graph: "[[1],[0,2],[1,3],[2]]",
      places: "10-10.50-10.90-10.50-90",
    },
  ],
] as const) {
  test(`a ${kind} is a link, HTML and text, none of them twice`, async () => {
    await share(link);
    expect(field("Link").value).toBe(`${site()}#${link}`);
    expect(elementsOf(field("With a script").value)).toEqual([
      { tag: "script", text: "", type: "module", src: new URL(`element/${script}`, site()).href },
      { ...element, playground: site() },
    ]);
    const [frame, ...rest] = elementsOf(field("With a frame, no script").value);
    expect(frame).toMatchObject({ tag: "iframe", src: new URL(`embed.html#${link}`, site()).href, frameborder: "0" });
    expect(rest).toEqual([]);
    expect(field("LeetCode input").value.trimEnd()).toBe(leetcode);
    const texts = all<HTMLTextAreaElement>(".share textarea").map(({ value }) => value);
    expect([texts.length, new Set(texts).size]).toEqual([Object.keys(buttons).length, texts.length]);
  });

  test(`each text of a ${kind} is copied as it stands there, and that is said inside the dialog`, async () => {
    const copied = clipboard(true);
    await share(link);
    for (const [name, button] of Object.entries(buttons)) {
      await click("button", button);
      expect(copied.at(-1), name).toBe(field(name).value);
      expect(all(".share button").filter((each) => nameOf(each) === "Copied")).toHaveLength(1);
      expect(said()).toEqual(["Copied"]);
    }
    await click("button", "Close");
    await click("button", "Share");
    expect([names("button").includes("Copied"), said()]).toEqual([false, [""]]);
  });
}

test.each([
  ["refuses to copy", () => void clipboard(false)],
  ["has no clipboard", () => void vi.spyOn(navigator, "clipboard", "get").mockReturnValue({} as Clipboard)],
])("where the browser %s, the text is selected, and the page says so until the next try", async (_, prepare) => {
  prepare();
  await share(LINK);
  for (const details of all<HTMLDetailsElement>(".share details"))
    details.open = !details.querySelector("#share-frame");
  for (const [name, button] of Object.entries({ Link: "Copy link", Rows: "Copy rows" })) {
    await click("button", button);
    const { selectionStart, selectionEnd, value } = field(name);
    expect([focusedName(), selectionStart, selectionEnd]).toEqual([name, 0, value.length]);
    expect(alerts()).toHaveLength(1);
  }
  vi.restoreAllMocks();
  clipboard(true);
  await click("button", "Copy link");
  expect([alerts(), names("button").includes("Copied")]).toEqual([[], true]);
});

test("a button no longer says Copied once it would copy something else", async () => {
  clipboard(true);
  await share(LINK, "As a puzzle");
  await click("button", "Copy link");
  await type("textbox", TITLE, "A");
  expect([names("button").includes("Copied"), said()]).toEqual([false, [""]]);
});

test("the device's own share sheet gets the link, where there is one", async () => {
  const send = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: send, configurable: true });
  try {
    await share(LINK);
    await click("button", "Share…");
    expect(send).toHaveBeenCalledExactlyOnceWith({ title: "Cat & Mouse Playground", url: `${site()}#${LINK}` });
  } finally {
    Reflect.deleteProperty(navigator, "share");
  }
});

test("the link is that of now, with the ply and the tab, which the page opens again", async () => {
  await share("board=MCxF&cat=3&mouse=4");
  const hasLeft = once("popstate");
  await click("button", "Close");
  // The page leaves the dialog's entry in the browser's history a little later. The next address must not come earlier.
  await hasLeft;
  await follow(LINK);
  await click("tab", "What if");
  for (let ply = 0; ply < 3; ply += 1) await click("button", "Next move");
  const moved = board();
  await click("button", "Share");
  expect(fragment()).toBe(`${LINK}&view=what-if&ply=3`);
  await open(fragment());
  expect(board()).toEqual(moved);
  expect(find("tab", "What if").ariaSelected).toBe("true");
});

describe("a puzzle", () => {
  /** All text that is read or heard about the board, except the rules, which are the same for every board. */
  function everything(): string {
    // In another document, the custom elements of the page do not run.
    const apart = document.implementation.createHTMLDocument();
    const main = apart.importNode(document.querySelector("main") as Element, true);
    for (const rules of main.querySelectorAll("details, .question")) rules.remove();
    return main.textContent + [...main.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel) + announced();
  }
  const TELLS = /\b(wins? in|plies|ply|a draw|loses|caught|reaches|closer)\b/i;
  const pieces = () => document.querySelector<HTMLCanvasElement>("cm-board canvas.pieces")?.toDataURL();

  test("is a link, an element and a frame with a title, which ask and do not tell", async () => {
    await share(LINK, "As a puzzle");
    await type("textbox", TITLE, "Two & <ahead>");
    expect(new URL(field("Link").value).hash).toBe(`#${LINK}&hide=1&title=Two%20%26%20%3Cahead%3E`);
    const [, element] = elementsOf(field("With a script").value);
    expect(element).toMatchObject({ reveal: "click", heading: "Two & <ahead>" });
    expect(element?.text).toMatch(/^Two & <ahead> – The cat jumps 1 cell.* Who wins\?$/);
    const [frame] = elementsOf(field("With a frame, no script").value);
    const { hash } = new URL(field("Link").value);
    expect(frame).toMatchObject({ src: new URL(`embed.html${hash}`, site()).href, title: "Two & <ahead>" });
    await click("checkbox", "Also ask in how many moves");
    expect(fragment()).toMatch(/&count=1$/);
    expect(elementsOf(field("With a script").value)[1]).toMatchObject({ reveal: "count" });
  });

  test("hides its answer until the reader asks for it, and cannot be edited", async () => {
    const puzzle = `${LINK}&hide=1&title=Ahead`;
    await open(puzzle);
    const hidden = pieces();
    expect(text("main")).toMatch(/Ahead .*Who wins\?/);
    await press(14);
    expect(everything()).not.toMatch(TELLS);
    expect([board(), names("tab"), all(".answer, .steps").length]).toEqual([START, [], 0]);
    await follow("board=M1F/3/C2&cat=1&mouse=1");
    expect(text("#verdict"), "this is not the board of the puzzle").toMatch(/wins in/);
    await follow(puzzle);
    expect(everything()).not.toMatch(TELLS);

    await click("button", "Show the answer");
    expect(text("#verdict")).toBe("Mouse wins in 3 moves");
    expect(announced()).toMatch(/^Mouse wins in 3 moves/);
    expect(focusedName(), "the focus is not lost").toBe("Mouse wins in 3 moves");
    expect(text("main")).toContain("Ahead");
    expect(pieces(), "the arrows are painted").not.toBe(hidden);
  });

  test("of another link is shared with its own title", async () => {
    await share(LINK, "As a puzzle");
    await type("textbox", TITLE, "Ada");
    await share(`${LINK}&hide=1&title=Bob`);
    expect(fragment()).toBe(`${LINK}&hide=1&title=Bob`);
  });
});

describe("an exercise", () => {
  test("has its terms in the link and the element; a link counts plies, and the dialog the winner's moves", async () => {
    await share(CORRIDOR, "As an exercise");
    await type("textbox", TITLE, "Ada");
    await askFor("mouse");
    await type("spinbutton", LEAST, "2");
    // The mouse moves first, so its second move is the third ply, and the cat's is the fourth.
    expect(fragment()).toMatch(/&goal=mouse:3$/);
    await askFor("cat");
    await type("spinbutton", "Wall changes allowed (empty: any change)", "1");
    for (const details of all<HTMLDetailsElement>(".share details:has(.pick)")) details.open = true;
    find("checkbox", /^row 1, column 1/).focus();
    await key("ArrowRight");
    expect(focusedName()).toBe("row 1, column 2, floor");
    await click("checkbox", "row 1, column 2, floor");
    expect(fragment()).toBe(`${CORRIDOR}&title=Ada&goal=cat:4&walls=1&locked=1,2`);
    expect(elementsOf(field("With a script").value)[1]).toMatchObject({ goal: "cat:4", walls: "1", locked: "1,2" });

    // The composed exercise is kept, also after a change of the board.
    await click("button", "Close");
    await press(4);
    await click("button", "Share");
    const composed = all<HTMLInputElement>("dialog :is(:checked, #share-heading, [type=number])");
    expect(composed.map((each) => each.ariaLabel ?? each.value)).toEqual([
      "exercise",
      "Ada",
      "cat",
      "2",
      "1",
      "row 1, column 2, floor",
    ]);
  });

  test("is not about a board of another size, whose cells are others", async () => {
    await share(CORRIDOR, "As an exercise");
    await click("checkbox", "row 1, column 2, floor");
    await click("button", "Close");
    await click("button", "Columns: more");
    await click("button", "Share");
    expect(fragment()).not.toContain("locked");
  });
});

for (const link of [LINK, FOUR])
  test(`a puzzle or an exercise can be seen as a pupil does, if it can be set: ${link.slice(0, 5)}`, async () => {
    await share(link);
    const seen = () => all<HTMLAnchorElement>("dialog a[target=_blank]").map(({ href }) => href);
    expect(seen()).toEqual([]);
    for (const use of ["As a puzzle", "As an exercise"]) {
      await click("radio", use);
      expect(seen(), use).toEqual([field("Link").value]);
    }
    const described = find("spinbutton", LEAST).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toMatch(/^For example/);
    await askFor("mouse");
    expect([seen(), document.querySelector("#share-link")]).toEqual([[], null]);
  });

describe("the picture", () => {
  /** Saves the picture; returns it as a file and as pixels. */
  async function save() {
    const saved = savedFiles();
    await click("button", "Save picture (PNG)");
    await expect.poll(() => saved.length).toBe(1);
    const [{ link, file }] = saved as [(typeof saved)[0]];
    return { link, file, context: drawn(await createImageBitmap(file)) };
  }

  function drawn(...layers: (ImageBitmap | HTMLCanvasElement)[]): CanvasRenderingContext2D {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [layers[0]?.width ?? 0, layers[0]?.height ?? 0];
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (const layer of layers) context.drawImage(layer, 0, 0);
    return context;
  }

  const pixels = (from: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) =>
    new Uint32Array(from.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height)).data.buffer);
  const hasText = (...area: Parameters<typeof pixels>) => new Set(pixels(...area)).size > 1;

  test("is a PNG of the board on paper, with its coordinates around it and words below", async () => {
    await share(LINK);
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    const { file, link, context } = await save();
    expect([link.download, link.protocol, file.type]).toEqual(["cat-and-mouse.png", "blob:", "image/png"]);
    expect(revoke, "a browser may come for it only later").not.toHaveBeenCalled();
    await pass(60_000);
    expect(revoke).toHaveBeenCalledWith(link.href);

    const layers = all<HTMLCanvasElement>("cm-board canvas");
    const inside = drawn(...layers);
    const { width, height } = inside.canvas;
    const { canvas } = context;
    const side = width / 5;
    const margin = (canvas.width - width) / 2;
    // A cell may end within a pixel: the last row of pixels is partly transparent.
    const rows = Math.floor(3 * side);
    expect(pixels(context, margin, margin, width, rows)).toEqual(pixels(inside, 0, 0, width, rows));
    for (let col = 0.3; col < 5; col += 1)
      expect(hasText(context, margin + col * side, 0, side * 0.4, margin * 0.8), "a number").toBe(true);
    for (let row = 0.3; row < 3; row += 1) {
      expect(hasText(context, 0, margin + row * side, margin * 0.8, side * 0.4), "a number").toBe(true);
      expect(hasText(context, canvas.width - margin * 0.8, margin + row * side, margin * 0.8, side * 0.4)).toBe(false);
    }
    const below = margin + height + 4;
    expect(hasText(context, margin, below, width, canvas.height - below)).toBe(true);
    expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 253, 248, 255]);
  });

  test("has arrows or none; that of a puzzle has its title, and never arrows", async () => {
    await share(LINK);
    const board = () => drawn(...all<HTMLCanvasElement>("cm-board canvas")).canvas.toDataURL();
    const before = board();
    const blue = (context: CanvasRenderingContext2D) => {
      const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 40 && (data[at + 2] ?? 0) > 150) found += 1;
      return found;
    };
    const withArrows = (await save()).context;
    await click("radio", "As a puzzle");
    await type("textbox", TITLE, "Ahead");
    const puzzle = (await save()).context;
    await click("radio", "Solved");
    await click("checkbox", "With the arrows of the next moves");
    const without = (await save()).context;
    expect(blue(without)).toBeLessThan(blue(withArrows));
    expect(blue(puzzle)).toBe(blue(without));
    expect(puzzle.canvas.height, "there is a title").toBeGreaterThan(without.canvas.height);
    expect(board(), "the board itself is as before").toBe(before);
  });
});
