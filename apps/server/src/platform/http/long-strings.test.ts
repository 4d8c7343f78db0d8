import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutLongStrings, joinLongStrings } from './long-strings.ts';

const long = 'şık😀'.repeat(240_000);

it.each([
  ['a string', long],
  ['a list', ['a', long, [long]]],
  ['an object', { reason: 'save', operations: [{ path: 'src/a.ts', content: long }, { content: 'b' }] }],
  ['keys of prototypes', JSON.parse(`{"__proto__":${JSON.stringify(long)},"constructor":{"a.b":"c"}}`)],
])('cuts long strings out of %s and puts them back', (_name, value) => {
  const expected = structuredClone(value);
  const { value: rest, parts } = cutLongStrings(structuredClone(value));
  expect(JSON.stringify(rest).length).toBeLessThan(1_000);
  expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(1024 * 1024);
  const joined = joinLongStrings(structuredClone(rest), structuredClone(parts));
  expect(joined).toEqual(expected);
  expect(JSON.stringify(joined)).toBe(JSON.stringify(expected));
});

it('leaves values without long strings as they are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { value: rest, parts } = cutLongStrings(structuredClone(value));
      expect(parts).toEqual([]);
      expect(rest).toEqual(value);
    }),
  );
});
