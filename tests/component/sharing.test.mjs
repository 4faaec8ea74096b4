// The board for others: as a link, as text in several forms, and as a picture.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { clipboard, testOnce } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=40";
const BOARD = ["####F", "#C...", "M...."];
const OTHER = "board=MCxF&cat=3&mouse=4";

/** Every text that is offered, the button that copies it, and what it is folded under. */
const TEXTS = /** @type {const} */ ([
  ["Link", "Copy link", null],
  ["With a script", "Copy HTML", "Embed in a web page"],
  ["With a frame, no script", "Copy frame", null],
  ["LeetCode input", "Copy LeetCode input", "Copy as text"],
  ["Rows", "Copy rows", null],
]);

/** What both games offer. */
const GAMES = {
  board: {
    link: LINK,
    texts: TEXTS,
    // Three lines, as its box for test cases takes them.
    leetcode: '["####F","#C...","M...."]\n1\n2',
    script: "element.js",
    told: "The cat jumps 1 cell, the mouse up to 2. Mouse wins in 3 moves.",
    tag: "cat-mouse-board",
    attributes: { board: BOARD.join("/"), "cat-jump": "1", "mouse-jump": "2", "move-limit": "40" },
  },
  graph: {
    link: "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90",
    // Its rows are what LeetCode takes.
    texts: TEXTS.slice(0, 4),
    leetcode: "[[1],[0,2],[1,3],[2]]",
    script: "graph-element.js",
    told: "Mouse wins in 1 move.",
    tag: "cat-mouse-graph",
    attributes: { graph: "[[1],[0,2],[1,3],[2]]", places: "10-10.50-10.90-10.50-90" },
  },
};

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** What a field of the dialog holds. @param {Playground} page @param {string} name */
const textOf = async (page, name) => (await page.field(name)).text;

test("the link opens the same board, and is up to date at once", async () => {
  const page = await mountPage({ link: OTHER });
  await page.chooseExample("Two jumps ahead");
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.openDialog("Share");
  const address = await textOf(page, "Link");
  assert.equal(address, `${page.site.url}#board=xxxxF/xC3/M3x&cat=1&mouse=2`);

  const elsewhere = await mountPage({ link: new URL(address).hash.slice(1) });
  assert.deepEqual(await elsewhere.contents(), ["####F", "#C...", "M...#"]);
  assert.equal(await elsewhere.value("Mouse: up to (cells)"), "2");
});

testOnce("the link holds the ply and the tab, which the page opens again", async () => {
  const page = await mountPage({ link: LINK });
  await page.click("tab", "What if");
  await page.click("button", "Next move", 3);
  const moved = await page.contents();
  await page.openDialog("Share");
  const { hash } = new URL(await textOf(page, "Link"));
  assert.equal(hash, `#${LINK}&view=what-if&ply=3`);
  const elsewhere = await mountPage({ link: hash.slice(1) });
  assert.deepEqual(await elsewhere.contents(), moved);
  assert.equal(await elsewhere.ply(), "step 3 of 5");
  assert.equal(await (await elsewhere.find("tab", "What if")).getAttribute("aria-selected"), "true");
});

/** What a reader of the page can see and hear of its board; the rules say the same of every board. @param {Playground} page @returns {Promise<string>} */
const everything = (page) =>
  page.run(`
    const main = document.implementation.createHTMLDocument().importNode(document.querySelector("main"), true);
    for (const rules of main.querySelectorAll("details, .question")) rules.remove();
    return main.innerHTML + document.querySelector("[role=status]").textContent`);

const TELLS = /\b(wins? in|plies|ply|a draw|loses|caught|reaches|closer)\b/i;

