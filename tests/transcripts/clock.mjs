// The clock of a page: it stands still until a test puts it forward, so that no test has to wait.
// `requestAnimationFrame` and `performance.now` keep the true time.

/** Put into every page before its own scripts. */
export const CLOCK = `() => {
  const { setTimeout } = window;
  const timers = new Map();
  let [now, last] = [0, 0];

  const start = (act, delay, every) => {
    last += 1;
    timers.set(last, { id: last, act, due: now + delay, every });
    return last;
  };
  window.setTimeout = (act, delay = 0, ...given) => start(() => act(...given), Math.max(0, delay));
  window.setInterval = (act, delay = 0, ...given) => start(() => act(...given), Math.max(4, delay), Math.max(4, delay));
  window.clearTimeout = window.clearInterval = (id) => void timers.delete(id);
  window.clock_ = {
    // Runs all timers that are due by then, in their order. After each, lets everything run that follows from it.
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers.values()].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        now = Math.max(now, next.due);
        if (next.every === undefined) timers.delete(next.id);
        else next.due += next.every;
        try {
          next.act();
        } catch (error) {
          reportError(error);
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
      now = end;
    },
  };
}`;
