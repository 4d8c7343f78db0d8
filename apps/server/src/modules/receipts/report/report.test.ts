import { type BillingReport, type MinorAmount, splitTax } from '@kilim/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createReceiptsRoutes } from '../index.ts';
import { buyer, describeOrder, openReceipt } from '../testing/add-order.ts';
import { createTestReceipts } from '../testing/create-receipts.ts';
import type { NewReceipt } from '../types.ts';

// The manual clock starts in November 2023.
const october = Date.parse('2023-10-31T20:59:00Z');
const november = Date.parse('2023-10-31T21:00:00Z');

describe('splitTax', () => {
  it('adds up to the amount and rounds by at most half a minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        (gross, rate) => {
          const { net, tax } = splitTax(gross as MinorAmount, rate);
          expect(net + tax).toBe(gross);
          expect(Math.abs(net - (gross * 100) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-4);
        },
      ),
    );
  });
});

describeOnEachEngine('the billing report', (engine) => {
  const { transactions } = engine;
  const { receipts } = createTestReceipts(transactions);
  const app = createTestApp({ routes: createReceiptsRoutes(receipts) });
  let admin: Caller;
  let person: Caller;

  beforeEach(async () => {
    await engine.clear();
    await clearOrders();
    admin = await addUser(transactions, { is_admin: 1 });
    person = await addUser(transactions);
  });

  const clearOrders = async () => {
    // Orders remain when their users are deleted.
    await queries(transactions.outside).deleteFrom('orders').execute();
  };
  const pay = async (
    minor: number,
    paidAt: number,
    changes: Partial<NewReceipt> & { currency?: 'TRY' | 'USD'; refunded?: number } = {},
  ) => {
    const { currency = 'TRY', refunded = 0, ...rest } = changes;
    const order = describeOrder(person.userId, {
      amount: { minor, currency } as NewReceipt['amount'],
      createdAt: paidAt - 1_000,
      ...rest,
    });
    await openReceipt(transactions, receipts, order);
    await transactions.run((tx) =>
      receipts.change(tx, order.orderId, {
        status: refunded === 0 ? 'Ödendi' : refunded === minor ? 'İade Edildi' : 'Kısmi İade',
        paidAt,
        refundedMinor: refunded,
      }),
    );
    return order;
  };
  const report = async (query = '') =>
    (await app.call('GET', `/v1/admin/billing-report${query}`, { as: admin })).json as BillingReport;
  const csv = async (query = '') => {
    const reply = await app.call('GET', `/v1/admin/billing-report/file?language=tr${query}`, { as: admin });
    return new TextDecoder().decode(reply.bytes());
  };

  it('is only for administrators and valid periods', async () => {
    for (const path of ['/v1/admin/billing-report', '/v1/admin/billing-report/file']) {
      expect(await app.call('GET', path)).toMatchObject({ status: 401 });
      expect(await app.call('GET', path, { as: person })).toMatchObject({ status: 403 });
      for (const day of ['0000-00-00', '0000-01-01', '1999-12-31', '9999-12-31', '2023-13-01', 'x']) {
        for (const query of [`from=${day}`, `to=${day}`]) {
          expect([query, (await app.call('GET', `${path}?${query}`, { as: admin })).status]).toEqual([
            query,
            400,
          ]);
        }
      }
      const wrong = await app.call('GET', `${path}?from=2023-02-30`, { as: admin });
      expect(wrong).toMatchObject({ status: 400, json: { type: 'general_argument_invalid' } });
    }
  });

  it('subtracts refunds, excludes simulations and separates currencies', async () => {
    await pay(14_990, october, { refunded: 5_000 });
    await pay(10_000, november);
    await pay(10_000, november, { refunded: 10_000 });
    await pay(2_000, november, { currency: 'USD', planId: 'basic' as NewReceipt['planId'] });
    await pay(99_999, november, { isSimulated: true, paymentMethod: 'demo' });
    await openReceipt(transactions, receipts, describeOrder(person.userId));
    const found = await report();
    const tax = (minor: number) => splitTax(minor as MinorAmount, 20).tax;
    expect(found.byCurrency).toEqual([
      {
        currency: 'TRY',
        paidMinor: 34_990,
        refundedMinor: 15_000,
        revenueMinor: 19_990,
        taxMinor: tax(14_990) - tax(5_000) + tax(10_000),
        receipts: 3,
      },
      {
        currency: 'USD',
        paidMinor: 2_000,
        refundedMinor: 0,
        revenueMinor: 2_000,
        taxMinor: 333,
        receipts: 1,
      },
    ]);
    expect(
      found.byPlan.map(({ planId, currency, revenueMinor }) => [planId, currency, revenueMinor]),
    ).toEqual([
      ['basic', 'USD', 2_000],
      ['pro', 'TRY', 19_990],
    ]);
    const months = found.byMonth.filter(({ currency }) => currency === 'TRY');
    expect(months).toHaveLength(12);
    expect(months.at(-2)).toMatchObject({ month: '2023-10', revenueMinor: 9_990 });
    expect(months.at(-1)).toMatchObject({ month: '2023-11', revenueMinor: 10_000, receipts: 2 });
    expect(found.simulatedReceipts).toBe(1);
    expect((await report('?from=2023-11-01&to=2023-11-01')).byCurrency[0]).toMatchObject({ receipts: 2 });
  });

  it('sums the tax exactly as the receipts show it', async () => {
    const amounts = [1, 2, 3, 5, 7, 99, 333, 14_990, 19_999];
    for (const amount of amounts) await pay(amount, november, { taxRate: amount % 2 ? 20 : 8.5 });
    const expected = amounts.reduce(
      (sum, amount) => sum + splitTax(amount as MinorAmount, amount % 2 ? 20 : 8.5).tax,
      0,
    );
    expect((await report()).byCurrency[0]?.taxMinor).toBe(expected);
  });

  it('counts each user once, by the last plan not fully refunded', async () => {
    await pay(1_000, october, {
      planId: 'basic' as NewReceipt['planId'],
      planName: { tr: 'Temel', en: 'Basic' },
    });
    await pay(2_000, november);
    await pay(3_000, november + 1, { planId: 'enterprise' as NewReceipt['planId'], refunded: 3_000 });
    const other = await addUser(transactions);
    await pay(1_000, november, { userId: other.userId, planId: 'basic' as NewReceipt['planId'] });
    expect((await report()).holders.map(({ planId, people }) => [planId, people])).toEqual([
      ['basic', 1],
      ['pro', 1],
    ]);
  });

  it('is empty without payments', async () => {
    expect(await report()).toEqual({
      from: '2022-12-01',
      to: '2023-11-15',
      byCurrency: [],
      byPlan: [],
      byMonth: [],
      holders: [],
      simulatedReceipts: 0,
    });
  });

  it('exports paid receipts as CSV without formulas', async () => {
    await pay(14_990, november, {
      refunded: 990,
      billingDetails: {
        ...buyer,
        type: 'corporate',
        name: '=HYPERLINK("http://x")',
        companyName: '@Şirket, "A.Ş."',
        taxId: '1234567890',
      },
    });
    await pay(1_000, november, { isSimulated: true, paymentMethod: 'demo' });
    const [head, row, ...rest] = (await csv()).split('\r\n');
    expect(head).toMatch(/^Makbuz no;Sıra no;Düzenlenme;Ödeme;Durum;Alıcı;Şirket;VKN\/TCKN;/);
    expect(row).toContain(`;Kısmi İade;"'=HYPERLINK(""http://x"")";"'@Şirket, ""A.Ş.""";1234567890;`);
    expect(row).toContain(';TRY;"124,92";20;"24,98";"149,90";"9,90";');
    expect(rest).toEqual(['']);
  });

  it('exports more receipts than one query reads, each once', async () => {
    const order = await pay(1_000, november);
    const db = queries(transactions.outside);
    const first = await db.selectFrom('receipts').selectAll().executeTakeFirstOrThrow();
    const source = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 2_050 }, (_, at) => `r${String(at).padStart(5, '0')}`);
    for (let at = 0; at < ids.length; at += 205) {
      const some = ids.slice(at, at + 205);
      await db
        .insertInto('orders')
        .values(some.map((id) => ({ ...source, id, idempotency_key: id })))
        .execute();
      await db
        .insertInto('receipts')
        .values(some.map((id) => ({ ...first, id, order_id: id, receipt_number: id, serial: null })))
        .execute();
    }
    const lines = (await csv()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2_052);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(2_052);
  });
});
