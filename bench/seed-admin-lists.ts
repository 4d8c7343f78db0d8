// Fills an empty database for bench/admin-lists.ts: `npx tsx bench/seed-admin-lists.ts FOLDER` makes FOLDER/kilim.sqlite,
// with BENCH_DATABASE_URL it fills that PostgreSQL database. The same numbers give the same rows.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import { firstIdAt } from '../apps/server/src/modules/security-log/event-record.ts';
import { migrations } from '../apps/server/src/platform/db/migrations/index.ts';
import { createPostgresDialect } from '../apps/server/src/platform/db/postgres-engine.ts';
import { createSqliteDialect } from '../apps/server/src/platform/db/sqlite-engine.ts';
import { eventRows, ledgerRows, turnRows, visitRows } from './lib/scale/log-rows.ts';
import { mailRows, saleRows, transferRows } from './lib/scale/money-rows.ts';
import { createRowWriter, type SeedTarget } from './lib/scale/row-writer.ts';
import {
  day,
  deletionRows,
  describePeople,
  projectRows,
  type Row,
  replyRows,
  ticketRows,
  userRows,
} from './lib/scale/rows.ts';
import { printTable } from './lib/table.ts';

const share = Number(process.env['BENCH_SHARE'] ?? 1);
const many = (count: number): number => Math.max(1, Math.round(count * share));
const url = process.env['BENCH_DATABASE_URL'];
const folder = process.argv[2];
if (url === undefined && folder === undefined) throw new Error('Name a folder outside of the repository.');
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const target: SeedTarget =
  url === undefined
    ? { engine: 'sqlite', path: join(folder ?? '', 'kilim.sqlite') }
    : { engine: 'postgres', url };

/** Noon of today in UTC, so that a day's runs make the same rows. */
const now = Math.floor(Date.now() / day) * day + day / 2 - (Date.now() % day < day / 2 ? day : 0);

/** Later migrations build their indexes and sums from the rows, much faster than row by row. */
const lastBefore = '0047-paid-receipts';
const onError = (error: Error): void => console.error(error);
const db = new Kysely<unknown>({
  dialect:
    'url' in target ? createPostgresDialect(target.url, onError) : createSqliteDialect(target.path, onError),
});
const provider = { getMigrations: async () => ({ ...migrations }) };
const { error: failure } = await new Migrator({ db, provider }).migrateTo(lastBefore);
if (failure) throw failure;
await db.destroy();

const writer = await createRowWriter(target);
const suspended = await writer.suspend();
const isPostgres = target.engine === 'postgres';

const people = describePeople(many(200_000), now);
await writer.write('users', userRows(people, now));
await writer.write('account_deletions', deletionRows(people, now));
await writer.write('credit_ledger', ledgerRows(people));
const adminIds = people.filter((_, at) => at % 20_000 === 7).map(({ id }) => id);

const sizeOfPart = 20_000;
/** Rows of two tables that come in pairs, written in parts so that they need not all be in memory. */
async function writePairs<Pair>(
  pairs: Iterable<Pair>,
  tables: readonly (readonly [table: string, of: (pair: Pair) => Row | null])[],
): Promise<void> {
  let part: Pair[] = [];
  const flush = async (): Promise<void> => {
    for (const [table, of] of tables) {
      const rows = part.map(of).filter((row) => row !== null);
      if (rows.length > 0) await writer.write(table, rows);
    }
    part = [];
  };
  for (const pair of pairs) {
    part.push(pair);
    if (part.length === sizeOfPart) await flush();
  }
  await flush();
}

const sales = saleRows(people, many(1_000_000), now);
await writePairs(sales, [
  ['orders', ({ order }) => order],
  ['receipts', ({ receipt }) => receipt],
]);
await writer.write('transfers', transferRows(many(100_000), people, now));
await writer.write('mails', mailRows(many(150_000), people, now));
const tickets = [...ticketRows(people, many(300_000), now, adminIds)];
await writer.write('support_tickets', tickets);
await writer.write('ticket_replies', replyRows(tickets));
const projects = [...projectRows(people, now)];
await writer.write('projects', projects);
await writePairs(turnRows(projects, many(400_000), now), [
  ['turns', ({ turn }) => turn],
  ['mount_reports', ({ report }) => report],
]);
await writer.write('security_events', eventRows(many(500_000), people, now, adminIds, firstIdAt));
await writer.write('analytics_events', visitRows(many(500_000), now));
await writer.run(`insert into paid_days (day, currency, is_simulated, amount_minor, receipts)
  select (paid_at + 10800000) / 86400000, currency, is_simulated, sum(amount_minor), count(*)
  from receipts where status = 'Ödendi' and paid_at is not null
  group by (paid_at + 10800000) / 86400000, currency, is_simulated`);
const restoring = performance.now();
await suspended.restore();
console.log(`\nIndexes: ${Math.round((performance.now() - restoring) / 1_000)} s`);
if (isPostgres) await writer.run('vacuum analyze');
printTable(
  `Inserts, ${target.engine}`,
  ['table', 'rows', 'rows a second'],
  [...writer.written].map(([table, { rows, spent }]) => [table, rows, Math.round(rows / (spent / 1_000))]),
);
console.log(`\nSize: ${Math.round((await writer.size()) / 1_048_576)} MB`);
await writer.close();
