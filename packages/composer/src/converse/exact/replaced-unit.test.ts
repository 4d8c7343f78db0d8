import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { replacedUnit } from './replaced-unit.ts';

function changeIn(first: string, language: 'tr' | 'en', message: string) {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const change = replacedUnit(message, app.spec);
  const [only] = change?.kind === 'operations' ? change.operations : [];
  return only?.kind === 'changeField' ? only.field : undefined;
}

describe('another unit for one that is not wanted any more', () => {
  it.each([
    [
      'Paraffin sales: customer, quantity in gallons',
      'en',
      "We don't do gallons in Kano market, make it bottles",
      'bottles',
    ],
    [
      'Köy su deposu: depo, seviye (cm), saat',
      'tr',
      'santimden anlamıyor muhtar, litre olarak yazılsın',
      'litre',
    ],
    [
      'Kömür yardımı: hane, miktar (kg)',
      'tr',
      'miktarı kg ile tutma kimsede kantar yok, çuval hesabı olsun',
      'çuval',
    ],
  ] as const)('is written behind the number: %s: %s: %s', (first, language, message, unit) => {
    expect(changeIn(first, language, message)).toMatchObject({ type: 'number', unit });
  });

  it.each([
    [
      'Rain gauge: date, inches, remark',
      'en',
      'nobody under 70 does inches, switch that column over to mm',
      'Mm',
    ],
    ['Süt toplama: üretici, litre, saat', 'tr', 'mandıra tartıya geçti, litre bitti kg olacak o hane', 'Kg'],
  ] as const)('takes the place of a label that is a unit: %s: %s: %s', (first, language, message, label) => {
    expect(changeIn(first, language, message)?.label).toBe(label);
  });

  it.each([
    ['Rain gauge: date, inches, remark', 'en', 'we measure inches, and 5 mm is a lot'],
    ['Rain gauge: date, inches, remark', 'en', 'nobody does inches, remove the remark too'],
  ] as const)('is none in other messages: %s: %s: %s', (first, language, message) => {
    expect(changeIn(first, language, message)).toBeUndefined();
  });
});
