/** An image that is being sent, or could not be. */
export interface ImageUpload {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  /** Address of the chosen file, for its thumbnail. */
  readonly preview: string;
  /** Share that was sent, 0 to 1. */
  readonly part: number;
  /** Why it was not stored; null while it is being sent. */
  readonly error: unknown;
  readonly abort: AbortController;
}
