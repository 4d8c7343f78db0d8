import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { newAddress, openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';

const signIn = (email: string, password = testPassword) => ({ body: { email, password } });

describeOnEachEngine('sign-in over HTTP', (engine) => {
  it('sets the session cookies', async () => {
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

  it('returns the session with its device and without its secret', async () => {
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
      providerUid: email,
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

  it('accepts the token in the session header and in fallback cookies', async () => {
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

  it('sends no fallback header to a page of the same site', async () => {
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

  it('returns the same reply for a wrong password and an unknown address', async () => {
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

  it('rejects a request that is signed in already', async () => {
    const { browser, email } = await signUp(openAccounts(engine));
    expect(await browser.call('POST', '/v1/account/sessions/email', signIn(email))).toMatchObject({
      status: 401,
      json: { type: 'user_session_already_exists' },
    });
  });

  it('allows ten attempts an hour for each address', async () => {
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

  it('shares the limit between processes and returns the waiting time', async () => {
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

  it('limits attempts per network and, more loosely, over all networks', async () => {
    const accounts = openAccounts(engine, { rateLimitFactor: 1 });
    const { email } = await signUp(accounts);
    const tryFrom = async (ip: string, password?: string) =>
      (await accounts.app.call('POST', '/v1/account/sessions/email', { ip, ...signIn(email, password) }))
        .status;
    // An IPv6 /64 counts as one network.
    for (let count = 0; count < 10; count += 1) await tryFrom(`2001:db8:0:1::${count}`, 'yanlış');
    expect(await tryFrom('2001:db8:0:1::ffff')).toBe(429);
    expect(await tryFrom('2001:db8:0:2::1')).toBe(201);
    for (let count = 0; count < 100; count += 1) await tryFrom(`10.0.${count}.1`, 'yanlış');
    expect(await tryFrom('203.0.113.1')).toBe(429);
  });

  it('limits the attempts of one network over all addresses', async () => {
    const { app } = openAccounts(engine, { rateLimitFactor: 0.1 });
    const statuses = new Set<number>();
    for (let count = 0; count < 20; count += 1) {
      statuses.add((await app.call('POST', '/v1/account/sessions/email', signIn(newAddress()))).status);
    }
    expect(statuses).toEqual(new Set([401]));
    expect((await app.call('POST', '/v1/account/sessions/email', signIn(newAddress()))).status).toBe(429);
  });

  it('revokes the oldest session above fifty', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    for (let count = 0; count < 50; count += 1) {
      accounts.clock.advance(1000);
      await accounts.app.call('POST', '/v1/account/sessions/email', signIn(email));
    }
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
  });

  describe('the country of a session', () => {
    const open = (codes: Record<string, string | null>) => {
      const lookups: string[] = [];
      const accounts = openAccounts(engine, {
        findCountryCode: async (ip) => {
          lookups.push(ip);
          return codes[ip] ?? null;
        },
      });
      const signInFrom = async (email: string, ip: string, headers: Record<string, string> = {}) => {
        const browser = accounts.newBrowser();
        await browser.call('POST', '/v1/account/sessions/email', { ip, headers, ...signIn(email) });
        const readSession = async () =>
          (await browser.call('GET', '/v1/account/sessions/current', { language: 'tr' })).json;
        return { browser, readSession };
      };
      return { accounts, lookups, signInFrom };
    };

    it('is looked up by a job after the sign-in', async () => {
      const { accounts, lookups, signInFrom } = open({ '203.0.113.7': 'DE' });
      const { email } = await signUp(accounts);
      const { readSession } = await signInFrom(email, '203.0.113.7');
      expect(await readSession()).toMatchObject({ countryCode: '--', countryName: '' });
      expect(lookups).toEqual([]);
      await accounts.jobs.runDue();
      expect(await readSession()).toMatchObject({ countryCode: 'DE', countryName: 'Almanya' });
    });

    it('comes from the proxy if sent, and stays unknown when not found or the session has ended', async () => {
      const { accounts, lookups, signInFrom } = open({});
      const { email } = await signUp(accounts);
      await accounts.jobs.runDue();
      lookups.length = 0;
      const known = await signInFrom(email, '203.0.113.8', { 'x-country': 'FR' });
      const unknown = await signInFrom(email, '203.0.113.9');
      const over = await signInFrom(email, '203.0.113.10');
      await over.browser.call('DELETE', '/v1/account/sessions/current');
      await accounts.jobs.runDue();
      expect(lookups).toEqual(['203.0.113.9']);
      expect(await known.readSession()).toMatchObject({ countryCode: 'FR' });
      expect(await unknown.readSession()).toMatchObject({ countryCode: '--' });
    });
  });
});
