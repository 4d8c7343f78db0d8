import type { Entity, Rule } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { labelMaximum } from '../../spec/field.ts';
import { textProperty } from '../features/language-switch.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { isNumeric } from './entity-shape.ts';
import { isInput } from './field-values.ts';
import { momentShape } from './moment-shape.ts';
import { conflictsName, printConflicts } from './print-conflicts.ts';
import { findStockRule } from './stock-rule.ts';
import { isWholeCount } from './whole-count.ts';

const textMaximum = 2000;
/** Minutes of a week: a longer booking is a mistake. */
const longestBooking = 7 * 24 * 60;

/** At least six digits with what people write between them: "(415) 555-0134", "+90 532 123 45 67". */
const phonePattern = String.raw`/^\(?\+?(?:[\s()./-]*\d){6,15}[\s)]*$/`;

/** A card without a question or an answer has an empty side. */
const isCardSide = ({ role }: Field, entity: Entity, context: PrintContext): boolean =>
  (role === 'question' || role === 'answer') &&
  (context.findScreen('flashcards', entity.id) ?? context.findScreen('quiz', entity.id)) !== undefined;

/** Half a kilo may leave the stock. */
function isWeighed(field: Field, entity: Entity, { spec }: PrintContext): boolean {
  const stock = findStockRule(spec);
  const isAmount = stock?.movement.id === entity.id && stock.amount.id === field.id;
  return isAmount && !isWholeCount(entity, field, spec);
}

function printFieldChecks(field: Field, entity: Entity, context: PrintContext): string[] {
  const property = propertyOf(field);
  const value = `draft.${property}`;
  const checks: string[] = [];
  const fail = (condition: string, message: string): void => {
    // The first message of a field stays.
    const assign = checks.length === 0 ? '=' : '??=';
    checks.push(`if (${condition}) errors.${property} ${assign} ${message};`);
  };
  if (isNumeric(field) && field.type !== 'rating') fail(`Number.isNaN(${value})`, 'strings.common.notNumber');
  // The first row of a list has no other row of it to refer to.
  if ((field.isRequired || isCardSide(field, entity, context)) && field.entity !== entity.id) {
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
    // An appointment of no length would never overlap another one.
    const isLength = momentShape(entity)?.duration === field;
    if ((minimum === 0 && isLength) || (minimum === 1 && isWeighed(field, entity, context)))
      fail(`${value} !== null && ${value} <= 0`, 'strings.common.notPositive');
    else if (minimum === 0) fail(`${value} !== null && ${value} < 0`, 'strings.common.negative');
    else if (minimum !== undefined)
      fail(`${value} !== null && ${value} < ${minimum}`, `strings.common.tooSmall(${minimum})`);
    if (isWholeCount(entity, field, context.spec) || isLength)
      fail(`${value} !== null && !Number.isInteger(${value})`, 'strings.common.notWhole');
    const maximum = field.maximum ?? (isLength ? longestBooking : undefined);
    if (maximum !== undefined)
      fail(`${value} !== null && ${value} > ${maximum}`, `strings.common.tooLarge(${maximum})`);
  }
  if (field.type === 'phone')
    fail(`${value} && !${phonePattern}.test(${value}.trim())`, 'strings.common.invalidPhone');
  if (field.type === 'email')
    fail(`${value} && !/^\\S+@\\S+\\.\\S+$/.test(${value}.trim())`, 'strings.common.invalidEmail');
  if (field.type === 'url')
    fail(`${value} && !/^https?:\\/\\/\\S+$/.test(${value}.trim())`, 'strings.common.invalidUrl');
  return checks;
}

/** Checks of the row by itself; those that read other rows are in a function of their own. */
function printRule(rule: Rule, entity: Entity, context: PrintContext): string[] {
  if (rule.kind !== 'endAfterStart') return [];
  const text = context.strings.add(
    namesOf(entity).group,
    'endTooEarly',
    context.spec.language === 'tr' ? 'Bitiş, başlangıçtan sonra olmalı.' : 'The end must be after the start.',
  );
  return [
    `if (draft.${rule.start} && draft.${rule.end} && draft.${rule.end} <= draft.${rule.start}) {`,
    `  errors.${rule.end} ??= ${text};`,
    '}',
  ];
}

/** The names of the fields in a message about all that a form refuses. */
function printLabels(entity: Entity, context: PrintContext, module: SourceModule): string[] {
  const { draft, group } = namesOf(entity);
  module.use('src/strings', 'strings');
  return [
    '',
    '/** What the form calls its fields. */',
    `export const fieldLabels: Partial<Record<keyof ${draft}, string>> = {`,
    ...entity.fields.filter(isInput).flatMap((field) => {
      const label = context.strings.add(group, field.id, field.label);
      return textProperty(propertyOf(field), label, context.spec).map((line) => `  ${line}`);
    }),
    '};',
  ];
}

/** The rules of a row: required values, limits and the entity's own, such as no two appointments at the same time. */
export function printValidate(entity: Entity, context: PrintContext): PrintedFile {
  const { type, draft, validate, validatePath, modelPath } = namesOf(entity);
  const module = createModule(`${validatePath}.ts`);
  module.useType(modelPath, draft);
  const checks = [
    ...entity.fields.filter(isInput).flatMap((field) => printFieldChecks(field, entity, context)),
    ...entity.rules.flatMap((rule) => printRule(rule, entity, context)),
  ];
  if (checks.length > 0) module.use('src/strings', 'strings');
  const labels =
    context.findScreen('form', entity.id) === undefined ? [] : printLabels(entity, context, module);
  const conflicts = printConflicts(entity, context, module);
  const own = conflicts === undefined ? undefined : `${conflictsName(entity)}(draft, rows)`;
  const isRead = checks.length > 0 || own !== undefined;
  const rows = own === undefined ? '' : `, rows: readonly ${type}[]`;
  return module.print(
    lines(
      `export type ${type}Errors = Partial<Record<keyof ${draft}, string>>;`,
      '',
      '/** Messages by field; empty if the draft can be saved. */',
      `export function ${validate}(${isRead ? 'draft' : '_draft'}: ${draft}${rows}): ${type}Errors {`,
      `  const errors: ${type}Errors = {};`,
      indent(checks.join('\n'), 1),
      own === undefined ? '  return errors;' : `  return { ...${own}, ...errors };`,
      '}',
      conflicts,
      ...labels,
    ),
  );
}

export const inputMaximum = (field: Field): number =>
  field.type === 'longText' ? textMaximum : labelMaximum * 2;
