import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { type AcceptedTexts, makeOrderBody } from '../../testing/order-body.ts';
import { type Json, openDocuments, type TestDocuments } from '../documents/testing/open-documents.ts';

describeOnEachEngine('functions of the client SDK', (engine) => {
  let server: TestDocuments;
  let ada: Caller;
  let eve: Caller;
  let admin: Caller;

  beforeAll(async () => {
    server = await openDocuments(engine);
    ada = await server.addMember();
    eve = await server.addMember();
    admin = await server.addMember({ is_admin: 1 });
  });
  afterAll(() => server.close());

  const execute = async (as: Caller | null, name: string, input: unknown) => {
    const body = typeof input === 'string' ? input : JSON.stringify(input);
    const { status, json } = await server.post(as, `/v1/functions/${name}/executions`, {
      body,
      async: false,
    });
    const { responseStatusCode, responseBody } = json as {
      responseStatusCode?: number;
      responseBody?: string;
    };
    const reply = JSON.parse(responseBody ?? 'null') as Json | null;
    return { status, code: responseStatusCode, reply, json: json as Json };
  };
  const balanceOf = async (as: Caller): Promise<unknown> =>
    (await execute(as, 'check-credits', {})).reply?.['balance'];
  const key = (name: string): string => `${name}-0123456789abcdef`;

  it('lets an administrator add credits and no one else', async () => {
    const gift = { userId: ada.userId, amount: 50, reason: 'Hediye', idempotencyKey: key('gift') };
    expect(await execute(ada, 'add-credits', gift)).toMatchObject({
      status: 201,
      code: 403,
      reply: { type: 'general_access_forbidden' },
    });
    expect(await execute({ ...admin, hasRecentlyAuthenticated: false }, 'add-credits', gift)).toMatchObject({
      code: 403,
      reply: { type: 'user_recent_authentication_required' },
    });
    expect(await balanceOf(ada)).toBe(0);
    expect(await execute(admin, 'add-credits', gift)).toMatchObject({ code: 200, reply: { balance: 50 } });
    expect(await balanceOf(ada)).toBe(50);
  });

  it('takes used credits once per key and never more than there are', async () => {
    const use = (input: Json) => execute(ada, 'use-credits', { idempotencyKey: key('use'), ...input });
    expect(await use({ amount: 20, reason: 'Bir oyun yap', model: 'x', tokens: 9 })).toMatchObject({
      code: 200,
      reply: { balance: 30 },
    });
    expect(await use({ amount: 20 })).toMatchObject({ code: 200, reply: { balance: 30 } });
    expect(await use({ amount: 21 })).toMatchObject({ code: 409, reply: { type: 'credits_key_reused' } });
    expect(await use({ amount: 31, idempotencyKey: key('more') })).toMatchObject({
      code: 402,
      reply: { type: 'credits_insufficient', params: { balance: 30, requested: 31 } },
    });
    for (const amount of [0, -5, 1.5, '5', 1e300, null]) {
      expect(await use({ amount, idempotencyKey: key('wrong') })).toMatchObject({ code: 400 });
    }
    expect(await use({ amount: 1, userId: eve.userId, idempotencyKey: key('other') })).toMatchObject({
      code: 400,
    });
    // Another user's key is another key.
    expect(await execute(eve, 'use-credits', { amount: 20, idempotencyKey: key('use') })).toMatchObject({
      code: 402,
    });
    expect(await balanceOf(ada)).toBe(30);
    const { json } = await server.get(ada, '/v1/credits/ledger');
    expect((json as { entries: Json[] }).entries[0]).toMatchObject({
      kind: 'turn',
      amount: -20,
      turnState: 'charged',
      reason: 'Bir oyun yap',
      model: 'x',
      tokens: 9,
    });
  });

  it('opens a pending receipt, which only the buyer’s payment turns into a paid one', async () => {
    const { json } = await server.get(ada, '/v1/checkout/basic?currency=TRY');
    const checkout = json as AcceptedTexts & { credits: number };
    const opened = await execute(ada, 'create-receipt', makeOrderBody(checkout, key('order')));
    expect(opened).toMatchObject({ code: 201 });
    const { id: orderId } = (opened.reply ?? {})['order'] as { id: string };
    const confirm = (as: Caller) => execute(as, 'confirm-payment', { orderId, outcome: 'approve' });
    expect(await confirm(eve)).toMatchObject({ code: 404, reply: { type: 'order_not_found' } });
    expect(await balanceOf(ada)).toBe(30);
    expect(await confirm(ada)).toMatchObject({ code: 200, reply: { order: { status: 'paid' } } });
    expect(await balanceOf(ada)).toBe(30 + checkout.credits);
    expect(await confirm(ada)).not.toMatchObject({ reply: { order: { status: 'refunded' } } });
    expect(await balanceOf(ada)).toBe(30 + checkout.credits);
  });

  it('lets only administrators set the state of a ticket', async () => {
    const opened = await execute(ada, 'create-ticket', { subject: 'Konu', message: 'İleti' });
    const ticketId = String(opened.reply?.['id']);
    const close = (as: Caller) => execute(as, 'set-ticket-state', { ticketId, status: 'resolved' });
    expect(await close(ada)).toMatchObject({ code: 403 });
    expect(await execute(eve, 'reply-to-ticket', { ticketId, message: 'x' })).toMatchObject({ code: 404 });
    expect(await execute(ada, 'reply-to-ticket', { ticketId, message: 'Ek' })).toMatchObject({ code: 201 });
    expect(await close(admin)).toMatchObject({ code: 200 });
    expect(await execute(ada, 'rate-ticket', { ticketId, stars: 5 })).toMatchObject({ code: 201 });
  });

  it('refuses unknown functions, guests and inputs that are no object', async () => {
    for (const name of ['delete-user', 'constructor', '__proto__', 'useCredits', 'listUsers']) {
      expect((await execute(admin, name, {})).json, name).toMatchObject({
        code: 404,
        type: 'function_not_found',
      });
    }
    expect((await execute(null, 'check-credits', {})).json).toMatchObject({ code: 401 });
    for (const body of ['[]', '{', '7', 'null']) {
      expect(await execute(ada, 'use-credits', body)).toMatchObject({ status: 201, code: 400 });
    }
  });
});
