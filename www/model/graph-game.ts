// Play on a graph.
import type { GraphLine, GraphMove, GraphSolution, State } from "cat-and-mouse";
import { Playback } from "./playback";

export class GraphPlay extends Playback<GraphMove, GraphLine["ending"]> {
  readonly solution: GraphSolution;
  readonly changed: () => void;

  constructor(solution: GraphSolution, named: State | null, changed: () => void) {
    super();
    this.solution = solution;
    this.changed = changed;
    this.begin(solution.start(), named);
  }

  free(): void {
    this.stop();
    this.solution.free();
  }

  /** The state that is shown. */
  override get state(): State {
    return super.state ?? this.solution.start();
  }

  /** Begins anew in a state that a link names, or else at the start. */
  restart(named: State | null): void {
    this.pause();
    this.begin(this.solution.start(), named);
    this.changed();
  }

  protected after({ mouse, cat, turn }: State, { to }: GraphMove): State | null {
    return this.solution.after(mouse, cat, turn, to) ?? null;
  }

  protected lineFrom(_plies: number, state: State | null): GraphLine {
    const { mouse, cat, turn } = state ?? this.solution.start();
    return this.solution.line(mouse, cat, turn);
  }
}
