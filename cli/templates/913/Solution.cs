// Replace the class Solution by your solution of LeetCode 913. Then run, with .NET 10 or later:
//   dotnet build Solution.cs
//   cat-and-mouse judge --problem 913 -- dotnet run --no-build Solution.cs
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    // One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
    static void Main()
    {
        var space = new[] { ' ' };
        for (var line = Console.ReadLine(); line != null; line = Console.ReadLine())
        {
            var graph = line.Split(';')
                .Select(list => list.Split(space, StringSplitOptions.RemoveEmptyEntries).Select(int.Parse).ToArray())
                .ToArray();
            Console.WriteLine(new Solution().CatMouseGame(graph));
        }
    }
}

public class Solution
{
    public int CatMouseGame(int[][] graph)
    {
        return 0;
    }
}
