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
  if (known !== `#${link}`) history.replaceState(null, "", `#${link}`);
  known = location.hash;
}

/** Puts a link into the address as a step that the browser's Back takes back. */
export function pushAddress(link: string): void {
  history.pushState(null, "", `#${link}`);
  known = location.hash;
}

/** The address of the page, without its fragment. */
export function siteOf(): string {
  return location.href.split("#")[0] ?? "";
}
