// <cat-mouse-board> in TSX, for React 19. One line in a .d.ts file of the project makes it known:
//
//     /// <reference types="cat-and-mouse/react" />
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardEvents, CatMouseBoard, CatMouseBoardAttributes } from "./element.js";

/** React listens to an event by an attribute with `on` before its name. */
type Listeners = { [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cat-mouse-board": DetailedHTMLProps<HTMLAttributes<CatMouseBoard>, CatMouseBoard> &
        CatMouseBoardAttributes &
        Listeners;
    }
  }
}
