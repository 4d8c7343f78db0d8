import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0011-recent-authentication.ts';

describeOnEachEngine('migration 0011', ({ transactions }) => {
  it('takes the start of a session as its authentication and shortens sessions of a year', async () => {
    const db = queries(transactions.outside);
    await db.schema.dropTable('welcome_grants').execute();
    await db.schema.alterTable('users').dropColumn('must_change_password').execute();
    await db.schema.alterTable('sessions').dropColumn('authenticated_at').execute();
    const { userId } = await addUser(transactions);
    const now = Date.now();
    const ends = { long: now + 300 * 86_400_000, short: now + 86_400_000 };
    for (const [id, end] of Object.entries(ends)) {
      await sql`insert into sessions (id, user_id, secret_hash, provider, ip, user_agent, expires_at, created_at, updated_at)
        values (${id}, ${userId}, ${id}, 'email', '', '', ${end}, 5, 5)`.execute(db);
    }
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('sessions').selectAll().orderBy('id').execute();
    expect(rows.map((row) => row.authenticated_at)).toEqual([5, 5]);
    expect(rows[0]?.expires_at).toBeLessThan(now + 31 * 86_400_000);
    expect(rows[1]?.expires_at).toBe(ends.short);
    const people = await db.selectFrom('users').select('must_change_password').execute();
    expect(people).toEqual([{ must_change_password: 0 }]);
  });
});
