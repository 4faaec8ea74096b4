// What a reader's system and browser ask of the page: less motion, colours of their own, back and forward, two tabs.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { command, withBrowser } from "./playground.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const usual = withBrowser();

/** Plays one ply, and tells whether the pieces are where they belong before another frame is painted. @param {import("./playground.mjs").Playground} page */
const isAtOnce = (page) =>
  page.run(`
    const frames = [];
    window.requestAnimationFrame = (paint) => frames.push(paint);
    const drawn = () => document.querySelector("cm-board canvas.pieces").toDataURL();
    const before = drawn();
    all("button").find((button) => nameOf(button) === "Next move").click();
    return (async () => {
      // All that follows from the press, but for frames.
      await new Promise((done) => setTimeout(done));
      const first = drawn();
      while (frames.length > 0) frames.shift()(performance.now() + 10_000);
      if (drawn() === before) throw new Error("nothing has moved");
      return drawn() === first;
    })()`);

test("every script and the solver is fetched once, the solver before a script asks for it", async () => {
  const page = await usual.open({ link: EXAMPLE_1 });
  const fetched = await page.run(`
    return performance.getEntriesByType("resource")
      .map(({ name, initiatorType }) => [new URL(name).pathname.split("/").at(-1), initiatorType])`);
  const names = fetched.map((/** @type {string[]} */ [name]) => name);
  assert.deepEqual([...new Set(names)], names);
  const solvers = fetched.filter((/** @type {string[]} */ [name]) => name?.endsWith(".wasm"));
  assert.deepEqual(
    solvers.map((/** @type {string[]} */ [, by]) => by),
    ["link"],
  );
});

test("the pieces glide", async () => {
  assert.equal(await isAtOnce(await usual.open({ link: EXAMPLE_1 })), false);
});

describe("where the system asks for less motion and decides about colours", () => {
  const { open } = withBrowser({ calm: true, forcedColours: true });

  test("the pieces are at their places at once", async () => {
    assert.equal(await isAtOnce(await open({ link: EXAMPLE_1 })), true);
  });

  test("what is chosen and what does nothing can be told from the rest, and the board has an edge", async () => {
    const page = await open({ link: `${EXAMPLE_1}&view=map` });
    assert.ok(await page.run("return matchMedia('(forced-colors: active)').matches"));
    const { tabs, tools, choices, games, buttons, outline } = await page.run(`
      const style = (element, property) => getComputedStyle(element)[property];
      return {
        tabs: all("tab").map((tab) => [tab.ariaSelected === "true", style(tab, "borderBottomColor")]),
        tools: all("radio").filter((radio) => radio.closest(".tool")).map((tool) => [tool.checked, style(tool.closest(".tool"), "borderTopWidth")]),
        choices: all("radio").filter((radio) => radio.closest(".choice")).map((one) => [one.checked, style(one.closest("label"), "backgroundColor")]),
        games: [...document.querySelectorAll(".games a")].map((game) => [game.ariaCurrent === "true", style(game, "backgroundColor")]),
        buttons: ["Undo", "Next move"].map((name) => style(all("button").find((each) => nameOf(each).startsWith(name)), "color")),
        outline: style(document.querySelector(".surface"), "outlineStyle"),
      }`);
    for (const [what, all] of Object.entries({ tabs, tools, choices, games })) {
      const marks = /** @type {[boolean, string][]} */ (all);
      const chosen = new Set(marks.filter(([isChosen]) => isChosen).map(([, mark]) => mark));
      const others = new Set(marks.filter(([isChosen]) => !isChosen).map(([, mark]) => mark));
      assert.deepEqual([chosen.size, others.size], [1, 1], what);
      assert.notDeepEqual([...chosen], [...others], what);
    }
    assert.notEqual(buttons[0], buttons[1], "there is nothing to undo, but a next ply");
    assert.equal(outline, "solid");
  });
});

test("back from another page, and forward to it: the board is as it was left, and goes on", async () => {
  const page = await usual.open({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.click("button", "Next move");
  const [link, contents] = [await page.link(), await page.contents()];
  await page.goTo("", "tutorial/");
  await page.driver.navigate().back();
  await page.untilSeen("[role=grid]", "the board");
  assert.deepEqual(await page.contents(), contents);
  assert.equal(await page.link(), link);
  await page.click("button", "Next move");
  assert.match(await page.ply(), /^step [12] of/);
  await page.driver.navigate().forward();
  await page.until(async () => (await page.driver.getTitle()).includes("explained"), "the tutorial");
  // When Firefox shows a page that it has kept, it asks for an icon where sites once had theirs.
  assert.deepEqual(
    (await usual.complaints()).filter((complaint) => !complaint.endsWith("/favicon.ico")),
    [],
  );
});

test("back from another part, and forward to it", async () => {
  const page = await usual.open({ link: EXAMPLE_1 });
  await page.stepTo("Cat: up to (cells)", 3);
  const link = await page.link();
  await page.pressElement(
    await page.run("return [...document.querySelectorAll('nav a')].find((each) => nameOf(each) === 'Graph 913')"),
  );
  const isGraph = () => page.run("return document.querySelector('[data-node]') !== null");
  await page.until(isGraph, "the graph");
  await page.driver.navigate().back();
  await page.until(async () => !(await isGraph()), "the board");
  assert.equal(await page.value("Cat: up to (cells)"), "3");
  assert.equal(await page.link(), link);
  await page.driver.navigate().forward();
  await page.until(isGraph, "the graph, again");
});

test("two tabs have a board each, and the next visit has the one that was changed last", async () => {
  const page = await usual.open({ link: EXAMPLE_1 });
  const { driver } = page;
  await page.stepTo("Cat: up to (cells)", 3);
  assert.equal(await page.link(), "board=xxxxF/xC3/M4&cat=3&mouse=2");
  const first = await driver.getWindowHandle();
  const turnTo = async (/** @type {string} */ tab) => {
    await driver.switchTo().window(tab);
    await command(driver, "browsingContext.activate", {});
  };
  await driver.switchTo().newWindow("tab");
  const second = await driver.getWindowHandle();
  try {
    await page.goTo();
    assert.equal(await page.value("Cat: up to (cells)"), "3", "as in the other tab");
    await page.stepTo("Cat: up to (cells)", 5);
    assert.equal(await page.link(), "board=xxxxF/xC3/M4&cat=5&mouse=2");
    await turnTo(first);
    assert.equal(await page.value("Cat: up to (cells)"), "3");
    assert.equal(await page.link(), "board=xxxxF/xC3/M4&cat=3&mouse=2");
    await page.stepTo("Mouse: up to (cells)", 4);
    assert.equal(await page.link(), "board=xxxxF/xC3/M4&cat=3&mouse=4");
    await turnTo(second);
    assert.equal(await page.value("Mouse: up to (cells)"), "2");
    await page.visit();
    assert.equal(await page.value("Cat: up to (cells)"), "3");
    assert.equal(await page.value("Mouse: up to (cells)"), "4");
  } finally {
    await driver.switchTo().window(second);
    await driver.close();
    await turnTo(first);
  }
});
