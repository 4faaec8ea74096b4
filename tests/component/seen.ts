// What the page shows, read by the names of its controls.
import { page } from "vitest/browser";

export type Role = Parameters<typeof page.getByRole>[0];

/** The names that a screen reader reads of all controls of a role. */
export const names = (role: Role) => page.getByRole(role).elements().map(nameOf);

/** The name of an element: the label, or the text, without parts hidden from screen readers. */
export function nameOf(element: Element): string {
  const copy = ((element as HTMLInputElement).labels?.[0] ?? element).cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (element.getAttribute("aria-label") ?? copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The name of the element that has the focus. */
export const focusedName = () => nameOf(document.activeElement as Element);

/** The control with this name, even in a closed menu. */
export function find(role: Role, name: string | RegExp): HTMLElement {
  const exact = typeof name === "string";
  const seen = page.getByRole(role, { name, exact }).elements();
  const found = seen.length > 0 ? seen : page.getByRole(role, { name, exact, includeHidden: true }).elements();
  if (!found[0]) throw new Error(`there is no ${role} "${name}", only ${names(role).join("; ")}`);
  return found[0] as HTMLElement;
}

/** The elements that match, in the order of the page. */
export const all = <E extends HTMLElement>(css: string) => [...document.querySelectorAll<E>(css)];

/** The texts of all matching elements, each on one line. */
export const texts = (css: string) => all(css).map((each) => (each.textContent ?? "").replace(/\s+/g, " ").trim());

/** The text of the first matching element, on one line; empty if nothing matches. */
export const text = (css: string) => texts(css)[0] ?? "";

/** The page's last announcement to screen readers. */
export const announced = () => text("cat-mouse-playground > [role=status]");

/** The places of the game: cells, row by row, or nodes. */
export const places = () => all<HTMLElement>("main [role=gridcell], main [data-node]");

/** The rows of the board, in LeetCode's letters. */
export const board = () => lettersOf(all("main [role=row]"));

/** The content of these rows, in LeetCode's letters. */
export function lettersOf(rows: HTMLElement[]): string[] {
  const letters = { floor: ".", wall: "#", cat: "C", mouse: "M", food: "F" } as Record<string, string>;
  const cells = rows.map((row) => [...row.querySelectorAll<HTMLElement>("[role=gridcell]")]);
  return cells.map((each) => each.map(({ dataset }) => letters[dataset.content ?? ""] ?? "?").join(""));
}

/** The page's error messages. */
export const alerts = () => texts("[role=alert]");

/** The editor of Check code. */
export const editor = () => document.querySelector<HTMLElement & { value: string }>("cm-code");
