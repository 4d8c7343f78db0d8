import type { OwnTicket, OwnTicketConversation, TicketSummary } from '@kilim/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { openSupport } from './testing/open-support.ts';

describeOnEachEngine("a customer's tickets over HTTP", ({ transactions }) => {
  const { clock, events, mails, service, app, state } = openSupport(transactions);
  const draft = { subject: 'Önizleme açılmıyor', message: 'Beyaz ekran görüyorum.' };
  let customer: Caller;
  let other: Caller;
  let admin: Caller;

  const call = async <Reply>(
    method: string,
    path: string,
    { as = customer, body, status = 200 }: { as?: Caller; body?: object; status?: number } = {},
  ): Promise<Reply> => {
    const reply = await app.call(method, `/v1${path}`, { as, ...(body && { body }) });
    expect(reply.status, JSON.stringify(reply.json)).toBe(status);
    return reply.json as Reply;
  };
  const create = (changes: object = {}, as = customer) =>
    call<OwnTicket>('POST', '/support/tickets', { as, body: { ...draft, ...changes }, status: 201 });
  const fails = async (
    method: string,
    path: string,
    status: number,
    type: string,
    body?: object,
    as = customer,
  ) => expect(await call(method, path, { as, ...(body && { body }), status })).toMatchObject({ type });
  const answer = (id: string, message = 'Bakıyoruz.') => {
    clock.advance(1);
    return call('POST', `/admin/tickets/${id}/replies`, { as: admin, body: { message }, status: 201 });
  };
  const setStatus = (id: string, status: string) =>
    call('PATCH', `/admin/tickets/${id}`, { as: admin, body: { status } });

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
  });
  beforeEach(async () => {
    customer = await addUser(transactions);
    other = await addUser(transactions);
    mails.length = 0;
    state.supportEmail = '';
    clock.advance(1_000);
  });

  it('opens a ticket in Genel with priority medium, with the message as first reply', async () => {
    state.supportEmail = 'destek@example.com';
    const ticket = await create();
    expect(ticket).toMatchObject({ ...draft, category: 'Genel', priority: 'medium', status: 'open' });
    expect(ticket).not.toHaveProperty('userEmail');
    const { replies } = await call<OwnTicketConversation>('GET', `/support/tickets/${ticket.id}`);
    expect(replies).toMatchObject([{ authorType: 'customer', message: draft.message }]);
    expect(mails).toMatchObject([{ recipient: 'destek@example.com' }]);
  });

  it.each([
    [{ subject: ' ' }, { subject: 'too_small' }],
    [{ message: '\n' }, { message: 'too_small' }],
    [{ category: 'İletişim Formu' }, { category: 'invalid' }],
    [
      { subject: 'x'.repeat(201), message: 'x'.repeat(5_001) },
      { subject: 'too_big', message: 'too_big' },
    ],
  ])('reports the invalid fields of %j', async (changes, fields) => {
    const reply = await call('POST', '/support/tickets', { body: { ...draft, ...changes }, status: 400 });
    expect(reply).toMatchObject({ type: 'general_argument_invalid', fields });
  });

  it('keeps at most 20 active tickets', async () => {
    const tickets: OwnTicket[] = [];
    for (let count = 0; count < 20; count += 1) tickets.push(await create());
    await fails('POST', '/support/tickets', 403, 'ticket_limit_reached', draft);
    await setStatus(tickets[0]?.id ?? '', 'closed');
    await create();
  });

  it('refers only to projects of the customer', async () => {
    const reference = { projectId: 'nobody' };
    await fails('POST', '/support/tickets', 404, 'ticket_reference_not_found', { ...draft, reference });
  });

  it('looks missing to others', async () => {
    const { id } = await create();
    for (const as of [other, admin]) {
      await fails('GET', `/support/tickets/${id}`, 404, 'ticket_not_found', undefined, as);
      await fails('POST', `/support/tickets/${id}/replies`, 404, 'ticket_not_found', { message: 'x' }, as);
      await fails('POST', `/support/tickets/${id}/read`, 404, 'ticket_not_found', {}, as);
      await fails('POST', `/support/tickets/${id}/rating`, 404, 'ticket_not_found', { stars: 1 }, as);
    }
    expect(await call('GET', '/support/tickets', { as: other })).toMatchObject({ tickets: [], total: 0 });
  });

  it("shows a guest's ticket only to the account with the verified address", async () => {
    const id = await service.contact(null, { name: 'Ada', email: customer.email, ...draft });
    await fails('GET', `/support/tickets/${id}`, 404, 'ticket_not_found');
    expect(await call('GET', '/support/tickets')).toMatchObject({ total: 0 });
    await queries(transactions.outside)
      .updateTable('users')
      .set({ email_verified: 1 })
      .where('id', '=', customer.userId)
      .execute();
    expect(await call('GET', '/support/tickets')).toMatchObject({ tickets: [{ id }], total: 1 });
    expect(await service.own.export(customer.userId)).toMatchObject([{ ticket: { id } }]);
    await call('POST', `/support/tickets/${id}/replies`, { body: { message: 'Ben yazdım' }, status: 201 });
    await fails('GET', `/support/tickets/${id}`, 404, 'ticket_not_found', undefined, other);
  });

  it('exports no name or address of the support team, and nothing of others', async () => {
    const { id } = await create();
    await create({}, other);
    await answer(id);
    await call('POST', `/admin/tickets/${id}/notes`, {
      as: admin,
      body: { message: 'Gizli not' },
      status: 201,
    });
    const exported = await service.own.export(customer.userId);
    expect(exported).toMatchObject([{ ticket: { id }, replies: [{}, { message: 'Bakıyoruz.' }] }]);
    const text = JSON.stringify(exported);
    for (const secret of [admin.email, admin.name, 'Gizli not']) expect(text).not.toContain(secret);
    expect(JSON.stringify(await call('GET', `/support/tickets/${id}`))).not.toContain(admin.email);
  });

  it('filters by status and searches subject and message without regard to case', async () => {
    const { id } = await create({ subject: 'IŞIK', message: 'Kayboldu 100%' });
    await create();
    const found = async (query: string) =>
      (await call<{ tickets: OwnTicket[] }>('GET', `/support/tickets?${query}`)).tickets.map((one) => one.id);
    expect(await found('search=isik')).toEqual([id]);
    expect(await found('search=KAYBOLDU')).toEqual([id]);
    expect(await found('search=1%25')).toEqual([]);
    await setStatus(id, 'resolved');
    expect(await found('status=resolved')).toEqual([id]);
    expect(await found('status=closed')).toEqual([]);
  });

  it('lists page by page, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      clock.advance(10);
      ids.unshift((await create()).id);
    }
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { tickets: OwnTicket[]; nextCursor: string | null } = await call(
        'GET',
        `/support/tickets?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      read.push(...page.tickets.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(ids);
  });

  it('sets the status by who replied, counts and marks unread answers', async () => {
    const { id } = await create();
    expect(await answer(id)).toMatchObject({ ticket: { status: 'waiting_customer', responses: 2 } });
    const summary = () => call<TicketSummary>('GET', '/support/summary');
    expect(await summary()).toMatchObject({ total: 1, active: 0, waiting: 1, resolved: 0, unread: 1 });
    expect(await call('GET', '/support/tickets')).toMatchObject({ tickets: [{ id, isUnread: true }] });
    await call('POST', `/support/tickets/${id}/read`, { body: {}, status: 204 });
    expect(await summary()).toMatchObject({ unread: 0 });
    const replied = await call('POST', `/support/tickets/${id}/replies`, {
      body: { message: 'Denedim' },
      status: 201,
    });
    expect(replied).toMatchObject({ ticket: { status: 'in_progress', responses: 3 } });
    expect(await summary()).toMatchObject({ active: 1, waiting: 0 });
  });

  it.each(['resolved', 'closed'])('takes no replies when %s', async (status) => {
    const { id } = await create();
    await setStatus(id, status);
    await fails('POST', `/support/tickets/${id}/replies`, 409, 'ticket_closed', { message: 'Yine' });
  });

  it('saves one rating of a resolved ticket', async () => {
    const { id } = await create();
    const path = `/support/tickets/${id}/rating`;
    await fails('POST', path, 409, 'ticket_not_resolved', { stars: 5 });
    await setStatus(id, 'resolved');
    await fails('POST', path, 400, 'general_argument_invalid', { stars: 6 });
    expect(await call('POST', path, { body: { stars: 4 }, status: 201 })).toMatchObject({
      customerSatisfaction: 4,
    });
    await fails('POST', path, 409, 'ticket_already_rated', { stars: 5 });
  });

  it('tells the open tabs of the customer and of administrators', async () => {
    const from = events.published.length;
    const { id } = await create();
    const told = events.published.slice(from);
    expect(told).toContainEqual({ userId: customer.userId, event: { kind: 'ticket-changed', ticketId: id } });
    expect(told).toContainEqual({ userId: admin.userId, event: { kind: 'ticket-changed', ticketId: id } });
    expect(told).not.toContainEqual(expect.objectContaining({ userId: other.userId }));
  });

  it("erases the guest's tickets of a verified address and the names of an administrator", async () => {
    const person = await addUser(transactions, { email_verified: 1 });
    const guest = await service.contact(null, { name: 'Ada', email: person.email, ...draft });
    const leaver = await addUser(transactions, { is_admin: 1 });
    const { id } = await create();
    clock.advance(1);
    await call('POST', `/admin/tickets/${id}/replies`, {
      as: leaver,
      body: { message: 'Evet' },
      status: 201,
    });
    await service.own.erase(person.userId);
    await service.own.erase(leaver.userId);
    await fails('GET', `/admin/tickets/${guest}`, 404, 'ticket_not_found', undefined, admin);
    expect((await service.queue.find(id)).replies[1]).toMatchObject({ authorName: '', authorEmail: '' });
  });
});
