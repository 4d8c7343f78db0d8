import type { Receipt } from '@kilim/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createReceiptsRoutes } from './index.ts';
import { buyer, describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts, emptyTemplate } from './testing/create-receipts.ts';
import { readPdfText } from './testing/read-pdf-text.ts';

describeOnEachEngine('receipt routes', ({ transactions }) => {
  const { receipts } = createTestReceipts(transactions);
  const app = createTestApp({ routes: createReceiptsRoutes(receipts) });
  let owner: Caller;
  let other: Caller;
  let admin: Caller;
  let ids: string[];

  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });
  const page = async (path: string, as: Caller) =>
    (await app.call('GET', path, { as })).json as {
      receipts: Receipt[];
      total: number;
      nextCursor: string | null;
    };

  beforeAll(async () => {
    [owner, other, admin] = await Promise.all([
      addUser(transactions),
      addUser(transactions),
      addUser(transactions, { is_admin: 1 }),
    ]);
    ids = [];
    for (const [at, currency] of (['TRY', 'TRY', 'USD'] as const).entries()) {
      const order = describeOrder(owner.userId, {
        amount: { minor: 1_000, currency } as Receipt['amount'],
        createdAt: 1_700_000_000_000 + at,
      });
      ids.push((await openReceipt(transactions, receipts, order)).receiptId);
    }
    const paid = describeOrder(other.userId, {
      billingDetails: { ...buyer, name: 'Can Öz', email: 'can@ornek.test' },
      createdAt: 1_700_000_000_010,
    });
    ids.push((await openReceipt(transactions, receipts, paid)).receiptId);
    await transactions.run((tx) =>
      receipts.change(tx, paid.orderId, { status: 'Ödendi', paidAt: 1_700_000_000_020 }),
    );
  });

  it.each([[[1, 'a\u0000']], [[2 ** 60, 'a']], [[1]], [['a', 'a']]])(
    'reject the invalid cursor %j',
    async (keys) => {
      const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
      expectError(
        await app.call('GET', `/v1/receipts?cursor=${cursor}`, { as: owner }),
        400,
        'general_cursor_not_found',
      );
    },
  );

  it.each([
    ['GET', '/v1/receipts'],
    ['GET', '/v1/receipts/x'],
    ['GET', '/api/receipts/x/pdf'],
    ['GET', '/api/receipts/x/download'],
    ['POST', '/v1/admin/receipt-template/preview'],
    ['GET', '/v1/admin/receipts'],
    ['PUT', '/v1/admin/receipts/x/invoice-number'],
  ])('reject guests: %s %s', async (method, path) => {
    expectError(
      await app.call(method, path, { body: method === 'GET' ? undefined : {} }),
      401,
      'general_unauthorized_scope',
    );
  });

  it('page the caller’s receipts, newest first', async () => {
    const first = await page('/v1/receipts?limit=2', owner);
    expect(first.receipts.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.total).toBe(3);
    const second = await page(`/v1/receipts?limit=2&cursor=${first.nextCursor}`, owner);
    expect(second).toMatchObject({ receipts: [{ id: ids[0] }], nextCursor: null });
    expect((await page('/v1/receipts?status=Ödendi', owner)).receipts).toEqual([]);
    expectError(
      await app.call('GET', '/v1/receipts?cursor=x', { as: owner }),
      400,
      'general_cursor_not_found',
    );
  });

  it('show a receipt only to its owner and administrators', async () => {
    for (const as of [owner, admin]) {
      const reply = await app.call('GET', `/v1/receipts/${ids[0]}`, { as });
      expect(reply).toMatchObject({ status: 200, json: { id: ids[0], userId: owner.userId } });
    }
    expectError(await app.call('GET', `/v1/receipts/${ids[0]}`, { as: other }), 404, 'receipt_not_found');
    expectError(await app.call('GET', '/v1/receipts/nothing', { as: admin }), 404, 'receipt_not_found');
  });

  it('list all receipts for administrators, by status, currency and search', async () => {
    expectError(await app.call('GET', '/v1/admin/receipts', { as: owner }), 403, 'general_access_forbidden');
    const found = async (query: string) =>
      (await page(`/v1/admin/receipts${query}`, admin)).receipts.map(({ id }) => id);
    expect(await found('')).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect(await found('?status=Ödendi')).toEqual([ids[3]]);
    expect(await found('?currency=USD')).toEqual([ids[2]]);
    expect(await found(`?search=${encodeURIComponent('IŞIL şa')}`)).toEqual([ids[2], ids[1], ids[0]]);
    expect(await found('?search=CAN%40ornek')).toEqual([ids[3]]);
    expect(await found('?search=%25')).toEqual([]);
    const [newest] = (await page('/v1/admin/receipts', admin)).receipts;
    expect(await found(`?search=${newest?.receiptNumber.toLowerCase()}`)).toEqual([ids[3]]);
  });

  it('send page and PDF, named with the number, only to owner and administrators', async () => {
    const { receiptNumber } = (await page('/v1/receipts', owner)).receipts.at(-1) as Receipt;
    for (const as of [owner, admin]) {
      const html = await app.call('GET', `/api/receipts/${ids[0]}/download`, { as });
      expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html.headers.get('content-disposition')).toMatch(`attachment; filename="${receiptNumber}.html"`);
      expect(new TextDecoder().decode(html.bytes())).toContain('Kilim Yazılım A.Ş.');
    }
    const pdf = await app.call('GET', `/api/receipts/${ids[0]}/pdf`, { as: owner });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(`inline; filename="${receiptNumber}.pdf"`);
    expect(readPdfText(pdf.bytes())).toContain(receiptNumber);
    for (const kind of ['pdf', 'download']) {
      const path = `/api/receipts/${ids[0]}/${kind}`;
      expectError(await app.call('GET', path, { as: other }), 404, 'receipt_not_found');
    }
    expectError(await app.call('GET', '/api/nothing', { as: owner }), 404, 'general_route_not_found');
  });

  it('preview a template for administrators', async () => {
    const body = { template: { ...emptyTemplate, companyName: 'Yeni <Ad>' }, language: 'en' };
    const preview = (as: Caller) => app.call('POST', '/v1/admin/receipt-template/preview', { as, body });
    expectError(await preview(owner), 403, 'general_access_forbidden');
    const { html } = (await preview(admin)).json as { html: string };
    expect(html).toContain('Yeni &lt;Ad&gt;');
    expect(html).toContain('This document is not an invoice.');
  });

  it('store and remove the number of the tax document', async () => {
    const path = `/v1/admin/receipts/${ids[0]}/invoice-number`;
    const put = (invoiceNumber: string, as: Caller) => app.call('PUT', path, { as, body: { invoiceNumber } });
    expectError(await put('A1', owner), 403, 'general_access_forbidden');
    expect((await put(' GIB2026000000001 ', admin)).json).toMatchObject({
      invoiceNumber: 'GIB2026000000001',
    });
    expect((await put('', admin)).json).toMatchObject({ invoiceNumber: null });
    const missing = await app.call('PUT', '/v1/admin/receipts/nothing/invoice-number', {
      as: admin,
      body: { invoiceNumber: 'A1' },
    });
    expectError(missing, 404, 'receipt_not_found');
  });
});
