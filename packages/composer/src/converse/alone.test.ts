import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

function labelsAfter(first: string, language: 'tr' | 'en', prompt: string): string {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  const spec = answer?.kind === 'changed' ? answer.spec : app.spec;
  return spec.entities
    .flatMap(({ fields, rules }) => [...fields.map(({ label }) => label), JSON.stringify(rules)])
    .join(' | ');
}

describe('a message with another number and nothing else', () => {
  it.each([
    [
      'Köy kütüphanesi ödünç: kitap, okur, süre 15 gün',
      'tr',
      '15 az geliyor 21 gün yapalım, yaşlılarımız büyüteçle okuyor',
      'Süre (21 gün)',
    ],
    [
      'At binme dersleri: binici, at, ders ücreti 600 lira',
      'tr',
      'zam yaptık ders 850 lira, saman fiyatından haberin var mı senin',
      'Ders ücreti (850 lira)',
    ],
    ['Screen time: kid, minutes, limit 60 a day', 'en', 'let them have 90 over the holidays', '"above":90'],
    [
      'Estate library: book, borrower, date out. Loan is 14 days',
      'en',
      '14 days is too small, people are reading slowly. Make it 21',
      'Loan (21 days)',
    ],
    ['Swear jar: who, word, 50p a go', 'en', 'inflation innit. 75p', 'Amount (75p a go)'],
  ] as const)(
    'changes the only one that the app was given: %s: %s: %s',
    (first, language, prompt, expected) => {
      expect(labelsAfter(first, language, prompt)).toContain(expected);
    },
  );

  it('changes none of several', () => {
    const first = 'Tutoring: pupil, fee of 20 pounds, limit 5 pupils';
    const before = labelsAfter(first, 'en', 'hello');
    expect(labelsAfter(first, 'en', 'let them have 90')).toBe(before);
  });
});

describe('a message of which only a part that goes is tagged', () => {
  it.each([
    [
      'Lokum imalatı: parti, aroma, şeker, nem',
      'tr',
      'Nem ölçer bozuldu zaten, o satır ekranda durmasın artık',
      'Nem',
    ],
    ['Kuran kursu talebeleri: ad, veli, cüz, adres', 'tr', 'adres olmasin veliler istemiyo vermek', 'Adres'],
    [
      'Homework diary: subject, task, due date, difficulty',
      'en',
      'ditch difficulty, everything is hard',
      'Difficulty',
    ],
    [
      'Elektrikçi kayıtları: müşteri, adres, arıza, vergi numarası',
      'tr',
      'Benim müşteri hep köylü, ne vergi numarası kardeşim, gitsin o',
      'Vergi numarası',
    ],
  ] as const)('takes away this part alone: %s: %s: %s', (first, language, prompt, gone) => {
    const before = labelsAfter(first, language, 'merhaba').split(' | ');
    const after = labelsAfter(first, language, prompt).split(' | ');
    expect(after).toEqual(before.filter((label) => label !== gone));
  });

  it.each([
    ['rugs: customer, rug, delivery day', 'en', 'can I delete a rug by mistake?'],
    ['stok: ürün, adet', 'tr', 'ürün silinince beni ara'],
  ] as const)('takes nothing away for a question or a rule: %s: %s: %s', (first, language, prompt) => {
    expect(labelsAfter(first, language, prompt)).toBe(labelsAfter(first, language, 'merhaba'));
  });
});
