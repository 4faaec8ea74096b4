// Types of <cat-mouse-board> and <cat-mouse-graph> in TSX, for React 19. To use them, add this line to a .d.ts file of
// the project: /// <reference types="cat-and-mouse/react" />
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  BoardEvents,
  CatMouseBoard,
  CatMouseBoardAttributes,
  CatMouseGraph,
  CatMouseGraphAttributes,
  GraphEvents,
} from "./element.js";

/** React takes event listeners as attributes with the prefix `on`. */
type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cat-mouse-board": DetailedHTMLProps<HTMLAttributes<CatMouseBoard>, CatMouseBoard> &
        CatMouseBoardAttributes &
        Listeners<BoardEvents>;
      "cat-mouse-graph": DetailedHTMLProps<HTMLAttributes<CatMouseGraph>, CatMouseGraph> &
        CatMouseGraphAttributes &
        Listeners<GraphEvents>;
    }
  }
}
