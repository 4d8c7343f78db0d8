import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appSpecSchema } from '../spec/app-spec.ts';
import { planApp } from './app-spec/to-app-spec.ts';
import { understand } from './understand.ts';

/** Reads and plans; a result is any kind of answer, an error is none. */
function compose(prompt: string, seed = 3): void {
  const result = understand({ prompt, language: 'tr', seed });
  if (result.kind !== 'app') return;
  const { spec } = planApp(result);
  expect(appSpecSchema.parse(spec)).toEqual(spec);
}

const words =
  `uygulama takip kitaplarımı için bir istiyorum olsun olmasın ekranı sayfası renk mavi app tracker with and no screens
  fields : , . ( ) # - " \n name date price (kg) without login ve stok randevu berber kovan zebra 3 gün önce hatırlat
  toplamı göster like Instagram gibi göre sırala sorted by grouped called adı`.split(/ +/);

describe('bad input', () => {
  it.each([
    ['5,000 words', Array.from({ length: 5000 }, (_, index) => words[(index * 7) % words.length]).join(' ')],
    ['10,000 emoji', '😀'.repeat(10_000)],
    ['unclosed markup', '<'.repeat(20_000)],
    ['markup', '<img src=x onerror=alert(1)>'.repeat(1000)],
    ['control characters', '\u0000\u0007\u202e'.repeat(5000)],
    ['other alphabets', 'تطبيق لتتبع المصاريف 家計簿アプリ приложение '.repeat(300)],
    ['commas', 'a, '.repeat(10_000)],
    ['brackets', '('.repeat(20_000)],
    ['quotes', '"'.repeat(20_000)],
    ['one long word', 'a'.repeat(60_000)],
    ['lines', '- x\n'.repeat(5000)],
    ['60 fields', `llama log with ${Array.from({ length: 60 }, (_, index) => `thing ${index}`).join(', ')}`],
    ['no screens', 'a recipe app with no screens and no list'],
  ])('%s leads to an answer', (_, prompt) => {
    compose(prompt);
  });

  it('any words in any order lead to a valid app or an answer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), fc.nat(), (list, seed) => {
        compose(list.join(' '), seed);
      }),
      { numRuns: 150 },
    );
  });

  it('a unit after a word for a person leads to a number', () => {
    compose('people with name (kg)', 1);
  });

  it('any text leads to an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        compose(text);
      }),
    );
  });

  it('equal input leads to an equal app', () => {
    const input = { prompt: 'arı kovanı takibi', language: 'tr' as const, seed: 42 };
    const plan = (): string => {
      const result = understand(input);
      return result.kind === 'app' ? JSON.stringify(planApp(result)) : '';
    };
    expect(plan()).not.toBe('');
    expect(plan()).toBe(plan());
  });
});
