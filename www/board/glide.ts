// Pieces that glide from one cell to the next.
import type { Piece, Place } from "cat-and-mouse";
import { prefersReducedMotion } from "../lib/display";

/** How long a piece takes to its next cell, in milliseconds. */
const DURATION = 170;
/** How long it takes to eat the cheese there, in how many bites, and how deep they go, in cells. */
const MEAL = 720;
const BITES = 3;
const DEPTH = 0.08;

export type Places = Record<Piece, Place | null>;

/** Moves what is shown towards where the pieces are, and paints on the way. */
export class Glide {
  #shown: Places | null = null;
  #frame = 0;
  readonly #paint: (places: Places) => void;

  constructor(paint: (places: Places) => void) {
    this.#paint = paint;
  }

  /**
   * Shows the pieces at these places, gliding there or at once. A glide that is under way goes on from where it is. `eats`: the cheese is
   * eaten at the end.
   */
  show(places: Places, { gliding, eats }: { gliding: boolean; eats: boolean }): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#shown;
    const last = eats ? { ...places, food: null } : places;
    if (!gliding || from === null || prefersReducedMotion()) {
      this.#step(last);
      return;
    }
    const began = performance.now();
    const frame = (now: number) => {
      const time = Math.min(1, Math.max(0, now - began) / DURATION);
      // Slows down towards the end.
      const way = 1 - (1 - time) ** 3;
      this.#step({
        cat: between(from.cat, places.cat, way),
        mouse: between(from.mouse, places.mouse, way),
        food: between(from.food, places.food, way),
      });
      const meal = eats ? (now - began - DURATION) / MEAL : 1;
      if (time === 1) this.#step(meal < 1 ? biting(places, meal) : last);
      if (time < 1 || meal < 1) this.#frame = requestAnimationFrame(frame);
    };
    frame(began);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#shown = null;
  }

  #step(places: Places): void {
    this.#shown = places;
    this.#paint(places);
  }
}

function between(from: Place | null, to: Place | null, way: number): Place | null {
  if (from === null || to === null || way === 1) return to;
  return [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way];
}

/** Who stands on the cheese dips into it, a few times. `time`: from 0 to 1. */
function biting(places: Places, time: number): Places {
  const dip = DEPTH * Math.abs(Math.sin(Math.PI * BITES * Math.max(0, time)));
  const at = ([row, col]: Place): Place => [row - dip, col + dip];
  const isEating = (place: Place | null) => place !== null && `${place}` === `${places.food}`;
  const { cat, mouse } = places;
  return {
    ...places,
    cat: cat && isEating(cat) ? at(cat) : cat,
    mouse: mouse && isEating(mouse) ? at(mouse) : mouse,
  };
}

/** Where the pieces are according to this function. */
export function placesBy(place: (piece: Piece) => Place | null): Places {
  return { cat: place("cat"), mouse: place("mouse"), food: place("food") };
}
