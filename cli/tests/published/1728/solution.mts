function canMouseWin(grid: string[], catJump: number, mouseJump: number): boolean {
  const cols: number = grid[0].length;
  const board: string = grid.join("");
  const food: number = board.indexOf("F");
  const moves = (cell: number, jump: number): number[] => {
    const reached: number[] = [cell];
    for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as [number, number][]) {
      for (let k = 1; k <= jump; k++) {
        const r: number = Math.floor(cell / cols) + dr * k;
        const c: number = (cell % cols) + dc * k;
        if (grid[r]?.[c] === undefined || grid[r][c] === "#") break;
        reached.push(r * cols + c);
      }
    }
    return reached;
  };
  const floor: number[] = [...board].flatMap((letter, cell) => (letter === "#" ? [] : [cell]));
  const all: Map<number, number[]>[] = [mouseJump, catJump].map((jump) => new Map(floor.map((cell) => [cell, moves(cell, jump)])));
  const id = (mouse: number, cat: number, turn: number): number => (mouse * 64 + cat) * 2 + turn;
  const winner: Map<number, number> = new Map();
  const left: Map<number, number> = new Map();
  const queue: [number, number, number][] = [];
  for (const mouse of floor) {
    for (const cat of floor) {
      for (const turn of [0, 1]) {
        left.set(id(mouse, cat, turn), all[turn].get(turn === 0 ? mouse : cat)!.length);
        if (mouse === cat || mouse === food || cat === food) {
          winner.set(id(mouse, cat, turn), mouse === food && cat !== food ? 0 : 1);
          queue.push([mouse, cat, turn]);
        }
      }
    }
  }
  for (const [mouse, cat, turn] of queue) {
    const result: number = winner.get(id(mouse, cat, turn))!;
    const mover: number = 1 - turn;
    for (const cell of all[mover].get(mover === 0 ? mouse : cat)!) {
      const [m, c]: [number, number] = mover === 0 ? [cell, cat] : [mouse, cell];
      const before: number = id(m, c, mover);
      if (winner.has(before)) continue;
      left.set(before, left.get(before)! - 1);
      if (result === mover || left.get(before) === 0) {
        winner.set(before, result);
        queue.push([m, c, mover]);
      }
    }
  }
  return winner.get(id(board.indexOf("M"), board.indexOf("C"), 0)) === 0;
}
