func canMouseWin(grid []string, catJump int, mouseJump int) bool {
	cols := len(grid[0])
	board := strings.Join(grid, "")
	food := strings.IndexByte(board, 'F')
	type state struct{ mouse, cat, turn int }
	moves := func(cell, jump int) []int {
		reached := []int{cell}
		for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			for k := 1; k <= jump; k++ {
				r, c := cell/cols+d[0]*k, cell%cols+d[1]*k
				if r < 0 || c < 0 || r >= len(grid) || c >= cols || grid[r][c] == '#' {
					break
				}
				reached = append(reached, r*cols+c)
			}
		}
		return reached
	}
	jumps := [2]int{mouseJump, catJump}
	winner, left := map[state]int{}, map[state]int{}
	queue := []state{}
	for mouse := range board {
		for cat := range board {
			if board[mouse] == '#' || board[cat] == '#' {
				continue
			}
			for turn, from := range [2]int{mouse, cat} {
				at := state{mouse, cat, turn}
				left[at] = len(moves(from, jumps[turn]))
				if mouse == cat || mouse == food || cat == food {
					winner[at] = 1
					if mouse == food && cat != food {
						winner[at] = 0
					}
					queue = append(queue, at)
				}
			}
		}
	}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		mover := 1 - at.turn
		for _, cell := range moves([2]int{at.mouse, at.cat}[mover], jumps[mover]) {
			before := state{cell, at.cat, mover}
			if mover == 1 {
				before = state{at.mouse, cell, mover}
			}
			if _, ok := winner[before]; ok {
				continue
			}
			left[before]--
			if winner[at] == mover || left[before] == 0 {
				winner[before] = winner[at]
				queue = append(queue, before)
			}
		}
	}
	result, ok := winner[state{strings.IndexByte(board, 'M'), strings.IndexByte(board, 'C'), 0}]
	return ok && result == 0
}
