// <cat-mouse-board> in the markup of Svelte 5. One line in a .d.ts file of the project makes it known:
//
//     /// <reference types="cat-and-mouse/svelte" />
import type { HTMLAttributes } from "svelte/elements";
import type { BoardEvents, CatMouseBoard, CatMouseBoardAttributes } from "./element.js";

/** Svelte listens to an event by an attribute with `on` before its name. */
type Listeners = { [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "cat-mouse-board": HTMLAttributes<CatMouseBoard> & CatMouseBoardAttributes & Listeners;
  }
}
