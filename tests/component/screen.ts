// The page under test: mounted, and used by the names of its controls.
import { expect, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { chooseLanguage, LANGUAGES, type Language } from "../../www/i18n/language";
import { refused, remember } from "../../www/lib/storage";
import { chooseTheme } from "../../www/lib/theme";
import { changePace, pace } from "../../www/model/speed";
import { Playground } from "../../www/playground/playground";
import { editor, find, places, type Role } from "./seen";

/** The time until the opponent moves, in milliseconds. */
export const REPLY = 450;

let playground: Playground | undefined;
const complaints: unknown[] = [];

/** The next event of this name. */
export const once = (name: string, target: EventTarget = window) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Empties the storage, as in a new browser whose visitor has seen the first board and the first graph. */
export function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  refused.clear();
  // Otherwise, the page would ask who wins, as it asks a first visitor.
  for (const kind of ["board", "graph"]) remember(`${kind} visited`, "1");
}

/**
 * Before each test: clears the storage, stops the clock. setup.ts registers this hook, because a hook that this shared
 * module registered would run for its first importer only.
 */
export async function begin(): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said));
  forget();
  history.replaceState(null, "", location.pathname);
  chooseTheme("light");
  while (pace() !== 1) changePace();
  await page.viewport(1280, 900);
}

/** After each test: removes the page, and asserts that nothing went wrong. */
export function end(): void {
  // The page stores what is due. Until then, listeners keep the page in memory.
  dispatchEvent(new Event("pagehide"));
  playground?.remove();
  document.body.replaceChildren();
  vi.useRealTimers();
  expect(complaints.splice(0), "went wrong behind the scenes").toEqual([]);
}

/** Opens the page with this fragment in its address; `null` keeps the current one, as after a reload. */
export async function open(link: string | null = "", { language = "en" as Language, width = 1280, height = 900 } = {}) {
  playground?.remove();
  document.documentElement.lang = LANGUAGES[language].tag;
  chooseLanguage(language);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  if (link !== null) history.replaceState(null, "", link === "" ? location.pathname : `#${link}`);
  scrollTo(0, 0);
  playground = new Playground();
  document.body.append(playground);
  await playground.updateComplete;
  await shown();
}

/** Waits until the page has rendered, including any part that it has to load first. */
export async function shown(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await playground?.updateComplete;
}

/** Advances the page's clock by this time, in milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Presses a control. If it is a link to another address of the page, waits until the page has followed it. */
export async function click(role: Role, name: string | RegExp): Promise<void> {
  const before = location.hash;
  const followed = once("hashchange");
  const isDefault = find(role, name).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  if (role === "link" && isDefault && location.hash !== before) await followed;
  await shown();
}

/** Presses a place of the board or the graph, and drags over the others. */
export const press = (...indices: number[]) => drawOver(places(), indices);

/** Presses one of these places with the browser's pointer, and drags over the others. */
export async function drawOver(places: HTMLElement[], indices: readonly number[]): Promise<void> {
  const points = indices.map((index) => {
    const box = places[index]?.getBoundingClientRect();
    if (!box) throw new Error(`there is no place ${index}`);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await commands.pointer(points);
  await shown();
}

/** Types into a field, replacing its content. */
export async function type(role: "spinbutton" | "textbox", name: string | RegExp, typed: string): Promise<void> {
  const field = find(role, name) as HTMLInputElement;
  field.focus();
  field.value = typed;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await shown();
}

/** Presses a key at the focus; the browser's default action does not happen. */
export async function key(name: string, held: KeyboardEventInit = {}): Promise<void> {
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held }));
  await shown();
}

/** Opens a link, as if it were typed into the address bar. */
export async function follow(link: string): Promise<void> {
  const followed = once("hashchange");
  location.hash = link;
  await followed;
  await shown();
}

/** Goes back in the browser's history. */
export async function back(): Promise<void> {
  const isBack = once("popstate");
  history.back();
  await isBack;
  await shown();
}

/** The fragment of the address, once the page has written the game into it. */
export async function address(): Promise<string> {
  await pass(250);
  return decodeURIComponent(location.hash.slice(1));
}

/** Where a point of a graph's drawing, which is 100 wide and high, is in the window. */
export function windowPoint([left, top]: readonly [x: number, y: number]) {
  const matrix = document.querySelector<SVGSVGElement>("main svg.drawing")?.getScreenCTM();
  if (!matrix) throw new Error("there is no drawing");
  const { x, y } = new DOMPoint(left, top).matrixTransform(matrix);
  return { x, y };
}

/** Presses at the first point of a graph's drawing, drags over the others, and releases. */
export async function drag(...points: (readonly [x: number, y: number])[]): Promise<void> {
  await commands.pointer(points.map(windowPoint));
  await shown();
}

/** Makes moves in a match or a puzzle, and waits for the reply to each. */
export async function move(...indices: number[]): Promise<void> {
  for (const index of indices) {
    await press(index);
    await pass(REPLY);
  }
}

/** Tells the page that its pointer is a finger. */
export function useFinger(): void {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(pointer: coarse)" ? "all" : query),
  );
}

export async function openCheck(link: string | null = "check"): Promise<void> {
  await open(link);
  await expect.poll(editor).toBeTruthy();
}

/** Pastes over everything in the editor of Check code. */
export async function pasteCode(code: string): Promise<void> {
  const content = editor()?.shadowRoot?.querySelector<HTMLElement>(".cm-content");
  content?.focus();
  content?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", keyCode: 65, ctrlKey: true, bubbles: true }));
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", code);
  content?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await shown();
  expect(editor()?.value).toBe(code);
}
