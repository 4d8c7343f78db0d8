import type { Field } from '../../spec/field.ts';
import type { SourceModule } from '../text/create-module.ts';
import { quote } from '../text/quote.ts';
import { emptyValue } from './field-values.ts';

const numbers: ReadonlySet<Field['type']> = new Set(['number', 'money', 'percent', 'duration', 'rating']);
const texts: ReadonlySet<Field['type']> = new Set(['text', 'longText', 'phone', 'email', 'url', 'place']);
const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a new row of the field can begin with the value. */
export function canBegin(field: Field, value: NonNullable<Field['initial']>): boolean {
  if (field.formula !== undefined) return false;
  if (numbers.has(field.type)) return typeof value === 'number';
  if (field.type === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (field.type === 'choice') return field.options?.some(({ id }) => id === value) === true;
  if (field.type === 'date') return value === 'today';
  if (field.type === 'time') return isTime.test(value);
  return texts.has(field.type);
}

/** The field without a first value that it can no longer have: its option was removed, or it has another type. */
export function withFittingInitial(field: Field): Field {
  const { initial, ...rest } = field;
  return initial === undefined || canBegin(field, initial) ? field : rest;
}

/** Expression of what the input of a new row begins with. */
export function initialValue(field: Field, module: SourceModule): string {
  const { initial } = field;
  if (initial === undefined || !canBegin(field, initial)) return emptyValue(field, module);
  if (typeof initial !== 'string') return String(initial);
  return field.type === 'date' ? `${module.use('src/data/days', 'today')}()` : quote(initial);
}
