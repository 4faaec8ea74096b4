// The palette of a board. One tool is chosen, and pieces that are not on the board are marked.
import type { Piece, Tool } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { silhouette } from "../lib/silhouette";
import { type BoardGame, isPiece } from "../model/board-game";

const TOOLS: readonly Tool[] = ["wall", "floor", "cat", "mouse", "food"];

const ERASER = html`<svg class="eraser" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
  <path d="M12 2.500 17.500 8 10.500 15H6L2.500 11.500ZM4 16.500H17V18H4Z"></path>
</svg>`;

export function toolsView(game: BoardGame, words: Words): TemplateResult {
  const missing: readonly Tool[] = game.view.missing;
  // An exercise may allow only wall changes, or lock the cell of a piece. Either disables the tool of the piece.
  const progress = game.progress;
  const isHeldThere = (piece: Tool) => progress?.locked.includes(game.view.contents.indexOf(piece)) ?? false;
  return html`<fieldset class="tools">
    <legend class="unseen">${words.tools}</legend>
    ${TOOLS.map((tool) => {
      const absent = missing.includes(tool);
      const isHeld = isPiece(tool) && (progress?.allowed != null || isHeldThere(tool));
      const lift = !isPiece(tool) || isHeld ? nothing : (event: PointerEvent) => liftPiece(event, game, tool);
      return html`<label
        class="tool ${tool} ${absent ? "absent" : ""} ${isHeld ? "held" : ""}"
        title=${isHeld ? words.exercise.locked : words.toolHint[tool]}
        ?data-piece=${lift !== nothing}
        @pointerdown=${lift}
      >
        <input
          type="radio"
          name="tool"
          value=${tool}
          .checked=${game.tool === tool}
          ?disabled=${isHeld}
          @change=${() => game.choose(tool)}
        />
        ${tool === "wall" ? html`<span class="swatch"></span>` : tool === "floor" ? ERASER : silhouette(tool satisfies Piece)}
        <span class="name">${words.tool[tool]}</span>
        ${absent ? html`<span class="unseen">(${words.notOnBoard})</span>` : nothing}
      </label>`;
    })}
  </fieldset>`;
}

/** Lifts a piece from the palette, so that the pointer drags it onto the board. */
function liftPiece(event: PointerEvent, game: BoardGame, piece: Piece): void {
  if (event.button !== 0) return;
  // A touch captures the pressed element. Without the capture, the board receives the pointer's events.
  const pressed = event.target as Element;
  if (pressed.hasPointerCapture(event.pointerId)) pressed.releasePointerCapture(event.pointerId);
  game.choose(piece);
  game.lifted = true;
  const letGo = new AbortController();
  const options = { capture: true, signal: letGo.signal };
  const drop = () => {
    game.lifted = false;
    letGo.abort();
  };
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop, options);
}
