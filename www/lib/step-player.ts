// A timer that plays a line, the rounds of the analysis, or the labels of states.
export class StepPlayer {
  #timer: ReturnType<typeof setInterval> | undefined;

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Calls `step` every `interval` milliseconds, until `step` returns false. */
  play(step: () => boolean, interval: number): void {
    this.#timer = setInterval(() => {
      if (!step()) this.stop();
    }, interval);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
