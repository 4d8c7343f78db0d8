import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printAttribute, printText } from './print-value.ts';
import { find, read } from './testing/example-app.ts';

const open = (code: string) => read({ 'a.tsx': `export const A = () => ${code};` }, 'a.tsx');
const texts = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.string({ minLength: 1 }),
);

it('prints every text so that JSX reads the same text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const attribute = find(open(`<Text label=${printAttribute(text)} />`), 'Text').props[0]?.value;
      expect(attribute).toEqual({ kind: 'literal', value: text });
      const between = find(open(`<Text>${printText(text)}</Text>`), 'Text').text?.value;
      expect(between).toEqual({ kind: 'literal', value: text });
    }),
    { numRuns: 500 },
  );
});
