// Replace the class by your solution of LeetCode 1728. Then run:
//   g++ -O2 -o solution solution.cpp
//   cat-and-mouse judge -- ./solution
#include <algorithm>
#include <cstring>
#include <functional>
#include <iostream>
#include <queue>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>
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
