import { ownValue } from '../../language/own-value.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { playOf } from '../../spec/play.ts';
import { titleField } from './entity-shape.ts';
import { amountField } from './number-value.ts';

/** Readings of which totals mean nothing: a weight of 70 kg twice is not 140 kg. */
const readings: ReadonlySet<string> = new Set([
  'weight',
  'height',
  'temperature',
  'pulse',
  'systolic',
  'diastolic',
  'bloodSugar',
  'odometer',
  'speed',
  'level',
  'age',
  'year',
  'net',
  'score',
  'progress',
  'slept',
]);
const readingUnits: ReadonlySet<string> = new Set(['kg', 'cm', '°C', 'mmHg', 'mg/dL', '/dk', 'bpm', '%']);

/** Whether totals over entries make sense. */
export const isAdditive = (field: Field): boolean =>
  field.type === 'money' ||
  field.type === 'duration' ||
  (field.type === 'number' && !readings.has(field.id) && !readingUnits.has(field.unit ?? ''));

/** The number that entries over time are about, and whether they are added up. */
export function entryValue(
  entity: Entity,
): { readonly field: Field; readonly isAdditive: boolean } | undefined {
  const amount =
    amountField(entity) ??
    entity.fields.find(
      (field) =>
        (field.type === 'number' || field.type === 'duration' || field.type === 'rating') &&
        field.formula?.kind !== 'sumOf',
    );
  if (amount === undefined) return undefined;
  const adds = isAdditive(amount);
  // Readings of different things do not form one line: the weights of several exercises.
  const title = titleField(entity);
  if (!adds && (title.type === 'text' || title.type === 'reference')) return undefined;
  return { field: amount, isAdditive: adds };
}

/** The choice that separates what comes in from what goes out, with the option that goes out. */
export function flowField(entity: Entity): { readonly field: Field; readonly out: string } | undefined {
  for (const field of entity.fields) {
    if (field.type !== 'choice' || field.options?.length !== 2) continue;
    const out = field.options.find(({ id }) => /^(expense|spending|spent|out|outgoing)/i.test(id));
    const income = field.options.find(({ id }) => /^(income|earning|in$|incoming)/i.test(id));
    if (out !== undefined && income !== undefined) return { field, out: out.id };
  }
  return undefined;
}

const usualGoals: Readonly<Record<string, number>> = { ml: 2000, kcal: 2000, bardak: 8, glasses: 8 };

/** The number of a log that a day adds up and that may have a goal: millilitres, steps. */
export function goalField(entity: Entity): Field | undefined {
  const value = entryValue(entity);
  if (value === undefined || !value.isAdditive || value.field.type === 'money') return undefined;
  return flowField(entity) === undefined ? value.field : undefined;
}

/** The goal of a day: that of the screen, else the usual one for what has one (water, calories). */
export const dailyGoalOf = (field: Field, options: Screen['options']): number | undefined =>
  playOf('logHome', options).dailyGoal ?? ownValue(usualGoals, field.unit ?? '');
