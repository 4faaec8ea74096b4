// The board for others: as a link, as text in several forms, and as a picture.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clipboard, withBrowser } from "./playground.mjs";

const { open, complaints } = withBrowser();

const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=40";
const BOARD = ["####F", "#C...", "M...."];
const OTHER = "board=MCxF&cat=3&mouse=4";

/** Every text that is offered, and the button that copies it. */
const TEXTS = /** @type {const} */ ([
  ["Link", "Copy link"],
  ["LeetCode input", "Copy LeetCode input"],
  ["Text", "Copy text"],
  ["HTML to embed it", "Copy HTML"],
  ["HTML for a frame", "Copy HTML for a frame"],
]);

/** @typedef {import("./playground.mjs").Playground} Playground */

/** What a field of the dialog holds. @param {Playground} page @param {string} name */
const textOf = async (page, name) => (await page.field(name)).text;

test("the link opens the same board, and is up to date at once", async () => {
  const page = await open({ link: OTHER });
  await page.chooseExample("Two jumps ahead");
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.openDialog("Share");
  const address = await textOf(page, "Link");
  assert.equal(address, `${page.site.url}#board=xxxxF/xC3/M3x&cat=1&mouse=2`);

  const elsewhere = await open({ link: new URL(address).hash.slice(1) });
  assert.deepEqual(await elsewhere.contents(), ["####F", "#C...", "M...#"]);
  assert.equal(await elsewhere.value("Mouse jumps"), "2");
});

test("the link of a board that play has moved opens that state", async () => {
  const page = await open({ link: LINK });
  await page.click("button", "Next ply", 3);
  const moved = await page.contents();
  await page.openDialog("Share");
  const { hash } = new URL(await textOf(page, "Link"));
  const elsewhere = await open({ link: hash.slice(1) });
  assert.deepEqual(await elsewhere.contents(), moved);
  assert.equal(await elsewhere.current(), "Position of the link");
});

test("the LeetCode input is three lines as its box for test cases takes them, and can be pasted back", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  const text = await textOf(page, "LeetCode input");
  assert.equal(text, `["####F","#C...","M...."]\n1\n2`);
  const elsewhere = await open({ link: OTHER });
  await elsewhere.paste(text);
  await elsewhere.untilClosed();
  assert.deepEqual(await elsewhere.contents(), BOARD);
  assert.equal(await elsewhere.value("Cat jumps"), "1");
  assert.equal(await elsewhere.value("Mouse jumps"), "2");
});

test("the text is the rows, and can be pasted back", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  const text = await textOf(page, "Text");
  assert.equal(text.trimEnd(), BOARD.join("\n"));
  const elsewhere = await open({ link: OTHER });
  await elsewhere.paste(text);
  await elsewhere.untilClosed();
  assert.deepEqual(await elsewhere.contents(), BOARD);
});

/** The elements of a piece of HTML. @param {Playground} page @param {string} html @returns {Promise<{ tag: string, attributes: Record<string, string> }[]>} */
const elementsOf = (page, html) =>
  page.run(
    `const { head, body } = new DOMParser().parseFromString(arguments[0], "text/html");
     return [...head.children, ...body.children].map(({ localName, attributes }) => ({
       tag: localName,
       attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
     }))`,
    html,
  );

