import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const read = (prompt: string) => {
  const found = understand({ prompt, language: 'tr', seed: 7 });
  if (found.kind !== 'app') throw new Error(found.kind);
  return found;
};

describe('what people do with each other', () => {
  it.each([
    ['nişanlık kiralıyoruz, hangi elbise hangi tarihte kimde, kapora', 'reservation'],
    ['Rent out my two holiday caravans, bookings, cleaning done', 'reservation'],
    ['Honey for sale from my own hives, want people to order jars', 'catalogue'],
    ['kuzenler ortak tatil parası kim ne harcadı kim kime verecek', 'ledger'],
    ['who still owes me for the ski trip', 'ledger'],
    ['pide salonu paket sipariş kim götürdü para alındı mı', 'jobs'],
    ['I mend clocks. Customers drop them off, I quote, they collect', 'jobs'],
  ])('decides the kind of app: %s', (prompt, archetype) => {
    expect(read(prompt).archetype).toBe(archetype);
  });

  it('leaves the records of things alone that are not let or sold', () => {
    expect(read('arı kovanlarım bakım kaydı').archetype).toBe('log');
  });
});

describe('parts that stand in a row', () => {
  const labels = (prompt: string): string[] => {
    const { fields, details } = read(prompt);
    return [...fields, ...details].map(({ label }) => label);
  };

  it('are fields after a colon although only one of them is known', () => {
    expect(labels('Spor salonunda hocayım. Haftalık ölçü alıyorum: bel, kol, göğüs, kilo.')).toEqual(
      expect.arrayContaining(['Bel', 'Kol', 'Göğüs', 'Kilo']),
    );
  });

  it('are fields of the thing whose name they begin with', () => {
    const { noun } = read(
      'özel bir hastanede biyomedikal teknisyeniyim. Cihaz adı, seri numarası, bulunduğu servis, son kalibrasyon tarihi lazım.',
    );
    expect(noun?.one).toBe('cihaz');
  });

  it('keep abbreviations as they were typed', () => {
    expect(labels('Home brewing log please. batch name, style, OG, FG, date brewed')).toEqual(
      expect.arrayContaining(['OG', 'FG']),
    );
  });

  it('are found where no enumeration is, if they are hardly ever told', () => {
    expect(
      labels(
        'I restore furniture. For each piece I note where I bought it, what it cost, hours, materials, and what I sold it for. Photos before and after!',
      ),
    ).toContain('Photo');
  });
});
