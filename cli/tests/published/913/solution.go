func catMouseGame(graph [][]int) int {
	n := len(graph)
	type state struct{ mouse, cat, turn int }
	color, degree := map[state]int{}, map[state]int{}
	queue := []state{}
	for mouse := 0; mouse < n; mouse++ {
		for cat := 1; cat < n; cat++ {
			degree[state{mouse, cat, 1}] = len(graph[mouse])
			for _, node := range graph[cat] {
				if node != 0 {
					degree[state{mouse, cat, 2}]++
				}
			}
		}
	}
	for cat := 1; cat < n; cat++ {
		for turn := 1; turn <= 2; turn++ {
			color[state{0, cat, turn}] = 1
			color[state{cat, cat, turn}] = 2
			queue = append(queue, state{0, cat, turn}, state{cat, cat, turn})
		}
	}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		mover := 3 - at.turn
		for _, node := range graph[[3]int{0, at.mouse, at.cat}[mover]] {
			before := state{node, at.cat, mover}
			if mover == 2 {
				before = state{at.mouse, node, mover}
			}
			if before.cat == 0 || color[before] != 0 {
				continue
			}
			degree[before]--
			if color[at] == mover || degree[before] == 0 {
				color[before] = color[at]
				queue = append(queue, before)
			}
		}
	}
	return color[state{1, 2, 1}]
}
