// How attributes of the elements are read and reflected.

/** An attribute that holds a number. Values that are not numbers are kept as text: the solver says what is wrong. */
export const count = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : text),
    toAttribute: (value: unknown) => (value === null || value === undefined ? null : `${value}`),
  },
};

export const text = { reflect: true };
