// Lists in a sentence.

const all = new Intl.ListFormat("en");
const any = new Intl.ListFormat("en", { type: "disjunction" });

export const list = (parts: readonly string[]): string => all.format(parts);

/** A list of alternatives: "a, b or c". */
export const either = (parts: readonly string[]): string => any.format(parts);
