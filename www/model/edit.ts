// The end of an edit, which the page or the element announces once.

export interface Edit {
  /** The edit as a sentence without a full stop; `""` if the announced verdict says enough. */
  done: string;
  /** Whether the edit may have changed the outcome. */
  solves: boolean;
}

/** Dispatched by surfaces and panels at the end of an edit. */
export class EditEndEvent extends CustomEvent<Partial<Edit>> {
  constructor(edit: Partial<Edit> = {}) {
    super("edit-end", { detail: edit, bubbles: true });
  }
}
