// HTML that embeds the game in another page: as an element or in a frame.
import type { Game } from "../../model/game";
import type { Kit } from "../kit";

/** The attributes of the element besides those of the game; null omits the attribute. */
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
  /** The fragment that opens the same task on the page. */
  link: string;
  /** The text for pages without scripts or frames. */
  fallback: string;
}

/** The HTML of the script and the element, which shows the fallback until the game is loaded, and without scripts. */
export function elementSnippet(kit: Kit, game: Game, terms: Terms, { site, link, fallback }: Snippet): string {
  const name = `cat-mouse-${kit.kind}`;
  const all = { ...kit.attributes(game), ...terms, playground: site };
  return (
    `<script type="module" src="${new URL(`element/${kit.script}`, site)}"></script>\n` +
    `<${name}${written(all)}>${anchor(site, link, fallback)}</${name}>`
  );
}

/**
 * The height of the frame in pixels, unless the page around the frame changes it. This height is enough on a phone; on
 * a desktop the game fills the frame.
 */
export const HEIGHT = 760;

export function frameSnippet(title: string, { site, link, fallback }: Snippet): string {
  const attributes = {
    src: `${new URL("embed.html", site)}#${link}`,
    title,
    width: "100%",
    height: HEIGHT,
    loading: "lazy",
    // Used instead of a `style` attribute, which a strict content security policy refuses.
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
