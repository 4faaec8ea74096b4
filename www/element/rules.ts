// How far the players jump on this board, in one line, and the rules behind it.
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/types";
import type { BoardGame } from "../model/board-game";

export function rulesView({ editor }: BoardGame, words: Words): TemplateResult {
  return html`<details>
    <summary>${words.embedded.jumps(editor.catJump, editor.mouseJump)} <u>${words.embedded.rules}</u></summary>
    ${words.rules.map((rule) => html`<p>${rule}</p>`)}
  </details>`;
}
