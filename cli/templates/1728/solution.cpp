// Replace the class by your solution of LeetCode 1728. Then run:
//   g++ -std=c++20 -O2 -o solution solution.cpp
//   cat-and-mouse judge -- ./solution
#if __has_include(<bits/stdc++.h>)
#include <bits/stdc++.h>
#else
#include <algorithm>
#include <array>
#include <bitset>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
#endif
using namespace std;

class Solution {
public:
    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
        return false;
    }
};

// One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
int main() {
    string board;
    int catJump, mouseJump;
    while (cin >> board >> catJump >> mouseJump) {
        vector<string> grid;
        stringstream rows(board);
        for (string row; getline(rows, row, '/');) {
            grid.push_back(row);
        }
        cout << (Solution().canMouseWin(grid, catJump, mouseJump) ? "true" : "false") << endl;
    }
}
