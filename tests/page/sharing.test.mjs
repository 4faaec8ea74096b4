// The board for others: as a link, as text in several forms, and as a picture.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withBrowser } from "./playground.mjs";

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
  assert.equal(await elsewhere.value("Mouse jump"), "2");
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

test("the LeetCode input says the rows and both jumps, and can be pasted back", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  const text = await textOf(page, "LeetCode input");
  assert.equal(text, `grid = ["####F","#C...","M...."], catJump = 1, mouseJump = 2`);
  const elsewhere = await open({ link: OTHER });
  await elsewhere.paste(text);
  await elsewhere.untilClosed();
  assert.deepEqual(await elsewhere.contents(), BOARD);
  assert.equal(await elsewhere.value("Cat jump"), "1");
  assert.equal(await elsewhere.value("Mouse jump"), "2");
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

test("the link is copied, or selected to be copied", async () => {
  const page = await open({ link: LINK });
  await page.openDialog("Share");
  await page.click("button", "Copy link");
  const told = async () => [...(await page.alerts()), ...(await page.names("button"))].join();
  await page.until(async () => /Copied|does not let the page copy/.test(await told()), "what became of it");
});

/** Puts another clipboard in the browser's place. @param {Playground} page @param {boolean} willing */
const clipboard = (page, willing) =>
  page.run(
    `window.copied_ = [];
     const writeText = async (text) => {
       if (!arguments[0]) throw new DOMException("not allowed", "NotAllowedError");
       window.copied_.push(text);
     };
     Object.defineProperty(navigator, "clipboard", { value: { writeText } })`,
    willing,
  );

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

test("the picture is a PNG of the canvas", async () => {
  const page = await open({ link: LINK });
  // The link that the browser would save from; it is looked into, and not followed.
  await page.run(`
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.made_ = blob; return make.call(URL, blob); };
    HTMLAnchorElement.prototype.click = function () { window.saved_ = { name: this.download, href: this.href }; }`);
  await page.openDialog("Share");
  await page.click("button", "Save as picture (PNG)");
  await page.until(() => page.run("return window.saved_ !== undefined"), "the picture");
  const { name, href } = await page.run("return window.saved_");
  assert.equal(name, "cat-and-mouse.png");
  assert.match(href, /^blob:/);
  const { type, bytes, canvas, wall, floor } = /** @type {any} */ (
    await page.driver.executeAsyncScript(`
      const [done] = arguments;
      (async () => {
        const { width, height } = document.querySelector("canvas");
        const picture = await createImageBitmap(window.made_);
        const copy = document.createElement("canvas");
        [copy.width, copy.height] = [width, height];
        const context = copy.getContext("2d");
        context.drawImage(picture, 0, 0);
        // The colour in the middle of a cell of the three by five.
        const colour = (row, col) =>
          [...context.getImageData(width * (col - 0.5) / 5, height * (row - 0.5) / 3, 1, 1).data].join();
        done({
          type: window.made_.type,
          bytes: [...new Uint8Array(await window.made_.arrayBuffer())].slice(0, 24),
          canvas: [width, height],
          wall: [colour(1, 1), colour(1, 3), colour(2, 1)],
          floor: [colour(2, 4), colour(3, 2), colour(3, 5)],
        });
      })()`)
  );
  assert.equal(type, "image/png");
  const header = Buffer.from(bytes);
  assert.equal(header.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
  assert.deepEqual([header.readUInt32BE(16), header.readUInt32BE(20)], canvas);
  assert.ok(canvas[0] > 100 && canvas[1] > 100, `${canvas} pixels`);
  assert.equal(new Set(wall).size, 1, "walls look alike");
  assert.ok(!floor.includes(wall[0]), "floor does not look like a wall");
});
