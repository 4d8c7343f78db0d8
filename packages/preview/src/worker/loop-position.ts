/** A loop in the code, by offsets. */
export interface LoopPosition {
  readonly start: number;
  /** Where its body starts. */
  readonly body: number;
  /** The body is a block, and not a single statement. */
  readonly isBlock: boolean;
}
