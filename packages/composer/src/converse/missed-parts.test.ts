import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { partsAfter } from '../testing/parts-after.ts';
import { converse } from './converse.ts';

function answerTo(first: string, language: 'tr' | 'en', prompt: string) {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`no app for ${first}`);
  return { app, answer: converse({ prompt, spec: app.spec, files: app.files }) };
}

describe('a part that is asked for like a question', () => {
  it.each([
    ['satranç kulübü maçları: beyaz, siyah, sonuç', 'tr', 'hangi açılış oynandı', 'Hangi açılış oynandı'],
    [
      'kostümler: beden, yöre',
      'tr',
      'kuru temizlemeye en son ne zaman gitti',
      'Kuru temizlemeye en son ne zaman gitti',
    ],
    [
      'curling league games: end, red score, yellow score',
      'en',
      'who was skip that day, both teams',
      'Who was skip that day',
    ],
    [
      'toddler words: word, first said, language',
      'en',
      'what she actually meant by it, its usually not obvious',
      'What she actually meant by it',
    ],
    ['hay sales: buyer, bales, price', 'en', 'did they pay or not, tick box', 'Did they pay'],
    [
      'upholstery shop jobs: customer, piece, fabric',
      'en',
      'how many yards it takes, and the deposit they left',
      'Deposit they left',
    ],
    ['SU DEPOSU TEMIZLIGI: blok, tarih, firma', 'tr', 'YA BU KLOR ÖLÇÜMÜ NERDE?? EKLESENİZE', 'Klor ölçümü'],
    [
      'bonsai bench: tree, age, last repotted',
      'en',
      'style with these to pick: cascade, upright',
      'Style/Cascade/Upright',
    ],
    [
      'butchers hanging room: carcass no, farm, hung on',
      'en',
      'type beef lamb pork venison drop down',
      'Type/Beef/Lamb',
    ],
    ['telsiz kaydı: frekans, saat', 'tr', 'sinyal raporu ve QSL kartı gönderildi mi', 'Sinyal raporu'],
    ['koyun kırkımı: küpe, yün kg, kırkan', 'tr', 'yaralanan olursa kısa bi not düşülsün', 'Yaralanan'],
  ] as const)('is added: %s (%s): %s', (first, language, prompt, expected) => {
    expect(partsAfter(first, language, prompt)).toContain(expected);
  });

  it.each([
    ['satranç kulübü maçları: beyaz, siyah, sonuç', 'tr', 'verilerim nereye gitti'],
    ['satranç kulübü maçları: beyaz, siyah, sonuç', 'tr', 'uygulama ne zaman çöktü'],
    ['toddler words: word, first said, language', 'en', 'who made this app'],
    ['hay sales: buyer, bales, price', 'en', 'do i have to pay for this'],
  ] as const)('is not found in a question about the app: %s (%s): %s', (first, language, prompt) => {
    expect(answerTo(first, language, prompt).answer?.kind).not.toBe('changed');
  });
});

describe('another name', () => {
  it.each([
    ['Süt toplama: üretici, litre, yağ oranı', 'tr', 'Üretici yazan yerde köylü yazsın', 'Köylü', 'Üretici'],
    [
      'tool shed loans: tool, neighbour, state (good, broken)',
      'en',
      'broken should be "needs fixing"',
      'Needs fixing',
      'Broken',
    ],
  ] as const)('is given: %s (%s): %s', (first, language, prompt, next, old) => {
    const after = partsAfter(first, language, prompt);
    expect(after).toContain(next);
    expect(after).not.toContain(old);
  });

  it('is none that says what to do', () => {
    const { answer } = answerTo(
      'ineklerin tohumlama defteri: küpe no, boğa',
      'tr',
      'veteriner kimdi hep karışıyo adını da yazalım',
    );
    expect(answer?.kind === 'changed' && answer.spec.name).not.toBe('ekle');
  });

  it.each([
    ['comic books: title, issue, grade', 'title should be optional'],
    ['comic books: title, issue, grade', 'title should be Marvel'],
    ['stall money at the fete: stall, float, takings', 'title should be bold'],
    ['stall money at the fete: stall, float, takings', 'title should be required'],
  ] as const)('is not given to the app: %s: %s', (first, prompt) => {
    const { app, answer } = answerTo(first, 'en', prompt);
    expect(answer?.kind === 'changed' ? answer.spec.name : app.spec.name).toBe(app.spec.name);
  });

  it('is that of the app where no part is a title', () => {
    const { answer } = answerTo(
      'stall money at the fete: stall, float, takings',
      'en',
      'title should be Hillcrest Fete',
    );
    expect(answer?.kind === 'changed' && answer.spec.name).toBe('Hillcrest Fete');
  });
});

it('gives another name rather than a new part', () => {
  const after = partsAfter(
    'judo müsabakası: sporcu, sıklet, kuşak',
    'tr',
    'sıklet diyen kalmadı, kilo kategorisi olsun adı',
  );
  expect(after).toContain('(Sporcu, Kilo kategorisi, Kuşak)');
});

it('sorts by a part that a question names', () => {
  const { answer } = answerTo(
    'toddler group contacts: mum, toddler, birthday',
    'en',
    'can it list them abc by toddler',
  );
  expect(answer?.kind === 'changed' && answer.operations.some(({ kind }) => kind === 'setSort')).toBe(true);
});

describe('another kind', () => {
  it.each([
    ['sourdough starter: feed time, flour, rise', 'rise as a number in cm not words', 'Rise', 'number'],
    [
      'comic books: title, issue, grade, publisher',
      'grade is a decimal, 9.4 for instance',
      'Grade',
      'number',
    ],
    [
      'medicine tin at scout camp: medicine, camper, time given',
      'time given should be a clock picker thing not typing',
      'Time given',
      'time',
    ],
    [
      'lighthouses i visit: lighthouse, country, year',
      'i would like rate it from 1 to 5 stars',
      'Rate',
      'rating',
    ],
  ] as const)('is given to a part: %s: %s', (first, prompt, label, type) => {
    const { answer } = answerTo(first, 'en', prompt);
    const fields = answer?.kind === 'changed' ? (answer.spec.entities[0]?.fields ?? []) : [];
    expect(fields.find((field) => field.label === label)?.type).toBe(type);
  });
});

describe('a chart of a part', () => {
  it.each(['sabah değerlerinin çizgi grafiği çıksın bi sayfada', 'sabah değeri grafiği ekle'])(
    'takes away and renames nothing: %s',
    (prompt) => {
      const { app, answer } = answerTo('astım üfleme: sabah değeri, akşam değeri, tarih', 'tr', prompt);
      const labels = (answer?.kind === 'changed' ? answer.spec : app.spec).entities[0]?.fields.map(
        ({ label }) => label,
      );
      expect(labels).toEqual(['Sabah değeri', 'Akşam değeri', 'Tarih']);
    },
  );
});

it('takes away what is said not to be', () => {
  const after = partsAfter(
    'ebru kursu kayıt: ad, telefon, doğum yeri',
    'tr',
    'dogum yeri olmicak kvkk diyolar',
  );
  expect(after).not.toContain('Doğum yeri');
});
