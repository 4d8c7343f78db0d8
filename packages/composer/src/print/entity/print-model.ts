import { toCamelCase, toPascalCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { changesLanguage, textProperty } from '../features/language-switch.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { comment } from '../text/comment.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { printLength } from './booking-length.ts';
import { namesOf, optionLabels, optionList, optionTones, optionType, propertyOf } from './entity-names.ts';
import { fieldById } from './entity-shape.ts';
import { formulaName, isInput, typeOf } from './field-values.ts';
import { initialValue } from './initial-value.ts';

function printOptions(entity: Entity, field: Field, context: PrintContext, module: SourceModule): string {
  const options = field.options ?? [];
  const type = optionType(entity, field);
  const values = `${toCamelCase(type)}Values`;
  const labels = optionLabels(entity, field);
  const { group } = namesOf(entity);
  module.use('src/strings', 'strings');
  const label = (id: string, text: string): string =>
    context.strings.add(group, `${field.id}${toPascalCase(id)}`, text);
  const hasTones = options.some(({ tone }) => tone !== undefined);
  if (hasTones) module.useType('src/ui/Badge', 'Tone');
  return lines(
    `export const ${values} = [${options.map(({ id }) => `'${id}'`).join(', ')}] as const;`,
    `export type ${type} = (typeof ${values})[number];`,
    '',
    `export const ${labels}: Record<${type}, string> = {`,
    ...options.flatMap(({ id, label: text }) =>
      textProperty(id, label(id, text), context.spec).map((line) => `  ${line}`),
    ),
    '};',
    '',
    printOptionList(optionList(entity, field), values, labels, context),
    ...(hasTones
      ? [
          '',
          `export const ${optionTones(entity, field)}: Record<${type}, Tone> = {`,
          ...options.map(({ id, tone }) => `  ${id}: '${tone ?? 'neutral'}',`),
          '};',
        ]
      : []),
    '',
  );
}

/** Values with their labels, for inputs and filters. */
const printOptionList = (name: string, values: string, labels: string, { spec }: PrintContext): string =>
  changesLanguage(spec)
    ? lines(
        `export const ${name} = ${values}.map((value) => ({`,
        '  value,',
        ...textProperty('label', `${labels}[value]`, spec).map((line) => `  ${line}`),
        '}));',
      )
    : `export const ${name} = ${values}.map((value) => ({ value, label: ${labels}[value] }));`;

const operators = { plus: '+', minus: '-', times: '*', dividedBy: '/' } as const;

function printFormula(entity: Entity, field: Field, context: PrintContext, module: SourceModule): string {
  const { type } = namesOf(entity);
  const name = formulaName(entity, field);
  const { formula } = field;
  if (formula === undefined) return '';
  const read = (id: string): string => {
    const operand = fieldById(entity, id);
    if (operand?.formula !== undefined) return `${formulaName(entity, operand)}(${entity.id})`;
    return `${entity.id}.${id}`;
  };
  switch (formula.kind) {
    case 'arithmetic': {
      const isUnsafe = formula.operator === 'dividedBy';
      return lines(
        comment(`${field.label}.`),
        `export function ${name}(${entity.id}: ${type}): number | null {`,
        `  const left = ${read(formula.left)};`,
        `  const right = ${read(formula.right)};`,
        `  if (left === null || right === null${isUnsafe ? ' || right === 0' : ''}) return null;`,
        `  return left ${operators[formula.operator]} right;`,
        '}',
        '',
      );
    }
    case 'hoursBetween':
      return lines(
        comment(`${field.label}.`),
        `export const ${name} = (${entity.id}: ${type}): number | null => ${module.use('src/data/durations', 'hoursBetween')}(${entity.id}.${formula.start}, ${entity.id}.${formula.end});`,
        '',
      );
    case 'age':
      return lines(
        comment(`${field.label}.`),
        `export function ${name}(${entity.id}: ${type}): number | null {`,
        `  if (!${entity.id}.${formula.date}) return null;`,
        `  return Math.floor(${module.use('src/data/days', 'daysBetween')}(${entity.id}.${formula.date}, ${module.use('src/data/days', 'today')}()) / 365.25);`,
        '}',
        '',
      );
    case 'sumOf': {
      const other = context.entity(formula.entity);
      const otherType = module.useType(namesOf(other).modelPath, namesOf(other).type);
      const reference = fieldById(other, formula.reference);
      const property = reference === undefined ? formula.reference : propertyOf(reference);
      const summed = fieldById(other, formula.field);
      const value =
        summed?.formula === undefined
          ? `row.${formula.field} ?? 0`
          : `${module.use(namesOf(other).modelPath, formulaName(other, summed))}(row) ?? 0`;
      const minus = formula.minusWhen;
      const amount =
        minus === undefined
          ? `total + (${value})`
          : `row.${minus.field} === '${minus.option}' ? total - (${value}) : total + (${value})`;
      return lines(
        comment(`${field.label}.`),
        `export const ${name} = (id: string, rows: readonly ${otherType}[]): number =>`,
        `  rows.filter((row) => row.${property} === id).reduce((total, row) => ${minus === undefined ? amount : `(${amount})`}, 0);`,
        '',
      );
    }
  }
}

/** The model of an entity: its type, options, computed values and an empty draft. */
export function printModel(entity: Entity, context: PrintContext): PrintedFile {
  const { type, draft, empty, modelPath } = namesOf(entity);
  const module = createModule(`${modelPath}.ts`);
  const inputs = entity.fields.filter(isInput);
  if (inputs.some((field) => field.type === 'weekdays')) module.useType('src/data/days', 'Weekday');
  const options = inputs
    .filter((field) => field.options !== undefined)
    .map((field) => printOptions(entity, field, context, module));
  const formulas = entity.fields
    .filter((field) => field.formula !== undefined)
    .map((field) => printFormula(entity, field, context, module));
  return module.print(
    lines(
      ...options,
      `export interface ${type} {`,
      '  id: string;',
      ...inputs.flatMap((field) => [
        ...(field.type === 'date' ? ['  /** A day such as 2026-01-31. */'] : []),
        ...(field.type === 'dateTime' ? ['  /** A moment such as 2026-01-31T14:30. */'] : []),
        ...(field.type === 'duration' ? ['  /** Minutes. */'] : []),
        // A field such as `km` is named after its unit.
        ...(field.unit === undefined || field.unit === field.id ? [] : [`  ${comment(field.unit)}`]),
        `  ${propertyOf(field)}: ${typeOf(entity, field)};`,
      ]),
      '}',
      '',
      '/** A row in a form; without an id it is new. */',
      `export type ${draft} = Omit<${type}, 'id'> & { id?: string };`,
      '',
      `export const ${empty} = (): ${draft} => ({`,
      ...inputs.map((field) => `  ${propertyOf(field)}: ${initialValue(field, module)},`),
      '});',
      '',
      printLength(entity, context.spec, module),
      ...formulas,
    ),
  );
}
