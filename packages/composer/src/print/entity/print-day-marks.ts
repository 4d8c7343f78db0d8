import { toKebabCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { fieldOfRole, fieldOfType } from './entity-shape.ts';
import { isInput } from './field-values.ts';

interface MarkEntity {
  readonly entity: Entity;
  readonly reference: Field;
  readonly date: Field;
}

/** The entity whose rows say that something was done on a day: check-ins of a habit, doses of a medicine. */
export function markEntity(of: Entity, entities: readonly Entity[]): MarkEntity | undefined {
  for (const entity of entities) {
    const reference = entity.fields.find((field) => field.type === 'reference' && field.entity === of.id);
    const date = fieldOfType(entity, 'date');
    if (entity === of || reference === undefined || date === undefined) continue;
    const others = entity.fields.filter(
      (field) => field !== reference && field !== date && field.isRequired && isInput(field),
    );
    if (others.every(({ type }) => type === 'choice' || type === 'boolean' || type === 'time'))
      return { entity, reference, date };
  }
  return undefined;
}

export interface MarkNames {
  /** 'useHabitDays' */
  readonly hook: string;
  readonly path: string;
}

export function markNames(entity: Entity): MarkNames {
  const { type, folder } = namesOf(entity);
  const file = toKebabCase(entity.id);
  return { hook: `use${type}Days`, path: `${folder}/use-${file}-days` };
}

/** The hook that reads and marks the days of a row: from rows of another entity, else in a store of its own. */
export function printDayMarks(entity: Entity, context: PrintContext): PrintedFile {
  const { hook, path } = markNames(entity);
  const marks = markEntity(entity, context.spec.entities);
  const module = createModule(`${path}.ts`);
  if (marks !== undefined) {
    const names = namesOf(marks.entity);
    const reference = propertyOf(marks.reference);
    const present = fieldOfRole(marks.entity, 'present', 'done');
    module.use(names.storePath, names.store);
    module.use(names.modelPath, names.empty);
    const isDone = present?.type === 'boolean' ? ` && row.${present.id}` : '';
    return module.print(
      lines(
        `/** The days on which each was done, and a function that marks one. */`,
        `export function ${hook}() {`,
        `  const marks = ${names.store}((state) => state.items);`,
        `  const { save, remove } = ${names.store}.getState();`,
        '  const daysOf = (id: string): ReadonlySet<string> =>',
        `    new Set(marks.filter((row) => row.${reference} === id${isDone}).map((row) => row.${marks.date.id}));`,
        '  const toggle = (id: string, day: string) => {',
        `    const found = marks.filter((row) => row.${reference} === id && row.${marks.date.id} === day);`,
        `    if (found.length === 0) save({ ...${names.empty}(), ${reference}: id, ${marks.date.id}: day${present?.type === 'boolean' ? `, ${present.id}: true` : ''} });`,
        '    for (const row of found) remove(row.id);',
        '  };',
        '  return { daysOf, toggle };',
        '}',
      ),
    );
  }
  const { type, store, storePath } = namesOf(entity);
  const pauses = [12, 9, 4, 6, 3, 7];
  module.use('src/data/collection', 'createCollection');
  module.use(storePath, store);
  if (entity.samples.length > 0) module.use('src/data/days', 'lastDays');
  const samples = entity.samples.map((_, index) => {
    const pause = pauses[index % pauses.length] ?? 5;
    // The first ones are done today already.
    return `  { id: '${entity.id}-${index + 1}', days: past(${pause}, ${index < 2}) },`;
  });
  return module.print(
    lines(
      `interface ${type}Days {`,
      `  /** Of the ${entity.id}. */`,
      '  id: string;',
      '  /** Days on which it was done, such as 2026-01-31. */',
      '  days: readonly string[];',
      '}',
      '',
      ...(samples.length === 0
        ? []
        : [
            '/** The last weeks with a pause every so many days. */',
            'const past = (pause: number, withToday: boolean) =>',
            '  lastDays(35).filter((_, index) => (index === 34 ? withToday : index % pause !== pause - 1));',
            '',
          ]),
      `const samples = (): ${type}Days[] => [`,
      ...samples,
      '];',
      '',
      `const useMarks = createCollection<${type}Days>({ key: '${entity.id}Days', version: 1, samples });`,
      '',
      `// Marks of deleted rows go with them.`,
      `${store}.subscribe(({ items }) => {`,
      '  if (items.length === 0) useMarks.getState().clear();',
      '});',
      '',
      '/** The days on which each was done, and a function that marks one. */',
      `export function ${hook}() {`,
      '  const marks = useMarks((state) => state.items);',
      '  const listDays = (id: string) => marks.find((row) => row.id === id)?.days ?? [];',
      '  const daysOf = (id: string): ReadonlySet<string> => new Set(listDays(id));',
      '  const toggle = (id: string, day: string) => {',
      '    const days = listDays(id);',
      '    const next = days.includes(day) ? days.filter((each) => each !== day) : [...days, day];',
      '    useMarks.getState().save({ id, days: next });',
      '  };',
      '  return { daysOf, toggle };',
      '}',
    ),
  );
}
