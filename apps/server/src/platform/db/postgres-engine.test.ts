import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { isStorageFailure, openDatabase, queries } from './index.ts';
import { createPostgresDialect } from './postgres-engine.ts';

describeOnEachEngine('the PostgreSQL engine', (engine) => {
  if (engine.name === 'sqlite') {
    it.skip('does not apply to SQLite', () => {});
    return;
  }
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: engine.url() ?? '' });
    await admin.connect();
    await admin.query('create table notes (id serial primary key, body text not null)');
  });
  afterAll(() => admin.end());

  const dropConnections = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('limits the time of statements, but not of migrations, whose indexes may take minutes', async () => {
    const readTimeout = async (isForMigrations: boolean): Promise<string | undefined> => {
      const dialect = createPostgresDialect(engine.url() ?? '', () => {}, { isForMigrations });
      const db = new Kysely({ dialect });
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      await db.destroy();
      return rows[0]?.statement_timeout;
    };
    expect(await readTimeout(false)).toBe('15s');
    expect(await readTimeout(true)).toBe('0');
  });

  // An `error` event without a listener would end the process and therefore fails the run.
  it('loses only running transactions when connections are dropped', async () => {
    const broken: Error[] = [];
    const database = openDatabase({ engine: 'postgres', url: engine.url() ?? '' }, (error) => {
      broken.push(error);
    });
    const kept: number[] = [];
    const failures: unknown[] = [];
    let isOver = false;
    const write = async (): Promise<void> => {
      while (!isOver) {
        try {
          const id = await database.transactions.run(async (tx) => {
            const { rows } = await sql<{ id: number }>`
              insert into notes (body) values ('x') returning id
            `.execute(queries(tx));
            // Between two statements only the connection itself can report the loss.
            await wait(2);
            await sql`select pg_sleep(0.002)`.execute(queries(tx));
            return rows[0]?.id ?? 0;
          });
          kept.push(id);
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const writers = Array.from({ length: 8 }, write);
    for (let round = 0; round < 10; round += 1) {
      await wait(60);
      await dropConnections();
    }
    await wait(60);
    isOver = true;
    await Promise.all(writers);

    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => !isStorageFailure(error))).toEqual([]);
    expect(broken.length).toBeGreaterThan(0);
    const { rows } = await admin.query<{ id: number }>('select id from notes');
    const stored = new Set(rows.map(({ id }) => id));
    expect(kept.filter((id) => !stored.has(id))).toEqual([]);
    expect(await database.ping()).toBe(true);
    await database.close();
  });

  it('rejects a commit that PostgreSQL turned into a rollback', async () => {
    const failing = engine.transactions.run(async (tx) => {
      await sql`insert into notes (body) values ('lost')`.execute(queries(tx));
      await sql`insert into notes (body) values (null)`.execute(queries(tx)).catch(() => {});
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { rows } = await admin.query("select id from notes where body = 'lost'");
    expect(rows).toEqual([]);
    expect(await engine.open().ping()).toBe(true);
  });
});
