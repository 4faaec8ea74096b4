// <cat-mouse-board> and <cat-mouse-graph> in the markup of Svelte 5. One line in a .d.ts file of the project makes them known:
//
//     /// <reference types="cat-and-mouse/svelte" />
import type { HTMLAttributes } from "svelte/elements";
import type {
  BoardEvents,
  CatMouseBoard,
  CatMouseBoardAttributes,
  CatMouseGraph,
  CatMouseGraphAttributes,
  GraphEvents,
} from "./element.js";

/** Svelte listens to an event by an attribute with `on` before its name. */
type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "cat-mouse-board": HTMLAttributes<CatMouseBoard> & CatMouseBoardAttributes & Listeners<BoardEvents>;
    "cat-mouse-graph": HTMLAttributes<CatMouseGraph> & CatMouseGraphAttributes & Listeners<GraphEvents>;
  }
}
