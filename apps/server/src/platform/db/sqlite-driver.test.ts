import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase, queries } from './database.ts';

let folder: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-driver-'));
  database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
  const { outside } = database.transactions;
  await sql`create table notes (id integer primary key, body text)`.execute(queries(outside));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** CPU time of this process in milliseconds: unlike the clock, it does not depend on other processes. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** CPU time of `work` in all and of the longest stretch without a turn of the event loop. */
async function measureCpuTime(work: () => Promise<void>): Promise<{ total: number; longest: number }> {
  const started = cpuTime();
  let longest = 0;
  let last = started;
  const timer = setInterval(() => {
    const now = cpuTime();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work();
  const ended = cpuTime();
  clearInterval(timer);
  return { total: ended - started, longest: Math.max(longest, ended - last) };
}

async function fillNotes(count: number): Promise<void> {
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into notes select n, 'the text of note ' || n from numbers
  `.execute(queries(database.transactions.outside));
}

it('yields to the event loop while 300,000 rows are read page by page', async () => {
  await fillNotes(300_000);
  const readPages = async (): Promise<void> => {
    let last = 0;
    for (;;) {
      const { rows } = await sql<{ id: number }>`
        select id, body from notes where id > ${last} order by id limit 500
      `.execute(queries(database.transactions.outside));
      if (rows.length === 0) return;
      last = rows.at(-1)?.id ?? 0;
    }
  };
  const { total, longest } = await measureCpuTime(readPages);
  // Without the pauses both are the same.
  expect(longest).toBeLessThan(total / 4);
});

it('yields to the event loop within one long transaction', async () => {
  const { total, longest } = await measureCpuTime(() =>
    database.transactions.run(async (tx) => {
      for (let id = 1; id <= 20_000; id += 1)
        await sql`insert into notes values (${id}, 'x')`.execute(queries(tx));
    }),
  );
  expect(longest).toBeLessThan(total / 2);
});

it('runs transactions in the order of the requests', async () => {
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      database.transactions.run(async (tx) => {
        order.push(index);
        await sql`insert into notes (body) values ('x')`.execute(queries(tx));
        if (index % 3 === 0) await wait(1);
      }),
    ),
  );
  expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

it('isolates a transaction that waits for something else', async () => {
  const seen: unknown[] = [];
  const writing = database.transactions.run(async (tx) => {
    await sql`insert into notes (body) values ('first')`.execute(queries(tx));
    await wait(30);
    await sql`insert into notes (body) values ('second')`.execute(queries(tx));
    await wait(5);
    throw new Error('rolled back');
  });
  await wait(10);
  const reading = sql<{ count: number }>`select count(*) as count from notes`
    .execute(queries(database.transactions.outside))
    .then(({ rows }) => seen.push(rows[0]?.count));
  await expect(writing).rejects.toThrow('rolled back');
  await reading;
  expect(seen).toEqual([0]);
});

it('closes after running work and rejects later work', async () => {
  const done: string[] = [];
  const { transactions } = database;
  const writing = transactions.run(async (tx) => {
    await wait(20);
    await sql`insert into notes (body) values ('kept')`.execute(queries(tx));
    done.push('written');
  });
  const waiting = sql`select 1`.execute(queries(transactions.outside)).then(() => done.push('read'));
  await wait(5);
  const closing = database.close().then(() => done.push('closed'));
  await wait(1);
  await expect(transactions.run(async () => {})).rejects.toThrow();
  await Promise.all([writing, waiting, closing]);
  expect(done).toEqual(['written', 'read', 'closed']);

  database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
  const { rows } = await sql`select body from notes`.execute(queries(database.transactions.outside));
  expect(rows).toEqual([{ body: 'kept' }]);
});

it('checkpoints a large transaction after its commit, in a thread', async () => {
  const path = join(folder, 'kilim.sqlite');
  const megabyte = 1_048_576;
  await database.transactions.run(async (tx) => {
    for (let id = 1; id <= 19; id += 1) {
      await sql`insert into notes values (${id}, ${'x'.repeat(megabyte)})`.execute(queries(tx));
    }
  });
  expect(statSync(path).size).toBeLessThan(megabyte);
  await vi.waitFor(() => expect(statSync(path).size).toBeGreaterThan(19 * megabyte), 10_000);
  const { rows } = await sql<{ bytes: number }>`select sum(length(body)) as bytes from notes`.execute(
    queries(database.transactions.outside),
  );
  expect(rows).toEqual([{ bytes: 19 * megabyte }]);
});
