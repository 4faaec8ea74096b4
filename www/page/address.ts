// The fragment of the address: the page and its parts read it, and write into it what they show.
/** The fragment that was read or written last. */
let known = location.hash;
/** The part of the page that the address is about, which may still be loading. */
let owner = "solve board";

/** The fragment, for a part that shows what it says. */
export function readAddress(): string {
  known = location.hash;
  return known;
}

/** Whether the fragment is another one than that which was read or written last. */
export function isAddressNew(): boolean {
  return location.hash !== known;
}

/** From now on the address is about this part of the page: nothing is written for the others. */
export function giveAddressTo(part: string): void {
  owner = part;
}

/** Which part of the page the address is about. */
export function addressOwner(): string {
  return owner;
}

/**
 * Puts the link of what a part shows into the address. A fragment that has not been read yet stays: its `hashchange` is
 * still in the queue, and would find this link in its place.
 */
export function writeAddress(part: string, link: string): void {
  if (part !== owner || location.hash !== known) return;
  if (known !== `#${link}`) history.replaceState(history.state, "", `#${link}`);
  known = location.hash;
}

/** Puts a link into the address as a step that the browser's Back takes back. */
export function pushAddress(link: string): void {
  history.pushState(null, "", `#${link}`);
  known = location.hash;
}

/** How each thing that is open over the page is closed: a dialog over a tab over the game. */
const open: (() => void)[] = [];
/** How many of them were open at a step of the browser's history; null if nothing has been opened there. */
const openAt = (state: unknown) => (state as { open?: number } | null)?.open ?? null;

/** Whether the step of something that has closed is still being left. */
let isLeaving = false;
/** What has opened meanwhile, and gets its step afterwards. */
const waiting: (() => void)[] = [];

/** Something has opened over the page: the browser's Back closes it first. */
export function opened(close: () => void): void {
  if (isLeaving) {
    waiting.push(close);
    return;
  }
  open.length = Math.min(open.length, openAt(history.state) ?? 0);
  history.replaceState({ open: open.length }, "");
  // The page stays where it is when that closes.
  history.scrollRestoration = "manual";
  open.push(close);
  history.pushState({ open: open.length }, "");
}

/** The reader has closed it by another way than Back. */
export function closed(): void {
  if (waiting.pop() || !openAt(history.state)) return;
  open.pop();
  isLeaving = true;
  history.back();
}

addEventListener("popstate", ({ state }) => {
  // A link that is followed makes a step without a state.
  const closing = open.splice(openAt(state) ?? open.length).reverse();
  if (closing.length === 0 && !isLeaving) return;
  isLeaving = false;
  history.scrollRestoration = "auto";
  // The game stays as it is, whatever it was when that opened: the address follows it.
  known = location.hash;
  for (const close of closing) close();
  for (const close of waiting.splice(0)) opened(close);
});

/** The address of the page, without its fragment. */
export function siteOf(): string {
  return location.href.split("#")[0] ?? "";
}
