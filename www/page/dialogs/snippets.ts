// HTML that shows the game in another page: as an element, or in a frame.
import type { Game } from "../../model/game";
import type { Kit } from "../kit";

/** What the element is told besides the game; what is null is left out. */
export interface Terms {
  heading: string | null;
  reveal: string | null;
  goal: string | null;
  walls?: string | null;
  edges?: string | null;
  locked: string | null;
}

export interface Snippet {
  /** The address of the page, without a fragment. */
  site: string;
  /** The fragment that opens the same on the page. */
  link: string;
  /** What is shown where the game cannot be. */
  fallback: string;
}

/** A script and the element. The element's text is shown until the game is there, and where no scripts run. */
export function elementSnippet(kit: Kit, game: Game, terms: Terms, { site, link, fallback }: Snippet): string {
  const name = `cat-mouse-${kit.kind}`;
  const all = { ...kit.attributes(game), ...terms, playground: site };
  return (
    `<script type="module" src="${new URL(`element/${kit.script}`, site)}"></script>\n` +
    `<${name}${written(all)}>${anchor(site, link, fallback)}</${name}>`
  );
}

/** The height of the frame in a page that does not follow the height that the game needs: enough on a phone, and filled on a desktop. */
export const HEIGHT = 760;

export function frameSnippet(title: string, { site, link, fallback }: Snippet): string {
  const attributes = {
    src: `${new URL("embed.html", site)}#${link}`,
    title,
    width: "100%",
    height: HEIGHT,
    loading: "lazy",
    // Not a style, which a strict content security policy refuses.
    frameborder: 0,
  };
  return `<iframe${written(attributes)}>${anchor(site, link, fallback)}</iframe>`;
}

function anchor(site: string, link: string, text: string): string {
  return `<a${written({ href: `${site}#${link}` })}>${escaped(text)}</a>`;
}

function written(attributes: Record<string, string | number | null>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`)
    .join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
