// Replace the class Solution by your solution of LeetCode 913. Then run:
//   cat-and-mouse judge --problem 913 -- java Main.java
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Main {
    // One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] lists = line.split(";", -1);
            int[][] graph = new int[lists.length][];
            for (int node = 0; node < lists.length; node++) {
                StringTokenizer words = new StringTokenizer(lists[node]);
                graph[node] = new int[words.countTokens()];
                for (int i = 0; i < graph[node].length; i++) {
                    graph[node][i] = Integer.parseInt(words.nextToken());
                }
            }
            System.out.println(new Solution().catMouseGame(graph));
            System.out.flush();
        }
    }
}

class Solution {
    public int catMouseGame(int[][] graph) {
        return 0;
    }
}
