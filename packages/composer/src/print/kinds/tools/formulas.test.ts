import { describe, expect, it } from 'vitest';
import { rateCard, streakOf } from '../../../../kit/src/quiz/spacing.ts';
import { makeSum } from '../../../../kit/src/quiz/sums.ts';
import { evaluate, pressKey } from '../../../../kit/src/tools/calculator/engine.ts';
import { makePassword, strengthOf } from '../../../../kit/src/tools/chance/password.ts';
import { convert } from '../../../../kit/src/tools/convert/units.ts';
import { calculateFormula } from '../../../../kit/src/tools/formula/expression.ts';
import { ageOn, bmiRange, calculateBmi, nextBirthday } from '../../../../kit/src/tools/health/formulas.ts';
import {
  calculateDiscount,
  calculateLoan,
  calculateMargin,
  calculateVat,
  listInstalments,
  splitBill,
} from '../../../../kit/src/tools/money/formulas.ts';
import { knownFormulas } from '../../../archetypes/tool/formulas.ts';
import { calculationSchema } from '../../../spec/calculation.ts';

describe('calculator', () => {
  it.each([
    ['2+3×4', 14],
    ['10÷4−1', 1.5],
    ['0.1+0.2', 0.3],
    ['−5+3', -2],
    ['6×−2', -12],
    ['200×10%', 20],
  ])('%s = %s', (expression, result) => {
    expect(evaluate(expression)).toBe(result);
  });

  it('has no result while an expression is incomplete or divides by zero', () => {
    expect(evaluate('5+')).toBeNull();
    expect(evaluate('')).toBeNull();
    expect(evaluate('1÷0')).toBeNull();
  });

  it('replaces operators and allows one point in a number', () => {
    expect(pressKey('5+', '×')).toBe('5×');
    expect(pressKey('', '+')).toBe('');
    expect(pressKey('1.5', '.')).toBe('1.5');
    expect(pressKey('1+', '.')).toBe('1+0.');
  });
});

