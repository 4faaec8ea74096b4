function catMouseGame(graph: number[][]): number {
  const n: number = graph.length;
  const id = (mouse: number, cat: number, turn: number): number => (mouse * n + cat) * 3 + turn;
  const color: number[] = new Array(n * n * 3).fill(0);
  const degree: number[] = new Array(n * n * 3).fill(0);
  for (let mouse = 0; mouse < n; mouse++) {
    for (let cat = 0; cat < n; cat++) {
      degree[id(mouse, cat, 1)] = graph[mouse].length;
      degree[id(mouse, cat, 2)] = graph[cat].filter((node: number) => node !== 0).length;
    }
  }
  const queue: [number, number, number][] = [];
  for (let cat = 1; cat < n; cat++) {
    for (const turn of [1, 2]) {
      for (const [mouse, result] of [[0, 1], [cat, 2]]) {
        color[id(mouse, cat, turn)] = result;
        queue.push([mouse, cat, turn]);
      }
    }
  }
  for (const [mouse, cat, turn] of queue) {
    const result: number = color[id(mouse, cat, turn)];
    const mover: number = 3 - turn;
    for (const node of graph[mover === 1 ? mouse : cat]) {
      const [m, c]: [number, number] = mover === 1 ? [node, cat] : [mouse, node];
      if (c === 0 || color[id(m, c, mover)]) continue;
      if (result === mover || --degree[id(m, c, mover)] === 0) {
        color[id(m, c, mover)] = result;
        queue.push([m, c, mover]);
      }
    }
  }
  return color[id(1, 2, 1)];
}
