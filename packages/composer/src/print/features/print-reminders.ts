import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { namesOf, propertyOf } from '../entity/entity-names.ts';
import { fieldOfRole, titleField } from '../entity/entity-shape.ts';
import { displayValue } from '../entity/field-values.ts';
import { finishedOptions, statusField } from '../entity/print-progress.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { dailyField, reminderEntities, reminderField } from './reminder-fields.ts';

const path = 'src/reminders/use-reminders';

/** Imports the hook that `printReminders` prints. */
export const useReminders = (module: SourceModule): string => module.use(path, 'useReminders');

interface PrintedSource {
  readonly constants: readonly string[];
  readonly hooks: readonly string[];
  readonly element: string;
}

/** The condition that something is left to do; undefined without a field that tells. */
function printOpen(entity: Entity): { readonly constants: readonly string[]; readonly condition?: string } {
  const item = entity.id;
  const done = [fieldOfRole(entity, 'done'), fieldOfRole(entity, 'paid')].find(
    (field) => field?.type === 'boolean' && field.formula === undefined,
  );
  const status = statusField(entity);
  if (done?.role === 'done' || (done !== undefined && status === undefined))
    return { constants: [], condition: `!${item}.${done.id}` };
  if (status === undefined) return { constants: [] };
  const name = `finished${namesOf(entity).type}`;
  const values = finishedOptions(status).map((id) => `'${id}'`);
  return {
    constants: [`const ${name}: readonly string[] = [${values.join(', ')}];`],
    condition: `!${name}.includes(${item}.${status.id})`,
  };
}

/** Opens the record, or nothing in an app without details and forms. */
function printOpening(entity: Entity, context: PrintContext): string {
  const screen = context.findScreen('detail', entity.id) ?? context.findScreen('form', entity.id);
  return screen === undefined
    ? 'open: () => undefined,'
    : `open: () => navigation.navigate('${screen.id}', { id: ${entity.id}.id }),`;
}

function printDated(
  entity: Entity,
  field: Field,
  context: PrintContext,
  module: SourceModule,
): PrintedSource {
  const { group, store, storePath } = namesOf(entity);
  const item = entity.id;
  const title = displayValue(entity, titleField(entity), item, module, context);
  const { constants, condition } = printOpen(entity);
  const value = `${item}.${propertyOf(field)}`;
  const isMoment = field.type === 'dateTime';
  const label = context.strings.add(group, field.id, field.label);
  return {
    constants,
    hooks: [
      `const ${entity.pluralId} = ${module.use(storePath, store)}((state) => state.items);`,
      ...title.hooks,
    ],
    element: lines(
      condition === undefined
        ? `    ...${entity.pluralId}.map((${item}) => ({`
        : `    ...${entity.pluralId}.filter((${item}) => ${condition}).map((${item}) => ({`,
      `      id: \`${item} \${${item}.id} \${${value}}\`,`,
      `      title: ${title.text},`,
      `      text: ${label},`,
      isMoment ? `      day: ${value}.slice(0, 10),` : `      day: ${value},`,
      isMoment ? `      time: ${value}.slice(11),` : "      time: '',",
      `      isEvent: ${field.role === 'start'},`,
      `      ${printOpening(entity, context)}`,
      '    })),',
    ),
  };
}

/** A log reminds until today has an entry. */
function printDaily(
  entity: Entity,
  field: Field,
  context: PrintContext,
  module: SourceModule,
): PrintedSource {
  const { store, storePath } = namesOf(entity);
  const one = context.strings.add('reminders', 'entry', entity.one);
  const form = context.findScreen('form', entity.id);
  module.use('src/strings', 'strings');
  return {
    constants: [],
    hooks: [
      `const ${entity.pluralId} = ${module.use(storePath, store)}((state) => state.items);`,
      `const hasEntry = ${entity.pluralId}.some((${entity.id}) => ${entity.id}.${field.id}.startsWith(today()));`,
    ],
    element: lines(
      '    ...(hasEntry',
      '      ? []',
      '      : [',
      '          {',
      `            id: \`${entity.id} \${today()}\`,`,
      `            title: strings.reminders.noEntry(${one}),`,
      "            text: '',",
      '            day: today(),',
      "            time: '',",
      '            isEvent: true,',
      form === undefined
        ? '            open: () => undefined,'
        : `            open: () => navigation.navigate('${form.id}'),`,
      '          },',
      '        ]),',
    ),
  };
}

/** src/reminders/use-reminders.ts: what is late or due in the next days, without what was put away. */
export function printReminders(days: number, context: PrintContext): PrintedFile {
  const module = createModule(`${path}.ts`);
  module.useType('src/reminders/reminder', 'Reminder');
  module.use('src/reminders/reminder', 'groupReminders');
  module.use('src/reminders/seen', 'useSeenReminders');
  module.use('src/data/days', 'addDays');
  module.use('src/data/days', 'today');
  module.use('src/strings', 'strings');
  const sources = reminderEntities(context.spec).flatMap((entity) => {
    const field = reminderField(entity);
    if (field !== undefined) return [printDated(entity, field, context, module)];
    const daily = dailyField(entity);
    return daily === undefined ? [] : [printDaily(entity, daily, context, module)];
  });
  const opens = sources.some(({ element }) => element.includes('navigation.'));
  if (opens) module.use('src/routes', 'useRootNavigation');
  const constants = sources.flatMap((source) => source.constants);
  return module.print(
    lines(
      ...constants,
      constants.length > 0 && '',
      '/** How many days ahead a reminder shows. */',
      `const daysAhead = ${days};`,
      '',
      '/** What is late, due today and due soon, without what was put away. */',
      'export function useReminders() {',
      opens && '  const navigation = useRootNavigation();',
      '  const seen = useSeenReminders((state) => state.value);',
      ...[...new Set(sources.flatMap(({ hooks }) => hooks))].map((hook) => `  ${hook}`),
      '  const reminders: readonly Reminder[] = [',
      ...sources.map(({ element }) => element),
      '  ];',
      '  const open = reminders.filter(({ id }) => !seen.includes(id));',
      '  return groupReminders(open, today(), addDays(today(), daysAhead));',
      '}',
    ),
  );
}
