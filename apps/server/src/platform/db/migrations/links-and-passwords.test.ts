import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0007-links-and-passwords.ts';

describeOnEachEngine('migration 0007', ({ transactions }) => {
  it('marks only accounts created by an OAuth sign-in as having no password', async () => {
    const db = queries(transactions.outside);
    await db.schema.alterTable('users').dropColumn('has_password').execute();
    await db.schema.alterTable('tokens').dropColumn('attempt_hash').execute();
    const made = 1_700_000_000_000;
    const people = { none: null, made, joinedLater: made + 60_000, changedSince: made - 60_000 };
    const ids: Record<string, string> = {};
    for (const [name, joinedAt] of Object.entries(people)) {
      const { userId } = await addUser(transactions, { password_updated_at: made });
      ids[userId] = name;
      if (joinedAt === null) continue;
      await sql`insert into identities (id, user_id, provider, provider_uid, email, created_at)
        values (${name}, ${userId}, 'google', ${name}, '', ${joinedAt})`.execute(db);
    }
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('users').select(['id', 'has_password']).execute();
    expect(Object.fromEntries(rows.map((row) => [ids[row.id], row.has_password]))).toEqual({
      none: 1,
      made: 0,
      joinedLater: 1,
      changedSince: 1,
    });
  });
});
