// Replace the class Solution by your solution of LeetCode 1728. Then run:
//   cat-and-mouse judge -- java Main.java
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Main {
    // One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] words = line.split(" ");
            String[] grid = words[0].split("/");
            int catJump = Integer.parseInt(words[1]);
            int mouseJump = Integer.parseInt(words[2]);
            System.out.println(new Solution().canMouseWin(grid, catJump, mouseJump));
            System.out.flush();
        }
    }
}

class Solution {
    public boolean canMouseWin(String[] grid, int catJump, int mouseJump) {
        return false;
    }
}
