// Why code in C++ stops, as host.js says it: one of these words, and perhaps more about it after a colon.

const CPP_REASONS = [
  "abort",
  "exit",
  "memory",
  "check",
  "bounds",
  "null",
  "division",
  "overflow",
  "stack",
  "trap",
] as const;
export type CppReason = (typeof CPP_REASONS)[number];

/** The reason in an error of a solution in C++, and what else it says. Null if it is of another kind. */
export function cppReason(error: string): { reason: CppReason; more: string } | null {
  const [, word, more = ""] = /^(\w+)(?:: (.*))?$/s.exec(error) ?? [];
  const reason = CPP_REASONS.find((each) => each === word);
  return reason ? { reason, more } : null;
}
