/** Offsets of a loop. */
export interface LoopPosition {
  readonly start: number;
  /** Start of the body. */
  readonly body: number;
  /** The body is a block and not a single statement. */
  readonly isBlock: boolean;
}
