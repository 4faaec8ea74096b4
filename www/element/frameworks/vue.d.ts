// Types of <cat-mouse-board> and <cat-mouse-graph> in Vue 3 templates. To use them, add this line to a .d.ts file of
// the project: /// <reference types="cat-and-mouse/vue" />
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type {
  BoardEvents,
  CatMouseBoard,
  CatMouseBoardAttributes,
  CatMouseGraph,
  CatMouseGraphAttributes,
  GraphEvents,
} from "./element.js";

/** Vue checks the attributes in templates by their camel-case names. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name;
type Attributes<All> = { [Name in keyof All as Camel<Name>]: All[Name] };

type Known<Element, All, Events> = new () => Element & {
  $props: HTMLAttributes & PublicProps & Attributes<All>;
  $emit: EmitFn<{ [Name in keyof Events & string]: (event: Events[Name]) => void }>;
};

declare module "vue" {
  interface GlobalComponents {
    "cat-mouse-board": Known<CatMouseBoard, CatMouseBoardAttributes, BoardEvents>;
    "cat-mouse-graph": Known<CatMouseGraph, CatMouseGraphAttributes, GraphEvents>;
  }
}
