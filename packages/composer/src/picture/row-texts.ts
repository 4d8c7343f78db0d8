import { localeOf } from '../print/base/print-locale.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Entity, SampleRow, SampleValue } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';

// The texts of sample rows, as the app shows them.

/** The pictured day; relative days count from it. */
const pictured = Date.UTC(2026, 4, 11);
const dayLength = 86_400_000;

export const dateOf = (day: number): Date => new Date(pictured + day * dayLength);

const isDay = (value: SampleValue | undefined): value is { day: number; time?: string } =>
  typeof value === 'object' && 'day' in value;
const isRow = (value: SampleValue | undefined): value is { row: number } =>
  typeof value === 'object' && 'row' in value;

export const dayOf = (value: SampleValue | undefined): number | undefined =>
  isDay(value) ? value.day : undefined;
export const timeOf = (value: SampleValue | undefined): string | undefined =>
  isDay(value) ? value.time : typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? value : undefined;
export const rowOf = (value: SampleValue | undefined): number | undefined =>
  isRow(value) ? value.row : undefined;

/** A longer text; empty for any other value. */
export const plainText = (value: SampleValue | undefined): string => (typeof value === 'string' ? value : '');

export const fieldWithRole = (entity: Entity, ...roles: readonly string[]): Field | undefined =>
  roles
    .map((role) => entity.fields.find((field) => field.role === role))
    .find((field) => field !== undefined);

export const findEntity = (spec: AppSpec, id: string | undefined): Entity | undefined =>
  spec.entities.find((entity) => entity.id === id);

export function formatMoney(spec: AppSpec, amount: number): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(localeOf(spec), {
    style: 'currency',
    currency: spec.currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(amount);
}

export const formatNumber = (spec: AppSpec, value: number, unit = ''): string =>
  `${new Intl.NumberFormat(localeOf(spec), { maximumFractionDigits: 1 }).format(value)}${unit === '' ? '' : ` ${unit}`}`;

export const formatDay = (spec: AppSpec, day: number): string =>
  new Intl.DateTimeFormat(localeOf(spec), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    dateOf(day),
  );

export const weekdayOf = (spec: AppSpec, day: number): string =>
  new Intl.DateTimeFormat(localeOf(spec), { weekday: 'short', timeZone: 'UTC' }).format(dateOf(day));

/** A value as text; undefined if it has none. */
export function valueText(spec: AppSpec, field: Field, value: SampleValue | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (isDay(value)) return [formatDay(spec, value.day), value.time].filter(Boolean).join(', ');
  if (isRow(value)) {
    const target = findEntity(spec, field.entity);
    const row = target?.samples[value.row];
    return target === undefined || row === undefined ? undefined : ownTitle(spec, target, row);
  }
  if (typeof value === 'number') {
    if (field.type === 'money') return formatMoney(spec, value);
    if (field.type === 'duration') return `${value} ${spec.language === 'tr' ? 'dk' : 'min'}`;
    if (field.type === 'rating') return '★'.repeat(Math.round(value));
    if (field.type === 'percent') return spec.language === 'tr' ? `%${value}` : `${value}%`;
    return formatNumber(spec, value, field.unit);
  }
  if (typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) return value.slice(0, 2).join(', ');
  if (field.type === 'choice') return field.options?.find(({ id }) => id === value)?.label;
  return value;
}

const titleField = (entity: Entity): Field | undefined =>
  fieldWithRole(entity, 'title', 'person', 'kind') ??
  entity.fields.find(({ type }) => type === 'text' || type === 'reference') ??
  entity.fields.find(({ type }) => type === 'choice');

/** The title of a row that another one refers to; only from its own fields, because references can form a circle. */
function ownTitle(spec: AppSpec, entity: Entity, row: SampleRow): string {
  const fields = entity.fields.filter(({ type }) => type !== 'reference');
  const field = titleField({ ...entity, fields });
  const title = field === undefined ? undefined : valueText(spec, field, row[field.id]);
  return title ?? entity.one;
}

export function rowTitle(spec: AppSpec, entity: Entity, row: SampleRow): string {
  const field = titleField(entity);
  const title = field === undefined ? undefined : valueText(spec, field, row[field.id]);
  return title ?? entity.one;
}

const subtitleTypes = new Set(['text', 'choice', 'date', 'dateTime', 'reference', 'place', 'duration']);

/** Up to two short values below the title, without the given fields. */
export function rowSubtitle(
  spec: AppSpec,
  entity: Entity,
  row: SampleRow,
  without: readonly (Field | undefined)[] = [],
): string {
  const skipped = new Set([titleField(entity), ...without]);
  return entity.fields
    .filter((field) => !skipped.has(field) && subtitleTypes.has(field.type) && field.role !== 'note')
    .map((field) => valueText(spec, field, row[field.id]))
    .filter((value) => value !== undefined)
    .slice(0, 2)
    .join(' · ');
}

/** The figure of a row: money, a quantity or a measured value. */
export const figureField = (entity: Entity): Field | undefined =>
  fieldWithRole(entity, 'amount', 'price', 'value', 'quantity') ??
  entity.fields.find(({ type }) => type === 'money') ??
  entity.fields.find(({ type }) => type === 'number');

export const figureText = (spec: AppSpec, entity: Entity, row: SampleRow): string => {
  const field = figureField(entity);
  return field === undefined ? '' : (valueText(spec, field, row[field.id]) ?? '');
};

/** A number of a row; calculated if the field is the sum over rows of another entity. */
export function numberOf(spec: AppSpec, entity: Entity, index: number, field: Field): number {
  const { formula } = field;
  const own = entity.samples[index]?.[field.id];
  if (formula?.kind !== 'sumOf') return typeof own === 'number' ? own : 0;
  const rows = findEntity(spec, formula.entity)?.samples ?? [];
  return rows
    .filter((row) => rowOf(row[formula.reference]) === index)
    .reduce((sum, row) => {
      const value = row[formula.field];
      if (typeof value !== 'number') return sum;
      const isMinus =
        formula.minusWhen !== undefined && row[formula.minusWhen.field] === formula.minusWhen.option;
      return sum + (isMinus ? -value : value);
    }, 0);
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
