use std::collections::VecDeque;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        let mut color = vec![vec![[0; 3]; n]; n];
        let mut degree = vec![vec![[0; 3]; n]; n];
        let mut queue = VecDeque::new();
        for mouse in 0..n {
            for cat in 0..n {
                degree[mouse][cat][1] = graph[mouse].len();
                degree[mouse][cat][2] = graph[cat].iter().filter(|&&node| node != 0).count();
            }
        }
        for cat in 1..n {
            for turn in 1..=2 {
                for (mouse, result) in [(0, 1), (cat, 2)] {
                    color[mouse][cat][turn] = result;
                    queue.push_back((mouse, cat, turn));
                }
            }
        }
        while let Some((mouse, cat, turn)) = queue.pop_front() {
            let result = color[mouse][cat][turn];
            let mover = 3 - turn;
            for &node in &graph[if mover == 1 { mouse } else { cat }] {
                let (m, c) = if mover == 1 { (node as usize, cat) } else { (mouse, node as usize) };
                if c == 0 || color[m][c][mover] != 0 {
                    continue;
                }
                degree[m][c][mover] -= 1;
                if result == mover as i32 || degree[m][c][mover] == 0 {
                    color[m][c][mover] = result;
                    queue.push_back((m, c, mover));
                }
            }
        }
        color[1][2][1]
    }
}
