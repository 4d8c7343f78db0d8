import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

/** What a message about the app of the first prompt changes: labels with numbers, limits of rules, and formulas. */
function numbersAfter(first: string, language: 'tr' | 'en', prompt: string): string {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') return 'words';
  return answer.spec.entities
    .flatMap(({ fields, rules }) => [
      ...fields.map(({ label, formula }) => `${label}${formula === undefined ? '' : ' ='}`),
      ...rules.map((rule) => JSON.stringify(rule)),
    ])
    .join(' | ');
}

const dojo = 'Karate dojo: student, belt, start date, weight';

describe('another number for a price, a goal or a limit', () => {
  it.each([
    [
      'Mileage claims: trip, miles, amount claimed',
      'en',
      'HMRC changed it so work it out at 55p a mile not 45p',
      /Amount claimed =.*Rate \(55p a mile\)/,
    ],
    ['Coat drive: donor, coats, goal', 'en', "We're crushing it!! bump the goal to 450", /Goal \(450\)/],
    ['Su içme: saat, bardak, hedef', 'tr', 'doktor hanım az içiyorsun dedi, hedefi 11 yapın', /Hedef \(11\)/],
    [
      'Eczane dolabım: ilaç adı, adet, son kullanma',
      'tr',
      '3 taneden az kalınca uyarsın demistim ya onu 5 yap',
      /"below":5/,
    ],
    [
      'Jam cupboard: flavour, jars left, shelf',
      'en',
      'i said warn me when under 3 jars, make it 5',
      /"below":5/,
    ],
  ] as const)('is used and shown: %s: %s: %s', (first, language, prompt, expected) => {
    expect(numbersAfter(first, language, prompt)).toMatch(expected);
  });

  it('takes the place of the number that was shown before', () => {
    const app = composeApp({ prompt: 'Coat drive: donor, coats, goal', language: 'en' });
    if (app.kind !== 'app') throw new Error('No app');
    const first = converse({ prompt: 'make the goal 300', spec: app.spec, files: app.files });
    if (first?.kind !== 'changed') throw new Error('Not changed');
    const next = converse({ prompt: 'make the goal 450', spec: first.spec, files: { ...app.files } });
    if (next?.kind !== 'changed') throw new Error('Not changed');
    expect(next.spec.entities[0]?.fields.map(({ label }) => label)).toContain('Goal (450)');
  });

  it.each([
    ['en', 'put the meeting at 10 in the calendar please'],
    ['en', 'what changed in version 2?'],
  ] as const)('is not read into a message without one: %s: %s', (language, prompt) => {
    expect(numbersAfter(dojo, language, prompt)).not.toMatch(/\(\d/);
  });
});
