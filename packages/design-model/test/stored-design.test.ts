import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCommand, type Design, prepareDesign, readDesign, writeDesign } from '../src/index.ts';
import { randomSeed, toRandomCommand } from './random-command.ts';
import { randomDesign } from './random-design.ts';

/** A copy that shares nothing, so that nothing written before is known of it. */
const copyOf = (design: Design): Design => JSON.parse(JSON.stringify(design));

it('writes after each change what a design written from nothing has, and reads it back', () => {
  fc.assert(
    fc.property(randomDesign(6, 3), fc.array(randomSeed, { maxLength: 12 }), (start, seeds) => {
      let design = start;
      writeDesign({ design, printed: {} });
      for (const seed of seeds) {
        const command = toRandomCommand(design, seed);
        const result = command === undefined ? undefined : applyCommand(design, command);
        if (result?.ok !== true) continue;
        design = result.value.design;
        const text = writeDesign({ design, printed: {} });
        expect(text).toBe(writeDesign({ design: copyOf(design), printed: {} }));
        expect(readDesign(text)).toEqual({ ok: true, value: { design, printed: {} } });
      }
    }),
    { numRuns: 60 },
  );
});

it('prints a design in steps without a change of its text', () => {
  fc.assert(
    fc.property(randomDesign(8, 3), fc.nat({ max: 12 }), (design, steps) => {
      const text = writeDesign({ design: copyOf(design), printed: {} });
      const printing = prepareDesign(design);
      for (let step = 0; step < steps; step += 1) printing.next();
      expect(writeDesign({ design, printed: {} })).toBe(text);
      // Nothing is printed twice: at most the screen that was begun is finished.
      expect([...printing].length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
