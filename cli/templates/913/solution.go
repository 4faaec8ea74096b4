// Replace the function by your solution of LeetCode 913. Then run:
//   go build -o solution solution.go
//   cat-and-mouse judge --problem 913 -- ./solution
package main

import (
	"bufio"
	"container/heap"
	"container/list"
	"fmt"
	"math"
	"os"
	"sort"
	"strconv"
	"strings"
)

// LeetCode imports these packages for every solution, but Go rejects imports that are not used.
var (
	_ = heap.Init
	_ = list.New
	_ = math.Abs
	_ = sort.Ints
	_ = strconv.Itoa
	_ = strings.Join
)

func catMouseGame(graph [][]int) int {
	return 0
}

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
func main() {
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		graph := [][]int{}
		for _, list := range strings.Split(input.Text(), ";") {
			nodes := []int{}
			for _, word := range strings.Fields(list) {
				node, _ := strconv.Atoi(word)
				nodes = append(nodes, node)
			}
			graph = append(graph, nodes)
		}
		fmt.Println(catMouseGame(graph))
	}
}
