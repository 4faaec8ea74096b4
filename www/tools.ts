// The palette: one tool is chosen, and a piece that is not on the board says so.
import type { Piece, Tool } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Game } from "./game";
import { silhouette } from "./silhouette";
import type { Words } from "./words/words";

const TOOLS: readonly Tool[] = ["wall", "floor", "cat", "mouse", "food"];

/** The key that chooses each tool. */
const KEYS: Partial<Record<string, Tool>> = { w: "wall", e: "floor", c: "cat", m: "mouse", f: "food" };

export function toolOfKey(key: string): Tool | undefined {
  return KEYS[key.toLowerCase()];
}

export function toolsView(game: Game, words: Words): TemplateResult {
  const missing: readonly Tool[] = game.editor.missing();
  return html`<fieldset class="tools">
    <legend class="unseen">${words.tools}</legend>
    ${TOOLS.map((tool) => {
      const absent = missing.includes(tool);
      return html`<label class="tool ${absent ? "absent" : ""}" title=${words.toolHint[tool]}>
        <input
          type="radio"
          name="tool"
          value=${tool}
          .checked=${game.tool === tool}
          @change=${() => game.choose(tool)}
        />
        ${tool === "wall" || tool === "floor" ? html`<span class="swatch ${tool}"></span>` : silhouette(tool satisfies Piece)}
        <span class="name">${words.tool[tool]}</span>
        ${absent ? html`<span class="unseen">(${words.notOnBoard})</span>` : nothing}
      </label>`;
    })}
  </fieldset>`;
}
