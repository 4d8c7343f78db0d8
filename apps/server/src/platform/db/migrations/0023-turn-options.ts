import type { Kysely } from 'kysely';

/**
 * How a turn was started: its mode, the tokens of its prompt (for later estimates), the revision of the project and what was
 * attached. A replaced message
 * belongs to a part of the chat that the user went back before: docs/rules/turns.md#going-back-in-the-chat
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('turns')
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('build'))
    .execute();
  await db.schema.alterTable('turns').addColumn('prompt_tokens', 'bigint').execute();
  await db.schema.alterTable('turns').addColumn('base_revision', 'bigint').execute();
  await db.schema.alterTable('messages').addColumn('attachments_json', 'text').execute();
  await db.schema.alterTable('messages').addColumn('replaced_at', 'bigint').execute();
}
