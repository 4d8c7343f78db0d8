import { describe, expect, it } from 'vitest';
import { planApp, understand } from './index.ts';

function mainOf(prompt: string): { readonly one: string; readonly kind: string; readonly labels: string[] } {
  const read = understand({ prompt, language: 'en', seed: 7 });
  if (read.kind !== 'app') return { one: read.kind, kind: read.kind, labels: [] };
  const { spec } = planApp(read);
  const [main] = spec.entities;
  return { one: main?.one ?? '', kind: spec.archetype, labels: main?.fields.map(({ label }) => label) ?? [] };
}

describe('what a description is about', () => {
  it.each([
    ['band practice: songs we know, key, tempo, who sings lead', 'song'],
    ['Lent: village hall chairs & tables, who, how many, back when?', 'village hall chair'],
  ])('is the things after an occasion and a colon: %s', (prompt, one) => {
    expect(mainOf(prompt).one).toBe(one);
  });

  it('names the title of a thing in the singular', () => {
    expect(mainOf('band practice: songs we know, key, tempo, who sings lead').labels).toContain('Song');
  });

  it.each([
    ['Tattoo studio: clients, deposit, design', 'client'],
    ['my fossils: age, place, photo', 'age'],
  ])('is not the people or single parts after it: %s', (prompt, one) => {
    expect(mainOf(prompt).one).not.toBe(one);
  });

  it.each([
    ['elektrikli scooter kiralıyoruz sahilde kim aldı saat kaçta', 'elektrikli scooter', 'reservation'],
    ['deve güreşi develerimiz yaş kilo kimle güreşti', 'deve güreşi', 'log'],
  ])('is what is let or named first, no place and no field: %s', (prompt, one, kind) => {
    expect(mainOf(prompt)).toMatchObject({ one, kind });
  });

  it.each([
    ['pomodoro ders çalışma sayacı 25 dakika', 'tool'],
    ['study timer 25 minutes', 'tool'],
  ])('is a tool if a timer and its time are named: %s', (prompt, kind) => {
    expect(mainOf(prompt).kind).toBe(kind);
  });

  it('is never the word after "write"', () => {
    expect(mainOf('I want to write down what my gran tells me: person, year, story').one).not.toMatch(/down/);
  });
});
