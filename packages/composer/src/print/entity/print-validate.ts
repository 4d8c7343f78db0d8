import type { Entity, Rule } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { labelMaximum } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { fieldById, isNumeric } from './entity-shape.ts';
import { isInput } from './field-values.ts';

const textMaximum = 2000;

function printFieldChecks(field: Field, entity: Entity): string[] {
  const property = propertyOf(field);
  const value = `draft.${property}`;
  const checks: string[] = [];
  const fail = (condition: string, message: string): void => {
    // The first message of a field stays.
    const assign = checks.length === 0 ? '=' : '??=';
    checks.push(`if (${condition}) errors.${property} ${assign} ${message};`);
  };
  // The first row of a list has no other row of it to refer to.
  if (field.isRequired && field.entity !== entity.id) {
    if (isNumeric(field)) fail(`${value} === null`, 'strings.common.required');
    else if (field.type === 'list' || field.type === 'tags' || field.type === 'weekdays')
      fail(`${value}.length === 0`, 'strings.common.required');
    else if (field.type === 'text' || field.type === 'longText' || field.type === 'place')
      fail(`!${value}.trim()`, 'strings.common.required');
    else if (field.type !== 'boolean' && field.type !== 'choice')
      fail(`!${value}`, 'strings.common.required');
  }
  if (isNumeric(field)) {
    const minimum = field.minimum ?? (field.type === 'money' || field.type === 'duration' ? 0 : undefined);
    if (minimum === 0) fail(`${value} !== null && ${value} < 0`, 'strings.common.negative');
    else if (minimum !== undefined)
      fail(`${value} !== null && ${value} < ${minimum}`, `strings.common.tooSmall(${minimum})`);
    if (field.maximum !== undefined)
      fail(`${value} !== null && ${value} > ${field.maximum}`, `strings.common.tooLarge(${field.maximum})`);
  }
  if (field.type === 'phone')
    fail(`${value} && !/^[+\\d][\\d\\s()-]{6,19}$/.test(${value}.trim())`, 'strings.common.invalidPhone');
  if (field.type === 'email')
    fail(`${value} && !/^\\S+@\\S+\\.\\S+$/.test(${value}.trim())`, 'strings.common.invalidEmail');
  if (field.type === 'url')
    fail(`${value} && !/^https?:\\/\\/\\S+$/.test(${value}.trim())`, 'strings.common.invalidUrl');
  return checks;
}

/** Minutes of a moment within all time, for comparisons of two appointments. */
const momentRange = (rule: Extract<Rule, { kind: 'noOverlap' }>, row: string, entity: Entity): string => {
  const start = fieldById(entity, rule.start);
  const begin = start?.type === 'time' ? `\`2026-01-01T\${${row}.${rule.start}}\`` : `${row}.${rule.start}`;
  const from = `Date.parse(${begin})`;
  if (rule.end !== undefined) return `[${from}, Date.parse(${row}.${rule.end})]`;
  if (rule.duration !== undefined) return `[${from}, ${from} + (${row}.${rule.duration} ?? 30) * 60_000]`;
  return `[${from}, ${from} + 30 * 60_000]`;
};