test("the HTML is two lines with a living board", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  const html = await textOf(page, "HTML to embed it");
  assert.equal(html.split("\n").length, 2);
  assert.deepEqual(await elementsOf(page, html), [
    { tag: "script", attributes: { type: "module", src: `${page.site.url}element/element.js` } },
    {
      tag: "cat-mouse-board",
      attributes: {
        board: BOARD.join("/"),
        "cat-jump": "1",
        "mouse-jump": "2",
        "move-limit": "40",
        playground: page.site.url,
      },
    },
  ]);
  // And it works as it is, on a page without the playground: the server's own word that there is none.
  await page.driver.get(`${page.site.url}none`);
  await page.run(
    `const { head, body } = new DOMParser().parseFromString(arguments[0], "text/html");
     const script = document.createElement("script");
     Object.assign(script, { type: "module", src: head.querySelector("script").src });
     document.body.replaceChildren(script, body.querySelector("cat-mouse-board"))`,
    html,
  );
  await page.until(() => page.run("return document.querySelector('cat-mouse-board').outcome != null"), "the board");
  assert.equal(await page.run("return document.querySelector('cat-mouse-board').link"), LINK);
  assert.match((await complaints()).join("\n"), /\/none/);
});

test("the HTML for a frame has the same board", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  const [frame, ...rest] = await elementsOf(page, await textOf(page, "HTML for a frame"));
  assert.deepEqual([frame?.tag, rest], ["iframe", []]);
  assert.equal(frame?.attributes.src, `${page.site.url}embed.html#${LINK}`);
  assert.equal(frame?.attributes.title, "Cat & Mouse Playground");
});

test("the dialog shows the board of now each time it is opened", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  await page.closeDialog();
  await page.click("button", "Clear");
  await page.openDialog("Share");
  assert.equal((await textOf(page, "Text")).trimEnd(), ".....\n.....\n.....");
  assert.match(await textOf(page, "Link"), /#board=5\/5\/5&/);
});

test("each text is copied as it stands there, and that is said", async () => {
  const page = await open({ link: LINK });
  await clipboard(page, true);
  await page.openDialog("Share");
  for (const [field, button] of TEXTS) {
    await page.click("button", button);
    await page.until(async () => !(await page.names("button")).includes(button), `"Copied" in place of "${button}"`);
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

test("where the browser refuses to copy, the text is selected and the page says so", async () => {
  const page = await open({ link: LINK });
  await clipboard(page, false);
  await page.openDialog("Share");
  for (const [field, button] of TEXTS) {
    await page.click("button", button);
    const all = await textOf(page, field);
    await page.until(async () => (await page.field(field)).selected === all, `${field} is selected`);
    assert.deepEqual(await page.alerts(), [
      "The browser does not let the page copy. The text is selected: copy it from there.",
    ]);
    assert.equal(await page.focused(), field);
  }
  assert.ok(!(await page.names("button")).includes("Copied"));
  await page.closeDialog();
  await page.openDialog("Share");
  assert.deepEqual(await page.alerts(), []);
});

test("the picture is a PNG of the board, with its coordinates around it", async () => {
  const page = await open({ link: LINK });
  // The link that the browser would save from; it is looked into, and not followed.
  await page.run(`
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.made_ = blob; return make.call(URL, blob); };
    URL.revokeObjectURL = (url) => { window.revoked_ = url; };
    HTMLAnchorElement.prototype.click = function () { window.saved_ = { name: this.download, href: this.href }; }`);
  await page.openDialog("Share");
  await page.click("button", "Save as picture (PNG)");
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
        const top = (copy.height - board.height) / 2;
        const all = (from, ...area) => [...new Uint32Array(from.getImageData(...area).data.buffer)];
        const same = (one, other) => one.length === other.length && one.every((pixel, index) => pixel === other[index]);
        const side = board.width / 5;
        const whole = [0, 0, board.width, board.height];
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
          cells: same(all(context, left, top, board.width, board.height), all(shown.getContext("2d"), ...whole)),
          margins: {
            above: [0, 1, 2, 3, 4].map((col) => column(col, 0)),
            left: [0, 1, 2].map((each) => row(each, 0)),
            below: [0, 1, 2, 3, 4].map((col) => column(col, copy.height - top * 0.8)),
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
  assert.deepEqual(margins, { above: yes(5), left: yes(3), below: no(5), right: no(3) }, "the numbers");
  assert.deepEqual(corner, [255, 253, 248, 255], "it is on paper");
});
