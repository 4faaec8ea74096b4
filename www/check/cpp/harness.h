// The code around a visitor's C++ solution: it reads a question, calls a new Solution, and reports why the
// code stops. The solution is included after this file, so its macros cannot affect this file.
#include <bits/stdc++.h>

using namespace std;

class Solution;

namespace judge_ {

/** The reason why the code stops. host.js knows these numbers. */
enum reason { aborted, exited, no_memory, failed_check, array_bounds, null_pointer, divided_by_zero, overflowed };

/** Stops the code; the host does not return. @param text details, or null */
[[noreturn]] __attribute__((import_module("judge"), import_name("stop"))) void stop(int reason, const char *text);

/** The question: numbers written by the host. The largest graph has 50 nodes with 49 neighbours each. */
inline int question[4096];

__attribute__((export_name("question"))) inline int *where() { return question; }

/** Turns off buffering, so that no output is lost when the code stops. */
__attribute__((export_name("show"))) inline void show() {
  setvbuf(stdout, nullptr, _IONBF, 0);
}

/** Sends buffered output to the host. */
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

// The library and the compiler call these functions. The default versions do not report a reason.
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

// The library reports failed checks here, such as an index out of bounds.
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
