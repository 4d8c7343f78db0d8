import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { problemsOf } from '../testing/print-spec.ts';

const rowsOf = (prompt: string, language: 'tr' | 'en') => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  expect(problemsOf(app.spec)).toEqual([]);
  expect(app.spec.subject).toBe('habits');
  return app.spec.entities[0]?.samples.map((row) => row['name']);
};

describe('habits that a description names', () => {
  it.each([
    [
      'alışkanlıklarım kitap okuma su içme yürüyüş her gün tik atayım',
      'tr',
      ['Kitap okuma', 'Su içme', 'Yürüyüş'],
    ],
    ['aliskanliklarim: su icme, dis fircalama', 'tr', ['Su icme', 'Dis fircalama']],
    ['habits: reading, drinking water, meditation', 'en', ['Reading', 'Drinking water', 'Meditation']],
  ] as const)('are its rows: "%s"', (prompt, language, names) => {
    expect(rowsOf(prompt, language)).toEqual(names);
  });

  it('are examples when none are named', () => {
    expect(rowsOf('alışkanlık takibi', 'tr')).toContain('20 sayfa okumak');
  });
});

describe('an app about the weather', () => {
  it.each([
    ['hava durumu', 'tr', 'Güncel hava tahmini bir hizmete bağlanmayı gerektirir'],
    ['weather app', 'en', 'Live forecasts need a weather service'],
  ] as const)('is a diary and says so: "%s"', (prompt, language, sentence) => {
    const app = composeApp({ prompt, language });
    if (app.kind !== 'app') throw new Error(app.text);
    expect(app.spec.archetype).toBe('log');
    expect(app.text).toContain(sentence);
  });
});

it('gives a water app amounts of glasses, whatever its description begins with', () => {
  const app = composeApp({ prompt: 'ana ekranda günlük su takibi olsun, kim içti yazsın', language: 'tr' });
  if (app.kind !== 'app') throw new Error(app.text);
  const rows = app.spec.entities[0]?.samples ?? [];
  expect(rows.every((row) => Number(row['millilitres']) <= 500)).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/Merkez|Yedek/);
});
