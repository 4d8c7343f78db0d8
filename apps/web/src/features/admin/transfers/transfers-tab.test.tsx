// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  button,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import TransfersTab from './transfers-tab.tsx';

useScriptedPages();

const list = 'GET /v1/admin/transfers';
const transfer = {
  id: 't1',
  method: 'wise',
  transactionId: 'TRANSFER-9',
  amount: { minor: 2_999, currency: 'EUR' },
  senderName: 'Jürgen Öz',
  referenceText: 'SVWZ+kredi',
  status: 'unmatched',
  problem: 'reference_missing',
  orderId: null,
  note: '',
  occurredAt: at,
  createdAt: at,
};
const full = { transfers: [transfer], total: 1, nextCursor: null };
const empty = { transfers: [], total: 0, nextCursor: null };
const open = (script: Script = {}, address = '/admin') =>
  openPage({
    path: '/admin',
    address,
    element: <TransfersTab />,
    script: { [list]: [200, full], ...script },
  });

describeList({
  name: 'the transfers of administrators',
  open,
  request: list,
  full: { reply: [200, full], text: 'Jürgen Öz' },
  empty: { reply: [200, empty], text: 'Bekleyen transfer yok' },
  failed: 'Transferler yüklenemedi',
});

it('starts with the queue and shows other transfers on request', async () => {
  await open();
  expect(callsTo(list)[0]?.url).toContain('status=unmatched');
  expect(pageText()).toContain('€29,99');
  expect(pageText()).toContain('Açıklamada referans yok');
  await open(
    {
      [list]: [
        200,
        {
          ...full,
          transfers: [{ ...transfer, status: 'dismissed', amount: { minor: 100, currency: 'GBP' } }],
        },
      ],
    },
    '/admin?status=all',
  );
  expect(callsTo(list)[0]?.url).not.toContain('status=');
  expect(pageText()).toContain('1 GBP');
  expect(pageText()).not.toContain('Makbuzla eşleştir');
});

it('pays the order of a receipt, and shows an error', async () => {
  const resolve = 'POST /v1/admin/transfers/t1/order';
  await open({ [resolve]: [409, errorBody('transfer_amount_differs', 409)] });
  await press('Makbuzla eşleştir');
  await press('Eşleştir');
  await expectText('Bu alan gerekli.');
  expect(callsTo(resolve)).toEqual([]);
  await type('Makbuz numarası', ' KLM000000007 ');
  await press('Eşleştir');
  await expectText('Transferin tutarı veya para birimi siparişle aynı değil.');
  answerWith({ [resolve]: [200, { ...transfer, status: 'resolved', orderId: 'o1' }], [list]: [200, empty] });
  await press('Eşleştir');
  await expectText('Transfer eşleştirildi.');
  await expectText('Bekleyen transfer yok');
  expect(callsTo(resolve)[1]?.body).toEqual({ receiptNumber: 'KLM000000007', note: '' });
});

it('dismisses a transfer with a note', async () => {
  const dismiss = 'POST /v1/admin/transfers/t1/dismissal';
  await open({ [dismiss]: [200, { ...transfer, status: 'dismissed', note: 'Geri gönderildi' }] });
  button('Kenara ayır').focus();
  await press('Kenara ayır');
  answerWith({ [list]: [200, empty] });
  await press('Transferi kenara ayır');
  await expectText('Bu alan gerekli.');
  await type('Not', 'Geri gönderildi');
  await press('Transferi kenara ayır');
  await expectText('Transfer kenara ayrıldı.');
  await expectText('Bekleyen transfer yok');
  // The opener of the dialog was removed with the transfer.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Duruma göre süz');
  expect(callsTo(dismiss)[0]?.body).toEqual({ note: 'Geri gönderildi' });
});
