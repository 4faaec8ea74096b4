// The page's style sheets for a shadow root. They are constructed, which every content security policy allows.
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

/** Replaces `rem` by the element's own text size, because `rem` depends on the font size of the surrounding page. */
export function sheet(text: string): CSSResult {
  return unsafeCSS(text.replace(/(\d*\.?\d+)rem\b/g, "calc($1 * var(--cm-text))"));
}

const dark = sheet(darkColours);

/** The sheets of the board element. `element` comes last, so that it overrides the page's colour scheme. */
export const boardStyles = [lightColours, base, verdict, goal, tools, board, views, element].map(sheet);

/** The sheets of an element in a colour scheme. The dark colours follow the light ones directly and override them. */
export function sheetsIn([light, ...others]: readonly CSSResultOrNative[], isDark: boolean): CSSStyleSheet[] {
  const sheets = [light, ...(isDark ? [dark] : []), ...others];
  return sheets.flatMap((each) => (each instanceof CSSStyleSheet ? each : (each?.styleSheet ?? [])));
}
