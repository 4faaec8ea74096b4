// The page under test: mounted, read and used by the names of its controls.
import { expect, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { chooseLanguage, LANGUAGES, type Language } from "../../www/i18n/language";
import { remember } from "../../www/lib/storage";
import { chooseTheme } from "../../www/lib/theme";
import { changePace, pace } from "../../www/model/pace";
import { Playground } from "../../www/playground/playground";

let playground: Playground | undefined;
const complaints: unknown[] = [];

/** Before each test: nothing is remembered, and no time passes. In setup.ts: hooks of a module that two files share would be those of the first alone. */
export async function begin(): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said));
  localStorage.clear();
  sessionStorage.clear();
  // A first visitor would be asked who wins.
  for (const kind of ["board", "graph"]) remember(`${kind} visited`, "1");
  history.replaceState(null, "", location.pathname);
  chooseTheme("light");
  while (pace() !== 1) changePace();
  await page.viewport(1280, 900);
}

/** After each test: nothing is left, and nothing went wrong. */
export function end(): void {
  playground?.remove();
  document.body.replaceChildren();
  vi.useRealTimers();
  expect(complaints.splice(0), "went wrong behind the scenes").toEqual([]);
}

/** Opens the page with this fragment in its address; `null`: with that which is there, as after a reload. */
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

/** Waits until the page has shown what it was told; also a part of the page that it has to load for that. */
export async function shown(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await playground?.updateComplete;
}

/** Lets this much time pass on the page's clock, in milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Role =
  | "button"
  | "tab"
  | "radio"
  | "spinbutton"
  | "textbox"
  | "link"
  | "gridcell"
  | "checkbox"
  | "slider"
  | "heading";

/** The names that a screen reader reads of all controls of a role. */
export const names = (role: Role) => page.getByRole(role).elements().map(nameOf);

/** The name of an element: the label, or the text without what is hidden from screen readers. */
export function nameOf(element: Element): string {
  const copy = ((element as HTMLInputElement).labels?.[0] ?? element).cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (element.getAttribute("aria-label") ?? copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The control with this name; also one in a closed menu. */
export function find(role: Role, name: string | RegExp): HTMLElement {
  const exact = typeof name === "string";
  const seen = page.getByRole(role, { name, exact }).elements();
  const found = seen.length > 0 ? seen : page.getByRole(role, { name, exact, includeHidden: true }).elements();
  if (!found[0]) throw new Error(`there is no ${role} "${name}", only ${names(role).join("; ")}`);
  return found[0] as HTMLElement;
}

/** Presses a control. A link to another part of the page is followed. */
export async function click(role: Role, name: string | RegExp): Promise<void> {
  const before = location.hash;
  const followed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  const isDefault = find(role, name).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  if (role === "link" && isDefault && location.hash !== before) await followed;
  await shown();
}

/** The elements that match, in the order of the page. */
export const all = <E extends HTMLElement>(css: string) => [...document.querySelectorAll<E>(css)];

/** The text of the first element that matches, on one line. Empty if none does. */
export const text = (css: string) => (document.querySelector(css)?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What the page last told screen readers. */
export const announced = () => text("cat-mouse-playground > [role=status]");

/** The places of the game: cells, row by row, or nodes. */
export const places = () => all<HTMLElement>("main [role=gridcell], main [data-node]");

/** Presses a place of the board or the graph with the browser's pointer, or goes on from it over others. */
export async function press(...indices: number[]): Promise<void> {
  const points = indices.map((index) => {
    const box = places()[index]?.getBoundingClientRect();
    if (!box) throw new Error(`there is no place ${index}`);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await commands.pointer(points);
  await shown();
}

/** What the cells hold, row by row, as LeetCode writes it. */
export function board(): string[] {
  const letters = { floor: ".", wall: "#", cat: "C", mouse: "M", food: "F" } as Record<string, string>;
  const rows = all("main [role=row]").map((row) => [...row.querySelectorAll<HTMLElement>("[role=gridcell]")]);
  return rows.map((cells) => cells.map(({ dataset }) => letters[dataset.content ?? ""] ?? "?").join(""));
}

/** Types into a field, in place of what is there. */
export async function type(role: "spinbutton" | "textbox", name: string, typed: string): Promise<void> {
  const field = find(role, name) as HTMLInputElement;
  field.focus();
  field.value = typed;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await shown();
}

/** Presses a key where the focus is; the browser itself does nothing with it. */
export async function key(name: string, held: KeyboardEventInit = {}): Promise<void> {
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held }));
  await shown();
}

/** Comes to a link, as if it were typed into the address. */
export async function follow(link: string): Promise<void> {
  const followed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = link;
  await followed;
  await shown();
}

/** The fragment of the address, once it follows the game. */
export async function address(): Promise<string> {
  await pass(250);
  return decodeURIComponent(location.hash.slice(1));
}

/** What the page says is wrong. */
export const alerts = () => all("[role=alert]").map((alert) => (alert.textContent ?? "").replace(/\s+/g, " ").trim());

/** Presses at the first point of the drawing of a graph, which is 100 wide and high, goes to the others, and lets go. */
export async function drag(...points: (readonly [x: number, y: number])[]): Promise<void> {
  const drawing = document.querySelector<SVGSVGElement>("main svg.drawing");
  const matrix = drawing?.getScreenCTM();
  if (!matrix) throw new Error("there is no drawing");
  await commands.pointer(
    points.map(([left, top]) => {
      const { x, y } = new DOMPoint(left, top).matrixTransform(matrix);
      return { x, y };
    }),
  );
  await shown();
}