test("a puzzle hides its answer until the reader asks for it: link, element and frame", async () => {
  const page = await mountPage({ link: LINK });
  await page.openDialog("Share");
  await page.click("radio", "As a puzzle");
  await page.click("textbox", "Title (optional)");
  await page.keys(..."Two & <ahead>");
  const address = await textOf(page, "Link");
  assert.equal(new URL(address).hash, `#${LINK}&hide=1&title=Two%20%26%20%3Cahead%3E`);
  const [script, element] = await elementsOf(page, await textOf(page, "With a script"));
  assert.equal(script?.tag, "script");
  assert.deepEqual(
    [element?.attributes.reveal, element?.attributes.heading, element?.text],
    [
      "click",
      "Two & <ahead>",
      "Two & <ahead> – The cat jumps 1 cell, the mouse up to 2. The mouse moves first. Who wins?",
    ],
  );
  const [frame] = await elementsOf(page, await textOf(page, "With a frame, no script"));
  assert.equal(frame?.attributes.src, `${page.site.url}embed.html${new URL(address).hash}`);
  assert.equal(frame?.attributes.title, "Two & <ahead>");

  const reader = await mountPage({ link: new URL(address).hash.slice(1) });
  assert.match(await reader.text(), /Two & <ahead>\s+The mouse moves first\. Who wins\?/);
  assert.doesNotMatch(await everything(reader), TELLS);
  assert.deepEqual(await reader.contents(), BOARD);
  assert.equal(await reader.count(".answer, .steps, [role=tab]"), 0);
  await reader.click("button", "Show the answer");
  assert.equal((await reader.verdict()).title, await reader.expectedTitle());
  assert.ok((await reader.announcement()).startsWith((await reader.verdict()).title));
  assert.equal(await reader.focused(), (await reader.verdict()).title, "the focus is not lost");
  assert.match(await reader.text(), /Two & <ahead>/, "the title stays");
});

testOnce("another board on the page of a puzzle", async () => {
  const puzzle = `${LINK}&hide=1&title=Who%20is%20faster%3F`;
  const page = await mountPage({ link: puzzle });
  await page.press([3, 5]);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], "a stray press changes nothing");
  assert.match(await page.text(), /The cat jumps 1 cell, the mouse up to 2\./);
  await page.run("location.hash = '#board=M1F/3/C2&cat=1&mouse=1'");
  await page.until(
    async () => (await page.contents()).length === 3 && (await page.contents())[0] === "M.F",
    "the board",
  );
  assert.equal((await page.verdict()).title, await page.expectedTitle(), "this is not the board of the puzzle");
  await page.run("history.back()");
  assert.match(await page.text(), /Who is faster\?\s+The mouse moves first\. Who wins\?/);
  assert.doesNotMatch(await everything(page), TELLS);
  assert.equal(await page.link(), decodeURIComponent(puzzle), "the address stays that of the puzzle");
});

testOnce("who gives up a puzzle sees its answer, with its arrows", async () => {
  const page = await mountPage({ link: `${LINK}&hide=1` });
  const pieces = () => page.run("return document.querySelector('cm-board canvas.pieces').toDataURL()");
  const hidden = await pieces();
  await page.click("button", "Show the answer");
  assert.notEqual(await pieces(), hidden, "the arrows are painted");
  await visit(page, `${LINK}&hide=1`);
  await page.click("link", "Play it myself");
  await page.until(async () => (await page.names("button")).includes("Give up and see why"), "the match");
  await page.click("button", "Give up and see why");
  await page.until(async () => (await page.text()).includes("LeetCode 1728"), "the answer");
  assert.equal((await page.verdict()).title, await page.expectedTitle());
});

testOnce("the length of an exercise is asked for in the winner's moves, and a link holds it in plies", async () => {
  const page = await mountPage({ link: "board=M2F2C&cat=1&mouse=3" });
  await page.openDialog("Share");
  await page.click("radio", "As an exercise");
  await page.run("document.querySelector('dialog [name=share-winner][value=mouse]').click()");
  await page.type("Minimum number of the winner’s moves (optional)", "2");
  // The mouse moves first, so its second move is the third ply, and the cat's is the fourth.
  assert.match(new URL(await textOf(page, "Link")).hash, /&goal=mouse:3$/);
  await page.run("document.querySelector('dialog [name=share-winner][value=cat]').click()");
  assert.match(new URL(await textOf(page, "Link")).hash, /&goal=cat:4$/);
  await page.type("Wall changes allowed", "1");
  await page.unfold("Cells that cannot be changed");
  await page.run("document.querySelector('.pick input').focus()");
  await page.keys(Key.ARROW_RIGHT, " ");
  const [, element] = await elementsOf(page, await textOf(page, "With a script"));
  const { goal, walls, locked } = element?.attributes ?? {};
  assert.deepEqual([goal, walls, locked], ["cat:4", "1", "1,2"]);
});

test("the device's own share sheet gets the link, where there is one", async () => {
  const page = await mountPage({ link: LINK });
  await page.run(`
    window.sent_ = [];
    Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => void window.sent_.push(what) })`);
  await page.openDialog("Share");
  await page.click("button", "Share…");
  assert.deepEqual(await page.run("return window.sent_"), [
    { title: "Cat & Mouse Playground", url: `${page.site.url}#${LINK}` },
  ]);
});

