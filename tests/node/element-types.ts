// What others are told of the element is what it is. Checked by tsc; never run.
import type { CatMouseBoard as Real } from "../../www/element/board-element";
import type { BoardErrorDetail, CatMouseBoard as Told } from "../../www/element/types";
import type { NotStarted } from "../../www/i18n/types";

/** Compiles when both types are the same, and not just assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

/** What is said beyond any other element, of which Lit has members of its own. */
type Own = Exclude<keyof Told, keyof HTMLElement>;

same<Pick<Real, Own>, Pick<Told, Own>>(true);
same<Exclude<keyof Real, keyof import("lit").LitElement>, Own>(true);
same<Exclude<NotStarted, BoardErrorDetail["code"]>, never>(true);
