import type { Ticket } from '@kilim/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createSupportRoutes } from './index.ts';
import { openSupport } from './testing/open-support.ts';

describeOnEachEngine('the contact form over HTTP', ({ transactions }) => {
  const { clock, mails, service: support, app, state } = openSupport(transactions);
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'IŞIK', message: 'Merhaba 100% 👋 <b>' };
  let admin: Caller;
  let member: Caller;
  let startedAt: string;

  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });
  const send = (changes: object = {}, as: Caller | null = null) =>
    app.call('POST', '/v1/contact', { as, body: { ...message, startedAt, ...changes } });
  const list = async (query = '') =>
    (await app.call('GET', `/v1/admin/tickets${query}`, { as: admin })).json as {
      tickets: Ticket[];
      total: number;
      nextCursor: string | null;
    };

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
    member = await addUser(transactions);
  });
  beforeEach(async () => {
    mails.length = 0;
    state.supportEmail = '';
    startedAt = ((await app.call('GET', '/v1/contact/token')).json as { token: string }).token;
    clock.advance(3_000);
  });

  it('opens tickets with high priority for plans with priority support', async () => {
    const holder = await addUser(transactions);
    state.priorityUserId = holder.userId;
    const priorities = [];
    for (const as of [null, member, holder]) {
      const { ticketId } = (await send({}, as)).json as { ticketId: string };
      priorities.push((await support.queue.find(ticketId)).ticket.priority);
    }
    expect(priorities).toEqual(['medium', 'medium', 'high']);
  });

  it('opens a ticket for a guest, with the message as first reply', async () => {
    const reply = await send({ name: '  Ada ', email: 'ADA@example.com' });
    expect(reply.status).toBe(201);
    const { ticketId } = reply.json as { ticketId: string };
    const found = (await app.call('GET', `/v1/admin/tickets/${ticketId}`, { as: admin })).json;
    expect(found).toMatchObject({
      ticket: {
        id: ticketId,
        subject: 'IŞIK',
        message: message.message,
        priority: 'medium',
        status: 'open',
        category: 'İletişim Formu',
        userId: null,
        userName: 'Ada',
        userEmail: 'ada@example.com',
      },
      replies: [{ authorType: 'customer', message: message.message, authorName: 'Ada', isRead: false }],
    });
    expect(mails).toEqual([]);
  });

  it('links the ticket to the signed-in user', async () => {
    const { ticketId } = (await send({}, member)).json as { ticketId: string };
    expect(await support.queue.find(ticketId)).toMatchObject({ ticket: { userId: member.userId } });
  });

  it('exports all tickets of a user and none of others', async () => {
    const other = await addUser(transactions);
    const { ticketId } = (await send({}, other)).json as { ticketId: string };
    await send();
    expect(await support.own.export(other.userId)).toMatchObject([
      { ticket: { id: ticketId }, replies: [{ message: message.message }] },
    ]);
  });

  it('mails only the support address', async () => {
    state.supportEmail = 'destek@example.com';
    await send({ subject: 'Konu\r\nBcc: x@y.z', message: 'Bir <script>' });
    expect(mails).toMatchObject([{ recipient: 'destek@example.com' }]);
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
    expect(mails[0]?.html).toContain('Bir &lt;script&gt;');
    expect(mails[0]?.text).toContain('ada@example.com');
  });

  it('rejects a form that was filled in too fast, is too old, or was never opened', async () => {
    const { token } = (await app.call('GET', '/v1/contact/token')).json as { token: string };
    clock.advance(2_999);
    expectError(await send({ startedAt: token }), 400, 'contact_form_too_fast');
    clock.advance(24 * 3_600_000);
    expectError(await send({ startedAt: token }), 400, 'contact_form_expired');
    const forged = token.replace(/^\d+/, String(clock.now() - 5_000));
    for (const wrong of ['', 'x', forged, `${clock.now() - 5_000}.`]) {
      expectError(await send({ startedAt: wrong }), 400, 'contact_form_expired');
    }
  });

  it('replies with success and stores nothing when the honeypot is filled in', async () => {
    const before = (await list()).total;
    expect((await send({ website: 'https://spam.example', startedAt: 'x' })).status).toBe(201);
    expect((await list()).total).toBe(before);
  });

  it.each([
    [{ message: 'http://a.b https://c.d www.e.f' }],
    [{ subject: 'www.a.b', message: 'http://a.b https://c.d' }],
    [{ name: 'http://a.b' }],
  ])('rejects too many links: %j', async (changes) => {
    expectError(await send(changes), 400, 'contact_too_many_links');
  });

  it.each([
    [{ name: ' ' }, { name: 'too_small' }],
    [
      { subject: '', message: '\n\t' },
      { subject: 'too_small', message: 'too_small' },
    ],
    [{ email: 'nobody' }, { email: 'invalid' }],
    [
      { message: 'x'.repeat(5_001), subject: 'x'.repeat(201) },
      { message: 'too_big', subject: 'too_big' },
    ],
    [
      { name: 'x'.repeat(129), extra: 1 },
      { name: 'too_big', extra: 'unknown_field' },
    ],
  ])('reports the invalid fields of %j', async (changes, fields) => {
    const reply = await send(changes);
    expectError(reply, 400, 'general_argument_invalid');
    expect(reply.json).toMatchObject({ fields });
  });

  it('accepts five messages an hour from one address', async () => {
    const strict = createTestApp({ routes: createSupportRoutes(support), rateLimitFactor: 1 });
    const body = { ...message, startedAt };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await strict.call('POST', '/v1/contact', { body })).status).toBe(201);
    }
    expectError(await strict.call('POST', '/v1/contact', { body }), 429, 'general_rate_limit_exceeded');
    expect((await strict.call('POST', '/v1/contact', { body, ip: '10.0.0.9' })).status).toBe(201);
  });

  it.each(['/v1/admin/tickets', '/v1/admin/tickets/x'])('%s is for administrators only', async (path) => {
    expectError(await app.call('GET', path), 401, 'general_unauthorized_scope');
    expectError(await app.call('GET', path, { as: member }), 403, 'general_access_forbidden');
  });

  it('lists all tickets page by page, newest first', async () => {
    const { tickets: all, total } = await list('?limit=100');
    expect(all).toHaveLength(total);
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      ids.push(...page.tickets.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    expectError(
      await app.call('GET', '/v1/admin/tickets?cursor=x', { as: admin }),
      400,
      'general_cursor_not_found',
    );
  });

  it('searches by Turkish case rules and treats no character as a wildcard', async () => {
    await send({ subject: 'IĞDIR yolu', message: 'Buluttan' });
    expect((await list(`?search=${encodeURIComponent('ığdır')}`)).total).toBe(1);
    expect((await list(`?search=${encodeURIComponent('b%luttan')}`)).total).toBe(0);
    expect((await list(`?search=${encodeURIComponent('100%')}`)).total).toBeGreaterThan(0);
    expect((await list('?status=closed')).total).toBe(0);
  });

  it('reports a missing ticket', async () => {
    expectError(await app.call('GET', '/v1/admin/tickets/none', { as: admin }), 404, 'ticket_not_found');
  });
});
