import type { ListedUser, UserId } from '@kilim/contract';
import { afterEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openAccounts, signUp, testPassword } from '../accounts/testing/open-accounts.ts';
import { createCreditsService } from '../credits/index.ts';
import { lockOrdersOf } from '../payments/index.ts';
import { lockProjectsOf } from '../projects/index.ts';
import { createUsersRoutes, createUsersService } from './index.ts';

const day = 86_400_000;

describeOnEachEngine('user administration', (engine) => {
  const { transactions } = engine;
  afterEach(() => engine.clear());

  async function open() {
    const erased: UserId[] = [];
    const accounts = openAccounts(engine, {
      erasers: [
        async (userId) => {
          erased.push(userId);
          return async (tx) => {
            await lockProjectsOf(tx, userId);
            await lockOrdersOf(tx, userId);
          };
        },
      ],
    });
    const { clock, events, securityLog } = accounts;
    const admin = await accounts.service.ensureFirstAdmin();
    // The first administrator is the one with the oldest account.
    clock.advance(1);
    if (!admin) throw new Error('There is an administrator already.');
    const row = await queries(transactions.outside)
      .selectFrom('users')
      .select(['id', 'email', 'name'])
      .where('email', '=', admin.email)
      .executeTakeFirstOrThrow();
    const boss = {
      ...row,
      userId: row.id as UserId,
      isAdmin: true,
      hasRecentlyAuthenticated: true,
    } as unknown as Caller;
    const credits = createCreditsService({ transactions, clock, events, audit: securityLog });
    const service = createUsersService({
      transactions,
      clock,
      accounts: accounts.service.administration,
      credits,
      audit: securityLog,
    });
    const app = createTestApp({ routes: createUsersRoutes(service) });
    const call = (method: string, path: string, body?: unknown, as: Caller = boss) =>
      app.call(method, `/v1/admin${path}`, { as, ...(body !== undefined && { body }) });
    const list = async (query = '') =>
      (await call('GET', `/users${query}`)).json as {
        readonly users: ListedUser[];
        readonly total: number;
        readonly nextCursor: string | null;
      };
    const addNamed = async (name: string, values: { credits?: number; last_login_at?: number } = {}) => {
      const person = await signUp(accounts);
      await person.browser.call('PATCH', '/v1/account/name', { body: { name } });
      await queries(transactions.outside)
        .updateTable('users')
        .set({ credits: 0, ...values })
        .where('id', '=', person.userId)
        .execute();
      return person;
    };
    const kinds = async () =>
      (await securityLog.list({}, { limit: 100 })).events.map(({ kind, user }) => [kind, user?.id]);
    return { accounts, addNamed, boss, call, clock, erased, kinds, list };
  }
  const key = (name: string) => `${name}-0123456789abcdef`;

  it('finds users by half a name or address, without accents and capitals', async () => {
    const { addNamed, list } = await open();
    const { email } = await addNamed('Işıl Çağlayan');
    await addNamed('Mehmet Öz');
    for (const search of ['isil cag', 'ÇAĞLA', email.slice(0, 6)]) {
      expect(await list(`?search=${encodeURIComponent(search)}`)).toMatchObject({
        users: [{ email }],
        total: 1,
      });
    }
    expect(await list('?search=%25')).toMatchObject({ users: [], total: 0 });
  });

  it('keeps the search right after a change of name and address', async () => {
    const { accounts, addNamed, list } = await open();
    const { browser } = await addNamed('Eski Ad');
    await browser.call('PATCH', '/v1/account/name', { body: { name: 'Yeni Ad' } });
    await browser.call('PATCH', '/v1/account/email', {
      body: { email: 'baska@ornek.test', password: testPassword },
    });
    expect((await list('?search=eski')).total).toBe(0);
    expect((await list('?search=yeni')).total).toBe(1);
    expect((await list('?search=baska@ornek')).total).toBe(1);
    expect(accounts.mails).not.toHaveLength(0);
  });

  it.each([
    ['newest', ['Can', 'Ali', 'Banu', 'Admin']],
    ['name', ['Admin', 'Ali', 'Banu', 'Can']],
    ['credits', ['Banu', 'Can', 'Ali', 'Admin']],
  ])('pages in the order %s without gaps and repeats', async (sort, names) => {
    const { addNamed, clock, list } = await open();
    clock.advance(1000);
    await addNamed('Banu', { credits: 300 });
    clock.advance(1000);
    await addNamed('Ali', { credits: 100 });
    clock.advance(1000);
    await addNamed('Can', { credits: 200 });
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page += 1) {
      const { users, nextCursor, total } = await list(`?sort=${sort}&limit=1${cursor}`);
      expect(total).toBe(4);
      seen.push(...users.map(({ name }) => name));
      cursor = `&cursor=${nextCursor}`;
    }
    expect(seen).toEqual(names);
  });

  it('refuses the cursor of another order', async () => {
    const { addNamed, call, list } = await open();
    await addNamed('Ali');
    const { nextCursor } = await list('?sort=name&limit=1');
    expect(await call('GET', `/users?sort=credits&cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      json: { type: 'general_cursor_not_found' },
    });
  });

  it('labels and filters by activity, role and state', async () => {
    const { addNamed, call, clock, list } = await open();
    const now = clock.now();
    const rich = await addNamed('Zengin', { credits: 100_001, last_login_at: now - 7 * day });
    const old = await addNamed('Eski', { credits: 10_001, last_login_at: now - 7 * day - 1 });
    expect(await list('?filter=active')).toMatchObject({
      users: [{ id: rich.userId, plan: 'pro', activity: 'active', state: 'open' }],
    });
    expect((await list('?filter=passive')).users).toContainEqual(
      expect.objectContaining({ id: old.userId, plan: 'basic', activity: 'passive' }),
    );
    expect((await list('?filter=admins')).users).toMatchObject([{ name: 'Admin', isAdmin: true }]);
    await call('PUT', `/users/${old.userId}/suspension`, { isSuspended: true });
    expect((await list('?filter=suspended')).users).toMatchObject([{ id: old.userId, state: 'suspended' }]);
    await call('DELETE', `/users/${rich.userId}`);
    expect((await list('?filter=deleting')).users).toMatchObject([{ id: rich.userId, state: 'deleting' }]);
    expect((await list('?filter=suspended')).total).toBe(1);
  });

  it('gives and takes credits once per idempotency key, never below 0', async () => {
    const { addNamed, boss, call, kinds } = await open();
    const { userId, email } = await addNamed('Ayşe');
    const change = (amount: number, name: string) =>
      call('POST', `/users/${userId}/credits`, { amount, idempotencyKey: key(name) });
    expect(await change(500, 'first')).toMatchObject({ json: { userId, email, balance: 500 } });
    expect(await change(500, 'first')).toMatchObject({ json: { balance: 500 } });
    expect(await change(-200, 'second')).toMatchObject({ json: { balance: 300 } });
    expect(await change(-200, 'second')).toMatchObject({ json: { balance: 300 } });
    for (const [amount, name] of [
      [501, 'first'],
      [-500, 'first'],
      [200, 'second'],
    ] as const) {
      expect(await change(amount, name)).toMatchObject({ status: 409, json: { type: 'credits_key_reused' } });
    }
    const other = await addNamed('Mehmet');
    expect(
      await call('POST', '/credit-gifts', { email: other.email, amount: 500, idempotencyKey: key('first') }),
    ).toMatchObject({ status: 409, json: { type: 'credits_key_reused' } });
    expect(await change(-301, 'third')).toMatchObject({
      status: 402,
      json: { type: 'credits_insufficient' },
    });
    for (const amount of [0, 1.5, 1_000_000_000]) expect((await change(amount, 'x')).status).toBe(400);
    const ledger = await queries(transactions.outside)
      .selectFrom('credit_ledger')
      .select(['kind', 'amount', 'reason'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    expect(ledger).toEqual([
      { kind: 'gift', amount: 500, reason: 'Admin hediyesi' },
      { kind: 'reversal', amount: -200, reason: 'Admin düzeltmesi' },
    ]);
    expect(await kinds()).toEqual(
      expect.arrayContaining([
        ['credits-gifted', userId],
        ['credits-removed', userId],
      ]),
    );
    expect(boss.userId).not.toBe(userId);
  });

  it('gives credits by address and says when no user has it', async () => {
    const { addNamed, call } = await open();
    const { email } = await addNamed('Ayşe');
    const gift = (address: string) =>
      call('POST', '/credit-gifts', {
        email: address,
        amount: 50,
        reason: 'Yarışma',
        idempotencyKey: key('a'),
      });
    expect(await gift(email.toUpperCase())).toMatchObject({ status: 200, json: { email, balance: 50 } });
    expect(await gift('yok@ornek.test')).toMatchObject({ status: 404, json: { type: 'user_not_found' } });
  });

  it('makes administrators and members, except of the first administrator', async () => {
    const { addNamed, boss, call, kinds } = await open();
    const { userId } = await addNamed('Ayşe');
    const set = (id: string, isAdmin: boolean) => call('PUT', `/users/${id}/role`, { isAdmin });
    expect(await set(userId, true)).toMatchObject({
      status: 200,
      json: { isAdmin: true, isFirstAdmin: false },
    });
    expect(await set(userId, false)).toMatchObject({ json: { isAdmin: false } });
    expect(await set(boss.userId, false)).toMatchObject({
      status: 403,
      json: { type: 'user_first_admin_permanent' },
    });
    expect(await kinds()).toEqual(expect.arrayContaining([['admin-role-revoked', userId]]));
    await call('PUT', `/users/${userId}/suspension`, { isSuspended: true });
    expect(await set(userId, true)).toMatchObject({ status: 409, json: { type: 'user_not_open' } });
  });

  it('suspends at once and opens again', async () => {
    const { accounts, addNamed, call } = await open();
    const { browser, email, userId } = await addNamed('Ayşe');
    const set = (isSuspended: boolean) => call('PUT', `/users/${userId}/suspension`, { isSuspended });
    expect(await set(true)).toMatchObject({ json: { state: 'suspended', sessions: 0 } });
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    const signIn = () =>
      accounts.newBrowser().call('POST', '/v1/account/sessions/email', {
        body: { email, password: testPassword },
      });
    expect(await signIn()).toMatchObject({ status: 403, json: { type: 'user_blocked' } });
    expect(await set(false)).toMatchObject({ json: { state: 'open' } });
    expect((await signIn()).status).toBe(201);
  });

  it('does not suspend or delete the own account or the first administrator', async () => {
    const { addNamed, boss, call } = await open();
    const { userId } = await addNamed('Ayşe');
    await call('PUT', `/users/${userId}/role`, { isAdmin: true });
    const other = { ...boss, userId };
    const first = { status: 403, json: { type: 'user_first_admin_permanent' } };
    const own = { status: 409, json: { type: 'user_own_account' } };
    expect(await call('PUT', `/users/${boss.userId}/suspension`, { isSuspended: true }, other)).toMatchObject(
      first,
    );
    expect(await call('DELETE', `/users/${boss.userId}`, undefined, other)).toMatchObject(first);
    expect(await call('PUT', `/users/${userId}/suspension`, { isSuspended: true }, other)).toMatchObject(own);
    expect(await call('DELETE', `/users/${userId}`, undefined, other)).toMatchObject(own);
  });

  it('signs a user out everywhere', async () => {
    const { addNamed, call, kinds } = await open();
    const { browser, userId } = await addNamed('Ayşe');
    expect(await call('GET', `/users/${userId}`)).toMatchObject({ json: { sessions: 1 } });
    expect(await call('DELETE', `/users/${userId}/sessions`)).toMatchObject({
      json: { sessions: 0, state: 'open' },
    });
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    expect(await kinds()).toEqual(expect.arrayContaining([['user-signed-out', userId]]));
  });

  it('deletes by a job, also an account whose owner asked for a later deletion', async () => {
    const { accounts, addNamed, call, erased, kinds } = await open();
    const { userId } = await addNamed('Ayşe');
    await accounts.service.requestDeletion(
      { userId, sessionId: (await accounts.service.listSessions({ userId }))[0]?.id } as never,
      { url: 'http://localhost:3000/undo', language: 'tr', host: 'localhost:3000' },
    );
    expect(await call('DELETE', `/users/${userId}`)).toMatchObject({ json: { state: 'deleting' } });
    expect((await call('DELETE', `/users/${userId}`)).status).toBe(200);
    await accounts.jobs.runDue();
    expect(await call('GET', `/users/${userId}`)).toMatchObject({
      status: 404,
      json: { type: 'user_not_found' },
    });
    expect(erased).toEqual([userId]);
    expect((await kinds()).filter(([kind, id]) => kind === 'user-deleted' && id === userId)).toHaveLength(1);
  });

  it('undoes a deletion that waits by opening the account again', async () => {
    const { accounts, addNamed, call } = await open();
    const { userId } = await addNamed('Ayşe');
    await accounts.service.requestDeletion(
      { userId, sessionId: (await accounts.service.listSessions({ userId }))[0]?.id } as never,
      { url: 'http://localhost:3000/undo', language: 'tr', host: 'localhost:3000' },
    );
    expect(await call('PUT', `/users/${userId}/suspension`, { isSuspended: false })).toMatchObject({
      json: { state: 'open', deletionDueAt: null },
    });
    accounts.clock.advance(8 * day);
    await accounts.jobs.runDue();
    expect((await call('GET', `/users/${userId}`)).status).toBe(200);
  });

  it('returns the filtered list as a file and logs it', async () => {
    const { addNamed, call, kinds } = await open();
    await addNamed('=Işıl', { credits: 5 });
    await addNamed('Mehmet');
    const reply = await call('GET', '/users/file?search=isil&language=en');
    const lines = new TextDecoder().decode(reply.bytes()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Id,Name,E-mail,Credits,State,Role');
    expect(lines[1]).toMatch(/,'=Işıl,\S+@ornek\.test,5,Open,Member,/);
    expect(await kinds()).toEqual(expect.arrayContaining([['users-exported', undefined]]));
  });

  it('requires recent authentication for everything but reading and signing out', async () => {
    const { addNamed, boss, call } = await open();
    const { userId } = await addNamed('Ayşe');
    const late = { ...boss, hasRecentlyAuthenticated: false };
    const needed = { status: 403, json: { type: 'user_recent_authentication_required' } };
    const body = { amount: 5, idempotencyKey: key('x') };
    expect(await call('POST', `/users/${userId}/credits`, body, late)).toMatchObject(needed);
    expect(await call('POST', '/credit-gifts', { ...body, email: 'a@ornek.test' }, late)).toMatchObject(
      needed,
    );
    expect(await call('PUT', `/users/${userId}/role`, { isAdmin: true }, late)).toMatchObject(needed);
    expect(await call('PUT', `/users/${userId}/suspension`, { isSuspended: true }, late)).toMatchObject(
      needed,
    );
    expect(await call('DELETE', `/users/${userId}`, undefined, late)).toMatchObject(needed);
    expect(await call('GET', '/users/file', undefined, late)).toMatchObject(needed);
  });

  it('treats ids that no user has as missing', async () => {
    const { call } = await open();
    const missing = { status: 404, json: { type: 'user_not_found' } };
    expect(await call('GET', '/users/yok')).toMatchObject(missing);
    expect(await call('DELETE', '/users/yok')).toMatchObject(missing);
    expect(await call('DELETE', '/users/yok/sessions')).toMatchObject(missing);
    expect(await call('PUT', '/users/yok/role', { isAdmin: true })).toMatchObject(missing);
    expect(await call('PUT', '/users/yok/suspension', { isSuspended: false })).toMatchObject(missing);
    expect(await call('POST', '/users/yok/credits', { amount: -5, idempotencyKey: key('x') })).toMatchObject(
      missing,
    );
  });
});