function printRule(rule: Rule, entity: Entity, context: PrintContext): string[] {
  const { group, type } = namesOf(entity);
  const one = entity.one;
  const isTurkish = context.spec.language === 'tr';
  const property = (id: string): string => {
    const field = fieldById(entity, id);
    return field === undefined ? id : propertyOf(field);
  };
  switch (rule.kind) {
    case 'endAfterStart': {
      const text = context.strings.add(
        group,
        'endTooEarly',
        isTurkish ? 'Bitiş, başlangıçtan sonra olmalı.' : 'The end must be after the start.',
      );
      return [
        `if (draft.${rule.start} && draft.${rule.end} && draft.${rule.end} <= draft.${rule.start}) {`,
        `  errors.${rule.end} ??= ${text};`,
        '}',
      ];
    }
    case 'unique': {
      const text = context.strings.add(
        group,
        `${rule.field}Taken`,
        isTurkish ? `Bu değer başka bir kayıtta var.` : 'Another entry has this already.',
      );
      const key = property(rule.field);
      return [
        `if (draft.${key} && others.some((other) => other.${key} === draft.${key})) {`,
        `  errors.${key} ??= ${text};`,
        '}',
      ];
    }
    case 'noOverlap': {
      const text = context.strings.add(
        group,
        'overlaps',
        isTurkish ? 'Bu saatte başka bir kayıt var.' : `This time is taken by another ${one}.`,
      );
      const by = rule.by === undefined ? undefined : property(rule.by);
      const start = property(rule.start);
      const conflict = [
        `const range = (row: Omit<${type}, 'id'>): readonly [number, number] =>`,
        `  ${momentRange(rule, 'row', entity)};`,
        'const [from, until] = range(draft);',
        'const isTaken = others.some((other) => {',
        by === undefined ? undefined : `  if (other.${by} !== draft.${by}) return false;`,
        '  const [otherFrom, otherUntil] = range(other);',
        '  return from < otherUntil && otherFrom < until;',
        '});',
        `if (isTaken) errors.${start} ??= ${text};`,
      ].filter((line): line is string => line !== undefined);
      return [`if (draft.${start}) {`, ...conflict.map((line) => `  ${line}`), '}'];
    }
    case 'capacity': {
      const text = context.strings.add(
        group,
        'isFull',
        isTurkish
          ? `Bu seçim dolu: en fazla ${rule.capacity} kayıt olabilir.`
          : `This choice is full: at most ${rule.capacity} are possible.`,
      );
      const key = property(rule.by);
      return [
        `if (draft.${key} && others.filter((other) => other.${key} === draft.${key}).length >= ${rule.capacity}) {`,
        `  errors.${key} ??= ${text};`,
        '}',
      ];
    }
    // Enforced where the movement is saved: it needs the rows of the other entity.
    case 'stock':
    // Change or mark rows, and never refuse one.
    case 'setWhen':
    case 'messageWhen':
    case 'mark':
      return [];
  }
}

/** The rules of a row: required values, limits and the entity's own, such as no two appointments at the same time. */
export function printValidate(entity: Entity, context: PrintContext): PrintedFile {
  const { type, draft, validate, validatePath, modelPath } = namesOf(entity);
  const module = createModule(`${validatePath}.ts`);
  module.useType(modelPath, draft);
  const own = entity.rules.flatMap((rule) => printRule(rule, entity, context));
  const checks = [
    ...entity.fields.filter(isInput).flatMap((field) => printFieldChecks(field, entity)),
    ...own,
  ];
  if (checks.length > 0) module.use('src/strings', 'strings');
  const readsRows = own.some((line) => line.includes('others'));
  if (readsRows) module.useType(modelPath, type);
  const rows = readsRows ? `, rows: readonly ${type}[]` : '';
  return module.print(
    lines(
      `export type ${type}Errors = Partial<Record<keyof ${draft}, string>>;`,
      '',
      '/** Messages by field; empty if the draft can be saved. */',
      `export function ${validate}(${checks.length === 0 ? '_draft' : 'draft'}: ${draft}${rows}): ${type}Errors {`,
      `  const errors: ${type}Errors = {};`,
      readsRows && '  const others = rows.filter((row) => row.id !== draft.id);',
      indent(checks.join('\n'), 1),
      '  return errors;',
      '}',
    ),
  );
}

/** Whether the validation compares with the other rows. */
export const validatesAgainstRows = (entity: Entity): boolean =>
  entity.rules.some(({ kind }) => kind === 'noOverlap' || kind === 'unique' || kind === 'capacity');

export const inputMaximum = (field: Field): number =>
  field.type === 'longText' ? textMaximum : labelMaximum * 2;
