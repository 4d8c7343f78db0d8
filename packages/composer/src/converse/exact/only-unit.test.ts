import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { onlyUnit } from './only-unit.ts';

/** The label and the unit of the part that changes. */
function changed(first: string, follow: string): readonly (string | undefined)[] | undefined {
  const app = composeApp({ prompt: first, language: 'en' });
  if (app.kind !== 'app') throw new Error(`no app for ${first}`);
  const change = onlyUnit(follow, app.spec);
  const [operation] = change?.kind === 'operations' ? change.operations : [];
  return operation?.kind === 'changeField' ? [operation.field.label, operation.field.unit] : undefined;
}

describe('another unit for the only measured part', () => {
  it.each([
    [
      'Septic tank visits: farm, gallons, next due',
      "Make it litres, the new lorry's gauge is metric",
      'Litres',
    ],
    [
      '5k training: date, distance kilometres, mood',
      "switch km to miles, I'm in Ohio not Paris",
      'Distance miles',
    ],
  ])('replaces the old one: %s: %s', (first, follow, label) => {
    expect(changed(first, follow)?.[0]).toBe(label);
  });

  it.each([
    ['Septic tank visits: farm, gallons, next due', 'add litres too'],
    ['Septic tank visits: farm, gallons, next due', 'make it blue'],
    ['Dog walks: dog, owner', 'make it miles'],
    ['Car log: date, km, place', 'use kilometres'],
    ['Feed orders: hay kg, oats kg, supplier', 'make it pounds'],
  ])('is not heard where none or several could be meant: %s: %s', (first, follow) => {
    expect(changed(first, follow)).toBeUndefined();
  });
});
