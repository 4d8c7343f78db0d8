import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { newAddress, openAccounts, signUp, testPassword } from './testing/open-accounts.ts';

const hour = 3_600_000;
const newPassword = 'yepyeni bir şifre';

describeOnEachEngine('account over HTTP', (engine) => {
  const invalidCredentials = { status: 401, json: { type: 'user_invalid_credentials' } };
  const trySignIn = (accounts: ReturnType<typeof openAccounts>, email: string, password: string) =>
    accounts.newBrowser().call('POST', '/v1/account/sessions/email', { body: { email, password } });

  it('changes the name', async () => {
    const { browser } = await signUp(openAccounts(engine));
    expect(await browser.call('PATCH', '/v1/account/name', { body: { name: 'Fatma' } })).toMatchObject({
      status: 200,
      json: { name: 'Fatma' },
    });
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { name: 'Fatma' } });
    expect(
      await browser.call('PATCH', '/v1/account/name', { body: { name: 'x'.repeat(129) } }),
    ).toMatchObject({ status: 400, json: { fields: { name: 'too_big' } } });
  });

  it('replaces the preferences, at most 64 kB', async () => {
    const { browser } = await signUp(openAccounts(engine));
    const setPreferences = (prefs: unknown) =>
      browser.call('PATCH', '/v1/account/prefs', { body: { prefs } });
    expect(await browser.call('GET', '/v1/account/prefs')).toMatchObject({ status: 200, json: {} });
    await setPreferences({ theme: 'dark', deep: { list: [1, 'ş', null] } });
    expect(await setPreferences({ language: 'en' })).toMatchObject({
      status: 200,
      json: { prefs: { language: 'en' } },
    });
    expect((await browser.call('GET', '/v1/account/prefs')).json).toEqual({ language: 'en' });
    const overhead = JSON.stringify({ a: '' }).length;
    expect((await setPreferences({ a: 'x'.repeat(65_536 - overhead) })).status).toBe(200);
    expect(await setPreferences({ a: 'x'.repeat(65_537 - overhead) })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid', fields: { prefs: 'too_big' } },
    });
    expect(await setPreferences([])).toMatchObject({
      status: 400,
      json: { fields: { prefs: 'wrong_type' } },
    });
  });

  it('changes the address only with the password and requires a new verification', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const address = newAddress();
    const move = (body: object) => browser.call('PATCH', '/v1/account/email', { body });
    expect(await move({ email: address, password: 'yanlış şifre' })).toMatchObject(invalidCredentials);
    expect(await move({ email: address.toUpperCase(), password: testPassword })).toMatchObject({
      status: 200,
      json: { email: address, emailVerification: false },
    });
    expect((await trySignIn(accounts, address, testPassword)).status).toBe(201);
    expect(await trySignIn(accounts, email, testPassword)).toMatchObject(invalidCredentials);
  });

  it('rejects a taken address without revealing that it is taken', async () => {
    const accounts = openAccounts(engine, { adminEmail: 'Yonetici@ornek.test' });
    const { email: taken } = await signUp(accounts);
    const { browser, email } = await signUp(accounts);
    for (const address of [taken, 'yonetici@ornek.test']) {
      expect(
        await browser.call('PATCH', '/v1/account/email', {
          body: { email: address, password: testPassword },
        }),
      ).toMatchObject({ status: 400, json: { type: 'general_bad_request' } });
    }
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { email } });
  });

  it('changes the password with the old one and revokes every other session', async () => {
    const accounts = openAccounts(engine);
    const { browser, email, userId } = await signUp(accounts);
    const other = accounts.newBrowser();
    await other.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    const change = (body: object) => browser.call('PATCH', '/v1/account/password', { body });
    expect(await change({ password: newPassword, oldPassword: 'yanlış' })).toMatchObject(invalidCredentials);
    expect(await change({ password: 'kısa', oldPassword: testPassword })).toMatchObject({ status: 400 });
    accounts.clock.advance(1000);
    expect(await change({ password: newPassword, oldPassword: testPassword })).toMatchObject({
      status: 200,
      json: { passwordUpdate: '2023-11-14T22:13:21.000+00:00' },
    });
    expect((await browser.call('GET', '/v1/account')).status).toBe(200);
    expect((await other.call('GET', '/v1/account')).status).toBe(401);
    expect(await trySignIn(accounts, email, testPassword)).toMatchObject(invalidCredentials);
    expect((await trySignIn(accounts, email, newPassword)).status).toBe(201);
    expect(accounts.events.published).toEqual([{ userId, event: { kind: 'session-ended' } }]);
  });

  it('allows ten wrong passwords an hour', async () => {
    const accounts = openAccounts(engine, { rateLimitFactor: 1 });
    for (const [path, body] of [
      ['/v1/account/password', { password: newPassword, oldPassword: 'yanlış' }],
      ['/v1/account/email', { email: newAddress(), password: 'yanlış' }],
    ] as const) {
      const { browser } = await signUp(accounts);
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await browser.call('PATCH', path, { body })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    }
  });

  it('closes the account, signs out and gives the reason at the next sign-in', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const reply = await browser.call('PATCH', '/v1/account/status', { body: {} });
    expect(reply).toMatchObject({ status: 200, json: { status: false } });
    expect(reply.headers.get('x-fallback-cookies')).toBe('[]');
    expect([...browser.cookies.keys()]).toEqual(['a_device_kilim']);
    expect(await trySignIn(accounts, email, testPassword)).toMatchObject({
      status: 403,
      json: { type: 'user_blocked' },
    });
    // Only a caller who knows the password learns that the account is closed.
    expect(await trySignIn(accounts, email, 'yanlış şifre')).toMatchObject(invalidCredentials);
  });

  it('never closes the account of the first administrator', async () => {
    const accounts = openAccounts(engine);
    const admin = await accounts.service.ensureFirstAdmin();
    const browser = accounts.newBrowser();
    const body = { email: admin?.email, password: admin?.password };
    await browser.call('POST', '/v1/account/sessions/email', { body });
    await browser.call('PATCH', '/v1/account/password', { body: { password: newPassword } });
    expect(await browser.call('PATCH', '/v1/account/status')).toMatchObject({
      status: 403,
      json: { type: 'user_first_admin_permanent' },
    });
    expect((await browser.call('GET', '/v1/account')).status).toBe(200);
    await engine.clear();
  });

  it('saves the time of the last access at most once an hour', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const readAccess = async () =>
      ((await browser.call('GET', '/v1/account')).json as { accessedAt: string }).accessedAt;
    const first = await readAccess();
    accounts.clock.advance(hour - 1);
    expect(await readAccess()).toBe(first);
    accounts.clock.advance(1);
    expect(await readAccess()).toBe('2023-11-14T23:13:20.000+00:00');
  });

  it('returns errors in the caller’s language', async () => {
    const { app } = openAccounts(engine);
    expect(await app.call('GET', '/v1/account', { language: 'tr' })).toMatchObject({
      json: { message: 'Bu işlem için giriş yapmalısınız.' },
    });
    expect(await app.call('GET', '/v1/account', { language: 'en' })).toMatchObject({
      json: { message: 'Please log in to do this.' },
    });
  });
});
