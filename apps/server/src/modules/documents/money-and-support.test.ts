import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  type TestDocuments,
} from './testing/open-documents.ts';

describeOnEachEngine('documents of money, support and analytics', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember({ name: 'Ada', credits: 70 });
  });
  afterAll(() => documents.close());

  const textOf = (document: unknown, attribute: string): unknown =>
    JSON.parse(String((document as Json)[attribute]));

  it('lists the movements of credits with their types, gifts of administrators as admin_gift', async () => {
    const user = await documents.addMember();
    const admin = await documents.addMember({ is_admin: 1 });
    const gift = { email: user.email, amount: 50, idempotencyKey: `gift-${user.userId}` };
    expect((await documents.post(admin, '/v1/admin/credit-gifts', gift)).status).toBe(200);
    const { json } = await documents.get(user, `${documentsOf('users')}/${user.userId}`);
    expect(textOf(json, 'creditHistoryJson')).toEqual([
      { amount: 50, type: 'admin_gift', reason: 'Admin hediyesi', timestamp: expect.any(String) },
    ]);
  });

  it('opens a ticket, replies to it once and rates it when it is resolved', async () => {
    const owner = await documents.addMember();
    const ticket = await documents.create(
      owner,
      'support_tickets',
      {
        subject: 'Konu',
        message: 'İleti',
        priority: 'high',
        status: 'closed',
        userId: 'x',
        userEmail: 'x',
        userName: 'x',
        assignedTo: 'x',
      },
      'ticket1',
    );
    expect(ticket).toMatchObject({
      $id: 'ticket1',
      status: 'open',
      userId: owner.userId,
      assignedTo: '',
      responses: 1,
      customerSatisfaction: null,
      category: 'Genel',
    });
    const reply = (message: string, data: Json = {}) =>
      documents.create(owner, 'ticket_replies', {
        ticketId: 'ticket1',
        message,
        authorType: 'admin',
        authorName: 'Destek',
        ...data,
      });
    // The first message again, as clients of the specification send it.
    await reply('İleti');
    expect(
      (await documents.list(owner, 'ticket_replies', [query('equal', 'ticketId', ['ticket1'])])).total,
    ).toBe(1);
    expect(await reply('Ek bilgi')).toMatchObject({
      authorType: 'customer',
      authorId: owner.userId,
      authorName: owner.name,
    });
    const path = `${documentsOf('support_tickets')}/ticket1`;
    expect((await documents.get(owner, path)).json).toMatchObject({ status: 'in_progress', responses: 2 });
    const rate = (stars: unknown) =>
      documents.patch(owner, path, { data: { customerSatisfaction: stars, status: 'resolved' } });
    expect(await rate(5)).toMatchObject({ status: 409, json: { type: 'ticket_not_resolved' } });
    await tables(engine.transactions.outside)
      .updateTable('support_tickets')
      .set({ status: 'resolved' })
      .where('id', '=', 'ticket1')
      .execute();
    expect(await rate(6)).toMatchObject({ status: 400 });
    expect(
      await documents.patch(owner, `${path}/customerSatisfaction/increment`, { value: 9 }),
    ).toMatchObject({ status: 400 });
    expect(
      await documents.patch(owner, `${path}/customerSatisfaction/increment`, { value: 4, max: 5 }),
    ).toMatchObject({ status: 200, json: { customerSatisfaction: 4 } });
    expect(await rate(1)).toMatchObject({ status: 409, json: { type: 'ticket_already_rated' } });
    await expect(reply('Kapalı')).rejects.toThrow('ticket_closed');
    expect(
      await documents.post(owner, documentsOf('support_tickets'), {
        documentId: 'ticket1',
        data: { subject: 'a', message: 'b' },
      }),
    ).toMatchObject({ status: 409, json: { type: 'document_already_exists' } });
  });

  it('does not name the support team', async () => {
    const owner = await documents.addMember();
    const admin = await documents.addMember({ is_admin: 1, name: 'Gizli Yönetici' });
    await documents.create(owner, 'support_tickets', { subject: 'S', message: 'M' }, 'ticket2');
    await tables(engine.transactions.outside)
      .insertInto('ticket_replies')
      .values({
        id: 'answer',
        ticket_id: 'ticket2',
        message: 'Yanıt',
        author_type: 'admin',
        author_id: admin.userId,
        author_name: admin.name,
        author_email: admin.email,
        is_read: 0,
        created_at: 9,
      })
      .execute();
    const path = `${documentsOf('ticket_replies')}/answer`;
    expect((await documents.get(owner, path)).json).toMatchObject({
      authorType: 'admin',
      authorId: '',
      authorName: '',
      authorEmail: '',
      isRead: false,
    });
    for (const attribute of ['authorName', 'authorEmail', 'authorId']) {
      const part = {
        authorName: 'Gizli',
        authorEmail: admin.email.slice(0, 4),
        authorId: admin.userId.slice(0, 4),
      }[attribute];
      const { ids } = await documents.list(owner, 'ticket_replies', [
        query('startsWith', attribute, [part]),
        query('equal', '$id', ['answer']),
      ]);
      expect(ids).toEqual([]);
    }
    expect((await documents.patch(owner, path, { data: { isRead: true } })).json).toMatchObject({
      isRead: true,
    });
  });

  it('opens a receipt with the plan’s price and keeps it pending', async () => {
    const owner = await documents.addMember();
    const checkout = (await documents.get(owner, '/v1/checkout/basic?currency=TRY')).json as {
      preliminaryInformation: Json;
      distanceSales: Json;
      amount: { minor: number };
      credits: number;
    };
    const accepted = ({ version, hash }: Json) => ({ version, hash });
    const data = {
      planId: 'basic',
      planName: 'Bedava',
      amount: 0,
      credits: 1,
      status: 'Ödendi',
      currency: 'TRY',
      paymentMethod: 'demo',
      userId: 'x',
      transactionId: 't',
      billingDetailsJson: JSON.stringify({
        name: 'Ada',
        email: 'ada@ornek.test',
        country: 'Türkiye',
        address: 'Yol 1',
        city: 'Ankara',
        zipCode: '06000',
      }),
    };
    const send = (more: Json) =>
      documents.post(owner, documentsOf('receipts'), {
        documentId: 'receipt_0001',
        data: { ...data, ...more },
      });
    expect(await send({})).toMatchObject({ status: 400, json: { type: 'order_consent_required' } });
    const consentsJson = JSON.stringify({
      preliminaryInformation: accepted(checkout.preliminaryInformation),
      distanceSales: accepted(checkout.distanceSales),
      immediateDelivery: true,
      marketing: false,
    });
    const { json, status } = await send({ consentsJson });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'Beklemede',
      amount: checkout.amount.minor / 100,
      credits: checkout.credits,
      userId: owner.userId,
      paidAt: '',
      currency: 'TRY',
    });
    expect(textOf(json, 'billingDetailsJson')).toMatchObject({ city: 'Ankara' });
    expect((await send({ consentsJson })).json).toMatchObject({ $id: (json as Json)['$id'] });
    const path = `${documentsOf('receipts')}/${String((json as Json)['$id'])}`;
    expect(await documents.patch(owner, path, { data: { status: 'Ödendi' } })).toMatchObject({
      status: 401,
      json: { type: 'user_unauthorized' },
    });
    expect((await documents.put(owner, path, { data: { status: 'Ödendi' } })).status).toBe(401);
    expect((await documents.get(owner, `${documentsOf('users')}/${owner.userId}`)).json).toMatchObject({
      credits: 0,
    });
  });

  it('stores analytics of members who consent and shows none', async () => {
    const data = { kind: 'page', name: 'home', path: '/', visit: 'visit-0001' };
    expect(
      (
        await documents.post(ada, documentsOf('analytics'), {
          documentId: 'unique()',
          data: { ...data, consent: true },
        })
      ).status,
    ).toBe(201);
    expect((await documents.list(ada, 'analytics')).status).toBe(401);
    expect(
      (await documents.post(ada, documentsOf('analytics'), { documentId: 'unique()', data: { name: 'x' } }))
        .status,
    ).toBe(400);
  });

  it('sends prices in units of their currency', async () => {
    const { json } = await documents.get(null, `${documentsOf('plans')}/basic`);
    const row = await tables(engine.transactions.outside)
      .selectFrom('plans')
      .select('price_json')
      .where('plan_id', '=', 'basic')
      .executeTakeFirstOrThrow();
    const { TRY: minor } = JSON.parse(row.price_json) as { TRY: number };
    expect(textOf(json, 'priceJson')).toMatchObject({ TRY: minor / 100 });
  });
});
