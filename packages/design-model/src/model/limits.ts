/** Limits of a design: docs/rules/designer.md#limits */
export const designLimits = {
  screens: 200,
  elementsPerScreen: 2_000,
  elementsPerDesign: 10_000,
  /** Elements inside each other; a screen's own elements are at depth 1. */
  depth: 12,
  /** Parts of one batch. */
  commandsPerBatch: 500,
  /** Characters. */
  name: 60,
  id: 40,
  /** Pixels; positions may be negative down to the same distance. */
  position: 20_000,
  size: 10_000,
  /** Least width and height: docs/rules/designer.md#position-and-size */
  smallest: 10,
  /** Characters of a stored design. */
  fileLength: 1_000_000,
  /** Nesting of JSON values that are read, which a design of the greatest depth does not reach. */
  jsonDepth: 60,
} as const;
