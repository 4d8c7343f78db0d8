import type { Change } from './change.ts';
import type { Names } from './names.ts';

const folder = 'apps/server/src/platform/db/migrations';

const migration = ({ words }: Names): string => `import type { Kysely } from 'kysely';

/** ${words}: why the schema changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('example').addColumn('id', 'text', (column) => column.primaryKey()).execute();
}
`;

const test = ({ words }: Names, file: string): string => `import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { queries } from '../index.ts';
import { up } from './${file}.ts';

describeOnEachEngine('the migration "${words.toLowerCase()}"', ({ transactions }) => {
  it('runs on a database with rows', async () => {
    const db = queries(transactions.outside);
    await db.schema.dropTable('example').execute();
    await up(db as never);
    expect(await db.introspection.getTables()).toContainEqual(expect.objectContaining({ name: 'example' }));
  });
});
`;

/** The number after the highest one among the files of the folder. */
export function nextNumber(fileNames: readonly string[]): string {
  const numbers = fileNames.flatMap((name) => (/^\d{4}-/.test(name) ? [Number(name.slice(0, 4))] : []));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** A migration with its test, at the end of the list. */
export function describeMigration(names: Names, fileNames: readonly string[]): Change {
  const file = `${nextNumber(fileNames)}-${names.kebab}`;
  const index = `${folder}/index.ts`;
  const line = `import { up as ${names.camel} } from './${file}.ts';`;
  return {
    files: {
      [`${folder}/${file}.ts`]: migration(names),
      [`${folder}/${names.kebab}.test.ts`]: test(names, file),
    },
    edits: [
      { path: index, before: '\n/** Sorted by name.', line },
      { path: index, before: '};', line: `  '${file}': { up: ${names.camel} },` },
    ],
  };
}
