// What the solver says is wrong, told apart from faults of the program.
import { type CatMouseError, isCatMouseError } from "cat-and-mouse";

/** The caught value, if it is an error of the solver. Anything else, such as a trap, is a fault, and is thrown again. */
export function solverError(caught: unknown): CatMouseError {
  if (isCatMouseError(caught)) return caught;
  throw caught;
}
