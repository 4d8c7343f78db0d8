import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { slugifyName } from './names.ts';

it.each([
  ['Şık Görev Çizelgesi', 'sik-gorev-cizelgesi'],
  ['İĞÜŞÖÇ ığüşöç', 'igusoc-igusoc'],
  ['  Café -- Ñandú!  ', 'cafe-nandu'],
  ['Straße 9', 'strasse-9'],
  ['Приложение', 'app'],
  ['🚀', 'app'],
])('makes %j the package name %j', (name, slug) => {
  expect(slugifyName(name)).toBe(slug);
});

it('always gives a name that npm accepts', () => {
  fc.assert(
    fc.property(wildText(200), (name) => {
      expect(slugifyName(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slugifyName(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
