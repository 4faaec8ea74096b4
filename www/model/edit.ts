// The end of an edit, which the page or the element announces once.

export interface Edit {
  /** What was done, as a sentence without a full stop; `""` if the verdict says enough. */
  done: string;
  /** Whether the game is another one then. */
  solves: boolean;
}

/** Dispatched by surfaces and panels. */
export class EditEndEvent extends CustomEvent<Partial<Edit>> {
  constructor(edit: Partial<Edit> = {}) {
    super("edit-end", { detail: edit, bubbles: true });
  }
}
