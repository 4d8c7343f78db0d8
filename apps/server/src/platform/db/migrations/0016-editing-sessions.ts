import { type Kysely, sql } from 'kysely';

/**
 * Saves of an editing session are gathered in one version. A version gets a number of its own, because the revision now
 * rises with every save; `added_in` is the number of the version that first used a content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of ['number', 'saved_at']) {
    await schema
      .alterTable('versions')
      .addColumn(column, 'bigint', (of) => of.notNull().defaultTo(0))
      .execute();
  }
  for (const column of ['session_until', 'restored_number']) {
    await schema.alterTable('versions').addColumn(column, 'bigint').execute();
  }
  await sql`update versions set number = revision, saved_at = created_at`.execute(db);
  await schema
    .alterTable('project_contents')
    .addColumn('added_in', 'bigint', (of) => of.notNull().defaultTo(0))
    .execute();
}
