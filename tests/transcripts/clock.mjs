// The clock of a page in the tests: it goes as any clock, can be held, and can be put forward, so that nothing is slept
// through. `requestAnimationFrame` and `performance.now` keep to the true time.

/** Put into every page before its own scripts. */
export const CLOCK = `() => {
  const { setTimeout, clearTimeout } = window;
  const timers = new Map();
  let [ahead, held, last] = [0, undefined, 0];
  const tick = () => performance.now() + ahead;

  const wait = (timer) => {
    clearTimeout(timer.handle);
    if (held === undefined) timer.handle = setTimeout(() => ring(timer), timer.due - tick());
  };
  const ring = (timer) => {
    if (timer.every === undefined) timers.delete(timer.id);
    else {
      timer.due += timer.every;
      wait(timer);
    }
    timer.act();
  };
  const start = (act, delay, every) => {
    const timer = { id: ++last, act, due: (held ?? tick()) + delay, every };
    timers.set(timer.id, timer);
    wait(timer);
    return timer.id;
  };
  const stop = (id) => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
  };
  window.setTimeout = (act, delay = 0, ...given) => start(() => act(...given), Math.max(0, delay));
  window.setInterval = (act, delay = 0, ...given) => start(() => act(...given), Math.max(4, delay), Math.max(4, delay));
  window.clearTimeout = window.clearInterval = stop;
  window.clock_ = {
    hold() {
      held ??= tick();
      for (const timer of timers.values()) clearTimeout(timer.handle);
    },
    // Whatever is due by then rings in its order, each with what follows from it.
    async pass(milliseconds) {
      const goesOn = held === undefined;
      this.hold();
      const end = held + milliseconds;
      for (;;) {
        const [next] = [...timers.values()].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        held = Math.max(held, next.due);
        try {
          ring(next);
        } catch (error) {
          reportError(error);
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
      held = end;
      if (goesOn) this.release();
    },
    // What waits for its time is dropped, and the clock goes on.
    forget() {
      for (const { handle } of timers.values()) clearTimeout(handle);
      timers.clear();
      this.release();
    },
    release() {
      if (held === undefined) return;
      ahead = held - performance.now();
      held = undefined;
      for (const timer of timers.values()) wait(timer);
    },
  };
}`;
