// Scrolls to parts of Solve on a phone, where the board stays at the top.
import type { LitElement } from "lit";

/**
 * On a phone, where the board is sticky, scrolls `first` right below the board, unless everything from `first` to
 * `last` is visible.
 */
export async function showBelowBoard(page: LitElement, first: string, last: string): Promise<void> {
  await page.updateComplete;
  const canvas = page.querySelector(".canvas");
  if (!canvas || getComputedStyle(canvas).position !== "sticky") return;
  const before = scrollY;
  page.querySelector(last)?.scrollIntoView({ block: "nearest" });
  const begin = page.querySelector(first);
  const isBehind = begin && begin.getBoundingClientRect().top < canvas.getBoundingClientRect().bottom;
  if (scrollY !== before || isBehind) begin?.scrollIntoView({ block: "start" });
}

/** Scrolls an element into view, even below a sticky board. */
export async function bringIntoSight(page: LitElement, selector: string): Promise<void> {
  await showBelowBoard(page, selector, selector);
  page.querySelector(selector)?.scrollIntoView({ block: "nearest" });
}
