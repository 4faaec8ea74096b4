// Parses `show`: the parts of an element beside its board.
import type { Words } from "../i18n/words";
import type { ViewName } from "../model/names";
import { lineView } from "../panels/views/line";
import { MapView } from "../panels/views/map";
import { movesView } from "../panels/views/moves";
import { SolvingView } from "../panels/views/solving";
import type { View } from "../panels/views/view";

export interface Shown<W extends Words> {
  verdict: boolean;
  /** The views in the order of the attribute; the first is open at the start. */
  views: Partial<Record<ViewName, View<W>>>;
  /** The first unknown word; null if there is none. */
  unknown: string | null;
}

/**
 * The view for each word of `show`. A view that remembers the reader's choices is made anew for each element. `what-if`
 * is made elsewhere, because it differs between boards and graphs.
 */
const VIEWS: Partial<Record<string, [ViewName, (() => View)?]>> = {
  line: ["line", () => lineView],
  moves: ["moves", () => movesView],
  map: ["map", () => new MapView()],
  "what-if": ["what-if"],
  solving: ["solving", () => new SolvingView({ isFigure: true })],
  // Former names of views, which older articles use.
  explorer: ["moves", () => movesView],
  layers: ["solving", () => new SolvingView({ isFigure: true })],
};

/** Parses the attribute, a list of words separated by spaces. An unknown word hides everything. */
export function shownBy<W extends Words>(show: string, whatIf: () => View<W>): Shown<W> {
  const words = show.split(/\s+/).filter((word) => word !== "" && word !== "verdict");
  const unknown = words.find((word) => !VIEWS[word]) ?? null;
  const shown: Shown<W> = { verdict: unknown === null && /\bverdict\b/.test(show), views: {}, unknown };
  for (const word of unknown === null ? words : []) {
    const [name, make = whatIf] = VIEWS[word] ?? [];
    if (name) shown.views[name] ??= make();
  }
  return shown;
}
