// Rules for every state of the page, at every size: nothing overlaps, nothing is cut off, axe finds nothing.
import axe from "axe-core";
import { vi } from "vitest";
import { all, nameOf } from "./seen";

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const brief = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 100);
/** The part under test: the open dialog, or else the page. */
const scope = () => document.querySelector<HTMLElement>("dialog[open]") ?? document.body;

/** The faults that axe finds. axe needs the real clock, so this call ends the fake one. */
export async function inaccessible(): Promise<string[]> {
  vi.useRealTimers();
  const { violations, passes } = await axe.run(document.body, {
    selectors: false,
    resultTypes: ["violations", "passes"],
  });
  if (!passes.some(({ id }) => id === "color-contrast")) return ["axe has seen no text"];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 100)}`));
}

/** The elements that are wider than the window, the open dialog, or their panel. */
export function tooWide(): string[] {
  const right = Math.min(document.documentElement.clientWidth, scope().getBoundingClientRect().right);
  const wide = [...scope().querySelectorAll("*")]
    .filter((element) => !element.closest("svg *, .unseen") && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > right + 0.5);
  const scrolling = all("html, dialog, .panel, .panel > *").filter((each) => each.scrollWidth > each.clientWidth);
  return [...wide, ...scrolling].map(brief);
}

/** The controls that are less than 44 px high or wide. A number field between buttons may be narrower. */
export function tooSmall(): string[] {
  const pressed =
    "button, select, summary, input[type=number], input[type=range], label:has(input[type=radio]), .target";
  return [...scope().querySelectorAll<HTMLInputElement>(pressed)]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.height < 44 || (box.width < 44 && element.type !== "number"))
    .map(({ element, box }) => `${nameOf(element).slice(0, 40)}: ${box.width} by ${box.height} px`);
}

const above = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** The bar that the element is or is in: a part that lies over the page and hides it. Null if there is no bar. */
function barOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = above(each)) {
    const { position, backgroundColor } = getComputedStyle(each);
    const isClear = /^transparent$|, 0(\.\d+)?\)$|\/ 0?(\.\d+)?\)$/.test(backgroundColor);
    if (/sticky|fixed|absolute/.test(position) && !isClear) return each;
  }
  return null;
}

type Line = Record<"left" | "top" | "right" | "bottom", number> & { node: Node; element: Element };

/** The lines of all visible texts. Each is cut to the middle half of its height, which no other text may touch. */
function linesIn(root: Node, found: Line[] = []): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.shadowRoot) linesIn(node.shadowRoot, found);
      continue;
    }
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    if (element.closest(".unseen, option, style, title, desc")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const line = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
      clip(line, new DOMRect(0, 0, innerWidth, innerHeight));
      for (let each: Element | null = element; each && each !== document.body; each = above(each)) {
        const { overflow, clipPath } = getComputedStyle(each);
        if (clipPath === "inset(50%)") line.right = line.left; // For screen readers only.
        if (overflow !== "visible") clip(line, each.getBoundingClientRect());
      }
      if (line.right - line.left > 2 && line.bottom - line.top > 2) found.push({ ...line, node, element });
    }
  }
  return found;
}

function clip(line: Omit<Line, "node" | "element">, box: DOMRect): void {
  line.left = Math.max(line.left, box.left);
  line.top = Math.max(line.top, box.top);
  line.right = Math.min(line.right, box.right);
  line.bottom = Math.min(line.bottom, box.bottom);
}

/** The texts in sight that overlap, at any scroll position. */
export function overlapping(): string[] {
  const found = new Set<string>();
  for (let y = 0; ; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    const lines = linesIn(document.body).sort((one, other) => one.top - other.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom - 1) break;
        if (other.node === one.node || other.left >= one.right - 1 || one.left >= other.right - 1) continue;
        if (barOf(one.element) !== barOf(other.element)) continue;
        const [text, over] = [one, other].map(({ node }) => node.textContent?.trim().slice(0, 40));
        found.add(`at ${y} px: “${text}” and “${over}” in ${brief(other.element)}`);
      }
    if (y >= document.documentElement.scrollHeight - innerHeight) break;
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...found];
}

/** The box of the first matching element that is shown. */
export function shownBox(css: string): DOMRect {
  const element = all(css).find((each) => each.checkVisibility());
  if (!element) throw new Error(`${css} is not shown`);
  return element.getBoundingClientRect();
}

/** The elements that are not completely in the window, or lie under the bar at the bottom of a phone. */
export function outOfSight(...selectors: string[]): string[] {
  const bar = document.querySelector("header > nav")?.getBoundingClientRect();
  const lowest = innerWidth < 600 && bar ? bar.top : innerHeight;
  return selectors.flatMap((css) => {
    const { left, top, right, bottom } = shownBox(css);
    // A menu lies over the bar.
    const end = /^header|menu-panel/.test(css) ? innerHeight : lowest;
    const isIn = left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= end + 1;
    return isIn ? [] : [`${css}: ${[left, top, right, bottom].map(Math.round)}, of ${innerWidth} by ${end}`];
  });
}

/** The elements that do not begin below the end of the previous element. */
export function notBelow(...selectors: string[]): string[] {
  return selectors.slice(1).flatMap((css, index) => {
    const before = selectors[index] ?? "";
    const [high, low] = [shownBox(before).bottom, shownBox(css).top];
    return low >= high - 1 ? [] : [`${css} begins at ${low}, and ${before} ends at ${high}`];
  });
}

/** Where elements begin on the page, scrolled to the top. */
export function places(...selectors: string[]): Record<string, number[]> {
  scrollTo({ top: 0, behavior: "instant" });
  return Object.fromEntries(
    selectors.map((css) => {
      const { left, top } = shownBox(css);
      return [css, [left, top].map(Math.round)];
    }),
  );
}

/** The number of rows of the elements, and the number of elements. */
export function rowsOf(css: string): { rows: number; count: number } {
  const seen = all(css).filter((each) => each.checkVisibility());
  return {
    rows: new Set(seen.map((each) => Math.round(each.getBoundingClientRect().bottom))).size,
    count: seen.length,
  };
}
