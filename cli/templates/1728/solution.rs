// Replace the function in `impl Solution` by your solution of LeetCode 1728. Then run:
//   rustc --edition 2021 -O solution.rs
//   cat-and-mouse judge -- ./solution
use std::io;

struct Solution;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        false
    }
}

// One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
fn main() {
    for line in io::stdin().lines() {
        let line = line.expect("a line");
        let words: Vec<&str> = line.split(' ').collect();
        let grid = words[0].split('/').map(String::from).collect();
        let jump = |word: &str| word.parse().expect("a number");
        println!("{}", Solution::can_mouse_win(grid, jump(words[1]), jump(words[2])));
    }
}
