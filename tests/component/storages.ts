// Browsers that store nothing, or nothing more.
import { vi } from "vitest";

const refuse = (name: string) => () => {
  throw new DOMException("not allowed", name);
};

/** Ways in which a browser may fail to store, each until the end of the test. */
export const STORAGES: Record<string, () => void> = {
  "is full": () => void vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError")),
  "may be neither read nor written"() {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse("SecurityError"));
  },
  "is not there"() {
    for (const storage of ["localStorage", "sessionStorage"] as const)
      vi.spyOn(window, storage, "get").mockReturnValue(undefined as unknown as Storage);
  },
};
