// Mistake: limit-too-low
// Known: 3 11 14 24;3 4 7 13 15 19 20 23;3 4 5 7 9 11 12 13 14 17 19 20 23 25;0 1 2 4 5 6 8 10 13 14 21 24;1 2 3 5 10 11 15 22 23 24 26;2 3 4 6 7 12 13 14 16 18 21 23 25 26;3 5 7 9 17 21 24 25;1 2 5 6 8 10 13 14 16 17 19 22 25;3 7 10 12 16 21 23 26;2 6 10 11 12 13 14 17 21 24 25;3 4 7 8 9 14 17 18 20 21 26;0 2 4 9 12 16 22 23 24 25;2 5 8 9 11 13 14 16 21 25;1 2 3 5 7 9 12 14 19 20;0 2 3 5 7 9 10 12 13 16 24 25 26;1 4 18 19 23 26;5 7 8 11 12 14 26;2 6 7 9 10 20 21 22;5 10 15 19 20 22 24 25;1 2 7 13 15 18 22 23;1 2 10 13 17 18 24;3 5 6 8 9 10 12 17 26;4 7 11 17 18 19 25 26;1 2 4 5 8 11 15 19 24 25;0 3 4 6 9 11 14 18 20 23;2 5 6 7 9 11 12 14 18 22 23;4 5 8 10 14 15 16 21 22
// Gives up after 100 plies.
var catMouseGame = function (graph) {
  const n = graph.length;
  const id = (m, c, t) => (m * n + c) * 2 + t;
  let result = new Int8Array(2 * n * n);
  for (let i = 0; i < n; i++)
    for (let t = 0; t < 2; t++) {
      for (let c = 0; c < n; c++) result[id(0, c, t)] = 1;
      if (i > 0) result[id(i, i, t)] = 2;
    }
  for (let turn = 0; turn < 100; turn++) {
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
