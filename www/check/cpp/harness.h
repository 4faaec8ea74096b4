// What surrounds a visitor's solution in C++ when it is compiled: it reads a question, asks a new Solution, and says why the code
// stops. The solution comes after it, so nothing here depends on the solution's macros.
#include <bits/stdc++.h>

using namespace std;

class Solution;

namespace judge_ {

/** Why the code stops. The host knows these numbers (host.js). */
enum reason { aborted, exited, no_memory, failed_check, array_bounds, null_pointer, divided_by_zero, overflowed };

/** Ends the code. The host does not come back. @param text more about it, or null */
[[noreturn]] __attribute__((import_module("judge"), import_name("stop"))) void stop(int reason, const char *text);

/** The question: numbers that the host writes before it asks. The largest graph has 50 nodes, each with 49 neighbours. */
inline int question[4096];

__attribute__((export_name("question"))) inline int *where() { return question; }

/** Lets output through at once, so that nothing is lost when the code stops. */
__attribute__((export_name("show"))) inline void show() {
  setvbuf(stdout, nullptr, _IONBF, 0);
}

/** What the code has printed and the buffers still hold. */
__attribute__((export_name("flush"))) inline void flush() { fflush(nullptr); }

using answer = int;

template <class S> answer canMouseWin() {
  const int *next = question;
  const int rows = *next++, cols = *next++, catJump = *next++, mouseJump = *next++;
  vector<string> grid(rows);
  for (string &row : grid)
    for (int col = 0; col < cols; ++col) row.push_back(char(*next++));
  const bool wins = S().canMouseWin(grid, catJump, mouseJump);
  return wins;
}

template <class S> answer catMouseGame() {
  const int *next = question;
  vector<vector<int>> graph(*next++);
  for (vector<int> &neighbours : graph) {
    const int count = *next++;
    neighbours.assign(next, next + count);
    next += count;
  }
  const int winner = S().catMouseGame(graph);
  return winner;
}

} // namespace judge_

// The library and the compiler call these. What they would do themselves cannot be told from any other end.
extern "C" {
void abort() { judge_::stop(judge_::aborted, nullptr); }
void _Exit(int status) { judge_::stop(judge_::exited, to_string(status).c_str()); }
[[noreturn]] void __ubsan_handle_out_of_bounds_minimal_abort() { judge_::stop(judge_::array_bounds, nullptr); }
[[noreturn]] void __ubsan_handle_type_mismatch_minimal_abort() { judge_::stop(judge_::null_pointer, nullptr); }
[[noreturn]] void __ubsan_handle_divrem_overflow_minimal_abort() { judge_::stop(judge_::divided_by_zero, nullptr); }
[[noreturn]] void __ubsan_handle_add_overflow_minimal_abort() { judge_::stop(judge_::overflowed, "+"); }
[[noreturn]] void __ubsan_handle_sub_overflow_minimal_abort() { judge_::stop(judge_::overflowed, "-"); }
[[noreturn]] void __ubsan_handle_mul_overflow_minimal_abort() { judge_::stop(judge_::overflowed, "*"); }
[[noreturn]] void __ubsan_handle_negate_overflow_minimal_abort() { judge_::stop(judge_::overflowed, "-"); }
}

void *operator new(size_t size) {
  if (void *memory = malloc(size > 0 ? size : 1)) return memory;
  judge_::stop(judge_::no_memory, nullptr);
}

// The library says here which of its checks failed, such as an index out of bounds.
_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char *format, ...) noexcept {
  char text[300];
  va_list values;
  va_start(values, format);
  vsnprintf(text, sizeof text, format, values);
  va_end(values);
  judge_::stop(judge_::failed_check, text);
}
_LIBCPP_END_NAMESPACE_STD
