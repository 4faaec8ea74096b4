// The fragment of the page's address. The parts of the page read it, and write the link of the displayed game into it.
/** The fragment that was last read or written. */
let known = location.hash;
/** The part of the page that owns the address; it may still be loading. */
let owner = "solve board";

/** Returns the fragment and marks it as read. */
export function readAddress(): string {
  known = location.hash;
  return known;
}

/** Whether the fragment differs from the last one read or written. */
export function isAddressNew(): boolean {
  return location.hash !== known;
}

/** Makes this part of the page the owner of the address. Other parts no longer write it. */
export function giveAddressTo(part: string): void {
  owner = part;
}

export function addressOwner(): string {
  return owner;
}

/**
 * Writes a part's link into the address. It does not overwrite a fragment that has not been read: the `hashchange`
 * event of this fragment is still in the queue, and its handler would find the link instead.
 */
export function writeAddress(part: string, link: string): void {
  if (part !== owner || location.hash !== known) return;
  if (known !== `#${link}`) history.replaceState(history.state, "", `#${link}`);
  known = location.hash;
}

/** Writes a link into the address as a new step of the browser's history. */
export function pushAddress(link: string): void {
  history.pushState(null, "", `#${link}`);
  known = location.hash;
}

/** Functions that close the items open over the game, such as a tab and a dialog; the last opened item is last. */
const open: (() => void)[] = [];
/** The number of open items at a step of the browser's history; null if nothing has been opened there. */
const openAt = (state: unknown) => (state as { open?: number } | null)?.open ?? null;

/** Whether `history.back` for a closed item is still pending. */
let isLeaving = false;
/** Items opened while `history.back` is pending; they get their steps in the history afterwards. */
const waiting: (() => void)[] = [];

/** Records that an item has opened over the page, so that the browser's Back first closes this item. */
export function opened(close: () => void): void {
  if (isLeaving) {
    waiting.push(close);
    return;
  }
  open.length = Math.min(open.length, openAt(history.state) ?? 0);
  history.replaceState({ open: open.length }, "");
  // Keeps the page from scrolling when the item closes.
  history.scrollRestoration = "manual";
  open.push(close);
  history.pushState({ open: open.length }, "");
}

/** Records that the reader has closed the last opened item without the browser's Back. */
export function closed(): void {
  if (waiting.pop() || !openAt(history.state)) return;
  open.pop();
  isLeaving = true;
  history.back();
}

addEventListener("popstate", ({ state }) => {
  // Following a link creates a step whose `history.state` is null. Such a step closes nothing.
  const closing = open.splice(openAt(state) ?? open.length).reverse();
  if (closing.length === 0 && !isLeaving) return;
  isLeaving = false;
  history.scrollRestoration = "auto";
  // Only items close: the game stays, even if it has changed meanwhile. The address is treated as read, so that the
  // game's link can replace it.
  known = location.hash;
  for (const close of closing) close();
  for (const close of waiting.splice(0)) opened(close);
});

/** The address of the page, without its fragment. */
export function siteOf(): string {
  return location.href.split("#")[0] ?? "";
}
