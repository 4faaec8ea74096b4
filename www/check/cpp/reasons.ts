// Reasons why C++ code stops, as host.js reports them: a word, perhaps with details after a colon.

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

/** The reason and the details in an error of a C++ solution; null if it has another format. */
export function cppReason(error: string): { reason: CppReason; more: string } | null {
  const [, word, more = ""] = /^(\w+)(?:: (.*))?$/s.exec(error) ?? [];
  const reason = CPP_REASONS.find((each) => each === word);
  return reason ? { reason, more } : null;
}
