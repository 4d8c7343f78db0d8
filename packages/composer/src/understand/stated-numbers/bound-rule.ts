import type { ExplicitRule } from '../understanding.ts';
import type { StatedNumber } from './find-stated-numbers.ts';

/** "max 60 litres each": rows above the bound are marked. */
export const toBoundRule = ({ value, counted, written }: StatedNumber): ExplicitRule => ({
  kind: 'warn',
  limit: value,
  side: 'above',
  words: counted ?? written,
});
