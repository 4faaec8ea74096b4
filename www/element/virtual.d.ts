// What scripts/element.mjs makes while it builds the self-contained element.
declare module "virtual:solver" {
  /** The solver: deflated, in base64. */
  const packed: string;
  export default packed;
}
