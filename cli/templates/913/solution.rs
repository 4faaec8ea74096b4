// Replace the function in `impl Solution` by your solution of LeetCode 913. Then run:
//   rustc --edition 2021 -O solution.rs
//   cat-and-mouse judge --problem 913 -- ./solution
use std::io;

struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        0
    }
}

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
fn main() {
    for line in io::stdin().lines() {
        let line = line.expect("a line");
        let nodes = |list: &str| list.split_whitespace().map(|node| node.parse().expect("a number")).collect();
        println!("{}", Solution::cat_mouse_game(line.split(';').map(nodes).collect()));
    }
}
