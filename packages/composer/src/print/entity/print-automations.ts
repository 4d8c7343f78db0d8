import { toIdentifier, toPascalCase } from '../../language/identifiers.ts';
import type { Condition, Entity } from '../../spec/entity.ts';
import { changesLanguage } from '../features/language-switch.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import {
  type Automation,
  announceName,
  automationsOf,
  followName,
  hasMarks,
  markName,
  rulesPath,
} from './automation.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { fieldById, fieldOfRole } from './entity-shape.ts';
import { marksLowStock, useIsLow } from './low-stock.ts';

/** Whether a row meets the condition, as an expression. */
function printCondition(
  entity: Entity,
  { field: id, when }: Pick<Automation, 'field' | 'when'>,
  row: string,
  module: SourceModule,
): string {
  const field = fieldById(entity, id);
  const value = `${row}.${field === undefined ? id : propertyOf(field)}`;
  if ('is' in when) {
    if (typeof when.is === 'string') return `${value} === '${when.is}'`;
    return when.is ? value : `!${value}`;
  }
  if ('below' in when) return `${value} !== null && ${value} < ${when.below}`;
  if ('above' in when) return `${value} !== null && ${value} > ${when.above}`;
  module.use('src/data/days', 'today');
  module.use('src/data/days', 'daysBetween');
  const left = `daysBetween(today(), ${value})`;
  return 'withinDays' in when
    ? `${value} && ${left} >= 0 && ${left} <= ${when.withinDays}`
    : `${value} && ${left} < 0`;
}

const isDay = (when: Condition): boolean => 'withinDays' in when || 'isPast' in when;

/** Whether the row is open: finished rows have no label about days. */
function printOpen(entity: Entity): string {
  const done = fieldOfRole(entity, 'done', 'paid');
  const status = fieldOfRole(entity, 'status');
  const finished = (status?.options ?? []).filter(({ tone }) => tone === 'success' || tone === 'danger');
  if (done?.type === 'boolean') return ` && !row.${done.id}`;
  return status?.type === 'choice'
    ? finished.map(({ id }) => ` && row.${status.id} !== '${id}'`).join('')
    : '';
}

function printFollow(entity: Entity, rules: readonly Automation[], module: SourceModule): string | undefined {
  const set = rules.filter((rule) => rule.kind === 'setWhen');
  if (set.length === 0) return undefined;
  const { type } = namesOf(entity);
  module.useType(namesOf(entity).modelPath, type);
  const valueOf = (rule: (typeof set)[number]): string => {
    if (typeof rule.value === 'string') return `'${rule.value}'`;
    if (typeof rule.value !== 'object') return String(rule.value);
    const target = fieldById(entity, rule.target)?.type;
    if (target === 'dateTime') return `${module.use('src/data/now', 'momentNow')}()`;
    return target === 'time'
      ? `${module.use('src/data/now', 'timeNow')}()`
      : `${module.use('src/data/days', 'today')}()`;
  };
  return lines(
    `type Changes = Partial<Omit<${type}, 'id'>>;`,
    '',
    '/** Fields that change because of a change of the row. */',
    `export function ${followName(entity)}(row: Omit<${type}, 'id'>, before: ${type} | undefined): Changes {`,
    '  const changes: Changes = {};',
    ...set.map((rule) =>
      lines(
        `  if (${printCondition(entity, rule, 'row', module)} && !(before && ${printCondition(entity, rule, 'before', module)})) {`,
        `    changes.${rule.target} = ${valueOf(rule)};`,
        '  }',
      ),
    ),
    '  return changes;',
    '}',
    '',
  );
}

