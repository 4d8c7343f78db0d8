import type { Kysely } from 'kysely';

/** The revision of the version that a turn made, which tells whether a studio still has it: docs/rules/turns.md#mount-reports */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('turns').addColumn('revision', 'bigint').execute();
}
