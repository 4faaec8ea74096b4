// expect: differs-between-runs
// What is remembered is static, and never cleared.
class Solution {
    private static final Map<String, Boolean> memo = new HashMap<>();
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private String[] grid;
    private int[] jumps;
    private int cols, food, most;

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        this.grid = grid;
        jumps = new int[] {mouseJump, catJump};
        cols = grid[0].length();
        String board = String.join("", grid);
        food = board.indexOf('F');
        most = 2 * board.length();
        return wins(board.indexOf('M'), board.indexOf('C'), 0);
    }

    private boolean wins(int mouse, int cat, int turn) {
        if (mouse == cat || cat == food || turn > most) return false;
        if (mouse == food) return true;
        String key = mouse + "," + cat + "," + turn;
        if (memo.containsKey(key)) return memo.get(key);
        boolean found = turn % 2 == 1;
        int from = turn % 2 == 0 ? mouse : cat;
        List<Integer> moves = new ArrayList<>(List.of(from));
        for (int[] step : STEPS) {
            for (int k = 1; k <= jumps[turn % 2]; k++) {
                int r = from / cols + step[0] * k, c = from % cols + step[1] * k;
                if (r < 0 || c < 0 || r >= grid.length || c >= cols || grid[r].charAt(c) == '#') break;
                moves.add(r * cols + c);
            }
        }
        for (int to : moves) {
            boolean win = turn % 2 == 0 ? wins(to, cat, turn + 1) : wins(mouse, to, turn + 1);
            if (win == (turn % 2 == 0)) {
                found = win;
                break;
            }
        }
        memo.put(key, found);
        return found;
    }
}
