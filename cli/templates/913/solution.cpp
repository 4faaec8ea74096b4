// Replace the class by your solution of LeetCode 913. Then run:
//   g++ -std=c++20 -O2 -o solution solution.cpp
//   cat-and-mouse judge --problem 913 -- ./solution
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
    int catMouseGame(vector<vector<int>>& graph) {
        return 0;
    }
};

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
int main() {
    for (string line; getline(cin, line);) {
        // With this semicolon, getline also finds the empty list of a last node without neighbours.
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
