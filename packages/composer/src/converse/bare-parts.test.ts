import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { problemsOf } from '../testing/print-spec.ts';
import { applyOperations } from './apply-operation.ts';
import { converse } from './converse.ts';

function ask(first: string, prompt: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app for ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') return { spec: app.spec, isChanged: false };
  expect(problemsOf(answer.spec)).toEqual([]);
  expect(applyOperations(answer.spec, answer.inverse).spec.entities).toEqual(app.spec.entities);
  return { spec: answer.spec, isChanged: true };
}

const labelsOf = (spec: AppSpec) => spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label));

describe('a follow-up that only names a part', () => {
  it.each([
    [
      'Food pantry stock with item and expiry date',
      'who donated it. the pastor wants that',
      'en',
      'Who donated it',
    ],
    [
      'Goat breeding records with doe and buck',
      'how many kids came out, need that',
      'en',
      'How many kids came out',
    ],
    [
      'Ukulele loans with child and date out',
      'Could we have a returned date too please?',
      'en',
      'Returned date',
    ],
    ['Boiler services with flat and date', 'plumber name', 'en', 'Plumber name'],
    ['Kiracılar, daire no ve kira bedeli', 'depozito', 'tr', 'Depozito'],
    ['Sütdişi takibi: çocuk adı, diş, düştüğü tarih', 'çıktığı tarih de olacaktı', 'tr', 'Çıktığı tarih'],
    [
      'Pazar satışları, pazar adı ve kasa sayısı',
      'tezgah parası yok bunda ya onuda ekle',
      'tr',
      'Tezgah parası',
    ],
  ] as const)('adds it: %s, %s', (first, prompt, language, label) => {
    const { spec } = ask(first, prompt, language);
    expect(labelsOf(spec)).toContain(label);
  });

  it.each([
    [
      'Choir pieces with title, composer, part and tempo',
      'tempo out please, conductor changes it every week',
      'en',
      'Tempo',
    ],
    [
      'Bağış defteri: isim, miktar, makbuz no, telefon',
      'tlf olmasın millet vermek istemiyor',
      'tr',
      'Telefon',
    ],
  ] as const)('removes it: %s, %s', (first, prompt, language, label) => {
    const { spec, isChanged } = ask(first, prompt, language);
    expect(isChanged).toBe(true);
    expect(spec.entities[0]?.fields.map((field) => field.label)).not.toContain(label);
  });

  it('reads a numbered list as one wish each', () => {
    const { spec } = ask(
      'Damp records with room, size and date',
      '1. humidity percent 2. photo 3. newest on top. landlord is coming friday',
      'en',
    );
    expect(labelsOf(spec)).toEqual(expect.arrayContaining(['Humidity percent', 'Photo']));
  });

  it.each(['who made this app', 'how much does it cost', 'when do i pay', 'where is my data'])(
    'is no question: %s',
    (prompt) => {
      expect(ask('Bonsai trees with species and age', prompt, 'en').isChanged).toBe(false);
    },
  );
});

describe('another number for a warning', () => {
  it.each([
    [
      'Candle stock with scent, quantity and price, warn when under 5',
      'warn under 12 not 5, im selling out',
      'en',
      12,
    ],
    [
      'Çocukların tablet süresi: çocuk, dakika; 60 dakikayı geçince uyarsın',
      '60 az oldu çocuk ağlıyo 90 yapalım',
      'tr',
      90,
    ],
  ] as const)('is set: %s, %s', (first, prompt, language, limit) => {
    const { spec } = ask(first, prompt, language);
    const marks = spec.entities.flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'mark'));
    expect(marks.flatMap((mark) => (mark.kind === 'mark' ? Object.values(mark.when) : []))).toEqual([limit]);
  });
});

describe('a number with a smallest and a largest value', () => {
  it.each(['pain must be between 1 and 10', 'make pain a 1 to 10 thing not writing'])(
    'is no name: %s',
    (prompt) => {
      const { spec } = ask('Tattoo sessions with artist, hours and pain', prompt, 'en');
      const pain = spec.entities[0]?.fields.find(({ label }) => label === 'Pain');
      expect(pain).toMatchObject({ type: 'number', minimum: 1, maximum: 10 });
    },
  );
});
