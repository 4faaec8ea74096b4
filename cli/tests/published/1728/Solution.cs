// Retrograde analysis with a queue.
public class Solution {
    private static readonly int[,] Directions = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };

    public bool CanMouseWin(string[] grid, int catJump, int mouseJump) {
        string board = string.Concat(grid);
        int cells = board.Length, food = board.IndexOf('F');
        List<int>[][] moves = new[] { mouseJump, catJump }
            .Select(jump => Enumerable.Range(0, cells).Select(cell => Reach(grid, cell, jump)).ToArray())
            .ToArray();
        int[,,] winner = new int[cells, cells, 2], left = new int[cells, cells, 2];
        Queue<Tuple<int, int, int>> decided = new Queue<Tuple<int, int, int>>();
        for (int mouse = 0; mouse < cells; mouse++) {
            for (int cat = 0; cat < cells; cat++) {
                if (board[mouse] == '#' || board[cat] == '#') continue;
                for (int turn = 0; turn < 2; turn++) {
                    left[mouse, cat, turn] = moves[turn][turn == 0 ? mouse : cat].Count;
                    int won = mouse == cat || cat == food ? 2 : mouse == food ? 1 : 0;
                    if (won == 0) continue;
                    winner[mouse, cat, turn] = won;
                    decided.Enqueue(Tuple.Create(mouse, cat, turn));
                }
            }
        }
        while (decided.Count > 0) {
            Tuple<int, int, int> state = decided.Dequeue();
            int won = winner[state.Item1, state.Item2, state.Item3], before = 1 - state.Item3;
            foreach (int from in moves[before][before == 0 ? state.Item1 : state.Item2]) {
                int mouse = before == 0 ? from : state.Item1, cat = before == 0 ? state.Item2 : from;
                if (winner[mouse, cat, before] != 0) continue;
                if (won != before + 1 && --left[mouse, cat, before] > 0) continue;
                winner[mouse, cat, before] = won;
                decided.Enqueue(Tuple.Create(mouse, cat, before));
            }
        }
        return winner[board.IndexOf('M'), board.IndexOf('C'), 0] == 1;
    }

    private static List<int> Reach(string[] grid, int cell, int jump) {
        int cols = grid[0].Length;
        List<int> reached = new List<int> { cell };
        for (int direction = 0; direction < 4; direction++) {
            for (int step = 1; step <= jump; step++) {
                int row = cell / cols + step * Directions[direction, 0], col = cell % cols + step * Directions[direction, 1];
                if (row < 0 || col < 0 || row >= grid.Length || col >= cols || grid[row][col] == '#') break;
                reached.Add(row * cols + col);
            }
        }
        return reached;
    }
}
