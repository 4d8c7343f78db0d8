import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function mainOf(prompt: string, language: 'tr' | 'en') {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const [main] = planApp(read).spec.entities;
  if (main === undefined) throw new Error('no entity');
  return main;
}

describe('a number for all rows', () => {
  it.each([
    ['Swear jar: who, word, 50 cents per swear', 'en', ['Who', 'Word', 'Rate per swear (50 cents)'], 0.5],
    [
      'Babysitting: family, hours, 12 pounds per hour',
      'en',
      ['Family', 'Hours', 'Date', 'Rate per hour (12 pounds)', 'Total'],
      12,
    ],
  ] as const)('is no part of its own where it is listed: %s', (prompt, language, labels, value) => {
    const { fields } = mainOf(prompt, language);
    expect(fields.map(({ label }) => label)).toEqual(labels);
    expect(fields.find(({ label }) => label.startsWith('Rate'))?.initial).toBe(value);
  });

  it.each([
    ['Halı yıkama: müşteri, metrekare, adres. metrekaresi 60 lira', 'tr', 'Metrekare ücreti (60 lira)', 60],
    ['Site aidatı: daire, dönem, ödeme. Aidat 350 lira', 'tr', 'Aidat (350 lira)', 350],
    ['Dolmuş abonesi: yolcu, güzergah, ay. aylık ücret 1250 lira', 'tr', 'Ücret (1250 lira)', 1250],
    [
      'Sponsor a bench: donor, bench spot, paid. Each bench costs 450 pounds',
      'en',
      'Rate per bench (450 pounds)',
      450,
    ],
  ] as const)(
    'is a price where a sentence behind the list tells it: %s',
    (prompt, language, label, value) => {
      const { fields } = mainOf(prompt, language);
      expect(fields.find((field) => field.label === label)).toMatchObject({ type: 'money', initial: value });
      // "Bench spot" counts no benches.
      expect(fields.find((field) => field.label === 'Bench spot')?.type ?? 'text').toBe('text');
    },
  );

  it.each([
    [
      'Kayık kiralama: müşteri, kaç saat, kayık no. Saati 120 lira, tutarı hesaplasın',
      'tr',
      'Saat ücreti (120 lira)',
      120,
      'Tutar',
    ],
    [
      'Oven cleaning quotes: customer, number of ovens, postcode. £45 per oven',
      'en',
      'Rate per oven (£45)',
      45,
      'Total',
    ],
    ['Tutoring: pupil, hours, town. $22.50 an hour', 'en', 'Rate per hour ($22.50)', 22.5, 'Total'],
    [
      'Koltuk yıkama hesabı: müşteri, koltuk sayısı, adres. Koltuk başı 350 lira',
      'tr',
      'Koltuk ücreti (350 lira)',
      350,
      'Tutar',
    ],
  ] as const)('is the price that a sum is calculated with: %s', (prompt, language, label, value, sum) => {
    const { fields, samples } = mainOf(prompt, language);
    const rate = fields.find((field) => field.label === label);
    expect(rate).toMatchObject({ type: 'money', initial: value });
    expect(samples.every((row) => row[rate?.id ?? ''] === value)).toBe(true);
    const formula = { kind: 'arithmetic', operator: 'times', right: rate?.id };
    expect(fields.find((field) => field.label === sum)?.formula).toMatchObject(formula);
  });

  it.each([
    ['Cello practice: piece, minutes, date. Goal 120 minutes a week', 'en', 'Goal (120 minutes)', 120],
    ['Keman çalışma: eser, dakika, gün. Haftada 150 dakika hedefim var', 'tr', 'Hedef (150 dakika)', 150],
  ] as const)('is the goal that new rows begin with: %s', (prompt, language, label, value) => {
    const goal = mainOf(prompt, language).fields.find((field) => field.label === label);
    expect(goal).toMatchObject({ type: 'number', initial: value });
  });

  it.each([
    ['Shared van: driver, date, litres. Max 60 litres each per month', 'en', 60],
    ['Ortak araba: süren, km, tarih. Kişi başı ayda en fazla 600 km', 'tr', 600],
  ] as const)('is a bound, beyond which rows are marked: %s', (prompt, language, above) => {
    expect(mainOf(prompt, language).rules).toContainEqual(expect.objectContaining({ when: { above } }));
  });

  it('leaves no field for the words around it', () => {
    const labels = [
      'Kayak trips: name, hours, kayak number. $18 per hour, work out the total',
      'Shared van: driver, date, litres. Max 60 litres each per month',
    ].flatMap((prompt) => mainOf(prompt, 'en').fields.map(({ label }) => label));
    for (const word of ['Out', 'Max', 'Month', 'Lira']) expect(labels).not.toContain(word);
  });

  it.each([
    ['Masa kiralama: müşteri, kişi sayısı, masa no. Kişi başı 50 lira', 'Kişi ücreti (50 lira)'],
    ['Çadır kiralama: müşteri, gün sayısı, çadır no. Günlüğü 300 lira', 'Gün ücreti (300 lira)'],
  ] as const)('keeps the Turkish letters in its label: %s', (prompt, label) => {
    expect(mainOf(prompt, 'tr').fields.map((field) => field.label)).toContain(label);
  });

  it.each([
    ['Oven cleaning quotes: customer, number of ovens, postcode. £45 per oven', 'GBP'],
    ['Kayak trips: name, hours, boat. €18 per hour', 'EUR'],
  ] as const)('says the currency of the app too: %s', (prompt, currency) => {
    const read = understand({ prompt, language: 'en', seed: 7 });
    expect(read.kind === 'app' ? planApp(read).spec.currency : read.kind).toBe(currency);
  });
});
