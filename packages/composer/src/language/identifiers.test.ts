import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toIdentifier, toPluralIdentifier, uniqueIdentifier } from './identifiers.ts';

it.each([
  ['arı kovanı', 'tr', 'ariKovani', 'ariKovanlari'],
  ['çiçek', 'tr', 'cicek', 'cicekler'],
  ['dog walk', 'en', 'dogWalk', 'dogWalks'],
  ['furniture', 'en', 'furniture', 'furnitureList'],
  ['case', 'en', 'caseEntry', 'caseEntries'],
  ['3D print', 'en', 'dPrint', 'dPrints'],
] as const)('%s becomes a name in the code', (noun, language, one, many) => {
  expect(toIdentifier(noun)).toBe(one);
  expect(toPluralIdentifier(noun, language)).toBe(many);
});

it('makes a valid name of any text, different from its plural', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.constantFrom('tr' as const, 'en' as const),
      (noun, language) => {
        const one = toIdentifier(noun);
        const many = toPluralIdentifier(noun, language);
        for (const name of [one, many]) expect(name).toMatch(/^[a-z][A-Za-z0-9]{0,39}$/);
        expect(many).not.toBe(one);
      },
    ),
    {
      examples: [
        ['日本', 'en'],
        ['Ж', 'tr'],
        ['', 'tr'],
        ['x'.repeat(80), 'tr'],
        ['a b', 'en'],
        ['9', 'en'],
      ],
    },
  );
});

it('numbers a name that another one has', () => {
  expect(uniqueIdentifier('kovan', new Set(['kovan', 'kovan2']))).toBe('kovan3');
});
