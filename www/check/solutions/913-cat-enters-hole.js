/**
 * @param {number[][]} graph
 * @return {number}
 */
function catMouseGame(graph) {
  const DRAW = 0;
  const MOUSE = 1;
  const CAT = 2;
  const nodes = [...graph.keys()];

  // Each edge can be followed in both directions.
  const movesFrom = (player, node) => graph[node];

  const stateOf = (mouse, cat, turn) => (mouse * graph.length + cat) * 3 + turn;
  const winner = []; // of each state; undefined while it is not known
  const waysOut = []; // moves that are not yet known to lose
  const queue = [];

  // Begin with the states in which the game is over.
  for (const mouse of nodes) {
    for (const cat of nodes) {
      for (const turn of [MOUSE, CAT]) {
        const state = stateOf(mouse, cat, turn);
        waysOut[state] = movesFrom(turn, turn === MOUSE ? mouse : cat).length;
        if (mouse === 0) winner[state] = MOUSE;
        else if (mouse === cat) winner[state] = CAT;
        else continue;
        queue.push([mouse, cat, turn]);
      }
    }
  }

  // Go backwards, from each state to the states before it. The queue grows on the way.
  for (const [mouse, cat, turn] of queue) {
    const state = stateOf(mouse, cat, turn);
    const mover = MOUSE + CAT - turn;
    for (const from of movesFrom(mover, mover === MOUSE ? mouse : cat)) {
      const before = mover === MOUSE ? [from, cat, mover] : [mouse, from, mover];
      const previous = stateOf(...before);
      if (winner[previous] !== undefined) continue;
      // One winning move is enough. You lose only if all moves lose.
      if (winner[state] !== mover) {
        waysOut[previous] -= 1;
        if (waysOut[previous] > 0) continue;
      }
      winner[previous] = winner[state];
      queue.push(before);
    }
  }

  return winner[stateOf(1, 2, MOUSE)] ?? DRAW;
}
