use std::collections::{HashMap, VecDeque};

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let cols = grid[0].len();
        let board: Vec<u8> = grid.concat().into_bytes();
        let find = |letter: u8| board.iter().position(|&cell| cell == letter).unwrap();
        let (food, cells) = (find(b'F'), board.len());
        let moves = |cell: usize, jump: i32| -> Vec<usize> {
            let mut reached = vec![cell];
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                for k in 1..=jump {
                    let (r, c) = ((cell / cols) as i32 + dr * k, (cell % cols) as i32 + dc * k);
                    if r < 0 || c < 0 || r as usize >= grid.len() || c as usize >= cols {
                        break;
                    }
                    let to = r as usize * cols + c as usize;
                    if board[to] == b'#' {
                        break;
                    }
                    reached.push(to);
                }
            }
            reached
        };
        let all = [mouse_jump, cat_jump].map(|jump| (0..cells).map(|cell| moves(cell, jump)).collect::<Vec<_>>());
        let (mut winner, mut left, mut queue) = (HashMap::new(), HashMap::new(), VecDeque::new());
        let is_floor = |cell: &usize| board[*cell] != b'#';
        for mouse in (0..cells).filter(is_floor) {
            for cat in (0..cells).filter(is_floor) {
                for turn in 0..2 {
                    left.insert((mouse, cat, turn), all[turn][if turn == 0 { mouse } else { cat }].len());
                    if mouse == cat || mouse == food || cat == food {
                        winner.insert((mouse, cat, turn), usize::from(mouse != food || cat == food));
                        queue.push_back((mouse, cat, turn));
                    }
                }
            }
        }
        while let Some((mouse, cat, turn)) = queue.pop_front() {
            let (result, mover) = (winner[&(mouse, cat, turn)], 1 - turn);
            for &cell in &all[mover][if mover == 0 { mouse } else { cat }] {
                let before = if mover == 0 { (cell, cat, 0) } else { (mouse, cell, 1) };
                if winner.contains_key(&before) {
                    continue;
                }
                let ways = left.get_mut(&before).unwrap();
                *ways -= 1;
                if result == mover || *ways == 0 {
                    winner.insert(before, result);
                    queue.push_back(before);
                }
            }
        }
        winner.get(&(find(b'M'), find(b'C'), 0)) == Some(&0)
    }
}
