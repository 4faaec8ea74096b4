// A view that needs words which only the page has is no view of the element. Checked by tsc; never run.
import { lineView } from "../../www/views/line";
import { statisticsView } from "../../www/views/statistics";
import { versusView } from "../../www/views/versus";
import type { View } from "../../www/views/view";
import type { PageWords } from "../../www/words/page";

export const ofTheElement: View[] = [
  lineView,
  // @ts-expect-error: it needs words of the page
  versusView,
  // @ts-expect-error: it needs words of the page
  statisticsView,
];

export const ofThePage: View<PageWords>[] = [lineView, versusView, statisticsView];
