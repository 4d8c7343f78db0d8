// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import { scriptedHistory, scriptedReceipt } from '../../../testing/receipts.ts';
import {
  answerWith,
  callsTo,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  setOnline,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import ReceiptsTab from './receipts-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/receipts';
const full = { receipts: [scriptedReceipt], total: 1, isTotalExact: true, nextCursor: null };
const open = (script: Script = {}, address = '/admin') =>
  openPage({
    path: '/admin',
    address,
    element: <ReceiptsTab />,
    script: {
      [list]: [200, full],
      'GET /v1/receipts/r1': [200, scriptedReceipt],
      'GET /v1/admin/orders/o1': [200, scriptedHistory],
      ...script,
    },
  });

const sentTo = (name: string) => callsTo(name).map(({ body }) => body as Readonly<Record<string, unknown>>);

describeList({
  name: 'the receipts of administrators',
  open,
  request: list,
  full: { reply: [200, full], text: 'isil@ornek.test' },
  empty: {
    reply: [200, { receipts: [], total: 0, isTotalExact: true, nextCursor: null }],
    text: 'Henüz makbuz yok',
  },
  failed: 'Makbuzlar yüklenemedi',
});

it('loads with the filter of the URL, and offers all receipts when none match', async () => {
  await open(
    { [list]: [200, { receipts: [], total: 0, isTotalExact: true, nextCursor: null }] },
    '/admin?q=I%C5%9F%C4%B1l&status=paid&currency=TRY',
  );
  const asked = new URL(callsTo(list)[0]?.url ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(asked)).toEqual({ search: 'Işıl', status: 'Ödendi', currency: 'TRY' });
  await expectText('Aramanıza uyan makbuz yok');
  answerWith({ [list]: [200, full] });
  await press('Tüm makbuzları göster');
  await expectText('isil@ornek.test');
});

it('loads further pages', async () => {
  await open({ [list]: [200, { ...full, total: 2, isTotalExact: true, nextCursor: 'c' }] });
  answerWith({
    [list]: [
      200,
      {
        receipts: [{ ...scriptedReceipt, id: 'r2', receiptNumber: 'KLM000000002' }],
        total: 2,
        isTotalExact: true,
        nextCursor: null,
      },
    ],
  });
  await press('Daha fazla göster');
  await expectText('KLM000000002');
  expect(callsTo(list).at(-1)?.url).toContain('cursor=c');
});

it('opens a receipt with its history, and its files in new tabs', async () => {
  await open();
  await press('KLM000000001 numaralı makbuzu aç');
  await expectText('Sipariş: Ödendi');
  expect(pageText()).toContain('MB7K2Q9XW4T8RD3NHZ6VPC0A · 612345678901 · 540061******1234');
  expect(pageText()).toContain('Sipariş oluşturuldu');
  expect(pageText()).toContain('Çiçek Sokağı 5, 35210, Konak, İzmir, Türkiye');
  const files = [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')];
  expect(files.map((link) => link.getAttribute('href'))).toEqual([
    '/api/receipts/r1/pdf',
    '/api/receipts/r1/download',
  ]);
});

it('shows the recipient of a mail, and checks the order with the provider', async () => {
  await open(
    {
      'POST /v1/receipts/r1/mail': [200, { recipient: 'isil@ornek.test', delivery: 'outbox' }],
      'POST /v1/admin/orders/o1/inquiry': [502, errorBody('payment_provider_unreachable', 502)],
    },
    '/admin?receipt=r1',
  );
  await press('E-postayla gönder');
  await expectText('makbuz isil@ornek.test için giden kutusuna kondu');
  await press('Durumu sorgula');
  await expectText('Durum sorgulanamadı.');
  answerWith({ 'POST /v1/admin/orders/o1/inquiry': [200, { ...scriptedHistory, status: 'review' }] });
  await press('Durumu sorgula');
  await expectText('Siparişin durumu: İncelenmeli');
});

it('saves the number of the tax document', async () => {
  await open(
    { 'PUT /v1/admin/receipts/r1/invoice-number': [200, { ...scriptedReceipt, invoiceNumber: 'GIB1' }] },
    '/admin?receipt=r1',
  );
  await type('Fatura no', 'GIB1');
  await press('Fatura numarasını kaydet');
  await expectText('Fatura numarası kaydedildi.');
  expect(callsTo('PUT /v1/admin/receipts/r1/invoice-number')[0]?.body).toEqual({ invoiceNumber: 'GIB1' });
});

it('shows the credits of a refund before it refunds', async () => {
  const refund = 'POST /v1/admin/orders/o1/refunds';
  await open({ [refund]: [409, errorBody('refund_refused', 409)] }, '/admin?receipt=r1');
  await press('İade et');
  await expectText('Bu iadeyle yaklaşık 30.000 kredi geri alınır.');
  await expectText('Bakiyede yaklaşık 10.000 kredi eksik');
  await press('İade et');
  await expectText('Bu alan gerekli.');
  await type('İade tutarı (TRY)', '149,91');
  await expectText('İade tutarı, ödenen ve henüz iade edilmemiş tutarı aşamaz.');
  await type('İade tutarı (TRY)', '74,95');
  await expectText('Bu iadeyle yaklaşık 20.000 kredi geri alınır.');
  await type('Gerekçe', 'Müşteri vazgeçti');
  expect(callsTo(refund)).toEqual([]);
  await press('İade et');
  await expectText('Banka iadeyi kabul etmedi');
  const done = {
    id: 'f1',
    amount: { minor: 7_495, currency: 'TRY' },
    credits: 20_000,
    shortfall: 0,
    status: 'done',
    providerReference: null,
    reason: 'Müşteri vazgeçti',
    createdAt: at,
  };
  answerWith({ [refund]: [200, { ...scriptedHistory, status: 'partially_refunded', refunds: [done] }] });
  await press('İade et');
  await expectText('İade yapıldı.');
  await settle();
  expect(pageText()).toContain('₺74,95: yapıldı');
  expect(sentTo(refund)[0]).toMatchObject({
    amountMinor: 7_495,
    reason: 'Müşteri vazgeçti',
    manualReference: null,
  });
});

it('keeps the idempotency key of a refund until the server has decided', async () => {
  const refund = 'POST /v1/admin/orders/o1/refunds';
  await open({ [refund]: [500, errorBody('general_unknown', 500)] }, '/admin?receipt=r1');
  await press('İade et');
  await type('Gerekçe', 'Vazgeçti');
  await press('İade et');
  setOnline(false);
  await press('İade et');
  await expectText('Sunucuya bağlanılamıyor.');
  setOnline(true);
  answerWith({ [refund]: [502, errorBody('payment_provider_unreachable', 502)] });
  // The first request may have arrived, so a changed retry must keep the key.
  await type('Gerekçe', 'Müşteri vazgeçti');
  await press('İade et');
  await press('İade et');
  const keys = sentTo(refund).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

it('reports a full refund although nothing is left to refund', async () => {
  const refund = 'POST /v1/admin/orders/o1/refunds';
  const spent = { ...scriptedHistory, status: 'refunded', refundable: null };
  await open({ [refund]: [200, spent] }, '/admin?receipt=r1');
  await press('İade et');
  await type('Gerekçe', 'Vazgeçti');
  // The history updates before the list behind it is refetched.
  const release = holdBack({ [list]: [200, full], 'GET /v1/admin/orders/o1': [200, spent] });
  await press('İade et');
  await release();
  await expectText('İade yapıldı.');
  expect(pageText()).not.toContain('Ödemeyi iade et');
});

it("requires the reference of a manual refund's transfer", async () => {
  const refund = 'POST /v1/admin/orders/o1/refunds';
  const manual = { ...scriptedHistory, refundable: { ...scriptedHistory.refundable, isManual: true } };
  await open({ 'GET /v1/admin/orders/o1': [200, manual], [refund]: [200, manual] }, '/admin?receipt=r1');
  await press('İade et');
  await type('Gerekçe', 'Fazla ödeme');
  await press('İade et');
  expect(callsTo(refund)).toEqual([]);
  await type('Havale numarası', 'TRANSFER-1');
  await press('İade et');
  expect(callsTo(refund)[0]?.body).toMatchObject({ amountMinor: 14_990, manualReference: 'TRANSFER-1' });
});

it('saves the outcome of a refund that the bank never decided', async () => {
  const outcome = 'POST /v1/admin/refunds/f1/outcome';
  const pending = {
    id: 'f1',
    amount: { minor: 14_990, currency: 'TRY' },
    credits: 40_000,
    shortfall: 0,
    status: 'pending',
    providerReference: null,
    reason: 'Vazgeçti',
    createdAt: at,
  };
  const waiting = { ...scriptedHistory, status: 'refund_pending', refundable: null, refunds: [pending] };
  const refused = { ...scriptedHistory, refunds: [{ ...pending, status: 'refused' }] };
  await open(
    { 'GET /v1/admin/orders/o1': [200, waiting], [outcome]: [409, errorBody('refund_in_progress', 409)] },
    '/admin?receipt=r1',
  );
  await press('Sonucu elle gir');
  await press('Sonucu kaydet');
  expect(callsTo(outcome)).toEqual([]);
  const select = document.querySelector<HTMLSelectElement>('form select:has(option[value="refused"])');
  expect(select?.selectedOptions[0]?.textContent).toBe('Seçin');
  await act(async () => {
    if (select) select.value = 'refused';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await type('Dayanağı', 'Ekstrede yok');
  await press('Sonucu kaydet');
  await expectText('önceki iadesi henüz sonuçlanmadı');
  answerWith({ [outcome]: [200, refused], 'GET /v1/admin/orders/o1': [200, refused] });
  await press('Sonucu kaydet');
  await expectText('İadenin sonucu kaydedildi.');
  expect(callsTo(outcome).at(-1)?.body).toEqual({
    outcome: 'refused',
    reference: null,
    reason: 'Ekstrede yok',
  });
  expect(pageText()).not.toContain('Sonucu elle gir');
});
