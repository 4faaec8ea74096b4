// The page's style sheets, for a shadow root: constructed, so that no content security policy objects.
import { type CSSResult, type CSSResultOrNative, unsafeCSS } from "lit";
import board from "../board/board.css?inline";
import goal from "../panels/goal.css?inline";
import tools from "../panels/tools.css?inline";
import verdict from "../panels/verdict.css?inline";
import views from "../panels/views/views.css?inline";
import base from "../style/base.css?inline";
import darkColours from "../style/dark.css?inline";
import lightColours from "../style/light.css?inline";
import element from "./element.css?inline";

/** What is relative to the size of the page's text would follow the host's page, which may have made it anything. */
export function sheet(text: string): CSSResult {
  return unsafeCSS(text.replace(/(\d*\.?\d+)rem\b/g, "calc($1 * var(--cm-text))"));
}

const dark = sheet(darkColours);

/** The element's own sheet comes last: the colour scheme is not for the page's to say. */
export const boardStyles = [lightColours, base, verdict, goal, tools, board, views, element].map(sheet);

/** The sheets of an element in a colour scheme. The dark colours stand right behind the light ones, whose place they take. */
export function sheetsIn([light, ...others]: readonly CSSResultOrNative[], isDark: boolean): CSSStyleSheet[] {
  const sheets = [light, ...(isDark ? [dark] : []), ...others];
  return sheets.flatMap((each) => (each instanceof CSSStyleSheet ? each : (each?.styleSheet ?? [])));
}
