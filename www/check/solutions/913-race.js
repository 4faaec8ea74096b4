var catMouseGame = function (graph) {
  const distance = (start) => {
    const seen = new Set([start]);
    let level = [start];
    for (let d = 0; level.length > 0; d++) {
      if (level.includes(0)) return d;
      level = level.flatMap((v) => graph[v]).filter((v) => !seen.has(v) && seen.add(v));
    }
    return Infinity;
  };
  const mouse = distance(1), cat = distance(2);
  if (mouse === Infinity) return 0;
  return mouse <= cat ? 1 : 2;
};
