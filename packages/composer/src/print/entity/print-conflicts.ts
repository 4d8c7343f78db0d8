import type { Entity, Rule } from '../../spec/entity.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { wrapConditions } from '../text/wrap-conditions.ts';
import { lengthOf } from './booking-length.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { fieldById } from './entity-shape.ts';
import { momentShape } from './moment-shape.ts';
import { takesPlace } from './print-progress.ts';

/** Whether the validation compares with the other rows. */
export const validatesAgainstRows = (entity: Entity): boolean =>
  entity.rules.some(({ kind }) => kind === 'noOverlap' || kind === 'unique' || kind === 'capacity');

/** 'findBookingConflicts' */
export const conflictsName = (entity: Entity): string => `find${namesOf(entity).type}Conflicts`;

const propertyById = (entity: Entity, id: string): string => {
  const field = fieldById(entity, id);
  return field === undefined ? id : propertyOf(field);
};

type Overlap = Extract<Rule, { kind: 'noOverlap' }>;

/** Expression of the time that a row takes, for comparisons with the same one of other rows. */
function printSpan(rule: Overlap, entity: Entity, module: SourceModule): string {
  const start = `row.${rule.start}`;
  const isClock = fieldById(entity, rule.start)?.type === 'time';
  const minutes = (value: string): string =>
    isClock ? `${module.use('src/data/slots', 'toMinutes')}(${value})` : `Date.parse(${value})`;
  if (rule.end !== undefined && isClock)
    return `${module.use('src/data/slots', 'clockSpan')}(${start}, row.${rule.end})`;
  if (rule.end !== undefined) return `({ start: ${minutes(start)}, end: ${minutes(`row.${rule.end}`)} })`;
  const usual = (): string => module.use('src/data/slots', 'usualLength');
  const length =
    rule.duration === undefined
      ? usual()
      : momentShape(entity)?.duration?.id === rule.duration
        ? lengthOf(entity, 'row', module)
        : `(row.${rule.duration} ?? ${usual()})`;
  if (!isClock) return `${module.use('src/data/slots', 'spanAt')}(${start}, ${length})`;
  return `({ start: ${minutes(start)}, end: ${minutes(start)} + ${length} })`;
}

/** Times of a day are compared on the same day only. */
function onSameDay(rule: Overlap, entity: Entity): readonly string[] {
  const moment = momentShape(entity);
  const isClock = fieldById(entity, rule.start)?.type === 'time';
  return moment !== undefined && isClock ? [`${moment.day('other')} === ${moment.day('draft')}`] : [];
}

function printCheck(rule: Rule, entity: Entity, context: PrintContext, module: SourceModule): string[] {
  const { group, draft } = namesOf(entity);
  const add = (key: string, tr: string, en: string): string =>
    context.strings.add(group, key, context.spec.language === 'tr' ? tr : en);
  switch (rule.kind) {
    case 'unique': {
      const text = add(
        `${rule.field}Taken`,
        'Bu değer başka bir kayıtta var.',
        'Another entry has this already.',
      );
      const key = propertyById(entity, rule.field);
      return [
        `if (draft.${key} && others.some((other) => other.${key} === draft.${key})) {`,
        `  errors.${key} ??= ${text};`,
        '}',
      ];
    }
    case 'noOverlap': {
      const text = add(
        'overlaps',
        'Bu saatte başka bir kayıt var.',
        `This time is taken by another ${entity.one}.`,
      );
      const by = rule.by === undefined ? undefined : propertyById(entity, rule.by);
      const start = propertyById(entity, rule.start);
      const conditions = [
        ...takesPlace(entity, 'other'),
        ...(by === undefined ? [] : [`other.${by} === draft.${by}`]),
        ...onSameDay(rule, entity),
        `${module.use('src/data/slots', 'overlap')}(spanOf(other), spanOf(draft))`,
      ];
      return [
        `if (${[`draft.${start}`, ...takesPlace(entity, 'draft')].join(' && ')}) {`,
        `  const spanOf = (row: ${draft}) => ${printSpan(rule, entity, module)};`,
        indent(wrapConditions('const isTaken = others.some(', 'other', conditions, ');', 2), 1),
        `  if (isTaken) errors.${start} ??= ${text};`,
        '}',
      ];
    }
    case 'capacity': {
      const text = add(
        'isFull',
        `Bu seçim dolu: en fazla ${rule.capacity} kayıt olabilir.`,
        `This choice is full: at most ${rule.capacity} are possible.`,
      );
      const key = propertyById(entity, rule.by);
      return [
        `if (draft.${key} && others.filter((other) => other.${key} === draft.${key}).length >= ${rule.capacity}) {`,
        `  errors.${key} ??= ${text};`,
        '}',
      ];
    }
    default:
      return [];
  }
}

/** The function that compares a row with the others; undefined without a rule about them. */
export function printConflicts(
  entity: Entity,
  context: PrintContext,
  module: SourceModule,
): string | undefined {
  if (!validatesAgainstRows(entity)) return undefined;
  const { type, draft, modelPath } = namesOf(entity);
  module.use('src/strings', 'strings');
  module.useType(modelPath, type);
  const checks = entity.rules.flatMap((rule) => printCheck(rule, entity, context, module));
  return lines(
    '',
    '/** Messages about other rows that are in the way; empty if there are none. */',
    `export function ${conflictsName(entity)}(draft: ${draft}, rows: readonly ${type}[]): ${type}Errors {`,
    `  const errors: ${type}Errors = {};`,
    '  const others = rows.filter((row) => row.id !== draft.id);',
    indent(checks.join('\n'), 1),
    '  return errors;',
    '}',
  );
}

/** Statements that delete `row` by `remove` and define `restore`, which refuses what other rows no longer allow. */
export function printRestore(entity: Entity, row: string, remove: string, module: SourceModule): string {
  if (!validatesAgainstRows(entity)) return `const restore = ${remove}(${row}.id);`;
  const { store, storePath, validatePath } = namesOf(entity);
  const conflicts = module.use(validatePath, conflictsName(entity));
  module.use(storePath, store);
  return lines(
    `const putBack = ${remove}(${row}.id);`,
    'const restore = () => {',
    '  // Another row may have taken its place since.',
    `  const [conflict] = Object.values(${conflicts}(${row}, ${store}.getState().items));`,
    '  if (conflict) showToast({ text: conflict });',
    '  else putBack();',
    '};',
  );
}
