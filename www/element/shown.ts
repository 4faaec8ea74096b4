// What an embedded board shows beside the board itself.

import type { Words } from "../i18n/types";
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

/** What the attribute names: words with spaces between them. Returns the first word that means nothing instead. */
export function shownBy<W extends Words>(show: string, whatIf: () => View<W>): Shown<W> | string {
  const shown: Shown<W> = { verdict: false, views: {} };
  for (const word of show.split(/\s+/).filter(Boolean)) {
    if (word === "verdict") {
      shown.verdict = true;
      continue;
    }
    const found = VIEWS[word];
    if (!found) return word;
    const [name, make] = found;
    shown.views[name] ??= make ? make() : whatIf();
  }
  return shown;
}
