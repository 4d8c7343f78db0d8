import type { Range } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';

/** A question in a description: "hangi ülkeden", "how deep"; its answer is written down with every entry. */
export interface Question {
  readonly range: Range;
  readonly fields: readonly ExplicitField[];
}
