// Boards that come and go leave nothing behind.
import assert from "node:assert/strict";
import { test } from "node:test";
import { document_, EXAMPLE_1, withBoards } from "./element.mjs";

const { show } = withBoards();

// Only Chromium tells how much there is.
test("60 boards added and removed eight times: no growth after the first rounds", {
  skip: process.env.BROWSER === "firefox",
}, async () => {
  // The solver's memory is seen from the page through the one instance that is made.
  const head = `<style>cat-mouse-board { contain: strict; width: 240px; height: 600px }</style>
  <script>
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...all) => {
      const instance = await instantiate(...all);
      // Its name is as short as all others.
      window.solverMemory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
      return instance;
    };
  </script>`;
  const page = await show(
    document_(`<div id="place"><cat-mouse-board ${EXAMPLE_1}></cat-mouse-board></div>`, { head }),
  );
  const driver = /** @type {import("selenium-webdriver/chrome.js").Driver} */ (page.driver);
  await driver.sendDevToolsCommand("Performance.enable", {});
  const round = () =>
    driver.executeAsyncScript(`
      const done = arguments[arguments.length - 1];
      const place = document.querySelector("#place");
      const views = ["verdict line", "map", "moves", "solving", "", "verdict", "what-if", "line map"];
      place.replaceChildren(...Array.from({ length: 60 }, (_, index) => {
        const board = document.createElement("cat-mouse-board");
        board.board = "####F/#C.../M....";
        board.mouseJump = 2;
        board.show = views[index % views.length];
        if (index % 3 === 0) board.goal = "cat";
        return board;
      }));
      (async () => {
        for (const board of place.children) await board.updateComplete;
        await new Promise(requestAnimationFrame);
        for (const board of place.children) { await board.updateComplete; board.next(); }
        await new Promise(requestAnimationFrame);
        const painted = [...place.children].filter((board) => board.shadowRoot.querySelector("canvas")?.width > 1).length;
        place.replaceChildren();
        await new Promise((resolve) => setTimeout(resolve, 30));
        done(painted);
      })()`);
  const left = async () => {
    await driver.sendDevToolsCommand("HeapProfiler.collectGarbage", {});
    await driver.sendDevToolsCommand("HeapProfiler.collectGarbage", {});
    const { metrics } = /** @type {any} */ (await driver.sendAndGetDevToolsCommand("Performance.getMetrics", {}));
    const value = (/** @type {string} */ name) => metrics.find((/** @type {any} */ each) => each.name === name).value;
    return {
      nodes: value("Nodes"),
      listeners: value("JSEventListeners"),
      heap: value("JSHeapUsedSize"),
      solver: await driver.executeScript("return solverMemory.buffer.byteLength"),
    };
  };
  assert.equal(await round(), 60, "every board was painted");
  await round();
  const first = await left();
  for (let times = 2; times < 8; times += 1) await round();
  const last = await left();
  assert.equal(last.solver, first.solver, "the solver's memory");
  assert.ok(last.nodes <= first.nodes + 50, `nodes: ${first.nodes} became ${last.nodes}`);
  assert.ok(last.listeners <= first.listeners + 20, `listeners: ${first.listeners} became ${last.listeners}`);
  assert.ok(last.heap < first.heap + 500_000, `heap: ${first.heap} became ${last.heap}`);
});
