// The animation of pieces between cells.
import type { Piece, Place } from "cat-and-mouse";
import { prefersReducedMotion } from "../lib/display";

/** The time a piece needs to reach its cell, in milliseconds. */
const DURATION = 170;
/** The time a player needs to eat the cheese, in milliseconds; the number of bites; and their depth in cells. */
const MEAL = 720;
const BITES = 3;
const DEPTH = 0.08;

export type Places = Record<Piece, Place | null>;

/** Moves the displayed pieces towards their cells and paints each step. */
export class Glide {
  #shown: Places | null = null;
  #frame = 0;
  readonly #paint: (places: Places) => void;

  constructor(paint: (places: Places) => void) {
    this.#paint = paint;
  }

  /**
   * Shows the pieces at these places, with an animation or immediately. A new animation starts at the places
   * that are shown now. `eats`: the player on the cheese then eats the cheese.
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

/** The places during the meal: a player on the cheese dips into it several times. `time` runs from 0 to 1. */
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

export function placesBy(place: (piece: Piece) => Place | null): Places {
  return { cat: place("cat"), mouse: place("mouse"), food: place("food") };
}