for (const [field, text, jumps] of /** @type {const} */ ([
  ["LeetCode input", GAMES.board.leetcode, ["1", "2"]],
  ["Rows", BOARD.join("\n"), ["3", "4"]],
]))
  testOnce(`what stands under "${field}" can be pasted back`, async () => {
    const page = await mountPage({ link: LINK });
    await page.openDialog("Share");
    assert.equal((await textOf(page, field)).trimEnd(), text);
    await mountPage({ link: OTHER });
    await page.paste(text);
    await page.untilClosed();
    assert.deepEqual(
      [await page.contents(), await page.values("Cat: up to (cells)", "Mouse: up to (cells)")],
      [BOARD, jumps],
    );
  });

/** The elements of a piece of HTML. @param {Playground} page @param {string} html @returns {Promise<{ tag: string, text: string, attributes: Record<string, string> }[]>} */
const elementsOf = (page, html) =>
  page.run(
    `const { head, body } = new DOMParser().parseFromString(arguments[0], "text/html");
     return [...head.children, ...body.children].map(({ localName, textContent, attributes }) => ({
       tag: localName,
       text: textContent,
       attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
     }))`,
    html,
  );

for (const [kind, { link, texts, leetcode, script, told, tag, attributes }] of Object.entries(GAMES)) {
  testOnce(`the HTML is two lines with an interactive ${kind}`, async () => {
    const page = await mountPage({ link });
    await page.openDialog("Share");
    const html = await textOf(page, "With a script");
    assert.equal(html.split("\n").length, 2);
    assert.deepEqual(await elementsOf(page, html), [
      { tag: "script", text: "", attributes: { type: "module", src: `${page.site.url}element/${script}` } },
      { tag, text: told, attributes: { ...attributes, playground: page.site.url } },
    ]);
  });

  testOnce(`the HTML for a frame has the same ${kind}`, async () => {
    const page = await mountPage({ link });
    await page.openDialog("Share");
    const [frame, ...rest] = await elementsOf(page, await textOf(page, "With a frame, no script"));
    assert.deepEqual([frame?.tag, rest], ["iframe", []]);
    assert.equal(frame?.attributes.src, `${page.site.url}embed.html#${link}`);
    assert.equal(frame?.attributes.title, "Cat & Mouse Playground");
    assert.equal(frame?.attributes.frameborder, "0", "it has a border of its own");
  });

  testOnce(`the text of a ${kind} is what LeetCode takes, and no text is offered twice`, async () => {
    const page = await mountPage({ link });
    await page.openDialog("Share");
    assert.equal((await textOf(page, "LeetCode input")).trimEnd(), leetcode);
    const all = await page.run("return [...document.querySelectorAll('.share textarea')].map(({ value }) => value)");
    assert.equal(all.length, texts.length);
    assert.equal(new Set(all).size, all.length);
  });

  testOnce(`each text of a ${kind} is copied as it stands there, and that is said`, async () => {
    const page = await mountPage({ link });
    await clipboard(page, true);
    await page.openDialog("Share");
    for (const [field, button, folded] of texts) {
      if (folded) await page.unfold(folded);
      await page.click("button", button);
      await page.until(
        async () => !(await page.names("button")).includes(button),
        `the button "${button}" says "Copied"`,
      );
      assert.equal((await page.names("button")).filter((name) => name === "Copied").length, 1, field);
      assert.equal(await page.run("return window.copied_.at(-1)"), await textOf(page, field));
      assert.equal(await page.focused(), "Copied", "the focus stays on the button");
      // What stands outside of an open dialog is not said.
      assert.deepEqual(
        await page.run(`return [...document.querySelectorAll("dialog [role=status]")].map((each) => each.textContent)`),
        ["Copied"],
      );
    }
    assert.deepEqual(await page.alerts(), []);
    await page.closeDialog();
    await page.openDialog("Share");
    assert.ok(!(await page.names("button")).includes("Copied"), "of the last time nothing is left");
  });
}

