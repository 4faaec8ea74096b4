// Distinguishes the solver's errors from bugs.
import { type CatMouseError, isCatMouseError } from "cat-and-mouse";

/** Returns a caught error of the solver. Anything else, such as a trap, is a bug and is thrown again. */
export function solverError(caught: unknown): CatMouseError {
  if (isCatMouseError(caught)) return caught;
  throw caught;
}
