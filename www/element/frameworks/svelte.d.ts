// Types of <cat-mouse-board> and <cat-mouse-graph> in Svelte 5 markup. To use them, add this line to a .d.ts file of
// the project: /// <reference types="cat-and-mouse/svelte" />
import type { HTMLAttributes } from "svelte/elements";
import type {
  BoardEvents,
  CatMouseBoard,
  CatMouseBoardAttributes,
  CatMouseGraph,
  CatMouseGraphAttributes,
  GraphEvents,
} from "./element.js";

/** Svelte takes event listeners as attributes with the prefix `on`. */
type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "cat-mouse-board": HTMLAttributes<CatMouseBoard> & CatMouseBoardAttributes & Listeners<BoardEvents>;
    "cat-mouse-graph": HTMLAttributes<CatMouseGraph> & CatMouseGraphAttributes & Listeners<GraphEvents>;
  }
}
