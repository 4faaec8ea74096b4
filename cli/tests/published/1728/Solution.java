class Solution {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        int cols = grid[0].length();
        String board = String.join("", grid);
        int cells = board.length(), food = board.indexOf('F');
        List<List<List<Integer>>> moves = new ArrayList<>();
        for (int jump : new int[] {mouseJump, catJump}) {
            List<List<Integer>> each = new ArrayList<>();
            for (int cell = 0; cell < cells; cell++) {
                each.add(board.charAt(cell) == '#' ? Collections.emptyList() : reach(grid, cell / cols, cell % cols, jump));
            }
            moves.add(each);
        }
        Map<List<Integer>, Integer> winner = new HashMap<>();
        Map<List<Integer>, Integer> left = new HashMap<>();
        Queue<List<Integer>> queue = new LinkedList<>();
        for (int mouse = 0; mouse < cells; mouse++) {
            for (int cat = 0; cat < cells; cat++) {
                for (int turn = 0; turn < 2; turn++) {
                    List<Integer> state = Arrays.asList(mouse, cat, turn);
                    left.put(state, moves.get(turn).get(turn == 0 ? mouse : cat).size());
                    if (mouse == cat || mouse == food || cat == food) {
                        winner.put(state, mouse == food && cat != food ? 0 : 1);
                        queue.offer(state);
                    }
                }
            }
        }
        while (!queue.isEmpty()) {
            List<Integer> state = queue.poll();
            int mouse = state.get(0), cat = state.get(1), mover = 1 - state.get(2);
            for (int cell : moves.get(mover).get(mover == 0 ? mouse : cat)) {
                List<Integer> before = mover == 0 ? Arrays.asList(cell, cat, 0) : Arrays.asList(mouse, cell, 1);
                if (winner.containsKey(before)) {
                    continue;
                }
                if (winner.get(state) == mover || left.merge(before, -1, Integer::sum) == 0) {
                    winner.put(before, winner.get(state));
                    queue.offer(before);
                }
            }
        }
        return winner.getOrDefault(Arrays.asList(board.indexOf('M'), board.indexOf('C'), 0), 1) == 0;
    }

    private List<Integer> reach(String[] grid, int row, int col, int jump) {
        List<Integer> reached = new ArrayList<>();
        reached.add(row * grid[0].length() + col);
        for (int[] direction : DIRECTIONS) {
            for (int k = 1; k <= jump; k++) {
                int r = row + direction[0] * k, c = col + direction[1] * k;
                if (r < 0 || c < 0 || r >= grid.length || c >= grid[0].length() || grid[r].charAt(c) == '#') {
                    break;
                }
                reached.add(r * grid[0].length() + c);
            }
        }
        return reached;
    }
}