testOnce("a button no longer says Copied once it would copy something else", async () => {
  const page = await mountPage({ link: LINK });
  await clipboard(page, true);
  await page.openDialog("Share");
  await page.click("radio", "As a puzzle");
  await page.click("button", "Copy link");
  await page.until(async () => (await page.names("button")).includes("Copied"), "the copy");
  await page.click("textbox", "Title (optional)");
  await page.keys("A");
  const names = await page.names("button");
  assert.deepEqual([names.includes("Copy link"), names.includes("Copied")], [true, false]);
  assert.equal(await page.textOf("dialog [role=status]"), "", "nothing more is said of it");
});

testOnce("what was composed is there when Share is opened again, also after a change", async () => {
  const page = await mountPage({ link: "board=M2F2C&cat=1&mouse=3" });
  await page.openDialog("Share");
  await page.click("radio", "As a puzzle");
  await page.click("textbox", "Title (optional)");
  await page.keys(..."Ada");
  await page.run("document.querySelector('dialog label.tick input').click()");
  const puzzle = await textOf(page, "Link");
  assert.equal(new URL(puzzle).hash, "#board=M2F2C&cat=1&mouse=3&hide=1&title=Ada&count=1");
  assert.match(await textOf(page, "With a script"), / reveal="count" /);
  // Beside the sheet.
  await page.run(`
    const dialog = document.querySelector("dialog");
    for (const what of ["pointerdown", "click"]) dialog.dispatchEvent(new PointerEvent(what))`);
  await page.untilClosed();
  await page.openDialog("Share");
  assert.equal(await textOf(page, "Link"), puzzle);
  assert.equal((await page.field("Title (optional)")).text, "Ada");

  await page.click("radio", "As an exercise");
  await page.run("document.querySelector('dialog [name=share-winner][value=cat]').click()");
  await page.type("Minimum number of the winner’s moves (optional)", "2");
  await page.type("Wall changes allowed", "1");
  await page.unfold("Cells that cannot be changed");
  await page.run("document.querySelector('.pick input').focus()");
  await page.keys(Key.ARROW_RIGHT, " ");
  const terms = "&title=Ada&goal=cat:4&walls=1&locked=1,2";
  assert.equal(decodeURIComponent(new URL(await textOf(page, "Link")).hash), `#board=M2F2C&cat=1&mouse=3${terms}`);
  await page.closeDialog();
  await page.press([1, 5]);
  await page.openDialog("Share");
  assert.deepEqual(
    await page.run(
      "return [...document.querySelectorAll('dialog :is(:checked, #share-heading, [type=number])')].map((each) => each.ariaLabel ?? each.value)",
    ),
    ["exercise", "Ada", "cat", "2", "1", "row 1, column 2, floor"],
  );
});

testOnce("the link of another task is shared with its own title", async () => {
  const page = await mountPage({ link: LINK });
  await page.openDialog("Share");
  await page.click("radio", "As a puzzle");
  await page.click("textbox", "Title (optional)");
  await page.keys(..."Ada");
  await page.closeDialog();
  await visit(page, `${LINK}&hide=1&title=Bob`);
  await page.openDialog("Share");
  assert.equal(new URL(await textOf(page, "Link")).hash, `#${LINK}&hide=1&title=Bob`);
});

