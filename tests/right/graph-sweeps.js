// Computes the results ply by ply, until nothing changes.
var catMouseGame = function (graph) {
  const n = graph.length;
  const id = (m, c, t) => (m * n + c) * 2 + t;
  let result = new Int8Array(2 * n * n);
  for (let i = 0; i < n; i++)
    for (let t = 0; t < 2; t++) {
      for (let c = 0; c < n; c++) result[id(0, c, t)] = 1;
      if (i > 0) result[id(i, i, t)] = 2;
    }
  for (let turn = 0; turn < 100000; turn++) {
    const after = result.slice();
    let changed = false;
    for (let m = 0; m < n; m++)
      for (let c = 0; c < n; c++)
        for (let t = 0; t < 2; t++) {
          if (result[id(m, c, t)] !== 0) continue;
          let wins = false, open = false, moves = 0;
          for (const v of graph[t === 0 ? m : c]) {
            if (t === 1 && v === 0) continue;
            const r = result[t === 0 ? id(v, c, 1) : id(m, v, 0)];
            moves += 1;
            if (r === 0) open = true;
            if (r === t + 1) wins = true;
          }
          if (wins) after[id(m, c, t)] = t + 1;
          else if (moves > 0 && !open) after[id(m, c, t)] = 2 - t;
          else continue;
          changed = true;
        }
    result = after;
    if (!changed) break;
  }
  const r = result[id(1, 2, 0)];
  return r;
};
