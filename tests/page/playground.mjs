// The optimised page in the browser that $BROWSER names, as people meet it: by role, label and text.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, test } from "node:test";
import { inspect } from "node:util";
import init, { Editor } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { errorsOf, openBrowser } from "../harness/webdriver.mjs";
import { CLOCK } from "../transcripts/clock.mjs";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */
/** @typedef {import("selenium-webdriver").WebElement} WebElement */
/** @typedef {import("../harness/static-server.mjs").Site} Site */
/** @typedef {"button" | "tab" | "radio" | "spinbutton" | "textbox" | "link" | "gridcell"} Role */
/** @typedef {[row: number, col: number]} Place counted from 1, as people count; half-way numbers and places outside are good too */

/** Such as "3,2 3,5" for two places. @param {string} path @returns {Place[]} */
export const placesOf = (path) => path.split(" ").map((place) => /** @type {Place} */ (place.split(",").map(Number)));

await init({ module_or_path: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });

/** How labels name what a cell holds, in each language of the page. */
const LETTERS = {
  en: { floor: ".", wall: "#", cat: "C", mouse: "M", cheese: "F" },
  zh: { 地板: ".", 墙: "#", 猫: "C", 老鼠: "M", 奶酪: "F" },
};
/** What a view writes on a cell comes after its content. */
const LABELS = { en: /^row (\d), column (\d), (\w+)(?:; .+)?$/, zh: /^第 (\d) 行第 (\d) 列，([^；]+)(?:；.+)?$/ };

/** The key that makes commands of letters. */
export const MODIFIER = process.platform === "darwin" ? Key.META : Key.CONTROL;
/** How long something is waited for, in milliseconds. A machine may be busy with much else; only a test that fails takes this long. */
const PATIENCE = 30_000;
/** How often something that is waited for is looked at, in milliseconds. */
const POLL = 20;
/** Selects everything in a field that has the focus. */
export const SELECT_ALL = [MODIFIER, "a"];

// What a browser refuses to load is told to the page alone; so it is said aloud.
const LISTEN = `() => {
  addEventListener("securitypolicyviolation", (event) => console.error("refused by the security policy: " + event.blockedURI));
  addEventListener("error", (event) => event.target instanceof Element && console.error("not loaded: " + event.target.outerHTML), true);
}`;

/** Where pictures of pages are kept on which a test failed. */
const FAILED = join(ROOT, "target", "failed-tests");

/**
 * A browser that is opened when a test first asks for it, and serves one test after another. Each comes to a server of
 * its own, so that nothing is remembered. After a test that failed the next one gets a new browser.
 */
class Browser {
  /** @type {WebDriver | undefined} */
  #driver;
  /** @type {Site[]} */
  #sites = [];
  /** The servers of earlier tests: the last page stays open until the next test replaces it. @type {Site[]} */
  #past = [];
  /** @type {string[]} */
  #requests = [];
  /** The page that stays. @type {Playground | undefined} */
  #standing;
  #look;

  /** @param {import("../harness/webdriver.mjs").Look} look */
  constructor(look) {
    this.#look = look;
  }