testOnce("the dialog shows the board of now each time it is opened", async () => {
  const page = await mountPage({ link: LINK });
  await page.openDialog("Share");
  await page.closeDialog();
  await page.click("button", "Clear");
  await page.openDialog("Share");
  assert.equal((await textOf(page, "Rows")).trimEnd(), ".....\n.....\n.....");
  assert.match(await textOf(page, "Link"), /#board=5\/5\/5&/);
});

test("where the browser refuses to copy, the text is selected and the page says so", async () => {
  const page = await mountPage({ link: LINK });
  await clipboard(page, false);
  await page.openDialog("Share");
  for (const [field, button, folded] of TEXTS) {
    if (folded) await page.unfold(folded);
    await page.click("button", button);
    const all = await textOf(page, field);
    await page.until(async () => (await page.field(field)).selected === all, `${field} is selected`);
    assert.deepEqual(await page.alerts(), [
      "The browser did not let the page copy. The text is selected: copy it yourself.",
    ]);
    assert.equal(await page.focused(), field);
  }
  assert.ok(!(await page.names("button")).includes("Copied"));
  // What is said of an earlier try is over.
  await clipboard(page, true);
  await page.run("find('button', 'Copy link').click()");
  await page.until(async () => (await page.names("button")).includes("Copied"), "the copy");
  assert.deepEqual(await page.alerts(), []);
  await clipboard(page, false);
  await page.run("find('button', 'Copied').click()");
  await page.until(async () => (await page.alerts()).length === 1, "the refusal");
  await page.closeDialog();
  await page.openDialog("Share");
  assert.deepEqual(await page.alerts(), []);
});

test("the picture is a PNG of the board, with its coordinates around it", async () => {
  const page = await mountPage({ link: LINK });
  // The link that the browser would save from; it is looked into, and not followed.
  await page.run(`
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.made_ = blob; return make.call(URL, blob); };
    URL.revokeObjectURL = (url) => { window.revoked_ = url; };
    HTMLAnchorElement.prototype.click = function () { window.saved_ = { name: this.download, href: this.href }; }`);
  await page.openDialog("Share");
  await page.click("button", "Save picture (PNG)");
  await page.until(() => page.run("return window.saved_ !== undefined"), "the picture");
  const { name, href } = await page.run("return window.saved_");
  assert.equal(name, "cat-and-mouse.png");
  assert.match(href, /^blob:/);
  assert.equal(await page.run("return window.revoked_ ?? null"), null, "a browser may come for it only later");
  const { type, bytes, board, width, height, cells, margins, corner } = /** @type {any} */ (
    await page.driver.executeAsyncScript(`
      const [done] = arguments;
      (async () => {
        const layers = [...document.querySelectorAll("cm-board canvas")];
        const [board] = layers;
        const picture = await createImageBitmap(window.made_);
        const copy = document.createElement("canvas");
        [copy.width, copy.height] = [picture.width, picture.height];
        const context = copy.getContext("2d");
        context.drawImage(picture, 0, 0);
        const shown = document.createElement("canvas");
        [shown.width, shown.height] = [board.width, board.height];
        for (const layer of layers) shown.getContext("2d").drawImage(layer, 0, 0);
        const left = (copy.width - board.width) / 2;
        // The margin above is as wide as at the sides; below the board there is text.
        const top = left;
        const all = (from, ...area) => [...new Uint32Array(from.getImageData(...area).data.buffer)];
        const same = (one, other) => one.length === other.length && one.every((pixel, index) => pixel === other[index]);
        const side = board.width / 5;
        // A cell may end within a pixel: the last row of pixels is transparent in part.
        const height = Math.floor(3 * side);
        // Whether there is something in the margin beside the middle of a column, above it and below; or of a row, at its left and right.
        const written = (...area) => new Set(all(context, ...area.map(Math.round))).size > 1;
        const column = (col, y) => written(left + (col + 0.3) * side, y, side * 0.4, top * 0.8);
        const row = (row, x) => written(x, top + (row + 0.3) * side, left * 0.8, side * 0.4);
        done({
          type: window.made_.type,
          bytes: [...new Uint8Array(await window.made_.arrayBuffer())].slice(0, 24),
          board: [board.width, board.height],
          width: copy.width,
          height: copy.height,
          cells: same(all(context, left, top, board.width, height), all(shown.getContext("2d"), 0, 0, board.width, height)),
          margins: {
            above: [0, 1, 2, 3, 4].map((col) => column(col, 0)),
            left: [0, 1, 2].map((each) => row(each, 0)),
            below: written(left, top + board.height + 4, board.width, copy.height - top - board.height - 4),
            right: [0, 1, 2].map((each) => row(each, copy.width - left * 0.8)),
          },
          corner: [...context.getImageData(0, 0, 1, 1).data],
        });
      })()`)
  );
  assert.equal(type, "image/png");
  const header = Buffer.from(bytes);
  assert.equal(header.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
  assert.deepEqual([header.readUInt32BE(16), header.readUInt32BE(20)], [width, height]);
  assert.ok(board[0] > 100 && width > board[0] && height > board[1], `${width} by ${height} pixels`);
  assert.ok(cells, "inside is what the canvas shows");
  const [yes, no] = [
    (/** @type {number} */ many) => Array(many).fill(true),
    (/** @type {number} */ many) => Array(many).fill(false),
  ];
  assert.deepEqual(margins, { above: yes(5), left: yes(3), below: true, right: no(3) }, "the numbers, and text");
  assert.deepEqual(corner, [255, 253, 248, 255], "it is on paper");
});

/** The picture that the dialog saves, as the numbers of its pixels by colour. @param {Playground} page @returns {Promise<{ height: number, blue: number }>} */
async function saved(page) {
  await page.run(`
    delete window.made_;
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.made_ = blob; return make.call(URL, blob); };
    HTMLAnchorElement.prototype.click = () => {}`);
  await page.click("button", "Save picture (PNG)");
  await page.until(() => page.run("return window.made_ !== undefined"), "the picture");
  return /** @type {any} */ (
    await page.driver.executeAsyncScript(`
      const [done] = arguments;
      createImageBitmap(window.made_).then((picture) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [picture.width, picture.height];
        const context = canvas.getContext("2d");
        context.drawImage(picture, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let blue = 0;
        for (let at = 0; at < data.length; at += 4) blue += data[at] < 40 && data[at + 2] > 150;
        done({ height: canvas.height, blue });
      })`)
  );
}

testOnce("the picture has arrows or none; that of a puzzle has its title, and never arrows", async () => {
  const page = await mountPage({ link: LINK });
  const shown = () => page.run("return document.querySelector('canvas.pieces').toDataURL()");
  const before = await shown();
  await page.openDialog("Share");
  const withArrows = await saved(page);
  await page.click("radio", "As a puzzle");
  await page.click("textbox", "Title (optional)");
  await page.keys(..."Ahead");
  const puzzle = await saved(page);
  await page.run("document.querySelector('[name=share-use][value=solved]').click()");
  await page.run("document.querySelector('.picture input').click()");
  const without = await saved(page);
  assert.ok(without.blue < withArrows.blue, `${without.blue} blue pixels, ${withArrows.blue} with arrows`);
  assert.equal(puzzle.blue, without.blue);
  assert.ok(puzzle.height > without.height, "there is a title");
  assert.equal(await shown(), before, "the board itself is as before");
});

for (const [kind, { link }] of Object.entries(GAMES))
  for (const [language, words] of /** @type {const} */ ([
    [
      "en",
      {
        open: "Open it as readers see it",
        copy: "Copy link",
        example: "For example 3: a win in 2 moves is too short.",
      },
    ],
    ["zh", { open: "打开学生看到的页面", copy: "复制链接", example: "例如填 3：2 回合就获胜不算。" }],
  ]))
    for (const [width, height] of /** @type {const} */ ([
      [1280, 800],
      [390, 844],
    ]))
      testOnce(
        `who sets a puzzle or an exercise can see it as a pupil does: ${kind}, ${language}, ${width} px`,
        async () => {
          const page = await mountPage({ link, language, width, height });
          await page.run(
            "[...document.querySelectorAll('.to-share, .boards button:last-child')].find((each) => each.checkVisibility()).click()",
          );
          await page.until(async () => (await page.dialog()) !== null, "the dialog");
          const use = (/** @type {string} */ name) =>
            page.run("document.querySelector('[name=share-use][value=' + arguments[0] + ']').click()", name);
          const seen = () =>
            page.run(`
            const address = document.querySelector("#share-link").value;
            return [...document.querySelectorAll("dialog a[target=_blank]")].map((each) => [each.textContent.trim(), each.href === address])`);
          assert.deepEqual(await seen(), [], "who shares the answer sees what readers will");
          // Whether a link and a button can be pressed by a finger, and are in sight without scrolling.
          const inSight = (/** @type {string} */ name) =>
            page.run(
              `const each = [...document.querySelectorAll("dialog :is(a, button)")].find((one) => one.textContent.trim() === arguments[0]);
            const [box, around] = [each, each.closest("dialog")].map((one) => one.getBoundingClientRect());
            const label = document.querySelector("label[for=share-link]").getBoundingClientRect();
            return [box.height >= 40 && box.left >= label.right, box.top >= around.top && box.bottom <= around.bottom && box.right <= around.right]`,
              name,
            );
          for (const name of ["puzzle", "exercise"]) {
            await use(name);
            if (name === "exercise") await page.run("document.querySelector('[name=share-winner][value=cat]').click()");
            assert.deepEqual(await seen(), [[words.open, true]], name);
            assert.deepEqual(
              [await inSight(words.copy), await inSight(words.open)],
              [
                [true, true],
                [true, true],
              ],
              name,
            );
          }
          assert.equal(
            await page.run(
              "return document.getElementById(document.querySelector('#share-least').getAttribute('aria-describedby'))?.textContent.trim()",
            ),
            words.example,
          );
          // What cannot be set has no link.
          await page.run("document.querySelector('[name=share-winner][value=mouse]').click()");
          assert.equal(await page.count("dialog a[target=_blank]"), 0);
        },
      );
