import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

function mainAfter(first: string, follow: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(app.kind);
  const answer = converse({ prompt: follow, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') throw new Error(answer?.kind ?? 'not understood');
  expect(answer.operations).toHaveLength(1);
  const [main] = answer.spec.entities;
  if (main === undefined) throw new Error('no entity');
  return main;
}

describe('a new number for all rows', () => {
  it.each([
    [
      'Cello practice: piece, minutes, date. Goal 120 minutes a week',
      'make my goal 180, grade 6 is in march',
      'en',
      'Goal (180 minutes)',
      180,
    ],
    [
      'Keman çalışma: eser, dakika, gün. Haftada 150 dakika hedefim var',
      'hedefi 200 dakikaya çıkar sınav yaklaştı ya',
      'tr',
      'Hedef (200 dakika)',
      200,
    ],
    [
      'Boat trips: name, hours, boat. $18 per hour',
      "we're going up to 22 an hour starting june",
      'en',
      'Rate per hour ($22)',
      22,
    ],
    [
      'Koltuk yıkama hesabı: müşteri, koltuk sayısı, adres. Koltuk başı 350 lira',
      'zam geldi koltuk başı 425 oldu',
      'tr',
      'Koltuk ücreti (425 lira)',
      425,
    ],
  ] as const)(
    'replaces the one in the label and for new rows: %s: %s',
    (first, follow, language, label, value) => {
      const field = mainAfter(first, follow, language).fields.find((each) => each.label === label);
      expect(field?.initial).toBe(value);
    },
  );

  it.each([
    [
      'Shared van: driver, date, litres. Max 60 litres each per month',
      'Committee has agreed 75 litres. Please amend.',
      'en',
      'Litres',
      75,
    ],
    [
      'Ortak araba: süren, km, tarih. Kişi başı ayda en fazla 600 km',
      'Kardeşimle konuştuk, sınır 800 km olsun.',
      'tr',
      'Km',
      800,
    ],
  ] as const)('replaces the limit of a rule: %s: %s', (first, follow, language, label, above) => {
    const { fields, rules } = mainAfter(first, follow, language);
    const field = fields.find((each) => each.label === label)?.id;
    expect(rules).toContainEqual(expect.objectContaining({ field, when: { above } }));
  });

  it('is none in a question or where a part is taken away', () => {
    const app = composeApp({
      prompt: 'Cello practice: piece, minutes, date. Goal 120 minutes a week',
      language: 'en',
    });
    if (app.kind !== 'app') throw new Error(app.kind);
    for (const prompt of ['is my goal 180 or 120?', 'remove the goal of 120']) {
      const answer = converse({ prompt, spec: app.spec, files: app.files });
      const operations = answer?.kind === 'changed' ? answer.operations : [];
      expect(operations.every(({ kind }) => kind === 'removeField')).toBe(true);
    }
  });

  it.each([
    ['berber randevu uygulaması', 'fiyatlar 500 oldu', 'tr', 'Fiyat', 500],
    ['stock for a small shop', 'minimum should be 10', 'en', 'Minimum stock', 10],
  ] as const)(
    'is where new rows begin, if rows have their own: %s: %s',
    (first, follow, language, label, value) => {
      const field = mainAfter(first, follow, language).fields.find((each) => each.label === label);
      expect(field?.initial).toBe(value);
    },
  );
});