function printAnnounce(
  entity: Entity,
  rules: readonly Automation[],
  module: SourceModule,
  context: PrintContext,
): string | undefined {
  const said = rules.filter((rule) => rule.kind === 'messageWhen');
  if (said.length === 0) return undefined;
  const { type, group } = namesOf(entity);
  module.useType(namesOf(entity).modelPath, type);
  module.use('src/strings', 'strings');
  const needsRows = said.some(({ all }) => all);
  return lines(
    '/** What to say about a change of the row. */',
    `export function ${announceName(entity)}(row: ${type}, before: ${type} | undefined${needsRows ? `, rows: readonly ${type}[]` : ''}): string | undefined {`,
    ...said.map((rule, at) => {
      const text = context.strings.add(group, `said${at + 1}`, rule.message);
      const others = rule.all
        ? ` && rows.every((each) => ${printCondition(entity, rule, 'each', module)})`
        : '';
      return lines(
        `  if (${printCondition(entity, rule, 'row', module)} && !(before && ${printCondition(entity, rule, 'before', module)})${others}) {`,
        `    return ${text};`,
        '  }',
      );
    }),
    '  return undefined;',
    '}',
    '',
  );
}

function printMarks(
  entity: Entity,
  rules: readonly Automation[],
  module: SourceModule,
  context: PrintContext,
): string | undefined {
  const marks = rules.filter((rule) => rule.kind === 'mark');
  if (marks.length === 0) return undefined;
  const { type, group } = namesOf(entity);
  module.useType(namesOf(entity).modelPath, type);
  module.use('src/strings', 'strings');
  return lines(
    '/** What is notable about the row; empty for most. */',
    `export function ${markName(entity)}(row: ${type}): string {`,
    ...marks.map((rule, at) => {
      const open = isDay(rule.when) ? printOpen(entity) : '';
      const condition = marksLowStock(entity, rule)
        ? `${useIsLow(entity, module)}(row)`
        : printCondition(entity, rule, 'row', module);
      // The texts of all languages have the same names.
      const name = changesLanguage(context.spec)
        ? `${at + 1}`
        : toPascalCase(toIdentifier(rule.label, `${at + 1}`));
      return `  if (${condition}${open}) return ${context.strings.add(group, `mark${name}`, rule.label)};`;
    }),
    "  return '';",
    '}',
    '',
  );
}

/** What the app does by itself with rows of an entity; undefined without such rules. */
export function printAutomations(entity: Entity, context: PrintContext): PrintedFile | undefined {
  const rules = automationsOf(entity);
  if (rules.length === 0) return undefined;
  const module = createModule(`${rulesPath(entity)}.ts`);
  return module.print(
    lines(
      printFollow(entity, rules, module),
      printAnnounce(entity, rules, module, context),
      printMarks(entity, rules, module, context),
    ),
  );
}

/** The row's mark as an expression, for screens; undefined if no rule marks rows. */
export function useMark(entity: Entity, item: string, module: SourceModule): string | undefined {
  return hasMarks(entity) ? `${module.use(rulesPath(entity), markName(entity))}(${item})` : undefined;
}

/** A text of the row after its mark, for cards without a place for a badge. */
export function withMark(entity: Entity, item: string, module: SourceModule, text: string): string {
  const mark = useMark(entity, item, module);
  return mark === undefined ? text : `[${mark}, ${text}].filter(Boolean).join(' · ')`;
}

/** The lines around a collection that apply rules to every change; none without such rules. */
export function printRuledCollection(
  entity: Entity,
  module: SourceModule,
): { readonly before: string; readonly after: string } | undefined {
  const rules = automationsOf(entity);
  const follows = rules.some(({ kind }) => kind === 'setWhen');
  const announces = rules.some(({ kind }) => kind === 'messageWhen');
  if (!follows && !announces) return undefined;
  module.use('src/data/with-rules', 'withRules');
  const given = [
    ...(follows ? [`follow: ${module.use(rulesPath(entity), followName(entity))}`] : []),
    ...(announces
      ? [
          `announce: ${module.use(rulesPath(entity), announceName(entity))}`,
          `say: (text) => ${module.use('src/ui/Toast', 'useToast')}.getState().show({ text })`,
        ]
      : []),
  ];
  return { before: 'withRules(', after: `, { ${given.join(', ')} })` };
}
