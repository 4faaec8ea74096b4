// Replace the class by your solution of LeetCode 913. Then run:
//   g++ -O2 -o solution solution.cpp
//   cat-and-mouse judge --problem 913 -- ./solution
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
    int catMouseGame(vector<vector<int>>& graph) {
        return 0;
    }
};

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
int main() {
    for (string line; getline(cin, line);) {
        // The last node may have no neighbours, so the lists end with a semicolon too.
        stringstream lists(line + ";");
        vector<vector<int>> graph;
        for (string list; getline(lists, list, ';');) {
            stringstream nodes(list);
            graph.push_back({});
            for (int node; nodes >> node;) {
                graph.back().push_back(node);
            }
        }
        cout << Solution().catMouseGame(graph) << endl;
    }
}
