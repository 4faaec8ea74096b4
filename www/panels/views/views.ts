// All views of the page, in the order of their tabs. Views remember the reader's choices, so each game has its own
// views. The view What if differs between the games.
import type { PageWords } from "../../i18n/words";
import type { ViewName } from "../../model/names";
import { lineNotes } from "../line-notes";
import { lineViewWith } from "./line";
import { MapView } from "./map";
import { movesView } from "./moves";
import { SolvingView } from "./solving";
import { statisticsView } from "./statistics";
import type { View } from "./view";

/** The rarely used views, which are in the menu More. */
export const MORE_VIEWS: readonly ViewName[] = ["solving", "statistics"];

export const allViews = (whatIf: View<PageWords>): Record<ViewName, View<PageWords>> => ({
  line: lineViewWith(lineNotes),
  moves: movesView,
  map: new MapView(),
  "what-if": whatIf,
  solving: new SolvingView(),
  statistics: statisticsView,
});
