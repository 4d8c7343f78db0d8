import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { problemsOf } from '../../testing/print-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';

/** The app of `first` after `prompt`, which must change it and be reversible. */
function ask(first: string, prompt: string, language: 'tr' | 'en'): { spec: AppSpec; text: string } {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app for ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') return { spec: app.spec, text: answer?.text ?? '' };
  expect(problemsOf(answer.spec)).toEqual([]);
  expect(applyOperations(answer.spec, answer.inverse).spec.entities).toEqual(app.spec.entities);
  return answer;
}

const fieldOf = (spec: AppSpec, label: string) =>
  spec.entities.flatMap(({ fields }) => fields).find((field) => field.label === label);

const rulesOf = (spec: AppSpec) => spec.entities.flatMap(({ rules }) => rules);

describe('limits of a number', () => {
  it.each([
    ['expense tracker', 'amount must not be less than 5, refuse it if it is', 'en', 'Amount', 5, undefined],
    ['expense tracker', "amount can't be more than 500", 'en', 'Amount', undefined, 500],
    ['harcama takibi', 'tutar en fazla 1000 olsun', 'tr', 'Tutar', undefined, 1000],
    ['harcama takibi', "tutar 10'dan az olmasın", 'tr', 'Tutar', 10, undefined],
  ] as const)('are set: %s, %s', (first, prompt, language, label, minimum, maximum) => {
    const { spec, text } = ask(first, prompt, language);
    const field = fieldOf(spec, label);
    expect([field?.minimum, field?.maximum]).toEqual([minimum ?? field?.minimum, maximum]);
    expect(text).toContain(String(minimum ?? maximum));
  });

  it('are kept by the sample rows', () => {
    const { spec } = ask('expense tracker', 'amount must be at most 20', 'en');
    const entity = spec.entities.find(({ fields }) => fields.some(({ label }) => label === 'Amount'));
    const id = entity?.fields.find(({ label }) => label === 'Amount')?.id ?? '';
    expect(entity?.samples.every((row) => Number(row[id] ?? 0) <= 20)).toBe(true);
  });
});

describe('bookings', () => {
  it('that are refused twice already are left as they are', () => {
    const { text } = ask('berber randevu', 'aynı saate iki randevu yazmasın engelle', 'tr');
    expect(text).toBe('Uygulama zaten böyle; değiştirecek bir şey kalmadı.');
  });

  it('of one day are refused a second time', () => {
    const { spec } = ask('gezi listesi, yer ve tarih olsun', 'aynı güne iki gezi yazmasın', 'tr');
    expect(rulesOf(spec)).toContainEqual(expect.objectContaining({ kind: 'unique' }));
  });

  it('are limited for each person', () => {
    const { spec } = ask('lending library with book and borrower', 'at most 2 books per person', 'en');
    expect(rulesOf(spec)).toContainEqual(expect.objectContaining({ kind: 'capacity', capacity: 2 }));
  });
});

describe('rows that stand out', () => {
  it.each([
    ['yapılacaklar listesi', 'gecikenler kırmızı olsun', 'tr', 'Gecikti'],
    ['gym membership list with expiry date', 'show expired ones in red', 'en', 'Expired'],
  ] as const)('have a label, and the app keeps its colours: %s', (first, prompt, language, label) => {
    const app = composeApp({ prompt: first, language });
    const { spec } = ask(first, prompt, language);
    expect(rulesOf(spec)).toContainEqual(expect.objectContaining({ kind: 'mark', label }));
    expect(app.kind === 'app' && app.spec.palette).toBe(spec.palette);
  });
});

describe('an age', () => {
  it('is computed from the day of birth', () => {
    const { spec } = ask('öğrenci listesi ad ve doğum tarihi', 'yaşını kendi hesaplasın', 'tr');
    expect(fieldOf(spec, 'Yaş')).toMatchObject({ formula: { kind: 'age' } });
  });
});
