// Inserts users, receipts and tickets into a database of bench/seed-admin-lists.ts and prints how many a second, the size
// of the database, and deletes them again: `npx tsx bench/admin-writes.ts FOLDER`, or with BENCH_DATABASE_URL. Run it
// before and after a migration to see what its indexes cost.
import { join } from 'node:path';
import { saleRows } from './lib/scale/money-rows.ts';
import { createRowWriter } from './lib/scale/row-writer.ts';
import { describePeople, type Row, ticketRows, userRows } from './lib/scale/rows.ts';
import { printTable } from './lib/table.ts';

const url = process.env['BENCH_DATABASE_URL'];
const folder = process.argv[2];
if (url === undefined && folder === undefined) throw new Error('Name the folder of the seed.');
const count = Number(process.env['BENCH_ROWS'] ?? 4_000);
const now = Date.now();
const mark = 'bench-write-';
const marked = (row: Row, names: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, `${mark}${row[name]}`])),
});

const writer = await createRowWriter(
  url === undefined
    ? { engine: 'sqlite', path: join(folder ?? '', 'kilim.sqlite') }
    : { engine: 'postgres', url },
);
const size = await writer.size();
const people = describePeople(count, now).map((person) => ({
  ...person,
  id: `${mark}${person.id}`,
  email: `${mark}${person.email}`,
}));
await writer.write('users', userRows(people, now));
const sales = [...saleRows(people, count, now)];
const orderNames = ['id', 'idempotency_key'];
await writer.write(
  'orders',
  sales.map(({ order }) => marked(order, orderNames)),
);
const receiptNames = ['id', 'order_id', 'receipt_number'];
await writer.write(
  'receipts',
  sales.map(({ receipt }) => ({ ...marked(receipt, receiptNames), serial: null })),
);
const adminIds = [people[0]?.id ?? ''];
await writer.write(
  'support_tickets',
  [...ticketRows(people, count, now, adminIds)].map((row) => marked(row, ['id'])),
);
for (const table of ['receipts', 'orders', 'support_tickets', 'users']) {
  await writer.run(`delete from ${table} where id like '${mark}%'`);
}
printTable(
  `Inserts one after the other, ${url === undefined ? 'SQLite' : 'PostgreSQL'}, ${Math.round(size / 1_048_576)} MB`,
  ['table', 'rows a second'],
  [...writer.written].map(([table, { rows, spent }]) => [table, Math.round(rows / (spent / 1_000))]),
);
await writer.close();
