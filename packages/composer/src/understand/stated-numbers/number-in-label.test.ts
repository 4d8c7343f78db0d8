import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function specOf(prompt: string, language: 'tr' | 'en') {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  return planApp(read);
}

const mainOf = (prompt: string, language: 'tr' | 'en') => {
  const [main] = specOf(prompt, language).spec.entities;
  if (main === undefined) throw new Error(`No rows: ${prompt}`);
  return main;
};

const fieldOf = (prompt: string, language: 'tr' | 'en', label: string) =>
  mainOf(prompt, language).fields.find((field) => field.label === label);

describe('a part that is listed with its number', () => {
  it.each([
    [
      'At binme dersleri: binici, at, gün, ders ücreti 600 lira',
      'tr',
      'Ders ücreti (600 lira)',
      'money',
      600,
    ],
    ['Köy kütüphanesi ödünç: kitap, okur, süre 15 gün', 'tr', 'Süre (15 gün)', 'number', 15],
    ['Swear jar: who, word, fine of 50p', 'en', 'Fine (50p)', 'money', 0.5],
    ['Loan club: member, balance of 45000', 'en', 'Balance (45000)', 'money', 45_000],
    ['Bin weigh: house, bag, limit 20 kg', 'en', 'Limit (20 kg)', 'number', 20],
    ['Ajo contribution: member, week, 5000 naira each', 'en', 'Amount (5000 naira each)', 'money', 5000],
  ] as const)(
    'has the number beside its name, and new rows begin with it: %s',
    (prompt, language, label, type, initial) => {
      expect(fieldOf(prompt, language, label)).toMatchObject({ type, initial });
    },
  );

  it.each([
    ['Kumbara: tarih, tutar, kimden, hedef 500 lira', 'tr', /^Hedef/],
    ['Lane swimming club: swimmer, lengths, goal 40 lengths', 'en', /^Goal/],
    ['Halı saha kirası: takım, gün, saat, saatlik ücret 900 TL', 'tr', /ücret/],
  ] as const)('is there once: %s', (prompt, language, name) => {
    expect(mainOf(prompt, language).fields.filter(({ label }) => name.test(label))).toHaveLength(1);
  });

  it('keeps a number that only tells parts apart', () => {
    expect(fieldOf('Home visits: patient, phone 2, address 1', 'en', 'Address 1')?.initial).toBeUndefined();
    expect(fieldOf('Sınav notları: öğrenci, yazılı 1, yazılı 2', 'tr', 'Yazılı 2')?.initial).toBeUndefined();
  });
});

describe('a bound', () => {
  it.each([
    ['Devamsızlık: öğrenci, tarih, neden; sınır 10 gün', 'tr', 'Sınır (10 gün)', 10],
    ['Toy library loans: toy, family, date out; max 3 toys each', 'en', 'Max (3 toys)', 3],
  ] as const)('is shown with rows that have no number for it: %s', (prompt, language, label, initial) => {
    expect(fieldOf(prompt, language, label)).toMatchObject({ type: 'number', initial });
    expect(specOf(prompt, language).unmet).toEqual([]);
  });

  it('marks rows of which a number exceeds it', () => {
    expect(mainOf('Screen time: kid, minutes, limit 60 a day', 'en').rules).toContainEqual(
      expect.objectContaining({ kind: 'mark', when: { above: 60 } }),
    );
  });
});

describe('who counts glasses', () => {
  it.each([
    ['Su içme takibi: saat, bardak; günde 8 bardak hedef', 'tr', 'bardak'],
    ['Günde kaç bardak su içtim sayacı: hedef 8 bardak', 'tr', 'bardak'],
    ['water log: day, glasses, note', 'en', 'glasses'],
  ] as const)('notes no millilitres: %s', (prompt, language, unit) => {
    const { fields, samples } = mainOf(prompt, language);
    const amount = fields.find((field) => field.unit === unit);
    expect(amount?.type).toBe('number');
    expect(fields.some((field) => field.unit === 'ml')).toBe(false);
    for (const row of samples) expect(Number(row[amount?.id ?? ''])).toBeLessThan(20);
  });
});

it('lists no screens for "screen time"', () => {
  expect(specOf('Screen time: kid, minutes, device', 'en').spec.entities).toHaveLength(1);
});

it('has a part once that people call otherwise than the subject', () => {
  const { fields } = mainOf('Screen time: kid, minutes, device', 'en');
  const labels = fields.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Kid', 'Minutes', 'Device']));
  expect(labels).not.toContain('Child');
  expect(fields.filter(({ type }) => type === 'duration')).toHaveLength(1);
});

it('counts pence in pounds', () => {
  expect(specOf('Swear jar: who, word, 50p a go', 'en').spec.currency).toBe('GBP');
});
