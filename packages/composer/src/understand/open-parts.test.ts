import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { planApp, understand } from './index.ts';

const planOf = (prompt: string) => {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read);
};

const labelsOf = (prompt: string): string[] =>
  planOf(prompt).spec.entities[0]?.fields.map(({ label }) => label) ?? [];

describe('words that no other reader took', () => {
  it.each([
    ['gold panning grams per creek', 'Creek'],
    ['sea glass by colour and beach', 'Beach'],
    ['türkü sözleri yöresi kaynak kişi', 'Yöresi'],
    ['dedem kalp hastası nabzını oksijenini gireyim doktora göstereyim', 'Oksijeni'],
    ['saz kursu öğrencileri ders ücreti kaç ders kaldı', 'Kalan ders'],
  ])('are fields: %s', (prompt, label) => {
    expect(labelsOf(prompt)).toContain(label);
  });

  it('are no field when they say when', () => {
    expect(labelsOf('second hand book stall takings per saturday').join(' ')).not.toContain('Saturday');
  });
});

describe('parts of the first sentence', () => {
  it('that the app does not have are named in the reply', () => {
    expect(planOf('benim akvaryum su değişimi ve balıklar').unmet).toContain('balıklar');
    const app = composeApp({ prompt: 'roofer leads and quotes', language: 'en' });
    expect(app.kind === 'app' && app.text).toContain('quotes');
  });

  it('that are fields are not', () => {
    expect(planOf('koşu antrenmanı km, süre ve tempo').unmet).toEqual([]);
  });
});

it('an amount with a word for a time of day has amounts as examples', () => {
  expect(() => planOf('kiraladığım oyun konsolları playstation cafe saat ücreti')).not.toThrow();
});
