import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { NewerDatabaseError, queries } from './index.ts';

const conflict = (code: string): Error => Object.assign(new Error('conflict'), { code });

describeOnEachEngine('a transaction with a conflict', ({ name, transactions, url }) => {
  it.each(['40001', '40P01'])('is retried after %s', async (code) => {
    const { userId } = await addUser(transactions);
    let runs = 0;
    const credits = await transactions.run(async (tx) => {
      runs += 1;
      const row = await queries(tx)
        .updateTable('users')
        .set((eb) => ({ credits: eb('credits', '+', 1) }))
        .where('id', '=', userId)
        .returning('credits')
        .executeTakeFirstOrThrow();
      if (runs < 3) throw conflict(code);
      return row.credits;
    });
    expect([runs, credits]).toEqual([3, 1]);
  });

  it('fails after five attempts, and after one with any other error', async () => {
    for (const [code, expected] of [
      ['40P01', 5],
      ['57P01', 1],
      ['23505', 1],
    ] as const) {
      let runs = 0;
      const work = transactions.run(async () => {
        runs += 1;
        throw conflict(code);
      });
      await expect(work).rejects.toMatchObject({ code });
      expect(runs).toBe(expected);
    }
  });

  if (name === 'postgres') {
    it('is retried after a real deadlock', async () => {
      const [a, b] = [await addUser(transactions), await addUser(transactions)];
      const other = new pg.Client({ connectionString: url() ?? '' });
      await other.connect();
      const touch = 'update users set credits = credits + 1 where id = $1';
      await other.query("set deadlock_timeout = '10s'");
      await other.query('begin');
      await other.query(touch, [b.userId]);
      let runs = 0;
      const work = transactions.run(async (tx) => {
        runs += 1;
        await sql`set local deadlock_timeout = '50ms'`.execute(queries(tx));
        const add = (id: string) => sql`update users set credits = credits + 1 where id = ${id}`;
        await add(a.userId).execute(queries(tx));
        // The other client has locked the second row and now waits for the first one.
        if (runs === 1) void other.query(touch, [a.userId]).then(() => other.query('commit'));
        await add(b.userId).execute(queries(tx));
      });
      await work;
      await other.end();
      const { rows } = await sql<{ credits: number }>`
        select credits from users where id in (${a.userId}, ${b.userId})
      `.execute(queries(transactions.outside));
      expect(runs).toBe(2);
      expect(rows.map(({ credits }) => credits)).toEqual([2, 2]);
    });
  }
});

describeOnEachEngine('migrate', (engine) => {
  it('rejects the database of a newer version', async () => {
    const db = queries(engine.transactions.outside);
    await sql`insert into kysely_migration (name, timestamp) values ('0099-later', '2030')`.execute(db);
    await expect(engine.open().migrate()).rejects.toThrow(NewerDatabaseError);
    await expect(engine.open().migrate()).rejects.toThrow('0099-later');
    await sql`delete from kysely_migration where name = '0099-later'`.execute(db);
    await engine.open().migrate();
  });
});
