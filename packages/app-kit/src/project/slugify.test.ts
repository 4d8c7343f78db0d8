import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { slugify } from './slugify.ts';

it.each([
  ['Şık Görev Çizelgesi', 'sik-gorev-cizelgesi'],
  ['İĞÜŞÖÇ ığüşöç', 'igusoc-igusoc'],
  ['  Café -- Ñandú!  ', 'cafe-nandu'],
  ['Straße 9', 'strasse-9'],
  ['Приложение', 'app'],
  ['🚀', 'app'],
])('turns %j into %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it('keeps upper case on request', () => {
  expect(slugify('Ön bilgilendirme formu', { keepsCase: true })).toBe('On-bilgilendirme-formu');
});

it('returns a valid npm package name for any text', () => {
  fc.assert(
    fc.property(wildText(200), (name) => {
      expect(slugify(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slugify(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
