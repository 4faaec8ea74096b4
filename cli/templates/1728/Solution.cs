// Replace the class Solution by your solution of LeetCode 1728. Then run, with .NET 10 or later:
//   dotnet build Solution.cs
//   cat-and-mouse judge -- dotnet run --no-build Solution.cs
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    // One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
    static void Main()
    {
        for (var line = Console.ReadLine(); line != null; line = Console.ReadLine())
        {
            var words = line.Split(' ');
            var wins = new Solution().CanMouseWin(words[0].Split('/'), int.Parse(words[1]), int.Parse(words[2]));
            Console.WriteLine(wins ? "true" : "false");
        }
    }
}

public class Solution
{
    public bool CanMouseWin(string[] grid, int catJump, int mouseJump)
    {
        return false;
    }
}
