import type { QueuedTicket, TicketConversation, TicketCustomer } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { openSupport } from './testing/open-support.ts';

const minute = 60_000;

describeOnEachEngine('the ticket queue of administrators', (engine) => {
  const { transactions } = engine;
  const { clock, mails, logged, service, app } = openSupport(transactions);
  let customer: Caller;
  let admin: Caller;

  afterEach(() => engine.clear());
  beforeEach(async () => {
    customer = await addUser(transactions);
    admin = await addUser(transactions, { is_admin: 1 });
    mails.length = 0;
    logged.length = 0;
    // Past the time for which the median is kept.
    clock.advance(40 * 24 * 60 * minute);
  });

  const call = async <Reply>(method: string, path: string, body?: object, status = 200): Promise<Reply> => {
    const reply = await app.call(method, `/v1/admin${path}`, { as: admin, ...(body && { body }) });
    expect(reply.status, JSON.stringify(reply.json)).toBe(status);
    return reply.json as Reply;
  };
  const create = (changes: object = {}) =>
    service.own.create(customer.userId, {
      subject: 'Konu',
      message: 'Mesaj',
      category: 'Genel',
      priority: 'medium',
      ...changes,
    });
  const answer = (id: string, status = 201) => {
    clock.advance(1);
    return call<TicketConversation>('POST', `/tickets/${id}/replies`, { message: 'Bakıyoruz.' }, status);
  };
  const ids = async (query = '') =>
    (await call<{ tickets: QueuedTicket[] }>('GET', `/tickets${query}`)).tickets.map(({ id }) => id);

  it('sorts by age, priority and status, each page by page', async () => {
    const made: Record<string, string> = {};
    for (const priority of ['low', 'urgent', 'medium', 'high'] as const) {
      clock.advance(10);
      made[priority] = (await create({ priority })).id;
    }
    const { low, urgent, medium, high } = made;
    expect(await ids()).toEqual([high, medium, urgent, low]);
    expect(await ids('?sort=oldest')).toEqual([low, urgent, medium, high]);
    expect(await ids('?sort=priority')).toEqual([urgent, high, medium, low]);
    await call('PATCH', `/tickets/${high}`, { status: 'closed' });
    await answer(urgent ?? '');
    expect(await ids('?sort=status')).toEqual([medium, low, urgent, high]);
    for (const sort of ['newest', 'oldest', 'priority', 'status']) {
      const read: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { tickets: QueuedTicket[]; nextCursor: string | null } = await call(
          'GET',
          `/tickets?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
        );
        read.push(...page.tickets.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(read, sort).toEqual(await ids(`?sort=${sort}`));
    }
  });

  it('filters by status, priority and assignment, and finds a customer by half an address', async () => {
    const { id } = await create({ priority: 'high' });
    const { id: second } = await create({ subject: 'Başka' });
    await call('PATCH', `/tickets/${id}`, { assignedTo: admin.userId, status: 'in_progress' });
    expect(await ids('?assigned=mine')).toEqual([id]);
    expect(await ids('?assigned=nobody')).toEqual([second]);
    expect(await ids('?status=in_progress')).toEqual([id]);
    expect(await ids('?priority=medium')).toEqual([second]);
    expect(await ids(`?search=${customer.email.slice(0, 12).toUpperCase()}`)).toHaveLength(2);
  });

  it('sets any status, priority and assignee, and logs who did it', async () => {
    const { id } = await create();
    const changed = await call<TicketConversation>('PATCH', `/tickets/${id}`, {
      status: 'closed',
      priority: 'urgent',
      assignedTo: admin.userId,
    });
    expect(changed.ticket).toMatchObject({ status: 'closed', priority: 'urgent', assigneeName: admin.name });
    expect(
      (await call<TicketConversation>('PATCH', `/tickets/${id}`, { status: 'open' })).ticket.status,
    ).toBe('open');
    expect(logged).toContainEqual({
      kind: 'ticket-changed',
      userId: customer.userId,
      detail: { target: id },
    });
    const wrong = await call('PATCH', `/tickets/${id}`, { assignedTo: customer.userId }, 404);
    expect(wrong).toMatchObject({ type: 'ticket_assignee_not_found' });
  });

  it('answers with a mail to the account, waits for the customer, and logs it', async () => {
    const { id } = await create();
    const { ticket, replies } = await answer(id);
    expect(ticket).toMatchObject({ status: 'waiting_customer', responses: 2, isUnread: false });
    expect(replies.at(-1)).toMatchObject({ authorType: 'admin', authorName: admin.name });
    expect(mails).toMatchObject([{ recipient: customer.email }]);
    expect(mails[0]?.text).toContain(`https://kilim.test/support?ticket=${id}`);
    expect(mails[0]?.subject).toBe('Kilim: destek talebinize yanıt: Konu');
    expect(logged.map(({ kind }) => kind)).toContain('ticket-answered');
  });

  it("answers a guest's message at the address of the form", async () => {
    const guest = { name: 'Ada', email: 'ada@example.com', subject: 'Soru\r\nBcc: x', message: 'Merhaba' };
    const id = await service.contact(null, guest);
    await answer(id);
    expect(mails.at(-1)).toMatchObject({ recipient: 'ada@example.com' });
    expect(mails.at(-1)?.subject).not.toMatch(/[\r\n]/);
    expect(await call('GET', `/tickets/${id}/customer`)).toEqual({ customer: null });
  });

  it('reopens a resolved ticket with an answer, and refuses one to a closed ticket', async () => {
    const { id } = await create();
    await call('PATCH', `/tickets/${id}`, { status: 'resolved' });
    expect((await answer(id)).ticket.status).toBe('waiting_customer');
    await call('PATCH', `/tickets/${id}`, { status: 'closed' });
    expect(await answer(id, 409)).toMatchObject({ type: 'ticket_closed' });
  });

  it('keeps notes from the customer', async () => {
    const { id } = await create();
    const { notes } = await call<TicketConversation>('POST', `/tickets/${id}/notes`, { message: 'Not' }, 201);
    expect(notes).toMatchObject([{ message: 'Not', authorName: admin.name }]);
    expect(JSON.stringify(await service.own.find(customer.userId, id))).not.toContain('Not"');
    expect(mails).toEqual([]);
  });

  it("marks the customer's messages as read", async () => {
    const { id } = await create();
    const unread = async () => (await call<TicketConversation>('GET', `/tickets/${id}`)).ticket.isUnread;
    expect(await unread()).toBe(true);
    await call('POST', `/tickets/${id}/read`, {}, 204);
    expect(await unread()).toBe(false);
  });

  it('shows plan, credits and projects of the customer beside the ticket', async () => {
    const { id } = await create();
    const { customer: shown } = await call<{ customer: TicketCustomer }>('GET', `/tickets/${id}/customer`);
    expect(shown).toMatchObject({
      id: customer.userId,
      email: customer.email,
      credits: 12_000,
      label: 'basic',
      planName: { tr: 'Temel' },
      tickets: 1,
      problems: [],
      referencedTurn: null,
    });
  });

  it('measures the median of first answers and the satisfaction of 30 days', async () => {
    const figures = () => call('GET', '/support/figures');
    expect(await figures()).toMatchObject({ medianResponse: null, satisfaction: null, ratings: 0 });
    for (const wait of [10, 30, 20]) {
      const { id } = await create();
      clock.advance(wait * minute);
      await answer(id);
      // A second answer does not count.
      clock.advance(minute);
      await answer(id);
      await call('PATCH', `/tickets/${id}`, { status: 'resolved' });
      await service.own.rate(customer.userId, id, wait === 10 ? 5 : 4);
    }
    clock.advance(2 * minute);
    expect(await figures()).toMatchObject({ medianResponse: 20 * minute + 1, ratings: 3 });
    expect(((await figures()) as { satisfaction: number }).satisfaction).toBeCloseTo(13 / 3);
    clock.advance(31 * 24 * 60 * minute);
    expect(await figures()).toMatchObject({ medianResponse: null, satisfaction: null });
  });

  it('starts with three canned replies, which can be edited', async () => {
    const listed = await call<{ replies: object[] }>('GET', '/support/canned-replies');
    expect(listed.replies).toHaveLength(3);
    const replies = [{ title: 'Kısa', message: 'Bakıyoruz.' }];
    expect(await call('PUT', '/support/canned-replies', { replies })).toEqual({ replies });
    expect(await call('GET', '/support/canned-replies')).toEqual({ replies });
    await call('PUT', '/support/canned-replies', { replies: [{ title: ' ', message: 'x' }] }, 400);
  });
});
