// The view What if for edges. The effects of changes are drawn on the graph if there is room; a list has all of them.
// Pointing at an edge brings it to the front; pressing it adds or removes the edge.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../../i18n/words";
import { listFocus } from "../../lib/list-focus";
import { EditEndEvent } from "../../model/edit";
import type { Change, Game } from "../../model/game";
import type { EdgeMark, Mark } from "../../model/look";
import { WhatIfView } from "./what-if";

/** If more edges than this could be added, an edge to add is drawn only while the reader points at it. */
const MOST_ADDED = 12;

type Edge = readonly [number, number];

interface EdgeChange {
  change: Change;
  edge: Edge;
  /** Whether the change adds the edge. */
  adds: boolean;
  mark: Mark;
}

const textOf = ({ glyph = "", number = "" }: Mark) => `${glyph}${number}`;

export class EdgeChangesView extends WhatIfView {
  /** Whether the current press is a finger's first tap on an edge, which selects the edge. The next tap changes it. */
  #isFirstTap = false;

  edges(game: Game, words: PageWords): EdgeMark[] {
    const changes = this.#changes(game, words);
    const isPointed = ({ edge }: EdgeChange) => this.isPointed(game, edge);
    const areMany = addedOf(changes).length > MOST_ADDED;
    return changes
      .filter((change) => !(change.adds && areMany) || isPointed(change))
      .map((change) => ({
        between: change.edge,
        mark: change.mark,
        isPointed: isPointed(change),
        press: (event) => {
          if (event.pointerType !== "touch") game.toggle(change.change);
          else if (!this.tapped(game, change.change)) return;
          event.currentTarget?.dispatchEvent(new EditEndEvent());
        },
      }));
  }

  protected override nameOf({ at }: Change, _: Game, words: PageWords): string {
    return words.drawing.edgeChanges.edge([at].flat().join("–"));
  }

  protected override list(game: Game, words: PageWords): TemplateResult | typeof nothing {
    const changes = this.#changes(game, words);
    const added = addedOf(changes);
    const removed = changes.filter(({ adds }) => !adds);
    const stop = removed[0] ?? added[0];
    if (!stop) return nothing;
    const { titles, press: about, notDrawn } = words.drawing.edgeChanges;
    const point = (edge: Edge | null) => this.point(game, edge);
    const button = (each: EdgeChange) => {
      const { change, edge, adds, mark } = each;
      const show = () => point(edge);
      const press = (event: Event) => {
        if (!this.#isFirstTap) {
          game.toggle(change);
          event.currentTarget?.dispatchEvent(new EditEndEvent());
        }
        this.#isFirstTap = false;
      };
      return html`<button
        type="button"
        tabindex=${each === stop ? 0 : -1}
        class=${this.isPointed(game, edge) ? "pointed" : ""}
        aria-label="${words.whatIf.edge(edge[0], edge[1], adds)}: ${mark.label}"
        @pointerdown=${({ pointerType }: PointerEvent) => {
          this.#isFirstTap = pointerType === "touch" && !this.isPointed(game, edge);
        }}
        @click=${press}
        @mouseenter=${show}
        @focus=${show}
        @blur=${() => point(null)}
      >${edge[0]}–${edge[1]}</button>`;
    };
    const group = (title: string, group: readonly EdgeChange[], note = "") => {
      if (group.length === 0) return nothing;
      const kinds = new Map(group.map(({ mark }) => [textOf(mark), mark.kind]));
      return html`<h4>${title}</h4>
        ${note ? html`<p class="quiet">${note}</p>` : nothing}
        <ul>
          ${[...kinds].map(
            ([text, kind]) => html`<li>
              <span class="badge ${kind}" aria-hidden="true">${text}</span>
              ${group.filter(({ mark }) => textOf(mark) === text).map(button)}
            </li>`,
          )}
        </ul>`;
    };
    return html`<div class="changed-edges" @keydown=${listFocus} @mouseleave=${() => point(null)}>
      <p class="quiet">${about}</p>
      ${group(titles.remove, removed)}
      ${group(titles.add, added, added.length > MOST_ADDED ? notDrawn(added.length) : "")}
    </div>`;
  }

  #changes(game: Game, words: PageWords): EdgeChange[] {
    return this.marked(game, words).flatMap(({ mark, ...change }) => {
      const { at, adds } = change;
      return typeof at === "number" ? [] : [{ change, edge: at, adds, mark }];
    });
  }
}

const addedOf = (changes: readonly EdgeChange[]) => changes.filter(({ adds }) => adds);
