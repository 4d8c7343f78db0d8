import type { StatisticDay, Statistics, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { addOrderRow, describeOrder } from '../receipts/testing/add-order.ts';
import { createStatisticsRoutes, createStatisticsService } from './index.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** 2026-11-23 12:00 in Türkiye. */
const now = Date.parse('2026-11-23T09:00:00Z');

describeOnEachEngine('statistics', ({ transactions, clear, name: engine }) => {
  afterEach(async () => {
    // Orders outlive their users; their receipts go with them.
    await queries(transactions.outside).deleteFrom('orders').execute();
    await clear();
  });

  async function open() {
    const clock = createManualClock();
    clock.advance(now - clock.now());
    const service = createStatisticsService({ transactions, clock });
    const app = createTestApp({ routes: createStatisticsRoutes(service) });
    const admin = await addUser(transactions, { is_admin: 1, created_at: now - 400 * day });
    const read = async (): Promise<Statistics> => {
      clock.advance(20_000);
      return (await app.call('GET', '/v1/admin/statistics', { as: admin })).json as Statistics;
    };
    const readDays = async (days: number): Promise<StatisticDay[]> => {
      clock.advance(20_000);
      const { json } = await app.call('GET', `/v1/admin/statistics/days?days=${days}`, { as: admin });
      return (json as { days: StatisticDay[] }).days;
    };
    return { admin, app, clock, read, readDays };
  }

  const addUserAt = (age: number, lastLogin: number | null = null) =>
    addUser(transactions, {
      created_at: now - age,
      last_login_at: lastLogin === null ? null : now - lastLogin,
    });

  let projects = 0;
  // A service of its own: one account creates projects in quick succession.
  const addProject = ({ userId }: Caller) => {
    projects += 1;
    const clock = createManualClock();
    clock.advance(projects * hour);
    const name = `Proje ${projects}`;
    return createTestProjects({ transactions, clock }).create(userId, { name, language: 'tr' });
  };

  async function addReceipt(values: {
    readonly status?: string;
    readonly paidAgo?: number | null;
    readonly minor?: number;
    readonly currency?: 'TRY' | 'USD';
    readonly isSimulated?: boolean;
  }) {
    const { status = 'Ödendi', paidAgo = hour, minor = 10_000, currency = 'TRY' } = values;
    const { userId } = await addUser(transactions, { created_at: now - 300 * day });
    const order = describeOrder(userId as UserId, {
      amount: { minor, currency } as never,
      isSimulated: values.isSimulated === true,
    });
    const id = newId<string>();
    await transactions.run(async (tx) => {
      await addOrderRow(tx, order);
      await queries(tx)
        .insertInto('receipts')
        .values({
          id,
          order_id: order.orderId,
          user_id: userId,
          receipt_number: `KLM${id}`,
          serial: null,
          plan_id: 'pro',
          plan_name_json: '{}',
          amount_minor: minor,
          currency,
          tax_rate: 20,
          refunded_minor: 0,
          credits: 1,
          payment_method: 'garanti-tl',
          is_simulated: order.isSimulated ? 1 : 0,
          transaction_id: null,
          status,
          billing_json: '{}',
          search_key: '',
          invoice_number: null,
          notes: '',
          language: 'tr',
          created_at: now - day,
          paid_at: paidAgo === null ? null : now - paidAgo,
          mailed_at: null,
        })
        .execute();
    });
    return id;
  }

  async function addTurn(projectId: string, userId: string, status: string, ago: number, charged: number) {
    const id = newId<string>();
    await queries(transactions.outside)
      .insertInto('turns')
      .values({
        id,
        project_id: projectId,
        user_id: userId,
        idempotency_key: id,
        status,
        prompt: 'Bir oyun yap',
        language: 'tr',
        mode: 'build',
        quick_prompt_id: null,
        provider: 'builtin',
        model: 'kilim-builtin',
        reserved: 10,
        charged,
        tokens: null,
        prompt_tokens: null,
        base_revision: null,
        version_id: null,
        revision: null,
        created_project_json: null,
        error_json: null,
        progress_json: '{}',
        running: null,
        stop_requested: 0,
        lease_until: 0,
        created_at: now - ago,
        ended_at: now - ago,
      })
      .execute();
    return id;
  }

  it('counts users, those of the last 30 days as active, and compares two periods of 7 days', async () => {
    const { read } = await open();
    await addUserAt(day, hour);
    await addUserAt(6 * day, 29 * day);
    await addUserAt(8 * day, 31 * day);
    await addUserAt(200 * day);
    expect((await read()).users).toEqual({ total: 5, active: 2, recent: 2, previous: 1 });
  });

  it('counts projects outside of the trash, and those changed within 7 days as recent', async () => {
    const { read, admin } = await open();
    const made = [await addProject(admin), await addProject(admin), await addProject(admin)];
    const set = (at: number, values: object) =>
      queries(transactions.outside)
        .updateTable('projects')
        .set(values)
        .where('id', '=', made[at]?.id ?? '')
        .execute();
    await set(0, { created_at: now - 30 * day, updated_at: now - day } as never);
    await set(1, { created_at: now - 9 * day, updated_at: now - 8 * day } as never);
    await set(2, { created_at: now - day, updated_at: now - day, deleted_at: now - hour } as never);
    expect((await read()).projects).toEqual({ total: 2, updated: 1, recent: 0, previous: 1 });
  });

  it('sums the receipts with the status Ödendi by currency, without simulated ones', async () => {
    const { read } = await open();
    await addReceipt({ minor: 14_990 });
    await addReceipt({ minor: 10, paidAgo: 8 * day });
    await addReceipt({ minor: 500, currency: 'USD', paidAgo: 200 * day });
    await addReceipt({ minor: 7, status: 'Beklemede', paidAgo: null });
    await addReceipt({ minor: 7, status: 'İade Edildi' });
    await addReceipt({ minor: 9, isSimulated: true });
    const { receipts, revenue, simulatedReceipts } = await read();
    expect(receipts).toEqual({ total: 3, recent: 1, previous: 1 });
    expect(simulatedReceipts).toBe(1);
    expect(revenue).toEqual([
      { currency: 'TRY', totalMinor: 15_000, recentMinor: 14_990, previousMinor: 10 },
      { currency: 'USD', totalMinor: 500, recentMinor: 0, previousMinor: 0 },
    ]);
  });

  it('keeps the sums by day right when receipts are paid, refunded and deleted', async () => {
    const { read } = await open();
    const pending = await addReceipt({ status: 'Beklemede', paidAgo: null, minor: 100 });
    const paid = await addReceipt({ minor: 30 });
    const total = async () => (await read()).revenue.map(({ totalMinor }) => totalMinor);
    const set = (id: string, values: { status: string; paid_at?: number }) =>
      queries(transactions.outside).updateTable('receipts').set(values).where('id', '=', id).execute();
    expect(await total()).toEqual([30]);
    await set(pending, { status: 'Ödendi', paid_at: now });
    expect(await total()).toEqual([130]);
    await set(paid, { status: 'İade Edildi' });
    expect(await total()).toEqual([100]);
    await queries(transactions.outside).deleteFrom('receipts').where('id', '=', pending).execute();
    expect(await total()).toEqual([]);
  });

  it('shows each day in Türkiye with sign-ups, turns, good turns, credits, errors and revenue', async () => {
    const { admin, readDays } = await open();
    const { id } = await addProject(admin);
    // 2026-11-22 23:30 and 2026-11-23 00:30 in Türkiye.
    await addUserAt(12.5 * hour);
    await addUserAt(11.5 * hour);
    await addReceipt({ minor: 250, paidAgo: 12.5 * hour });
    await addTurn(id, admin.userId, 'done', hour, 12);
    const broken = await addTurn(id, admin.userId, 'done', hour, 3);
    await addTurn(id, admin.userId, 'failed', hour, 0);
    await addTurn(id, admin.userId, 'stopped', hour, 0);
    await addTurn(id, admin.userId, 'streaming', hour, 0);
    await sql`insert into mount_reports
      (turn_id, user_id, project_id, prompt, model, result, charge, credits, reported_at)
      values (${broken}, ${admin.userId}, ${id}, '', 'kilim-builtin', 'error', 'returned', 3, ${now - hour})`.execute(
      queries(transactions.outside),
    );
    const days = await readDays(7);
    expect(days.map((shown) => shown.day).at(0)).toBe('2026-11-17');
    expect(days.slice(-2)).toEqual([
      {
        day: '2026-11-22',
        signUps: 1,
        turns: 0,
        judgedTurns: 0,
        goodTurns: 0,
        creditsUsed: 0,
        errors: 0,
        revenue: [{ currency: 'TRY', minor: 250 }],
      },
      {
        day: '2026-11-23',
        signUps: 1,
        turns: 5,
        judgedTurns: 3,
        goodTurns: 1,
        creditsUsed: 15,
        errors: 2,
        revenue: [],
      },
    ]);
    expect(await readDays(90)).toHaveLength(90);
  });

  it.runIf(engine === 'sqlite').each([
    ['projects', `updated_at >= 1 and updated_at < 2 and coalesce(deleted_at, 0) = 0`, 'projects_changed'],
    ['projects', `created_at >= 1 and created_at < 2 and coalesce(deleted_at, 0) = 0`, 'projects_made'],
    ['users', `last_login_at >= 1`, 'users_signed_in'],
    ['turns', `created_at >= 1 and created_at < 2 and status = 'done'`, 'turns_created'],
    [
      'receipts',
      `coalesce(status, '') = 'Ödendi' and is_simulated = 0 and paid_at >= 1 and paid_at < 2 and amount_minor > 0`,
      'receipts_sums',
    ],
  ])('counts %s where %s from an index alone', async (table, condition, index) => {
    const text = `explain query plan select count(*) from ${table} where ${condition}`;
    const plan = await sql<{ detail: string }>`${sql.raw(text)}`.execute(queries(transactions.outside));
    expect(plan.rows.map(({ detail }) => detail).join('; ')).toContain(`USING COVERING INDEX ${index}`);
  });

  it('reads once for several pages at the same time', async () => {
    const { app, admin, read } = await open();
    const before = await read();
    await addUserAt(hour);
    expect((await app.call('GET', '/v1/admin/statistics', { as: admin })).json).toEqual(before);
    expect((await read()).users.total).toBe(before.users.total + 1);
  });
});
