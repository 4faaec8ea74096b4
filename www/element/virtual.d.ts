// The module that scripts/element.mjs creates while building the self-contained element.
declare module "virtual:solver" {
  /** The solver: deflated, in base64. */
  const packed: string;
  export default packed;
}
