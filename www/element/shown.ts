// What an embedded board shows beside the board itself.
import type { Words } from "../i18n/words";
import type { ViewName } from "../model/names";
import { lineView } from "../panels/views/line";
import { MapView } from "../panels/views/map";
import { movesView } from "../panels/views/moves";
import { SolvingView } from "../panels/views/solving";
import type { View } from "../panels/views/view";

export interface Shown<W extends Words> {
  verdict: boolean;
  /** In the order in which they were named; the first is open first. */
  views: Partial<Record<ViewName, View<W>>>;
  /** The first word that means nothing. */
  unknown: string | null;
}

/** What each name stands for. Views that remember what was chosen in them belong to one board. What if is another one for each game. */
const VIEWS: Partial<Record<string, [ViewName, (() => View)?]>> = {
  line: ["line", () => lineView],
  moves: ["moves", () => movesView],
  map: ["map", () => new MapView()],
  "what-if": ["what-if"],
  solving: ["solving", () => new SolvingView({ isFigure: true })],
  // As earlier articles say it.
  explorer: ["moves", () => movesView],
  layers: ["solving", () => new SolvingView({ isFigure: true })],
};

/** What the attribute names: words with spaces between them. Nothing is shown if one of them is unknown. */
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
