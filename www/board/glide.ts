// Pieces that glide from one cell to the next.
import type { Piece, Place } from "cat-and-mouse";
import { prefersReducedMotion } from "../lib/display";

/** How long a piece takes to its next cell, in milliseconds. */
const DURATION = 170;

export type Places = Record<Piece, Place | null>;

/** Moves what is shown towards where the pieces are, and paints on the way. */
export class Glide {
  #shown: Places | null = null;
  #frame = 0;
  readonly #paint: (places: Places) => void;

  constructor(paint: (places: Places) => void) {
    this.#paint = paint;
  }

  /** Shows the pieces at these places, gliding there or at once. A glide that is under way goes on from where it is. */
  show(places: Places, { gliding }: { gliding: boolean }): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#shown;
    if (!gliding || from === null || prefersReducedMotion()) {
      this.#step(places);
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
      if (time < 1) this.#frame = requestAnimationFrame(frame);
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

/** Where the pieces are according to this function. */
export function placesBy(place: (piece: Piece) => Place | null): Places {
  return { cat: place("cat"), mouse: place("mouse"), food: place("food") };
}
