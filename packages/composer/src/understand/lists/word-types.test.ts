import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';

function typesOf(prompt: string, language: 'tr' | 'en'): Readonly<Record<string, string>> {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return Object.fromEntries((app.spec.entities[0]?.fields ?? []).map(({ label, type }) => [label, type]));
}

describe('words that the lexicon does not have', () => {
  it.each([
    ['Snag list new build: room, defect, fixed', 'en', { Fixed: 'boolean' }],
    ['Reading circle: title, borrower, returned', 'en', { Returned: 'boolean' }],
    ['Allotment society: member, plot, dues', 'en', { Dues: 'money' }],
    ['Spor salonu üyeleri: ad, aidat, bitiş tarihi', 'tr', { Aidat: 'money' }],
    ['Diyet takibim: kilo, bel, kol', 'tr', { Bel: 'number', Kol: 'number' }],
    ['Hall bookings: room, group, date', 'en', { Group: 'text' }],
    ['Wholesale veg prices: veg, trader, price a box', 'en', { 'Price a box': 'money' }],
  ] as const)('have a kind of their own: %s', (prompt, language, expected) => {
    expect(typesOf(prompt, language)).toMatchObject(expected);
  });

  it.each([
    ['Repairs of statues: statue, arm, sculptor', 'en', { Arm: 'text' }],
    ['Guitar builds: body, neck, size', 'en', { Neck: 'text' }],
    ['Fishing tackle: float, hook, bait', 'en', { Float: 'text' }],
    ['Raffle books: ticket, sold, left', 'en', { Sold: 'text' }],
    ['Emlak kayıtları: ilan, komisyoncu, telefon', 'tr', { Komisyoncu: 'text' }],
  ] as const)('are texts where they mean something else: %s', (prompt, language, expected) => {
    expect(typesOf(prompt, language)).toMatchObject(expected);
  });
});

describe('what is measured', () => {
  it('may stand without commas behind the word for it', () => {
    const types = typesOf('spor salonu üyeleri, aidat, bitiş tarihi, ölçüleri kilo bel kol', 'tr');
    expect(types).toMatchObject({ Kilo: 'number', Bel: 'number', Kol: 'number' });
  });
});

describe('what an app does or shows', () => {
  it('is no part of its rows', () => {
    const types = typesOf(
      'plant shop stock: plant, pot size, price, how many left, record sales, calendar',
      'en',
    );
    expect(Object.keys(types)).not.toContain('Record sales');
    expect(Object.keys(types)).not.toContain('Calendar');
  });

  it('may be a part elsewhere', () => {
    expect(typesOf('Running: date, track times, shoes', 'en')).toHaveProperty('Track times');
  });
});

describe('the options of a known field', () => {
  it('are all that are typed', () => {
    const app = composeApp({
      prompt: 'Investments: ticker, type (stocks, options, bonds), price',
      language: 'en',
    });
    const options =
      app.kind === 'app' ? app.spec.entities[0]?.fields.flatMap((field) => field.options ?? []) : [];
    expect(options?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Stocks', 'Options', 'Bonds']),
    );
  });

  it('stay when the description only names the field', () => {
    const app = composeApp({
      prompt: 'quiz about capitals of europe with score and categories',
      language: 'en',
    });
    const options =
      app.kind === 'app' ? app.spec.entities[0]?.fields.flatMap((field) => field.options ?? []) : [];
    expect(options?.map(({ label }) => label)).toContain('Asia');
    expect(options?.map(({ label }) => label)).not.toContain('Personal');
  });
});
