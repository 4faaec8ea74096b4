// Replace the function by your solution of LeetCode 1728. Then run:
//   go build -o solution solution.go
//   cat-and-mouse judge -- ./solution
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

func canMouseWin(grid []string, catJump int, mouseJump int) bool {
	return false
}

// One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
func main() {
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		words := strings.Fields(input.Text())
		catJump, _ := strconv.Atoi(words[1])
		mouseJump, _ := strconv.Atoi(words[2])
		fmt.Println(canMouseWin(strings.Split(words[0], "/"), catJump, mouseJump))
	}
}
