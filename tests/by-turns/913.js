// A search that counts turns up to the number of states, and remembers the result of each state and turn.
function catMouseGame(graph) {
  const n = graph.length;
  const memo = new Uint8Array(2 * n ** 4); // 0 while it is not known; else the result + 1
  const search = (turn, mouse, cat) => {
    if (mouse === 0) return 1;
    if (mouse === cat) return 2;
    if (turn === 2 * n * n) return 0;
    const key = (turn * n + mouse) * n + cat;
    if (memo[key] > 0) return memo[key] - 1;
    const own = turn % 2 === 0 ? 1 : 2;
    let best = 3 - own;
    for (const to of graph[own === 1 ? mouse : cat]) {
      if (own === 2 && to === 0) continue;
      const result = own === 1 ? search(turn + 1, to, cat) : search(turn + 1, mouse, to);
      if (result === own) {
        best = own;
        break;
      }
      if (result === 0) best = 0;
    }
    memo[key] = best + 1;
    return best;
  };
  return search(0, 1, 2);
}
