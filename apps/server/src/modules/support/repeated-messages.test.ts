import {
  AppError,
  type BucketFile,
  type OwnTicket,
  type OwnTicketConversation,
  type TicketConversation,
} from '@kilim/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makeWholePng } from '../../testing/pictures.ts';
import { addUser } from '../../testing/users.ts';
import { openBuckets } from '../buckets/testing/open-buckets.ts';
import { insertNote } from './note-repository.ts';
import { insertReply } from './reply-repository.ts';
import { openSupport } from './testing/open-support.ts';

const tickets = '/v1/support/tickets';
const draft = { subject: 'Önizleme açılmıyor', message: 'Beyaz ekran görüyorum.' };
const invalid = {
  status: 400,
  json: { type: 'general_argument_invalid', fields: { idempotencyKey: 'invalid' } },
};
let made = 0;
const newKey = (): string => `message-key-${String((made += 1)).padStart(8, '0')}`;

describeOnEachEngine('messages that are repeated because their answer was lost', ({ transactions }) => {
  const buckets = openBuckets(transactions, 1_000, {
    isReader: (userId, ticketId) => support.service.own.isReader(userId, ticketId),
    fileRemoved: async () => {},
  });
  const support = openSupport(transactions, buckets.service.tickets);
  let customer: Caller;
  let admin: Caller;

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
  });
  beforeEach(async () => {
    customer = await addUser(transactions);
    support.state.supportEmail = 'destek@example.com';
    support.mails.length = 0;
    support.logged.length = 0;
    support.clock.advance(1_000);
  });

  const post = (path: string, body: object, as = customer) => support.app.call('POST', path, { as, body });
  const open = (body: object = {}, as = customer) => post(tickets, { ...draft, ...body }, as);
  const openTicket = async (): Promise<string> => {
    const { id } = (await open()).json as OwnTicket;
    // Messages of the same time have no order.
    support.clock.advance(1);
    return id;
  };
  const read = async (id: string) =>
    (await support.app.call('GET', `${tickets}/${id}`, { as: customer })).json as OwnTicketConversation;
  const upload = async (): Promise<string> => {
    const bytes = makeWholePng();
    const { json } = await buckets.send({ as: customer, bucket: 'ticket_attachments', bytes, name: 'a.png' });
    return (json as BucketFile).$id;
  };
  const count = async (): Promise<number> => {
    const { json } = await support.app.call('GET', tickets, { as: customer });
    return (json as { total: number }).total;
  };

  it('open one ticket, also with files', async () => {
    const body = { idempotencyKey: newKey(), attachments: [await upload()] };
    const first = await open(body);
    expect(first.status).toBe(201);
    const again = await open(body);
    expect(again).toMatchObject({ status: 201, json: first.json as object });
    expect(await count()).toBe(1);
    expect(support.mails).toHaveLength(1);
    const { replies } = await read((first.json as OwnTicket).id);
    expect(replies.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([['a.png']]);
  });

  it('open one ticket when both requests run at the same time', async () => {
    const idempotencyKey = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => open({ idempotencyKey })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ json }) => (json as OwnTicket).id)).size).toBe(1);
    expect(await count()).toBe(1);
    expect(support.mails).toHaveLength(1);
  });

  it('are found again beyond the limit of open tickets and show what happened since', async () => {
    const idempotencyKey = newKey();
    const { id } = (await open({ idempotencyKey })).json as OwnTicket;
    for (let other = 1; other < 20; other += 1) await open();
    expect((await open()).json).toMatchObject({ type: 'ticket_limit_reached' });
    await post(`/v1/admin/tickets/${id}/replies`, { message: 'Bakıyoruz.' }, admin);
    expect((await open({ idempotencyKey })).json).toMatchObject({
      id,
      status: 'waiting_customer',
      responses: 2,
      isUnread: true,
    });
  });

  it('add one reply without files, also when the ticket was closed before the second request', async () => {
    const id = await openTicket();
    const body = { message: 'Bir bilgi daha', idempotencyKey: newKey() };
    const first = await post(`${tickets}/${id}/replies`, body);
    const again = await post(`${tickets}/${id}/replies`, body);
    expect(again).toMatchObject({ status: 201, json: first.json as object });
    const both = await Promise.all([1, 2].map(() => post(`${tickets}/${id}/replies`, body)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    await support.app.call('PATCH', `/v1/admin/tickets/${id}`, { as: admin, body: { status: 'closed' } });
    expect((await post(`${tickets}/${id}/replies`, body)).status).toBe(201);
    expect((await read(id)).replies.map(({ message }) => message)).toEqual([draft.message, body.message]);
    expect(support.mails).toHaveLength(2);
  });

  it('add one answer of the support team', async () => {
    const id = await openTicket();
    support.mails.length = 0;
    const body = { message: 'Bakıyoruz.', idempotencyKey: newKey() };
    for (const attempt of [1, 2]) {
      expect((await post(`/v1/admin/tickets/${id}/replies`, body, admin)).status, `${attempt}`).toBe(201);
    }
    expect((await read(id)).ticket.responses).toBe(2);
    expect([support.mails.length, support.logged.length]).toEqual([1, 1]);
  });

  it('add one note, also when the requests run at the same time', async () => {
    const [id, other] = [await openTicket(), await openTicket()];
    const note = (body: object, ticketId = id, as = admin) =>
      post(`/v1/admin/tickets/${ticketId}/notes`, body, as);
    const body = { message: 'Arandı', idempotencyKey: newKey() };
    const both = await Promise.all([1, 2, 3].map(() => note(body)));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    const again = await note(body);
    expect((again.json as TicketConversation).notes).toMatchObject([{ message: 'Arandı' }]);
    expect(await note({ ...body, message: 'Başka' })).toMatchObject(invalid);
    expect(await note(body, other)).toMatchObject(invalid);
    const colleague = await addUser(transactions, { is_admin: 1 });
    await note(body, id, colleague);
    await note({ message: 'Arandı' });
    const last = await note({ message: 'Arandı', idempotencyKey: newKey() });
    expect((last.json as TicketConversation).notes).toHaveLength(4);
  });

  it('add one note when another process stores it between the search and the insertion', async () => {
    const id = await openTicket();
    const body = { message: 'Arandı', idempotencyKey: newKey() };
    const path = `/v1/admin/tickets/${id}/notes`;
    let isFirst = true;
    const late = openSupport({
      get outside() {
        return transactions.outside;
      },
      run: async (work) => {
        if (!isFirst) return transactions.run(work);
        isFirst = false;
        await post(path, body, admin);
        throw new AppError('document_already_exists');
      },
    });
    const reply = await late.app.call('POST', path, { as: admin, body });
    expect(reply.status).toBe(201);
    const { notes } = reply.json as TicketConversation;
    expect(notes).toHaveLength(1);
    const note = { ...notes[0], id: `again-${notes[0]?.id}`, ticketId: id, message: 'Arandı' };
    const again = transactions.run((tx) =>
      insertNote(tx, { ...note, authorId: admin.userId, authorName: '', createdAt: 1 }, body.idempotencyKey),
    );
    await expect(again).rejects.toThrow('document_already_exists');
  });

  it('are stored twice with two keys or without one', async () => {
    const id = await openTicket();
    for (const key of [{}, {}, { idempotencyKey: newKey() }, { idempotencyKey: newKey() }]) {
      await post(`${tickets}/${id}/replies`, { message: 'Tamam', ...key });
    }
    expect((await read(id)).replies).toHaveLength(5);
  });

  it('are refused when the key belongs to another message', async () => {
    const [id, other] = [await openTicket(), await openTicket()];
    const idempotencyKey = newKey();
    expect((await post(`${tickets}/${id}/replies`, { message: 'Bir', idempotencyKey })).status).toBe(201);
    const refused = [
      await post(`${tickets}/${id}/replies`, { message: 'İki', idempotencyKey }),
      await post(`${tickets}/${other}/replies`, { message: 'Bir', idempotencyKey }),
      await open({ idempotencyKey }),
    ];
    for (const reply of refused) expect(reply).toMatchObject(invalid);
    // Keys of others are their own.
    const stranger = await addUser(transactions);
    expect((await open({ idempotencyKey }, stranger)).status).toBe(201);
  });

  it('are found when another process stores them between the search and the insertion', async () => {
    const body = { message: 'Bir', idempotencyKey: newKey() };
    const id = await openTicket();
    let isFirst = true;
    const late = openSupport({
      get outside() {
        return transactions.outside;
      },
      run: async (work) => {
        if (!isFirst) return transactions.run(work);
        isFirst = false;
        await post(`${tickets}/${id}/replies`, body);
        // What the unique key of the table answers to the insertion.
        throw new AppError('document_already_exists');
      },
    });
    const reply = await late.app.call('POST', `${tickets}/${id}/replies`, { as: customer, body });
    expect(reply.status).toBe(201);
    const [, stored] = (await read(id)).replies;
    expect((await read(id)).replies).toHaveLength(2);
    const again = transactions.run((tx) =>
      insertReply(
        tx,
        {
          id: `again-${stored?.id}`,
          ticketId: id,
          message: 'Bir',
          authorType: 'customer',
          authorId: customer.userId,
          authorName: '',
          authorEmail: '',
          isRead: false,
          createdAt: 1,
        },
        body.idempotencyKey,
      ),
    );
    await expect(again).rejects.toThrow('document_already_exists');
  });
});
