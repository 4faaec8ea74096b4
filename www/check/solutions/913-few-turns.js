var catMouseGame = function (graph) {
  const n = graph.length;
  const id = (m, c, t) => (m * n + c) * 2 + t;
  let result = new Int8Array(2 * n * n);
  for (let i = 0; i < n; i++)
    for (let t = 0; t < 2; t++) {
      for (let c = 0; c < n; c++) result[id(0, c, t)] = 1;
      if (i > 0) result[id(i, i, t)] = 2;
    }
  for (let turn = 0; turn < 2 * n; turn++) {
    const after = result.slice();
    let changed = false;
    for (let m = 0; m < n; m++)
      for (let c = 0; c < n; c++)
        for (let t = 0; t < 2; t++) {
          if (result[id(m, c, t)] !== 0) continue;
          const next = t === 0
            ? graph[m].map((v) => result[id(v, c, 1)])
            : graph[c].filter((v) => v !== 0).map((v) => result[id(m, v, 0)]);
          if (next.includes(t + 1)) after[id(m, c, t)] = t + 1;
          else if (next.length > 0 && next.every((r) => r === 2 - t)) after[id(m, c, t)] = 2 - t;
          else continue;
          changed = true;
        }
    result = after;
    if (!changed) break;
  }
  const r = result[id(1, 2, 0)];
  return r;
};
