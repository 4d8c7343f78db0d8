import { toKebabCase } from '../../../language/identifiers.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType } from '../../entity/entity-shape.ts';
import type { PrintedFile } from '../../printed-file.ts';
import { createModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

interface MarkedPeople {
  readonly person: Field;
  readonly date: Field;
  readonly present: Field;
}

/** The fields of an entity whose rows say who was there on a day; undefined for a list of people. */
export function markedPeople(entity: Entity): MarkedPeople | undefined {
  const person = entity.fields.find((field) => field.type === 'reference' && field.role === 'person');
  const date = fieldOfType(entity, 'date');
  const present = fieldOfRole(entity, 'present');
  if (person === undefined || date === undefined || present?.type !== 'boolean') return undefined;
  return { person, date, present };
}

export function attendanceNames(entity: Entity): { readonly hook: string; readonly path: string } {
  const { type, folder } = namesOf(entity);
  const file = toKebabCase(entity.id);
  return { hook: `use${type}Marks`, path: `${folder}/use-${file}-marks` };
}

/** The hook that reads and sets who was there: in the rows of the entity, or in a store of its own for a list of people. */
export function printAttendanceStore(entity: Entity, roster: Entity): PrintedFile {
  const { hook, path } = attendanceNames(entity);
  const module = createModule(`${path}.ts`);
  const marks = markedPeople(entity);
  const { type, store, storePath, empty, modelPath } = namesOf(entity);
  module.use(storePath, store);
  if (marks !== undefined) {
    const person = propertyOf(marks.person);
    module.use(modelPath, empty);
    return module.print(
      lines(
        '/** Who was there by day, and a function that marks one person. */',
        `export function ${hook}() {`,
        `  const marks = ${store}((state) => state.items);`,
        '  const find = (id: string, day: string) =>',
        `    marks.find((row) => row.${person} === id && row.${marks.date.id} === day);`,
        '  return {',
        `    markedDays: [...new Set(marks.map((row) => row.${marks.date.id}))],`,
        '    /** Undefined until the person was marked. */',
        `    valueOf: (id: string, day: string): boolean | undefined => find(id, day)?.${marks.present.id},`,
        '    mark: (id: string, day: string, present: boolean) => {',
        `      const row = find(id, day) ?? { ...${empty}(), ${person}: id, ${marks.date.id}: day };`,
        `      ${store}.getState().save({ ...row, ${marks.present.id}: present });`,
        '    },',
        '  };',
        '}',
      ),
    );
  }
  module.use('src/data/collection', 'createCollection');
  const count = roster.samples.length;
  if (count > 0) module.use('src/data/days', 'addDays');
  if (count > 0) module.use('src/data/days', 'today');
  return module.print(
    lines(
      `interface ${type}Mark {`,
      `  /** Of the ${entity.id} and the day. */`,
      '  id: string;',
      '  personId: string;',
      '  /** A day such as 2026-01-31. */',
      '  day: string;',
      '  present: boolean;',
      '}',
      '',
      count > 0
        ? lines(
            `const samples = (): ${type}Mark[] =>`,
            '  [2, 4, 7, 9].flatMap((ago) =>',
            `    Array.from({ length: ${count} }, (_, index) => {`,
            '      const day = addDays(today(), -ago);',
            `      const personId = \`${entity.id}-\${index + 1}\`;`,
            '      return { id: `${personId}-${day}`, personId, day, present: (index + ago) % 5 !== 0 };',
            '    }),',
            '  );',
          )
        : `const samples = (): ${type}Mark[] => [];`,
      '',
      `const useMarks = createCollection<${type}Mark>({ key: '${entity.id}Marks', version: 1, samples });`,
      '',
      '// Marks of deleted rows go with them.',
      `${store}.subscribe(({ items }) => {`,
      '  if (items.length === 0) useMarks.getState().clear();',
      '});',
      '',
      '/** Who was there by day, and a function that marks one person. */',
      `export function ${hook}() {`,
      '  const marks = useMarks((state) => state.items);',
      '  return {',
      '    markedDays: [...new Set(marks.map((row) => row.day))],',
      '    /** Undefined until the person was marked. */',
      '    valueOf: (id: string, day: string): boolean | undefined =>',
      '      marks.find((row) => row.personId === id && row.day === day)?.present,',
      '    mark: (personId: string, day: string, present: boolean) => {',
      '      useMarks.getState().save({ id: `${personId}-${day}`, personId, day, present });',
      '    },',
      '  };',
      '}',
    ),
  );
}
