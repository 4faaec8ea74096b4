// What others are told of the elements is what they are. Checked by tsc; never run.
import type { CatMouseBoard as Real } from "../../www/element/board-element";
import type { CatMouseGraph as RealGraph } from "../../www/element/graph-element";
import type {
  BoardErrorDetail,
  CatMouseBoardAttributes,
  CatMouseGraphAttributes,
  CatMouseBoard as Told,
  CatMouseGraph as ToldGraph,
} from "../../www/element/types";
import type { NotStarted } from "../../www/i18n/words";

/** Compiles when both types are the same, and not just assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

/** What is said beyond any other element, of which Lit has members of its own. */
type Own = Exclude<keyof Told, keyof HTMLElement>;
type OwnGraph = Exclude<keyof ToldGraph, keyof HTMLElement>;
type Methods = "first" | "previous" | "next" | "last" | "play" | "pause";

same<Pick<Real, Own>, Pick<Told, Own>>(true);
same<Exclude<keyof Real, keyof import("lit").LitElement>, Own>(true);
same<Pick<RealGraph, OwnGraph>, Pick<ToldGraph, OwnGraph>>(true);
same<Exclude<keyof RealGraph, keyof import("lit").LitElement>, OwnGraph>(true);
same<Exclude<NotStarted, BoardErrorDetail["code"]>, never>(true);

/** The property of an attribute. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name;

// Every property that is an attribute is among the attributes, and nothing else.
same<Camel<keyof CatMouseBoardAttributes>, Exclude<Own, "link" | "outcome" | Methods>>(true);
same<Camel<keyof CatMouseGraphAttributes>, Exclude<OwnGraph, "link" | "outcome" | Methods>>(true);
