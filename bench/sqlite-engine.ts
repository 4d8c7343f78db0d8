// Measures the SQLite engine: how long a loop of queries blocks the event loop, and the CPU time of one read while many
// wait for the connection. `npx tsx bench/sqlite-engine.ts [checkout]` measures another checkout.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type * as db from '../apps/server/src/platform/db/index.ts';
import { median, printTable } from './lib/table.ts';

const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const { openDatabase, queries } = (await import(
  join(checkout, 'apps/server/src/platform/db/index.ts')
)) as typeof db;
const rows = 300_000;
const pageSize = 500;
const waiting = 200;

const folder = mkdtempSync(join(tmpdir(), 'kilim-bench-'));
const opened = openDatabase({ engine: 'sqlite', path: join(folder, 'bench.sqlite') }, () => {});
const notes = queries(opened.transactions.outside);

async function longestBlock(work: () => Promise<unknown>): Promise<{ total: number; longest: number }> {
  let longest = 0;
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, 1);
  const started = performance.now();
  await work();
  tick();
  clearInterval(timer);
  return { total: performance.now() - started, longest };
}

async function readPages(): Promise<void> {
  for (let last = 0; ; ) {
    const page = await sql<{ id: number }>`
      select * from notes where id > ${last} order by id limit ${pageSize}
    `.execute(notes);
    if (page.rows.length === 0) return;
    last = page.rows.at(-1)?.id ?? 0;
  }
}

/** CPU time per read of many concurrent reads, in milliseconds. */
async function readTogether(): Promise<number> {
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: waiting }, (_, index) =>
      sql`select * from notes where id = ${index + 1}`.execute(notes),
    ),
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / waiting;
}

await sql`create table notes (id integer primary key, name text, amount integer, body text)`.execute(notes);
await sql`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
  insert into notes select n, 'name ' || n, n * 7, 'the body of note number ' || n from numbers
`.execute(notes);

const pages = await longestBlock(readPages);
const reads: number[] = [];
for (let round = 0; round < 60; round += 1) reads.push(await readTogether());

printTable(
  `SQLite engine (${checkout})`,
  ['figure', 'value'],
  [
    [`${rows} rows in pages of ${pageSize}: whole loop`, `${pages.total.toFixed(0)} ms`],
    ['longest time without a turn of the event loop meanwhile', `${pages.longest.toFixed(0)} ms`],
    [`CPU of one of ${waiting} reads at once, median of 60`, `${median(reads).toFixed(3)} ms`],
  ],
);
await opened.close();
rmSync(folder, { recursive: true, force: true });
