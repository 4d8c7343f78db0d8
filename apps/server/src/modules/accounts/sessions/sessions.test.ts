import { describe, expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';

const day = 24 * 3_600_000;

describeOnEachEngine('sessions over HTTP', (engine) => {
  const signIn = (email: string, password = testPassword) => ({ body: { email, password } });

  describe('without a valid session', () => {
    it.each([
      ['GET', '/v1/account'],
      ['GET', '/v1/account/sessions'],
      ['GET', '/v1/account/sessions/current'],
      ['PATCH', '/v1/account/sessions/current'],
      ['DELETE', '/v1/account/sessions/current'],
      ['DELETE', '/v1/account/sessions'],
      ['PATCH', '/v1/account/name'],
      ['PATCH', '/v1/account/email'],
      ['PATCH', '/v1/account/password'],
      ['GET', '/v1/account/prefs'],
      ['PATCH', '/v1/account/prefs'],
      ['PATCH', '/v1/account/status'],
      ['POST', '/v1/account/verification'],
      ['POST', '/v1/account/verifications/email'],
    ])('rejects %s %s as unauthorised', async (method, path) => {
      const { app } = openAccounts(engine);
      expect(await app.call(method, path, method === 'GET' ? {} : { body: {} })).toMatchObject({
        status: 401,
        json: { code: 401, type: 'general_unauthorized_scope' },
      });
    });

    it('rejects an invented token, one with another user’s id and an expired one', async () => {
      const accounts = openAccounts(engine);
      const { browser } = await signUp(accounts);
      const { userId: stranger } = await signUp(accounts);
      const token = browser.cookies.get('a_session_kilim') ?? '';
      const { secret } = JSON.parse(Buffer.from(token, 'base64').toString()) as { secret: string };
      const forged = Buffer.from(JSON.stringify({ id: stranger, secret })).toString('base64');
      for (const session of ['x', forged]) {
        const headers = { 'x-appwrite-session': session };
        expect((await accounts.app.call('GET', '/v1/account', { headers })).status).toBe(401);
      }
      accounts.clock.advance(30 * day);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });

    it('knows whether the address is verified now', async () => {
      const accounts = openAccounts(engine);
      const { browser, userId } = await signUp(accounts);
      const none = { cookie: undefined, legacyCookie: undefined, fallback: undefined };
      const read = () =>
        accounts.service.authenticate({ ...none, session: browser.cookies.get('a_session_kilim') });
      expect(await read()).toMatchObject({ userId, isEmailVerified: false });
      await queries(engine.transactions.outside)
        .updateTable('users')
        .set({ email_verified: 1 })
        .where('id', '=', userId)
        .execute();
      expect(await read()).toMatchObject({ userId, isEmailVerified: true });
    });

    it('expires after 30 idle days; each use renews the session and its cookie', async () => {
      const accounts = openAccounts(engine);
      const { browser } = await signUp(accounts);
      const read = () => browser.call('GET', '/v1/account');
      accounts.clock.advance(30 * day - 1);
      const used = await read();
      expect(used.status).toBe(200);
      const { expire } = (await browser.call('GET', '/v1/account/sessions/current')).json as {
        expire: string;
      };
      expect(Date.parse(expire)).toBe(accounts.clock.now() + 30 * day);
      const cookies = used.headers.getSetCookie();
      const end = new Date(accounts.clock.now() + 30 * day).toUTCString();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toContain(`Expires=${end}`);
      accounts.clock.advance(30 * day - 1);
      expect((await read()).status).toBe(200);
      accounts.clock.advance(30 * day);
      expect((await read()).status).toBe(401);
    });

    it('expires 180 days after the sign-in even when used', async () => {
      const accounts = openAccounts(engine);
      const { browser } = await signUp(accounts);
      for (let used = 0; used < 9; used += 1) {
        accounts.clock.advance(20 * day - 1);
        expect((await browser.call('GET', '/v1/account')).status).toBe(200);
      }
      accounts.clock.advance(9);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });

    it('applies a shortened maximum to existing sessions', async () => {
      const before = openAccounts(engine);
      const { browser } = await signUp(before);
      const after = openAccounts(engine, { sessionMaximum: 10 * day });
      after.clock.advance(10 * day);
      const cookie = `a_session_kilim=${browser.cookies.get('a_session_kilim')}`;
      expect((await after.app.call('GET', '/v1/account', { headers: { cookie } })).status).toBe(401);
    });
  });

  describe('managing sessions', () => {
    const openTwo = async () => {
      const accounts = openAccounts(engine);
      const { browser, email, userId } = await signUp(accounts);
      accounts.clock.advance(1000);
      const second = accounts.newBrowser();
      await second.call('POST', '/v1/account/sessions/email', signIn(email));
      const list = async (from = browser) => {
        const { json } = await from.call('GET', '/v1/account/sessions');
        return json as { total: number; sessions: { $id: string; current: boolean }[] };
      };
      const { sessions } = await list();
      return { accounts, browser, email, second, userId, list, ids: sessions.map(({ $id }) => $id) };
    };

    it('lists the caller’s sessions, newest first, and marks the current one', async () => {
      const { browser, list, second } = await openTwo();
      expect(await list()).toMatchObject({ total: 2, sessions: [{ current: false }, { current: true }] });
      expect(await list(second)).toMatchObject({ sessions: [{ current: true }, { current: false }] });
      const { sessions } = await list(browser);
      expect(await browser.call('GET', '/v1/account/sessions/current')).toMatchObject({
        status: 200,
        json: sessions[1],
      });
    });

    it('extends the current session and its cookie', async () => {
      const { accounts, browser } = await openTwo();
      accounts.clock.advance(20 * day);
      const before = browser.cookies.get('a_session_kilim');
      const reply = await browser.call('PATCH', '/v1/account/sessions/current', { body: {} });
      expect(reply).toMatchObject({ status: 200, json: { current: true } });
      const end = new Date(accounts.clock.now() + 30 * day).toUTCString();
      expect(reply.headers.getSetCookie()[0]).toContain(`Expires=${end}`);
      expect(browser.cookies.get('a_session_kilim')).toBe(before);
      accounts.clock.advance(29 * day);
      expect((await browser.call('GET', '/v1/account')).status).toBe(200);
    });

    it('extends another session without sending cookies', async () => {
      const { browser, ids } = await openTwo();
      const reply = await browser.call('PATCH', `/v1/account/sessions/${ids[0]}`, { body: {} });
      expect(reply).toMatchObject({ status: 200, json: { current: false } });
      expect(reply.headers.getSetCookie()).toEqual([]);
    });

    it('revokes another session and notifies open tabs', async () => {
      const { accounts, browser, ids, second, userId } = await openTwo();
      const reply = await browser.call('DELETE', `/v1/account/sessions/${ids[0]}`, { body: {} });
      expect({ status: reply.status, json: reply.json, cookies: reply.headers.getSetCookie() }).toEqual({
        status: 204,
        json: undefined,
        cookies: [],
      });
      expect((await second.call('GET', '/v1/account')).status).toBe(401);
      expect((await browser.call('GET', '/v1/account')).status).toBe(200);
      expect(accounts.events.published).toEqual([{ userId, event: { kind: 'session-ended' } }]);
    });

    it('signs out and clears the cookies and the fallback', async () => {
      const { accounts, browser } = await openTwo();
      const { sessions } = (await browser.call('GET', '/v1/account/sessions')).json as {
        sessions: { $id: `${string}`; current: boolean }[];
      };
      const own = sessions.find(({ current }) => current)?.$id as never;
      expect(await accounts.service.findCaller(own)).toMatchObject({ sessionId: own });
      const reply = await browser.call('DELETE', '/v1/account/sessions/current');
      expect(reply.status).toBe(204);
      expect(reply.headers.get('x-fallback-cookies')).toBe('[]');
      // The device is still recognised after signing out.
      expect([...browser.cookies.keys()]).toEqual(['a_device_kilim']);
      expect(await accounts.service.findCaller(own)).toBeNull();
    });

    it('revokes all sessions at once', async () => {
      const { browser, second } = await openTwo();
      const reply = await browser.call('DELETE', '/v1/account/sessions', { body: {} });
      expect([reply.status, reply.headers.get('x-fallback-cookies')]).toEqual([204, '[]']);
      expect((await second.call('GET', '/v1/account')).status).toBe(401);
    });

    it.each(['GET', 'PATCH', 'DELETE'])('reports another user’s session as missing: %s', async (method) => {
      const { accounts, ids, second } = await openTwo();
      const { browser: stranger } = await signUp(accounts);
      const reply = await stranger.call(method, `/v1/account/sessions/${ids[0]}`);
      expect(reply).toMatchObject({ status: 404, json: { type: 'user_session_not_found' } });
      expect((await second.call('GET', '/v1/account')).status).toBe(200);
    });

    it('deletes expired sessions at the next sign-in', async () => {
      const { accounts, browser, email } = await openTwo();
      accounts.clock.advance(366 * day);
      await accounts.app.call('POST', '/v1/account/sessions/email', signIn(email));
      accounts.clock.advance(-366 * day);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });
  });
});
