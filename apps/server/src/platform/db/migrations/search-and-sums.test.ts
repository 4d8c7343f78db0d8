import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSqliteDialect } from '../sqlite-engine.ts';
import { migrations } from './index.ts';

const paidAt = Date.parse('2023-10-31T21:00:00Z');
const paidDay = (paidAt + 10_800_000) / 86_400_000;

/** What a user, an order and a receipt need beside the columns of the test. */
const userRow = sql`'x', 1, 1, '', 1, 0, 0, '{}', 1, 1, 1`;
const orderRow = sql`'pro', '{}', 120, 'TRY', 1, 20, 'garanti-tl', 0, 'paid', 0, '{}', '{}', 'tr', '', 1, 1`;

it('fills the search and the sums with the rows that exist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-migration-'));
  const db = new Kysely<unknown>({
    dialect: createSqliteDialect(join(folder, 'old.sqlite'), (error) => {
      throw error;
    }),
  });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  try {
    await migrator.migrateTo('0047-paid-receipts');
    for (const [id, key] of [
      ['u1', 'isil cagribey'],
      ['u2', 'ali veli'],
    ]) {
      await sql`insert into users (id, email, name, search_key, password_hash, password_updated_at, email_verified,
        phone, is_enabled, is_admin, credits, preferences_json, created_at, updated_at, accessed_at)
        values (${id}, ${id}, ${id}, ${key}, ${userRow})`.execute(db);
    }
    for (const [id, status, paid, refunded] of [
      ['r1', 'Ödendi', paidAt, 0],
      ['r2', 'Kısmi İade', paidAt + 1, 60],
      ['r3', 'Beklemede', null, 0],
    ] as const) {
      await sql`insert into orders (id, user_id, idempotency_key, plan_id, plan_json, amount_minor, currency, credits,
        tax_rate, method, is_simulated, status, refunded_minor, billing_json, consents_json, language, request_hash,
        created_at, updated_at) values (${id}, 'u1', ${id}, ${orderRow})`.execute(db);
      await sql`insert into receipts (id, order_id, user_id, receipt_number, plan_id, plan_name_json, amount_minor,
        currency, tax_rate, refunded_minor, credits, payment_method, is_simulated, status, billing_json, search_key,
        notes, language, created_at, paid_at) values (${id}, ${id}, 'u1', ${id}, ${id === 'r2' ? 'team' : 'pro'}, '{}',
        120, 'TRY', 20, ${refunded}, 1, 'garanti-tl', 0, ${status}, '{}', ${`${id} isil`}, '', 'tr', 1, ${paid})`.execute(
        db,
      );
    }

    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    const found = await sql`select id from users_search_rows join users_search on users_search.rowid = number
      where users_search match '"gri" AND "rib"'`.execute(db);
    expect(found.rows).toEqual([{ id: 'u1' }]);
    const sums =
      await sql`select day, status, amount_minor, refunded_minor, tax_minor, receipts from receipt_days
      order by status`.execute(db);
    expect(sums.rows).toEqual([
      { day: -1, status: 'Beklemede', amount_minor: 120, refunded_minor: 0, tax_minor: 20, receipts: 1 },
      {
        day: paidDay,
        status: 'Kısmi İade',
        amount_minor: 120,
        refunded_minor: 60,
        tax_minor: 10,
        receipts: 1,
      },
      { day: paidDay, status: 'Ödendi', amount_minor: 120, refunded_minor: 0, tax_minor: 20, receipts: 1 },
    ]);
    const holders = await sql`select user_id, plan_id from plan_holders`.execute(db);
    expect(holders.rows).toEqual([{ user_id: 'u1', plan_id: 'team' }]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
