import type { Receipt } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createReceiptsRoutes } from './index.ts';
import { describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts } from './testing/create-receipts.ts';
import { readPdfText } from './testing/read-pdf-text.ts';

describeOnEachEngine('receipt mails', ({ transactions }) => {
  const { receipts, mails, mailer, clock } = createTestReceipts(transactions);
  let owner: Caller;
  beforeEach(async () => {
    mails.length = 0;
    owner = await addUser(transactions);
  });

  const open = async (changes: Parameters<typeof describeOrder>[1] = {}) => {
    const order = describeOrder(owner.userId, changes);
    return { orderId: order.orderId, ...(await openReceipt(transactions, receipts, order)) };
  };
  const pay = (orderId: Receipt['orderId']) =>
    transactions.run((tx) => receipts.change(tx, orderId, { status: 'Ödendi', paidAt: clock.now() }));

  it('are sent once for a paid order, with PDF and accepted texts', async () => {
    const { orderId, receiptNumber } = await open();
    await receipts.sendPaidMail(orderId);
    expect(mails).toEqual([]);
    await pay(orderId);
    const texts = [{ title: 'Mesafeli satış sözleşmesi', text: '1. Taraflar' }];
    await Promise.all([receipts.sendPaidMail(orderId, texts), receipts.sendPaidMail(orderId, texts)]);
    await receipts.sendPaidMail(orderId, texts);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: 'isil@ornek.test',
      subject: `Kilim: makbuzunuz ${receiptNumber}`,
      text: `Merhaba,

Kilim üzerinden yaptığınız ödemenin makbuzu ektedir: Profesyonel, ₺149,90.

Sipariş sırasında onayladığınız metinlerin birer kopyası da ektedir.

Kilim
`,
    });
    const [pdf, contract] = mails[0]?.attachments ?? [];
    expect(pdf).toMatchObject({ fileName: `${receiptNumber}.pdf`, contentType: 'application/pdf' });
    expect(readPdfText(pdf?.bytes ?? new Uint8Array())).toContain(receiptNumber);
    expect(contract?.fileName).toBe('Mesafeli-satis-sozlesmesi.txt');
    expect(new TextDecoder().decode(contract?.bytes)).toBe('Mesafeli satış sözleşmesi\n\n1. Taraflar\n');
  });

  it('use the language of the order and mark a simulation', async () => {
    const { orderId, receiptNumber } = await open({
      language: 'en',
      isSimulated: true,
      paymentMethod: 'demo',
    });
    await pay(orderId);
    await receipts.sendPaidMail(orderId);
    expect(mails[0]?.subject).toBe(`Kilim: your receipt ${receiptNumber}`);
    expect(mails[0]?.text).toContain('This payment is a simulation');
  });

  it('of simulated orders go only to the account', async () => {
    const { orderId, receiptId } = await open({ isSimulated: true, paymentMethod: 'demo' });
    await pay(orderId);
    await receipts.sendPaidMail(orderId);
    const reader = { userId: owner.userId, isAdmin: false };
    expect(await receipts.mail(reader, receiptId)).toMatchObject({ recipient: owner.email });
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email, owner.email]);
  });

  it('of simulated orders are not sent after the account is deleted', async () => {
    const { orderId, receiptId } = await open({ isSimulated: true, paymentMethod: 'demo' });
    await pay(orderId);
    await queries(transactions.outside).deleteFrom('users').where('id', '=', owner.userId).execute();
    await receipts.sendPaidMail(orderId);
    const reader = { userId: owner.userId, isAdmin: true };
    await expect(receipts.mail(reader, receiptId)).rejects.toMatchObject({ type: 'receipt_not_found' });
    expect(mails).toEqual([]);
  });

  it('are sent again on request, a few times an hour', async () => {
    const other = await addUser(transactions);
    const strict = createTestApp({ routes: createReceiptsRoutes(receipts), rateLimitFactor: 1 });
    const { orderId, receiptId } = await open();
    const ask = (as: Caller | null) =>
      strict.call('POST', `/v1/receipts/${receiptId}/mail`, { as, body: {} });
    expect(await ask(null)).toMatchObject({ status: 401 });
    expect(await ask(other)).toMatchObject({ status: 404, json: { type: 'receipt_not_found' } });
    expect(await ask(owner)).toMatchObject({ status: 409, json: { type: 'receipt_not_paid' } });
    await pay(orderId);
    expect(await ask(owner)).toMatchObject({
      status: 200,
      json: { recipient: 'isil@ornek.test', delivery: 'queued' },
    });
    mailer.isSending = false;
    expect((await ask(owner)).json).toMatchObject({ delivery: 'outbox' });
    mailer.isSending = true;
    expect(mails).toHaveLength(2);
    await ask(owner);
    await ask(owner);
    expect(await ask(owner)).toMatchObject({ status: 429 });
  });
});