  async #opened() {
    if (this.#driver) return this.#driver;
    const driver = await openBrowser(undefined, { language: "en-US", ...this.#look });
    this.#driver = driver;
    for (const functionDeclaration of [LISTEN, CLOCK])
      await command(driver, "script.addPreloadScript", { functionDeclaration });
    (await driver.getBidi()).on("network.beforeRequestSent", ({ request }) => this.#requests.push(request.url));
    return driver;
  }

  /**
   * A fresh page.
   * @param {object} [how]
   * @param {string} [how.link] the fragment of the address, such as "board=…&cat=1&mouse=2"
   * @param {string} [how.path] another page than the playground
   * @param {number} [how.width]
   * @param {number} [how.height]
   * @param {string} [how.folder] another folder than dist/
   */
  async open({ link = "", path = "", width = 1280, height = 900, folder } = {}) {
    const driver = await this.#opened();
    const site = await serve("/some/where/", folder);
    this.#sites.push(site);
    const page = new Playground(driver, site);
    await page.resize(width, height);
    await page.goTo(link, path);
    return page;
  }

  /** A page that stays open for the tests after this one. @param {Parameters<Browser["open"]>[0]} how */
  async stay(how) {
    this.#standing ??= await this.open(how);
    return this.#standing;
  }

  /** Everything wrong since the last call. @returns {Promise<string[]>} */
  async complaints() {
    assert.ok(this.#driver);
    // A page that is left while it loads something tells of that later, to the next test.
    const isPast = (/** @type {string} */ error) => this.#past.some(({ url }) => error.includes(url));
    const errors = (await errorsOf(this.#driver)).filter((error) => !isPast(error));
    const missing = this.#sites.flatMap((site) => site.missing.splice(0).map((url) => `not there: ${url}`));
    const own = [...this.#sites, ...this.#past].map((site) => site.url);
    const elsewhere = this.#requests
      .filter((url) => !/^(data|about|blob):/.test(url) && !own.some((start) => url.startsWith(start)))
      .map((url) => `asked of someone else: ${url}`);
    this.#requests = [];
    return [...errors, ...missing, ...elsewhere];
  }

  /** Leaves the page of a test, on which nothing may have gone wrong behind the scenes. @param {Ended} test */
  async leave(test) {
    const driver = this.#driver;
    if (!driver || this.#sites.length === 0) return;
    const complaints = await this.complaints().catch((error) => [`the browser does not answer: ${error}`]);
    const isStanding = (/** @type {Site} */ site) => site === this.#standing?.site;
    this.#past.push(...this.#sites.filter((site) => !isStanding(site)));
    this.#sites = this.#sites.filter(isStanding);
    if (test.error || complaints.length > 0) {
      await tellLastSeen(driver, test).catch((error) => console.error(`The page cannot be shown: ${error}`));
      await this.close();
    } else await endEmulation(driver);
    assert.deepEqual(complaints, [], "something went wrong behind the scenes");
  }

  async close() {
    const driver = this.#driver;
    this.#driver = undefined;
    this.#standing = undefined;
    await driver?.quit().catch((error) => console.error(`The browser did not end by itself: ${error}`));
    await Promise.all([...this.#past.splice(0), ...this.#sites.splice(0)].map((site) => site.close()));
  }
}

/** What is seen of a page on which a test failed: in words, and in a picture beside what else is made here. @param {WebDriver} driver @param {Ended} test */
async function tellLastSeen(driver, { fullName }) {
  const { address, focus, text } = await driver.executeScript(`return {
    address: location.href,
    focus: document.activeElement?.cloneNode().outerHTML,
    text: document.body.innerText.replace(/\\s+/g, " ").slice(0, 800),
  }`);
  const name = `${process.env.BROWSER ?? "chromium"} ${fullName}`.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 120);
  const picture = join(FAILED, `${name}.png`);
  mkdirSync(FAILED, { recursive: true });
  writeFileSync(picture, await driver.takeScreenshot(), "base64");
  console.error(
    `Last seen by "${fullName}":\n  address: ${address}\n  focus: ${focus}\n  text: ${text}\n  picture: ${picture}`,
  );
}

/** @typedef {{ fullName: string, error?: unknown }} Ended a test at its end; node:test's types know neither yet */

/**
 * A test of what no browser decides differently, such as the rows of a table that differ in what the solver answers: it
 * runs in one of them.
 * @type {typeof test}
 */
export const testOnce = process.env.BROWSER === "firefox" ? Object.assign(() => Promise.resolve(), test) : test;

/**
 * The rows of such a table that are tried in this browser: all in one, in the other the first, to see that the table is there.
 * @template T @param {readonly T[]} rows @returns {readonly T[]}
 */
export const rowsHere = (rows) => (process.env.BROWSER === "firefox" ? rows.slice(0, 1) : rows);

/** @param {Browser} browser */
function leaveAfterEach(browser) {
  afterEach((context) => browser.leave(/** @type {Ended} */ (/** @type {unknown} */ (context))));
  after(() => browser.close());
}

/** The browser of all tests that need no other. */
const usual = new Browser({});
leaveAfterEach(usual);

/**
 * A browser for tests: the one that all share or, for another look, one for the tests that follow here or in this `describe`.
 * @param {import("../harness/webdriver.mjs").Look} [look]
 */
export function withBrowser(look) {
  const browser = look ? new Browser(look) : usual;
  if (look) leaveAfterEach(browser);
  return {
    open: (/** @type {Parameters<Browser["open"]>} */ ...how) => browser.open(...how),
    stay: (/** @type {Parameters<Browser["open"]>[0]} */ how) => browser.stay(how),
    /** For what a test provoked on purpose: tells what went wrong so far, and forgets it. */
    complaints: () => browser.complaints(),
  };
}

/** A command of WebDriver BiDi for the window. @param {WebDriver} driver @param {string} method @param {object} params @returns {Promise<any>} */
export async function command(driver, method, params) {
  const window = /^(input|browsingContext)\./.test(method) ? { context: await driver.getWindowHandle() } : {};
  const bidi = await driver.getBidi();
  const answer = /** @type {any} */ (await bidi.send({ method, params: { ...window, ...params } }));
  if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
  return answer.result;
}

/**
 * From now on complaints tell what is asked of other sites, and requests can be stopped. Not always: each page would take
 * longer to open, in Firefox half as long again. @param {WebDriver} driver @returns what ends it
 */
export async function hearRequests(driver) {
  const { subscription } = await command(driver, "session.subscribe", { events: ["network.beforeRequestSent"] });
  return () => command(driver, "session.unsubscribe", { subscriptions: [subscription] });
}

// Runs in the page, before each script. A name is matched from its beginning: a tool whose piece is missing says so after it.
const FIND = `
  const roles = {
    button: "button:not([role])", tab: "[role=tab]", radio: "input[type=radio]", spinbutton: "input[type=number]",
    textbox: "textarea, input[type=text]", link: "a[href]",
    gridcell: "[role=grid] > [role=row] > [role=gridcell]",
  };
  const textOf = (element) => {
    if (!element.querySelector("[aria-hidden=true]")) return element.textContent;
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
  };
  const nameOf = (element) =>
    (element.getAttribute("aria-label") ?? textOf(element.labels?.[0] ?? element)).replace(/\\s+/g, " ").trim();
  const all = (role) => [...document.querySelectorAll(roles[role])];
  const find = (role, name) => {
    const found = all(role).filter((element) => nameOf(element).startsWith(name));
    // What lies in a closed menu is found too; what is seen, and not under an open dialog, goes first.
    const dialog = document.querySelector("dialog[open]");
    const isSeen = (element) => element.checkVisibility() && (!dialog || dialog.contains(element));
    const isInMenu = (element) => element.closest("details.menu:not([open])")?.checkVisibility();
    const best = (all) => all.find(isSeen) ?? all.find(isInMenu) ?? all[0];
    const element = best(found.filter((element) => nameOf(element) === name)) ?? best(found);
    if (!element) throw new Error("there is no " + role + " “" + name + "”, only " + all(role).map(nameOf).join("; "));
    return element;
  };
  // What opens the menu that holds the element, or on a phone the tools; other menus are closed.
  const openerOf = (element) => {
    for (const menu of document.querySelectorAll("details.menu[open]"))
      if (!menu.contains(element)) menu.open = false;
    if (element.closest(".palette") && !element.closest(".palette").checkVisibility())
      return document.querySelector(".bar .edit");
    const menu = element.closest("details.menu:not([open])");
    return menu && !element.closest("summary") ? menu.querySelector("summary") : null;
  };
  // The middle of an element, and what covers it.
  const aim = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    // A link may go over two lines, and the middle of both be beside it.
    const { left, top, width, height } = element.getClientRects()[0];
    const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const reached = element.contains(hit) || (hit?.closest("label") && hit.closest("label").control === element);
    return { x, y, covered: reached ? null : (hit?.outerHTML ?? "the edge of the window").slice(0, 120) };
  };
`;

export class Playground {
  /** @param {WebDriver} driver @param {Site} site */
  constructor(driver, site) {
    this.driver = driver;
    this.site = site;
    /** @type {"en" | "zh"} the language whose labels are read */
    this.language = "en";
    /** What the last script answered. */
    this.seen = /** @type {unknown} */ (undefined);
  }

  /** Comes anew to the page, which may remember what was there before. @param {string} [link] as for `open` */
  async visit(link = "") {
    // From the page itself a link would only change the board.
    await this.driver.get("about:blank");
    await this.goTo(link);
  }

  /** Comes to the page from elsewhere. @param {string} [link] as for `open` @param {string} [path] */
  async goTo(link = "", path = "") {
    const { driver, site } = this;
    await driver.get(site.url + path + (link && `#${link}`));
    await this.until(async () => {
      const seen = await this.run(`return {
        href: location.href, state: document.readyState, loading: document.querySelector("#loading")?.textContent ?? "",
      }`);
      // Firefox answers with nothing while one page gives way to the next.
      return seen?.href.startsWith(site.url) && seen.state === "complete" && !seen.loading.startsWith("Loading");
    }, "the page");
    // A browser may pass over what is pressed before the page was painted once.
    await this.frames(2);
  }

  /** Follows a link to another board on the open page. What is open beside the board stays so. @param {string} link */
  async follow(link) {
    await this.driver.executeAsyncScript(
      `const [hash, done] = arguments;
       addEventListener("hashchange", () => done(), { once: true });
       location.hash = hash`,
      link,
    );
  }

  /** Makes the window as large as this, in CSS pixels. @param {number} width @param {number} [height] */
  async resize(width, height = 900) {
    await command(this.driver, "browsingContext.setViewport", { viewport: { width, height } });
  }

  // Looking

  /** Runs in the page. @param {string} script @param {...unknown} args @returns {Promise<any>} */
  async run(script, ...args) {
    this.seen = await this.driver.executeScript(FIND + script, ...args);
    return this.seen;
  }

  /** @param {Role} role @returns {Promise<string[]>} */
  names(role) {
    return this.run("return all(arguments[0]).map(nameOf)", role);
  }

  /** @param {Role} role @param {string} name or how it begins @returns {Promise<WebElement>} */
  find(role, name) {
    return this.run("return find(...arguments)", role, name);
  }

  /** What the labels of the cells spell. @returns {Promise<string[]>} rows as LeetCode writes them */
  async contents() {
    const { rows, labels } = await this.run(`
      const grid = document.querySelector("[role=grid]");
      return { rows: Number(grid.getAttribute("aria-rowcount")), labels: all("gridcell").map(nameOf) }`);
    const cols = labels.length / rows;
    const letters = labels.map((/** @type {string} */ label, /** @type {number} */ index) => {
      const [, row, col, content = ""] = LABELS[this.language].exec(label) ?? [];
      const place = [Math.floor(index / cols) + 1, (index % cols) + 1];
      assert.deepEqual([Number(row), Number(col)], place, `the label "${label}" is in the wrong place`);
      const letter = /** @type {Record<string, string>} */ (LETTERS[this.language])[content];
      assert.ok(letter, `the label "${label}" says nothing known`);
      return letter;
    });
    return Array.from({ length: rows }, (_, row) => letters.slice(row * cols, (row + 1) * cols).join(""));
  }

  /** @returns {Promise<{ title: string, detail: string }>} */
  verdict() {
    return this.run(`
      const title = document.querySelector("main #verdict, main h2:not(.puzzle-title, #cases-title)");
      const detail = title.closest(".answer")?.querySelector(".detail") ?? title.nextElementSibling;
      return { title: title.textContent, detail: detail.textContent }`);
  }

  /** What the language of the page calls the mouse's or the cat's win, worked out anew from what the page shows. */
  async expectedTitle() {
    const board = (await this.contents()).join("/").replaceAll("#", "x");
    const [cat, mouse, limit] = await this.values("Cat: up to (cells)", "Mouse: up to (cells)", "Move limit");
    return titleOf(`board=${board}&cat=${cat}&mouse=${mouse}&limit=${limit}`);
  }

  /** The moves in words. @returns {Promise<string[]>} */
  moveList() {
    return this.run(`
      return [...document.querySelectorAll("main .moves li button:not(.start)")]
        .map((entry) => nameOf(entry).replace(/^\\d+\\. /, ""))`);
  }

  /** The entry of the move list that is shown. @returns {Promise<string>} */
  current() {
    return this.run(`
      return [...document.querySelectorAll("main .moves [aria-current=step]")].map(nameOf).join(" and ")`);
  }

  /** How many plies are shown, such as "step 3 of 5" or "at the start": the slider counts plies, what is written beside it moves. @returns {Promise<string>} */
  async ply() {
    const [value, max] = await this.run(`
      const { value, max } = document.querySelector("main .steps input");
      return [value, max]`);
    return value === "0" ? this.moveShown() : `step ${value} of ${max}`;
  }

  /** What the page says of that, such as "move 2 of 3 cat moved". @returns {Promise<string>} */
  moveShown() {
    return this.run(`return textOf(document.querySelector("main .steps output")).trim()`);
  }

  /** What is seen of the window, as a PNG in base64. */
  picture() {
    return this.driver.takeScreenshot();
  }

  /** What a screen reader was told last. @returns {Promise<string>} */
  announcement() {
    return this.run(`return document.querySelector("cat-mouse-playground > [role=status]").textContent`);
  }

  /** The title of the dialog that is open; none when there is none. @returns {Promise<string | null>} */
  dialog() {
    return this.run(`
      const dialog = document.querySelector("dialog:modal");
      return dialog && (dialog.querySelector("h2")?.textContent ?? "without a title")`);
  }

  /**
   * What a text field holds, and what of it is selected.
   * @param {string} name
   * @returns {Promise<{ text: string, selected: string }>}
   */
  field(name) {
    return this.run(
      `const { value, selectionStart, selectionEnd } = find("textbox", arguments[0]);
       return { text: value, selected: value.slice(selectionStart, selectionEnd) }`,
      name,
    );
  }

  /** Whether a button does nothing for now. @param {string} name @returns {Promise<boolean>} */
  isDisabled(name) {
    return this.run("return find('button', arguments[0]).getAttribute('aria-disabled') === 'true'", name);
  }

  /** The warnings that stand on the page. @returns {Promise<string[]>} */
  alerts() {
    return this.run(`return [...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent.trim())`);
  }

  /** The text of the first of these elements. @param {string} css @returns {Promise<string>} */
  textOf(css) {
    return this.run("return document.querySelector(arguments[0]).textContent.trim()", css);
  }

  /** The texts of all of them. @param {string} css @returns {Promise<string[]>} */
  texts(css) {
    return this.run("return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent.trim())", css);
  }

  /** How many of them there are. @param {string} css @returns {Promise<number>} */
  count(css) {
    return this.run("return document.querySelectorAll(arguments[0]).length", css);
  }

  /** Waits until one of them is seen: what is there, but still empty, is not. @param {string} css @param {string} what it is */
  untilSeen(css, what) {
    const takesRoom = `return [...document.querySelectorAll(arguments[0])].some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0;
    })`;
    return this.until(() => this.run(takesRoom, css), what);
  }

  /** The text of the whole page. @returns {Promise<string>} */
  text() {
    return this.run("return document.body.innerText");
  }

  /** @param {string} setting @returns {Promise<string>} */
  value(setting) {
    return this.run("return find('spinbutton', arguments[0]).value", setting);
  }

  /** The values of several settings. @param {...string} settings @returns {Promise<string[]>} */
  values(...settings) {
    return this.run("return [...arguments].map((setting) => find('spinbutton', setting).value)", ...settings);
  }

  /** The name of what has the focus. @returns {Promise<string>} */
  focused() {
    return this.run("return document.activeElement === document.body ? '' : nameOf(document.activeElement)");
  }

  /** The address once it holds the board: it follows 250 ms after a change. */
  async link() {
    await this.pass(250);
    return decodeURIComponent(await this.run("return location.hash.slice(1)"));
  }

  /** Waits until it holds; otherwise says what it saw last. @param {() => Promise<boolean>} holds @param {string} what */
  async until(holds, what) {
    this.seen = undefined;
    try {
      await this.driver.wait(holds, PATIENCE, `never came: ${what}`, POLL);
    } catch (error) {
      const address = await this.driver.getCurrentUrl();
      const saw = `seen last: ${inspect(this.seen, { depth: 4 })}, at ${address}`;
      throw new Error(`${error instanceof Error ? error.message : error}\n${saw}`, { cause: error });
    }
  }

  // Waiting

  /** From now on no time passes on the page but by `pass`. */
  async hold() {
    await this.run("clock_.hold()");
  }

  /** Puts the clock of the page forward: all timers that are due by then ring. @param {number} milliseconds */
  async pass(milliseconds) {
    await this.run("return clock_.pass(arguments[0])", milliseconds);
  }

  /** Waits until the page was painted this number of times. @param {number} count */
  async frames(count) {
    await this.driver.executeAsyncScript(
      `const [count, done] = arguments;
       const frame = (left) => (left === 0 ? done() : requestAnimationFrame(() => frame(left - 1)));
       frame(count)`,
      count,
    );
  }

  // Doing

  /** Chooses the other language, whose words are loaded then. @param {"en" | "zh"} language */
  async switchTo(language) {
    await this.click("button", language === "zh" ? "切换到中文" : "Switch to English");
    const tag = language === "zh" ? "zh-Hans" : "en";
    await this.until(
      () => this.run("return document.documentElement.lang === arguments[0]", tag),
      `the language ${tag}`,
    );
  }

  /** @param {Role} role @param {string} name @param {number} [times] */
  async click(role, name, times = 1) {
    for (let time = 0; time < times; time += 1) await this.#pressMiddle("find(...arguments)", role, name);
  }

  /** @param {WebElement} element */
  pressElement(element) {
    return this.#pressMiddle("arguments[0]", element);
  }

  /**
   * Presses the middle of an element. If it is in a closed menu, the menu is opened first. The driver's own click would wait
   * for a new page each time.
   * @param {string} element how a script gets it
   * @param {...unknown} args of the script
   */
  async #pressMiddle(element, ...args) {
    const { x, y, covered, isOpener } = await this.run(
      `const element = ${element};
       const opener = openerOf(element);
       return { ...aim(opener ?? element), isOpener: opener !== null }`,
      ...args,
    );
    assert.equal(covered, null, "what is to be pressed lies under something else");
    await this.pressAt(x, y);
    if (isOpener) await this.#pressMiddle(element, ...args);
  }

  /** Opens the menu that holds the element, or on a phone the tools, and closes other menus. @param {WebElement} element */
  async reach(element) {
    const opener = await this.run("return openerOf(arguments[0])", element);
    if (!opener) return;
    await this.pressElement(opener);
    await this.reach(element);
  }

  /** Presses a point of the window. @param {number} x @param {number} y */
  async pressAt(x, y) {
    await this.point({}, [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** @param {string} name such as "Wall" */
  chooseTool(name) {
    return this.click("radio", name);
  }

  /** @param {string} setting @param {number} value reached by pressing the button for more or less */
  async stepTo(setting, value) {
    const steps = value - Number(await this.value(setting));
    const called = setting.replace(": up to (cells)", " jump");
    if (steps !== 0) await this.click("button", `${called}: ${steps > 0 ? "more" : "less"}`, Math.abs(steps));
    assert.equal(await this.value(setting), `${value}`, `${setting} by its buttons`);
  }

  /** Types into a setting, in place of what is there. @param {string} setting @param {string} text */
  async type(setting, text) {
    await this.click("spinbutton", setting);
    await this.chord(...SELECT_ALL);
    await this.keys(...(text === "" ? [Key.DELETE] : text));
  }

  /** Opens a dialog. @param {string} name of its button */
  async openDialog(name) {
    await this.click("button", name);
    await this.until(async () => (await this.dialog()) !== null, `the dialog "${name}"`);
  }

  /** Opens what is folded under this heading. @param {string} name */
  async unfold(name) {
    const summary = await this.run(
      "return [...document.querySelectorAll('summary')].find((each) => each.textContent.trim().startsWith(arguments[0])) ?? null",
      name,
    );
    assert.ok(summary, `nothing is folded under "${name}"`);
    await this.pressElement(summary);
  }

  /** Closes the dialog that is open. */
  async closeDialog() {
    await this.click("button", this.language === "zh" ? "关闭" : "Close");
    await this.untilClosed();
  }

  /** Waits until no dialog is open. */
  async untilClosed() {
    await this.until(async () => (await this.dialog()) === null, "the end of the dialog");
  }

  /** Chooses from the shelf of examples. @param {string} title */
  async chooseExample(title) {
    await this.openDialog("Examples");
    await this.click("button", title);
    await this.untilClosed();
  }

  /** Pastes a text into the dialog for that, and has it read. @param {string} text */
  async paste(text) {
    await this.openDialog("Paste");
    await this.fill("Text with one or more boards", text);
    await this.click("button", "Load");
  }

  /** Puts a text into a field, as from the clipboard. @param {string} name @param {string} text */
  async fill(name, text) {
    await this.run("find('textbox', arguments[0]).value = arguments[1]", name, text);
  }

  /** Presses keys, one after another, without a pointer. @param {...string} keys */
  async keys(...keys) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await command(this.driver, "input.performActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Holds down all but the last key, and presses that. @param {...string} keys */
  async chord(...keys) {
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.map((value) => ({ type: "keyUp", value })).reverse();
    await command(this.driver, "input.performActions", {
      actions: [{ type: "key", id: "keyboard", actions: [...down, ...up] }],
    });
  }

  /** Presses the tab key until this has the focus. @param {string} name of a control or, without what it holds, of a cell @param {{ backwards?: boolean }} [how] */
  async tabTo(name, { backwards = false } = {}) {
    const seen = [];
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = await this.focused();
      if (focused === name || focused.startsWith(`${name}, `)) return;
      seen.push(focused);
      await (backwards ? this.chord(Key.SHIFT, Key.TAB) : this.keys(Key.TAB));
    }
    assert.fail(`the tab key does not reach "${name}", only ${[...new Set(seen)].join("; ")}`);
  }

  /** Presses one cell with the pointer. @param {Place} place @param {Pointing} [how] */
  press(place, how) {
    return this.stroke(place.join(), how);
  }

  /**
   * Presses at the first place, goes to each of the others in one move, and lets go.
   * @typedef {{ pointer?: "mouse" | "touch", finger?: number }} Pointing
   * @param {string} path such as "3,2 3,5"
   * @param {Pointing} [how]
   */
  async stroke(path, how) {
    await this.beginStroke(path, how);
    await this.endStroke(how);
  }

  /** Takes up a piece among the tools and carries it to a place of the board, without letting go. @param {string} tool @param {Place} place @param {Pointing} [how] */
  async liftFromTools(tool, place, how) {
    const [point = { x: 0, y: 0 }] = await this.#points([place]);
    const from = await this.run(
      `const { left, top, width, height } = find("radio", arguments[0]).getBoundingClientRect();
       return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`,
      tool,
    );
    const pause = { type: "pause", duration: 30 };
    const between = { x: Math.round((from.x + point.x) / 2), y: Math.round((from.y + point.y) / 2) };
    await this.point(how, [
      { type: "pointerMove", ...from },
      { type: "pointerDown", button: 0 },
      pause,
      { type: "pointerMove", ...between },
      pause,
      { type: "pointerMove", ...point },
      pause,
    ]);
  }

  /** As a stroke, without letting go. @param {string} path @param {Pointing} [how] */
  async beginStroke(path, how) {
    const [first, ...rest] = await this.#points(placesOf(path));
    const pause = { type: "pause", duration: 30 };
    await this.point(how, [
      { type: "pointerMove", ...first },
      { type: "pointerDown", button: 0 },
      ...rest.flatMap((point) => [{ type: "pointerMove", ...point }, pause]),
    ]);
  }

  /** @param {Place} place @param {Pointing} [how] */
  async strokeOnTo(place, how) {
    const [point] = await this.#points([place]);
    await this.point(how, [{ type: "pointerMove", ...point }]);
  }

  /** @param {Pointing} [how] */
  endStroke(how) {
    return this.point(how, [{ type: "pointerUp", button: 0 }]);
  }

  /** What a pointer does, as WebDriver says it. @param {Pointing | undefined} how @param {any[]} actions */
  async point({ pointer = "mouse", finger = 1 } = {}, actions) {
    const source = { type: "pointer", id: `${pointer} ${finger}`, parameters: { pointerType: pointer }, actions };
    await command(this.driver, "input.performActions", { actions: [source] });
  }

  /** Where places of the board are in the window. @param {Place[]} places @returns {Promise<{ x: number, y: number }[]>} */
  #points(places) {
    return this.run(
      `const [first] = all("gridcell");
       document.querySelector("[role=grid]").scrollIntoView({ block: "nearest" });
       const { left, top, width, height } = first.getBoundingClientRect();
       return arguments[0].map(([row, col]) => ({
         x: Math.round(left + (col - 0.5) * width),
         y: Math.round(top + (row - 0.5) * height),
       }))`,
      places,
    );
  }

  /** Makes a touch screen of the screen for the rest of the test, where the browser can. @returns {Promise<boolean>} whether it did */
  async becomeTouchScreen() {
    try {
      await emulate(this.driver, "setTouchOverride", "maxTouchPoints", 5);
    } catch {
      return false;
    }
    return this.run("return matchMedia('(pointer: coarse)').matches");
  }

  /** For the rest of the test, the browser says that its person reads this language. @param {string} locale */
  async readLanguage(locale) {
    await emulate(this.driver, "setLocaleOverride", "locale", locale);
  }
}

/** From now on nothing is written into the address before `writeAddress`. @param {Playground} page */
export const holdAddress = (page) =>
  page.run(`
    const { setTimeout } = window;
    window.held_ = [];
    window.setTimeout = (act, delay, ...more) =>
      delay === 250 ? void window.held_.push(act) : setTimeout.call(window, act, delay, ...more)`);

/**
 * Lets the page write into the address what waits for that; or first follows a link of which the page has not heard by then.
 * @param {Playground} page
 * @param {string} [link]
 */
export async function writeAddress(page, link) {
  const written = await page.run(
    `if (arguments[0]) location.hash = arguments[0];
     return window.held_.splice(0).map((write) => write()).length`,
    link,
  );
  assert.ok(written > 0, "something waits to be written");
}

/** What browsers emulate for the test that runs. @type {WeakMap<WebDriver, Map<string, string>>} */
const emulated = new WeakMap();

/** @param {WebDriver} driver @param {string} override a command of the module "emulation" @param {string} name @param {number | string} value */
async function emulate(driver, override, name, value) {
  await setOverride(driver, override, name, value);
  emulated.set(driver, new Map(emulated.get(driver)).set(override, name));
}

/** @param {WebDriver} driver */
async function endEmulation(driver) {
  for (const [override, name] of emulated.get(driver) ?? []) await setOverride(driver, override, name, null);
  emulated.delete(driver);
}

/** @param {WebDriver} driver @param {string} override @param {string} name @param {number | string | null} value */
async function setOverride(driver, override, name, value) {
  const contexts = [await driver.getWindowHandle()];
  await command(driver, `emulation.${override}`, { contexts, [name]: value });
}

/** The title of a puzzle's verdict in English, worked out here from the solver's answer. @param {string} link */
export function titleOf(link) {
  const editor = new Editor(link);
  const missing = editor.missing();
  const names = missing.map((piece) => (piece === "food" ? "cheese" : piece));
  if (names.length > 0) return `Place the ${new Intl.ListFormat("en").format(names)}`;
  const { winner, plies, forced } = editor.solve().verdict();
  if (plies !== null) {
    const moves = Math.ceil(plies / 2);
    return `${winner === "mouse" ? "Mouse" : "Cat"} wins in ${moves === 1 ? "1 move" : `${moves} moves`}`;
  }
  return forced ? "Cat wins at the move limit" : "Nobody can force a win";
}