describe('formulas', () => {
  it.each([
    ['A * B', 20],
    ['A*(B+1)^2/3', 30],
    ['-A + 2,5', -7.5],
    ['ceil(A/3) + min(A;B)', 6],
    ['a × b', 20],
  ])('%s = %s', (formula, result) => {
    expect(calculateFormula(formula, { A: 10, B: 2 })).toBe(result);
  });

  it.each([
    '',
    'A +',
    'C * 2',
    'A / 0',
    '(A',
    'A B',
    '2 $ 3',
    'ceil(A',
    'constructor',
    'constructor(2)',
    'toString(A)',
    '__proto__ * 2',
  ])('without a result: %s', (formula) => {
    expect(calculateFormula(formula, { A: 10, B: 2 })).toBeNull();
  });

  it.each(['(', '-', 'A^', 'sqrt(', 'max(A;', 'A + ', 'A * '])(
    'without a result, and without an error, when "%s" is repeated',
    (part) => {
      expect(calculateFormula(`${part.repeat(20_000)}A`, { A: 1 })).toBeNull();
    },
  );

  it('read long formulas, whatever they are made of', () => {
    expect(calculateFormula(`${'A + '.repeat(150)}A`, { A: 1 })).toBe(151);
    expect(calculateFormula(`${'('.repeat(190)}A${')'.repeat(190)}`, { A: 1 })).toBe(1);
  });

  it('are at least 150, none with the words of another', () => {
    const own = knownFormulas.filter(({ tool }) => tool === undefined);
    expect(own.length).toBeGreaterThanOrEqual(150);
    for (const language of ['tr', 'en'] as const) {
      const words = knownFormulas.flatMap((formula) => formula.words[language]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it.each([
    ['annual leave', { A: 4, B: 0, C: 1 }, 14],
    ['annual leave', { A: 6, B: 0, C: 1 }, 20],
    ['annual leave', { A: 15, B: 0, C: 1 }, 26],
    ['notice pay', { A: 30_000, B: 5, C: 0 }, 14_000],
    ['notice pay', { A: 30_000, B: 40, C: 0 }, 56_000],
    ['severance', { A: 50_000, B: 2, C: 6, D: 40_000, E: 0 }, 100_000],
    ['fence', { A: 40, B: 2.5 }, 17],
    ['debt payoff', { A: 1000, B: 1, C: 100 }, 11],
    ['body fat', { A: 180, B: 90, C: 40, D: 100 }, 18.4],
    ['time zone', { A: 22, B: 0, C: 5 }, 3],
    ['tyre size', { A: 205, B: 55, C: 16 }, 631.9],
    ['timecard', { A: 8, B: 30, C: 17, D: 45, E: 60 }, 8.25],
  ])('%s of %o is %d', (phrase, values, expected) => {
    const found = knownFormulas.find(({ words }) => words.en.includes(phrase));
    const result = calculateFormula(found?.results[0]?.formula ?? '', values);
    expect(result).toBeCloseTo(expected, 1);
  });

  it('are read for every calculation, and every one has a result', () => {
    for (const { tool, words, inputs, results } of knownFormulas) {
      if (tool !== undefined) continue;
      for (const language of ['tr', 'en'] as const) {
        const values = Object.fromEntries(
          inputs.map(({ initial }, index) => [String.fromCharCode(65 + index), initial[language]]),
        );
        const found = results.map(({ formula }) => calculateFormula(formula, values));
        expect(found, words.en[0]).not.toContain(null);
        expect(found.length).toBeGreaterThan(0);
        const toUnit = (unit: Readonly<Record<'tr' | 'en', string>> | undefined) =>
          unit ? { unit: unit[language] } : {};
        const calculation = {
          inputs: inputs.map(({ label, unit, initial }) => ({
            label: label[language],
            ...toUnit(unit),
            initial: initial[language],
          })),
          results: results.map(({ label, unit, formula }) => ({
            label: label[language],
            ...toUnit(unit),
            formula,
          })),
        };
        expect(calculationSchema.safeParse(calculation).error?.message, words.en[0]).toBeUndefined();
      }
    }
  });
});

describe('money', () => {
  it('divides a loan into equal instalments that pay it back', () => {
    expect(calculateLoan(100_000, 3, 12)).toEqual({
      instalment: 10046.21,
      total: 120554.52,
      interest: 20554.52,
    });
    expect(calculateLoan(1200, 0, 12)).toEqual({ instalment: 100, total: 1200, interest: 0 });
    const rows = listInstalments(100_000, 3, 12);
    expect(rows[0]).toMatchObject({ month: 1, interest: 3000, principal: 7046.21 });
    expect(rows.at(-1)?.rest).toBeLessThan(0.1);
  });

  it('adds and takes out value added tax', () => {
    expect(calculateVat(1000, 20, false)).toEqual({ net: 1000, tax: 200, gross: 1200 });
    expect(calculateVat(1200, 20, true)).toEqual({ net: 1000, tax: 200, gross: 1200 });
  });

  it('calculates margins, discounts and shares of a bill', () => {
    expect(calculateMargin(80, 120)).toMatchObject({ profit: 40, markup: 50 });
    expect(calculateMargin(0, 0)).toEqual({ profit: 0, margin: 0, markup: 0 });
    expect(calculateDiscount(500, 30)).toEqual({ saved: 150, price: 350 });
    expect(splitBill(1200, 10, 4)).toEqual({ tip: 120, total: 1320, each: 330 });
    expect(splitBill(100, 0, 0).each).toBe(100);
  });
});

describe('other tools', () => {
  it('converts units and temperatures', () => {
    expect(convert(1, 'length', 'mi', 'km')).toBeCloseTo(1.609344);
    expect(convert(100, 'temperature', '°C', '°F')).toBe(212);
    expect(convert(0, 'temperature', 'K', '°C')).toBeCloseTo(-273.15);
  });

  it('calculates ages and body mass', () => {
    expect(ageOn('1996-05-14', '2026-05-13')).toEqual({ years: 29, months: 11, days: 29 });
    expect(ageOn('2000-02-29', '2026-03-01')).toEqual({ years: 26, months: 0, days: 0 });
    expect(nextBirthday('1996-05-14', '2026-05-14')).toBe('2026-05-14');
    expect(nextBirthday('1996-05-14', '2026-05-15')).toBe('2027-05-14');
    expect(bmiRange(calculateBmi(68, 170))).toBe('normal');
    expect(calculateBmi(68, 0)).toBe(0);
  });

  it('makes passwords of the chosen length with each chosen kind of letter', () => {
    const options = { length: 12, hasCapitals: true, hasDigits: true, hasSigns: true };
    for (let count = 0; count < 20; count += 1) {
      const password = makePassword(options);
      expect(password).toHaveLength(12);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
      expect(password).toMatch(/[^\w]|[_]/);
    }
    expect(strengthOf({ ...options, length: 8 })).toBeLessThan(strengthOf(options));
  });
});

describe('learning', () => {
  it('shows known cards later each time and missed ones on the same day', () => {
    const first = rateCard(undefined, true, '2026-01-10');
    expect(first).toEqual({ level: 1, due: '2026-01-11' });
    expect(rateCard(first, true, '2026-01-11')).toEqual({ level: 2, due: '2026-01-14' });
    expect(rateCard(first, false, '2026-01-11')).toEqual({ level: 0, due: '2026-01-11' });
  });

  it('counts days in a row up to yesterday', () => {
    expect(streakOf(new Set(['2026-01-08', '2026-01-09']), '2026-01-10')).toBe(2);
    expect(streakOf(new Set(['2026-01-07']), '2026-01-10')).toBe(0);
  });

  it('makes sums whose answer is among four whole numbers', () => {
    for (const operation of ['plus', 'minus', 'times', 'divided'] as const)
      for (let level = 1; level <= 5; level += 1) {
        const { choices, answer } = makeSum(operation, level);
        expect(choices).toContain(answer);
        expect(new Set(choices).size).toBe(4);
        expect(Math.min(...choices)).toBeGreaterThanOrEqual(0);
      }
  });
});
