// The page's style sheets, for a shadow root: constructed, so that no content security policy objects.
import { type CSSResult, unsafeCSS } from "lit";
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

const [light, dark, ...others] = [lightColours, darkColours, base, verdict, goal, tools, board, views, element].map(
  sheet,
);

/** The element's own sheet comes last: the colour scheme is not for the page's to say. */
export function stylesIn(scheme: "light" | "dark"): CSSResult[] {
  return [light, ...(scheme === "dark" ? [dark] : []), ...others].filter((each) => each !== undefined);
}
