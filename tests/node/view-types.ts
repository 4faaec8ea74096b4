// A view that needs words which only the page has cannot be a view of the element. Checked by tsc; never run.

import type { PageWords } from "../../www/i18n/words";
import { lineView } from "../../www/panels/views/line";
import { statisticsView } from "../../www/panels/views/statistics";
import type { View } from "../../www/panels/views/view";

export const ofTheElement: View[] = [
  lineView,
  // @ts-expect-error: statisticsView needs words of the page
  statisticsView,
];

export const ofThePage: View<PageWords>[] = [lineView, statisticsView];
