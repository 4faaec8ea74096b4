// <cat-mouse-board> in the templates of Vue 3. One line in a .d.ts file of the project makes it known:
//
//     /// <reference types="cat-and-mouse/vue" />
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { BoardEvents, CatMouseBoard, CatMouseBoardAttributes } from "./element.js";

/** Templates are checked by names in camel case. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name;
type Attributes = { [Name in keyof CatMouseBoardAttributes as Camel<Name>]: CatMouseBoardAttributes[Name] };

declare module "vue" {
  interface GlobalComponents {
    "cat-mouse-board": new () => CatMouseBoard & {
      $props: HTMLAttributes & PublicProps & Attributes;
      $emit: EmitFn<{ [Name in keyof BoardEvents]: (event: BoardEvents[Name]) => void }>;
    };
  }
}
