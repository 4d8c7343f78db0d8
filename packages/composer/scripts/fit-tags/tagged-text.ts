import type { IsAllowed } from '../../src/tagging/index.ts';

/** A text with marks: the features of its words, and the tags that a person gave them. */
export interface TaggedText {
  readonly features: readonly (readonly string[])[];
  /** Empty if only some tags are known. */
  readonly tags: readonly number[];
  /** What is known of tags that no person gave: the right ones are then the best of these. */
  readonly isAllowed?: IsAllowed;
}
