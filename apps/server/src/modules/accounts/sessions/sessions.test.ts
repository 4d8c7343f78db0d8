import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { newAddress, openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';

const day = 24 * 3_600_000;

describeOnEachEngine('sessions over HTTP', (engine) => {
  const signIn = (email: string, password = testPassword) => ({ body: { email, password } });

  describe('registering', () => {
    it('makes an account, signs nobody in and never shows a hash', async () => {
      const { app } = openAccounts(engine);
      const email = newAddress();
      const reply = await app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: email.toUpperCase(), password: testPassword, name: ' Ayşe ' },
      });
      expect(reply.status).toBe(201);
      expect(reply.headers.getSetCookie()).toEqual([]);
      const at = '2023-11-14T22:13:20.000+00:00';
      expect(reply.json).toEqual({
        $id: expect.stringMatching(/^[0-9a-f]{20}$/),
        $createdAt: at,
        $updatedAt: at,
        accessedAt: at,
        email,
        emailVerification: false,
        labels: [],
        mfa: false,
        name: 'Ayşe',
        passwordUpdate: at,
        phone: '',
        phoneVerification: false,
        prefs: {},
        registration: at,
        status: true,
        targets: [],
      });
    });

    it('takes the id that is given and refuses one or an address that is taken', async () => {
      const { app } = openAccounts(engine);
      const body = { userId: `ayse-${engine.name}`, email: newAddress(), password: testPassword };
      expect(await app.call('POST', '/v1/account', { body })).toMatchObject({
        status: 201,
        json: { $id: body.userId, name: '' },
      });
      const taken = { status: 409, json: { code: 409, type: 'user_already_exists' } };
      expect(await app.call('POST', '/v1/account', { body: { ...body, email: newAddress() } })).toMatchObject(
        taken,
      );
      expect(
        await app.call('POST', '/v1/account', {
          body: { ...body, userId: 'unique()', email: body.email.toUpperCase() },
        }),
      ).toMatchObject(taken);
    });

    it('gives an address to one of two people who ask at once', async () => {
      const { app, openings } = openAccounts(engine, { initialCredits: 5 });
      const body = { userId: 'unique()', email: newAddress(), password: testPassword };
      const replies = await Promise.all([1, 2, 3].map(() => app.call('POST', '/v1/account', { body })));
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
      expect(openings).toHaveLength(1);
    });

    it('grants the opening credits of the configuration, and none by default', async () => {
      const generous = openAccounts(engine, { initialCredits: 250 });
      const { userId } = await signUp(generous);
      expect(generous.openings).toEqual([{ userId, amount: 250 }]);
      const usual = openAccounts(engine);
      await signUp(usual);
      expect(usual.openings).toEqual([]);
    });

    it.each([
      ['a short password', { password: '1234567' }, { password: 'too_small' }],
      ['a long password', { password: 'x'.repeat(257) }, { password: 'too_big' }],
      ['a wrong address', { email: 'ayse' }, { email: 'invalid' }],
      ['a long name', { name: 'x'.repeat(129) }, { name: 'too_big' }],
      ['a wrong id', { userId: '-a' }, { userId: 'invalid' }],
      ['a wrong type', { name: 7 }, { name: 'wrong_type' }],
      ['an unknown field', { isAdmin: true }, { isAdmin: 'unknown_field' }],
    ])('refuses %s', async (_, change, fields) => {
      const { app } = openAccounts(engine);
      const body = { userId: 'unique()', email: newAddress(), password: testPassword, ...change };
      expect(await app.call('POST', '/v1/account', { body })).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid', fields },
      });
    });

    it('refuses a body that is not JSON, and one of 11 MB', async () => {
      const { app } = openAccounts(engine);
      expect(await app.call('POST', '/v1/account', { rawBody: '{"email":' })).toMatchObject({
        status: 400,
        json: { type: 'general_bad_request' },
      });
      const rawBody = JSON.stringify({ name: 'x'.repeat(11 * 1_048_576) });
      expect(await app.call('POST', '/v1/account', { rawBody })).toMatchObject({
        status: 413,
        json: { type: 'general_body_too_large' },
      });
    });

    it('is limited to ten an hour and address, scaled by the factor', async () => {
      for (const [rateLimitFactor, allowed] of [
        [1, 10],
        [0.3, 3],
      ] as const) {
        const { app } = openAccounts(engine, { rateLimitFactor });
        const register = (ip: string) =>
          app.call('POST', '/v1/account', {
            ip,
            body: { userId: 'unique()', email: newAddress(), password: testPassword },
          });
        for (let count = 0; count < allowed; count += 1) {
          expect((await register('10.0.0.1')).status).toBe(201);
        }
        const refused = await register('10.0.0.1');
        expect(refused).toMatchObject({ status: 429, json: { type: 'general_rate_limit_exceeded' } });
        expect(refused.headers.get('x-ratelimit-limit')).toBe(String(allowed));
        expect((await register('10.0.0.2')).status).toBe(201);
      }
    });
  });

  describe('signing in', () => {
    it('begins a session that the cookie carries', async () => {
      const accounts = openAccounts(engine);
      const { browser, email, userId } = await signUp(accounts);
      expect([...browser.cookies.keys()]).toEqual([
        'a_session_kilim',
        'a_session_kilim_legacy',
        'a_device_kilim',
      ]);
      expect(await browser.call('GET', '/v1/account')).toMatchObject({
        status: 200,
        json: { $id: userId, email },
      });
      browser.cookies.delete('a_session_kilim');
      expect((await browser.call('GET', '/v1/account')).status).toBe(200);
    });

    it('answers the session in the wire’s form, with the device and without a secret', async () => {
      const accounts = openAccounts(engine);
      const { email, userId } = await signUp(accounts);
      const reply = await accounts.newBrowser().call('POST', '/v1/account/sessions', {
        ...signIn(email.toUpperCase()),
        ip: '10.1.2.3',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
      });
      expect(reply.status).toBe(201);
      expect(reply.json).toEqual({
        $id: expect.stringMatching(/^[0-9a-f]{20}$/),
        $createdAt: '2023-11-14T22:13:20.000+00:00',
        $updatedAt: '2023-11-14T22:13:20.000+00:00',
        userId,
        expire: '2023-12-14T22:13:20.000+00:00',
        provider: 'email',
        providerUid: '',
        providerAccessToken: '',
        providerAccessTokenExpiry: '',
        providerRefreshToken: '',
        ip: '10.1.2.3',
        osCode: 'LIN',
        osName: 'GNU/Linux',
        osVersion: '',
        clientType: 'browser',
        clientCode: 'FF',
        clientName: 'Firefox',
        clientVersion: '144.0',
        clientEngine: 'Gecko',
        clientEngineVersion: '144.0',
        deviceName: 'desktop',
        deviceBrand: '',
        deviceModel: '',
        countryCode: '--',
        countryName: '',
        current: true,
        factors: ['password'],
        secret: '',
        mfaUpdatedAt: '',
      });
    });

    it('works by session header and by fallback cookies too', async () => {
      const { app, ...accounts } = openAccounts(engine);
      const { email } = await signUp({ app, ...accounts });
      const reply = await app.call('POST', '/v1/account/sessions/email', signIn(email));
      const fallback = reply.headers.get('x-fallback-cookies') ?? '';
      const token = (JSON.parse(fallback) as { a_session_kilim: string }).a_session_kilim;
      for (const [name, value] of [
        ['x-fallback-cookies', fallback],
        ['x-appwrite-session', token],
      ] as const) {
        const headers = { [name]: value };
        expect((await app.call('GET', '/v1/account', { headers })).status).toBe(200);
      }
    });

    it('sends no fallback on a same-site production host', async () => {
      const origin = 'https://kilim.example';
      const accounts = openAccounts(engine, { host: 'kilim.example', isSecure: true });
      const { email } = await signUp(accounts);
      const reply = await accounts.app.call('POST', '/v1/account/sessions/email', {
        ...signIn(email),
        headers: { origin },
      });
      expect(reply.status).toBe(201);
      expect(reply.headers.get('x-fallback-cookies')).toBeNull();
      expect(reply.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    });

    it('says the same for a wrong password and for an unknown address', async () => {
      const accounts = openAccounts(engine);
      const { email } = await signUp(accounts);
      const wrong = await accounts.app.call(
        'POST',
        '/v1/account/sessions/email',
        signIn(email, 'yanlış şifre'),
      );
      const unknown = await accounts.app.call('POST', '/v1/account/sessions/email', signIn(newAddress()));
      expect(wrong).toMatchObject({ status: 401, json: { type: 'user_invalid_credentials' } });
      const { requestId: _1, ...first } = wrong.json as Record<string, unknown>;
      const { requestId: _2, ...second } = unknown.json as Record<string, unknown>;
      expect(first).toEqual(second);
    });

    it('is refused while the request carries a living session', async () => {
      const { browser, email } = await signUp(openAccounts(engine));
      expect(await browser.call('POST', '/v1/account/sessions/email', signIn(email))).toMatchObject({
        status: 401,
        json: { type: 'user_session_already_exists' },
      });
    });

    it('is limited to ten an hour for each address', async () => {
      const accounts = openAccounts(engine);
      const { email } = await signUp(accounts);
      const { app } = openAccounts(engine, { rateLimitFactor: 1 });
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await app.call('POST', '/v1/account/sessions/email', signIn(email, 'yanlış'))).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      expect((await app.call('POST', '/v1/account/sessions/email', signIn(newAddress()))).status).toBe(401);
    });

    it('allows ten wrong passwords over two processes together, and says how long to wait', async () => {
      const one = openAccounts(engine, { rateLimitFactor: 1, sharesLimits: true });
      const two = openAccounts(engine, { rateLimitFactor: 1, sharesLimits: true });
      const { email } = await signUp(one);
      one.clock.advance(3_600_000);
      two.clock.advance(3_600_000);
      const statuses: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        const { app } = count % 2 === 0 ? one : two;
        statuses.push((await app.call('POST', '/v1/account/sessions/email', signIn(email, 'yanlış'))).status);
      }
      expect(statuses).toEqual([
        ...Array.from({ length: 10 }, () => 401),
        ...Array.from({ length: 10 }, () => 429),
      ]);
      two.clock.advance(20 * 60_000);
      const refused = await two.app.call('POST', '/v1/account/sessions/email', {
        ...signIn(email, 'yanlış'),
        language: 'tr',
      });
      expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
      expect(refused.json).toMatchObject({
        message: 'Çok fazla deneme yapıldı. Lütfen 40 dakika bekleyip tekrar deneyin.',
        params: { seconds: 40 * 60 },
      });
    });

    it('keeps nobody out because somebody elsewhere tries, until it is too much from everywhere', async () => {
      const accounts = openAccounts(engine, { rateLimitFactor: 1 });
      const { email } = await signUp(accounts);
      const tryFrom = async (ip: string, password?: string) =>
        (await accounts.app.call('POST', '/v1/account/sessions/email', { ip, ...signIn(email, password) }))
          .status;
      // One subscriber's network counts as one place.
      for (let count = 0; count < 10; count += 1) await tryFrom(`2001:db8:0:1::${count}`, 'yanlış');
      expect(await tryFrom('2001:db8:0:1::ffff')).toBe(429);
      expect(await tryFrom('2001:db8:0:2::1')).toBe(201);
      for (let count = 0; count < 100; count += 1) await tryFrom(`10.0.${count}.1`, 'yanlış');
      expect(await tryFrom('203.0.113.1')).toBe(429);
    });

    it('is limited for one place, whatever addresses it tries', async () => {
      const { app } = openAccounts(engine, { rateLimitFactor: 0.1 });
      const statuses = new Set<number>();
      for (let count = 0; count < 20; count += 1) {
        statuses.add((await app.call('POST', '/v1/account/sessions/email', signIn(newAddress()))).status);
      }
      expect(statuses).toEqual(new Set([401]));
      expect((await app.call('POST', '/v1/account/sessions/email', signIn(newAddress()))).status).toBe(429);
    });

    it('ends the oldest session when somebody has more than fifty', async () => {
      const accounts = openAccounts(engine);
      const { browser, email } = await signUp(accounts);
      for (let count = 0; count < 50; count += 1) {
        accounts.clock.advance(1000);
        await accounts.app.call('POST', '/v1/account/sessions/email', signIn(email));
      }
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });
  });

  describe('the place of a session', () => {
    const open = (codes: Record<string, string | null>) => {
      const asked: string[] = [];
      const accounts = openAccounts(engine, {
        findCountryCode: async (ip) => {
          asked.push(ip);
          return codes[ip] ?? null;
        },
      });
      const signInFrom = async (email: string, ip: string, headers: Record<string, string> = {}) => {
        const browser = accounts.newBrowser();
        await browser.call('POST', '/v1/account/sessions/email', { ip, headers, ...signIn(email) });
        const place = async () =>
          (await browser.call('GET', '/v1/account/sessions/current', { language: 'tr' })).json;
        return { browser, place };
      };
      return { accounts, asked, signInFrom };
    };

    it('is looked up after the sign-in, which does not wait for it', async () => {
      const { accounts, asked, signInFrom } = open({ '203.0.113.7': 'DE' });
      const { email } = await signUp(accounts);
      const { place } = await signInFrom(email, '203.0.113.7');
      expect(await place()).toMatchObject({ countryCode: '--', countryName: '' });
      expect(asked).toEqual([]);
      await accounts.jobs.runDue();
      expect(await place()).toMatchObject({ countryCode: 'DE', countryName: 'Almanya' });
    });

    it('is what a proxy says, and stays unknown where nobody knows it or the session is over', async () => {
      const { accounts, asked, signInFrom } = open({});
      const { email } = await signUp(accounts);
      await accounts.jobs.runDue();
      asked.length = 0;
      const told = await signInFrom(email, '203.0.113.8', { 'x-country': 'FR' });
      const unknown = await signInFrom(email, '203.0.113.9');
      const over = await signInFrom(email, '203.0.113.10');
      await over.browser.call('DELETE', '/v1/account/sessions/current');
      await accounts.jobs.runDue();
      expect(asked).toEqual(['203.0.113.9']);
      expect(await told.place()).toMatchObject({ countryCode: 'FR' });
      expect(await unknown.place()).toMatchObject({ countryCode: '--' });
    });
  });

  describe('a guest', () => {
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
    ])('is told so by type: %s %s', async (method, path) => {
      const { app } = openAccounts(engine);
      expect(await app.call(method, path, method === 'GET' ? {} : { body: {} })).toMatchObject({
        status: 401,
        json: { code: 401, type: 'general_unauthorized_scope' },
      });
    });

    it('is anybody whose session is made up, expired or somebody’s with another id', async () => {
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

    it('ends after 30 days without use; each use moves its end and the cookie’s', async () => {
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

    it('ends 180 days after signing in, however much it is used', async () => {
      const accounts = openAccounts(engine);
      const { browser } = await signUp(accounts);
      for (let used = 0; used < 9; used += 1) {
        accounts.clock.advance(20 * day - 1);
        expect((await browser.call('GET', '/v1/account')).status).toBe(200);
      }
      accounts.clock.advance(9);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });

    it('ends at once when a shorter time is configured', async () => {
      const before = openAccounts(engine);
      const { browser } = await signUp(before);
      const after = openAccounts(engine, { sessionMaximum: 10 * day });
      after.clock.advance(10 * day);
      const cookie = `a_session_kilim=${browser.cookies.get('a_session_kilim')}`;
      expect((await after.app.call('GET', '/v1/account', { headers: { cookie } })).status).toBe(401);
    });
  });

  describe('the list', () => {
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

    it('shows the own sessions, newest first, and which one asks', async () => {
      const { browser, list, second } = await openTwo();
      expect(await list()).toMatchObject({ total: 2, sessions: [{ current: false }, { current: true }] });
      expect(await list(second)).toMatchObject({ sessions: [{ current: true }, { current: false }] });
      const { sessions } = await list(browser);
      expect(await browser.call('GET', '/v1/account/sessions/current')).toMatchObject({
        status: 200,
        json: sessions[1],
      });
    });

    it('extends a session as its use would, with its cookie', async () => {
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

    it('extends another session without touching the cookies of this one', async () => {
      const { browser, ids } = await openTwo();
      const reply = await browser.call('PATCH', `/v1/account/sessions/${ids[0]}`, { body: {} });
      expect(reply).toMatchObject({ status: 200, json: { current: false } });
      expect(reply.headers.getSetCookie()).toEqual([]);
    });

    it('ends another session: its browser is a guest, this one is not, open tabs hear of it', async () => {
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

    it('ends the own session and empties cookies and fallback', async () => {
      const { accounts, browser } = await openTwo();
      const { sessions } = (await browser.call('GET', '/v1/account/sessions')).json as {
        sessions: { $id: `${string}`; current: boolean }[];
      };
      const own = sessions.find(({ current }) => current)?.$id as never;
      expect(await accounts.service.findCaller(own)).toMatchObject({ sessionId: own });
      const reply = await browser.call('DELETE', '/v1/account/sessions/current');
      expect(reply.status).toBe(204);
      expect(reply.headers.get('x-fallback-cookies')).toBe('[]');
      // The browser stays known after the session.
      expect([...browser.cookies.keys()]).toEqual(['a_device_kilim']);
      expect(await accounts.service.findCaller(own)).toBeNull();
    });

    it('ends all of them at once', async () => {
      const { browser, second } = await openTwo();
      const reply = await browser.call('DELETE', '/v1/account/sessions', { body: {} });
      expect([reply.status, reply.headers.get('x-fallback-cookies')]).toEqual([204, '[]']);
      expect((await second.call('GET', '/v1/account')).status).toBe(401);
    });

    it.each(['GET', 'PATCH', 'DELETE'])(
      'says that somebody else’s session is missing: %s',
      async (method) => {
        const { accounts, ids, second } = await openTwo();
        const { browser: stranger } = await signUp(accounts);
        const reply = await stranger.call(method, `/v1/account/sessions/${ids[0]}`);
        expect(reply).toMatchObject({ status: 404, json: { type: 'user_session_not_found' } });
        expect((await second.call('GET', '/v1/account')).status).toBe(200);
      },
    );

    it('forgets sessions that are over when somebody signs in again', async () => {
      const { accounts, browser, email } = await openTwo();
      accounts.clock.advance(366 * day);
      await accounts.app.call('POST', '/v1/account/sessions/email', signIn(email));
      accounts.clock.advance(-366 * day);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });
  });
});
