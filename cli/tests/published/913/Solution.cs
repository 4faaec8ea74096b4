// Retrograde analysis with a queue.
public class Solution {
    public int CatMouseGame(int[][] graph) {
        int nodes = graph.Length;
        int[,,] winner = new int[nodes, nodes, 3], left = new int[nodes, nodes, 3];
        Queue<int[]> decided = new Queue<int[]>();
        for (int mouse = 0; mouse < nodes; mouse++) {
            for (int cat = 1; cat < nodes; cat++) {
                left[mouse, cat, 1] = graph[mouse].Length;
                left[mouse, cat, 2] = graph[cat].Count(node => node != 0);
            }
        }
        for (int cat = 1; cat < nodes; cat++) {
            for (int turn = 1; turn <= 2; turn++) {
                winner[0, cat, turn] = 1;
                decided.Enqueue(new[] { 0, cat, turn });
                winner[cat, cat, turn] = 2;
                decided.Enqueue(new[] { cat, cat, turn });
            }
        }
        while (decided.Count > 0) {
            int[] state = decided.Dequeue();
            int won = winner[state[0], state[1], state[2]], before = 3 - state[2];
            foreach (int from in graph[state[before - 1]]) {
                int mouse = before == 1 ? from : state[0], cat = before == 2 ? from : state[1];
                if (cat == 0 || winner[mouse, cat, before] != 0) continue;
                if (won != before && --left[mouse, cat, before] > 0) continue;
                winner[mouse, cat, before] = won;
                decided.Enqueue(new[] { mouse, cat, before });
            }
        }
        return winner[1, 2, 1];
    }
}
