// Converters for the attributes of the elements.

/** A number attribute. Invalid values are kept as text, so that the solver reports them. */
export const count = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : text),
    toAttribute: (value: unknown) => (value === null || value === undefined ? null : `${value}`),
  },
};

export const text = { reflect: true };
