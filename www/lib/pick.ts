// Checkboxes for places, in rows or on a drawing.
import { html, type TemplateResult } from "lit";

/** A place with its name for screen readers, its text, its class, and its position on a drawing in percent. */
interface Pickable {
  name: string;
  shown: TemplateResult | string;
  kind: string;
  at?: { x: number; y: number };
}

/** The checkboxes, in rows of `cols`, or over a drawing. A click edits `ticked`, the set of ticked places, in place. */
export function pickView(
  label: string,
  places: readonly Pickable[],
  { cols, drawing }: { cols: number; drawing?: TemplateResult },
  ticked: Set<number>,
  changed: () => void,
): TemplateResult {
  const tick = (place: number) => {
    if (!ticked.delete(place)) ticked.add(place);
    changed();
  };
  const box = ({ name, shown, kind, at }: Pickable, place: number) =>
    html`<label class="pick-cell ${kind}" .style=${at && drawing ? `left: ${at.x}%; top: ${at.y}%` : ""}>
      <input
        type="checkbox"
        tabindex=${place === 0 ? 0 : -1}
        aria-label=${name}
        .checked=${ticked.has(place)}
        @change=${() => tick(place)}
      />
      ${shown}
    </label>`;
  const boxes = places.map(box);
  const rows = Array.from({ length: Math.ceil(places.length / cols) }, (_, row) =>
    boxes.slice(row * cols, (row + 1) * cols),
  );
  return html`<fieldset class="pick" @keydown=${(event: KeyboardEvent) => moveFocus(event, cols)}>
    <legend>${label}</legend>
    <div class=${drawing ? "on-drawing" : ""}>
    ${drawing}
    ${rows.map((row) => html`<div>${row}</div>`)}
    </div>
  </fieldset>`;
}

/** Moves the focus between the places by the arrow keys. All places together are a single stop of the Tab key. */
function moveFocus(event: KeyboardEvent, cols: number): void {
  const places = [...(event.currentTarget as HTMLElement).querySelectorAll("input")];
  const at = places.indexOf(event.target as HTMLInputElement);
  const col = at % cols;
  const steps: Partial<Record<string, number>> = {
    ArrowUp: -cols,
    ArrowDown: cols,
    ArrowLeft: col > 0 ? -1 : 0,
    ArrowRight: col < cols - 1 ? 1 : 0,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  places[at + step]?.focus();
}
