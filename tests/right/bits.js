// Sets of mouse cells as the bits of a BigInt, one for each cat cell and turn.
var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length, N = R * C;
  const text = grid.join("");
  const [mouse, cat, food] = ["M", "C", "F"].map((ch) => text.indexOf(ch));
  const reach = (from, jump) => {
    const out = [from];
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]])
      for (let k = 1; k <= jump; k++) {
        const x = Math.floor(from / C) + dx * k, y = (from % C) + dy * k;
        if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
        out.push(x * C + y);
      }
    return out;
  };
  const floor = [...Array(N).keys()].filter((p) => text[p] !== "#");
  const mouseSets = Array(N).fill(0n);
  for (const p of floor) for (const to of reach(p, mouseJump)) mouseSets[p] |= 1n << BigInt(to);
  const catMoves = [];
  for (const p of floor) catMoves[p] = reach(p, catJump);
  const over = (c) => (c === food ? (1n << BigInt(N)) - 1n : (1n << BigInt(c)));
  // won[t][c]: the mouse's winning cells with turn t and the cat on cell c, one bit a cell.
  const won = [0, 1].map(() => Array.from({ length: N }, (_, c) => (1n << BigInt(food)) & ~over(c)));
  for (let changed = true; changed; ) {
    changed = false;
    for (const c of floor) {
      if (c === food) continue;
      let all = (1n << BigInt(N)) - 1n;
      for (const to of catMoves[c]) all &= won[0][to];
      let some = 0n;
      for (const m of floor) if (mouseSets[m] & won[1][c]) some |= 1n << BigInt(m);
      for (const [t, set] of [[0, some], [1, all]]) {
        const next = won[t][c] | (set & ~over(c));
        if (next !== won[t][c]) {
          won[t][c] = next;
          changed = true;
        }
      }
    }
  }
  return (won[0][cat] & (1n << BigInt(mouse))) !== 0n;
};
