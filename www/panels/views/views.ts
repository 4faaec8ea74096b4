// All views of the page.
import type { PageWords } from "../../i18n/page-types";
import type { ViewName } from "../../model/names";
import { lineNotes } from "../proof";
import { lineViewWith } from "./line";
import { MapView } from "./map";
import { movesView } from "./moves";
import { SolvingView } from "./solving";
import { statisticsView } from "./statistics";
import type { View } from "./view";
import { WhatIfView } from "./what-if";

export const views = {
  line: lineViewWith(lineNotes),
  moves: movesView,
  map: new MapView(),
  "what-if": new WhatIfView(),
  solving: new SolvingView(),
  statistics: statisticsView,
} satisfies Record<ViewName, View<PageWords>>;
