// Mistake: limit-too-low
// Known: 3;12 13 14;8 9 10 11;0 5 6 11 13 14;8 9 12;3 9 10 14;3;8 9;2 4 7 9 15;2 4 5 7 8 11;2 5 13;2 3 9 12;1 4 11 13;1 3 10 12 14;1 3 5 13;8 16;15 17;16 18;17 19;18 20;19 21;20 22;21 23;22 24;23 25;24 26;25 27;26 28;27 29;28 30;29 31;30 32;31 33;32 34;33 35;34 36;35 37;36 38;37 39;38 40;39 41;40 42;41 43;42 44;43 45;44 46;45 47;46 48;47 49;48
// Gives up after 132 plies.
var catMouseGame = function (graph) {
  const n = graph.length;
  const id = (m, c, t) => (m * n + c) * 2 + t;
  let result = new Int8Array(2 * n * n);
  for (let i = 0; i < n; i++)
    for (let t = 0; t < 2; t++) {
      for (let c = 0; c < n; c++) result[id(0, c, t)] = 1;
      if (i > 0) result[id(i, i, t)] = 2;
    }
  for (let turn = 0; turn < 132; turn++) {
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
