// The declared types of the elements match the real ones. Checked by tsc; never run.
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

/** Compiles only if both types are exactly the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

/** The declared members that other elements do not have. */
type Own = Exclude<keyof Told, keyof HTMLElement>;
type OwnGraph = Exclude<keyof ToldGraph, keyof HTMLElement>;
type Methods = "first" | "previous" | "next" | "last" | "play" | "pause";

same<Pick<Real, Own>, Pick<Told, Own>>(true);
same<Exclude<keyof Real, keyof import("lit").LitElement>, Own>(true);
same<Pick<RealGraph, OwnGraph>, Pick<ToldGraph, OwnGraph>>(true);
same<Exclude<keyof RealGraph, keyof import("lit").LitElement>, OwnGraph>(true);
same<Exclude<NotStarted, BoardErrorDetail["code"]>, never>(true);

/** The name of an attribute's property. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name;

// The attributes are exactly the properties that can be set by an attribute.
same<Camel<keyof CatMouseBoardAttributes>, Exclude<Own, "link" | "outcome" | Methods>>(true);
same<Camel<keyof CatMouseGraphAttributes>, Exclude<OwnGraph, "link" | "outcome" | Methods>>(true);
