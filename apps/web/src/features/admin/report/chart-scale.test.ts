import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseTop } from './chart-scale.ts';

it('holds every value without leaving more than half of the drawing empty by far', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000, max: 100_000_000_000 })), (values) => {
      const largest = Math.max(1, ...values);
      const top = chooseTop(values);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top / largest).toBeLessThanOrEqual(2.5);
    }),
  );
});
