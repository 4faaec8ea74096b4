/**
 * The textbook solution of Cat and Mouse in its usual form: degrees and results in nested arrays, states as
 * objects in a queue, and a new list of predecessors for each state taken from the queue. It decides every
 * state and its distance. The queue is read by index, because `shift()` can be slow.
 *
 * @param {any[]} graph nested arrays are typed `any[]`, as in `textbook-published.mjs`
 * @returns {any[]} `results[mouse][cat][turn]`
 */
export function solvePublished(graph) {
  const n = graph.length;
  /** @type {any[]} */
  const degrees = [];
  /** @type {any[]} */
  const results = [];
  for (let mouse = 0; mouse < n; mouse++) {
    degrees.push([]);
    results.push([]);
    for (let cat = 0; cat < n; cat++) {
      const catMoves = graph[cat].filter((/** @type {number} */ node) => node !== 0).length;
      degrees[mouse].push([graph[mouse].length, catMoves]);
      results[mouse].push([null, null]);
    }
  }

  /** @type {{ mouse: number, cat: number, turn: number }[]} */
  const queue = [];
  for (let mouse = 0; mouse < n; mouse++)
    for (let cat = 1; cat < n; cat++)
      for (const turn of [0, 1]) {
        if (mouse !== 0 && mouse !== cat) continue;
        results[mouse][cat][turn] = { winner: mouse === 0 ? 0 : 1, plies: 0 };
        queue.push({ mouse, cat, turn });
      }

  /** @param {{ mouse: number, cat: number, turn: number }} state */
  function predecessors({ mouse, cat, turn }) {
    if (turn === 1) return graph[mouse].map((/** @type {number} */ before) => ({ mouse: before, cat, turn: 0 }));
    const cats = graph[cat].filter((/** @type {number} */ before) => before !== 0);
    return cats.map((/** @type {number} */ before) => ({ mouse, cat: before, turn: 1 }));
  }

  for (let next = 0; next < queue.length; next++) {
    const state = /** @type {{ mouse: number, cat: number, turn: number }} */ (queue[next]);
    const { winner, plies } = results[state.mouse][state.cat][state.turn];
    for (const before of predecessors(state)) {
      const { mouse, cat, turn } = before;
      if (results[mouse][cat][turn] !== null) continue;
      if (turn !== winner && --degrees[mouse][cat][turn] > 0) continue;
      results[mouse][cat][turn] = { winner, plies: plies + 1 };
      queue.push(before);
    }
  }
  return results;
}
