import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { linkOf, newAddress, openAccounts, signUp, testPassword } from './testing/open-accounts.ts';

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

  it('replaces the preferences, 64 kB at most', async () => {
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

  it('moves to another address only with the password, and asks to verify it again', async () => {
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

  it('does not move to an address that somebody has, and does not say that it is taken', async () => {
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

  it('changes the password with the old one and ends every other session', async () => {
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

  it('limits attempts at the password to ten an hour', async () => {
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

  it('closes the own account: signed out, and signing in says why', async () => {
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
    // Only whoever knows the password is told that the account is closed.
    expect(await trySignIn(accounts, email, 'yanlış şifre')).toMatchObject(invalidCredentials);
  });

  it('keeps the first administrator, without whom nobody could make another', async () => {
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

  it('notes once an hour at most that somebody was here', async () => {
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

  it('speaks the caller’s language in errors', async () => {
    const { app } = openAccounts(engine);
    expect(await app.call('GET', '/v1/account', { language: 'tr' })).toMatchObject({
      json: { message: 'Bu işlem için giriş yapmalısınız.' },
    });
    expect(await app.call('GET', '/v1/account', { language: 'en' })).toMatchObject({
      json: { message: 'Please sign in to do this.' },
    });
  });
});

describeOnEachEngine('links by mail', (engine) => {
  const invalidToken = { status: 401, json: { type: 'user_invalid_token' } };
  const readLink = (accounts: ReturnType<typeof openAccounts>) => {
    const link = linkOf(accounts.mails.at(-1));
    return { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') };
  };

  it.each(['/v1/account/verification', '/v1/account/verifications/email'])(
    'verify the address once: %s',
    async (path) => {
      const accounts = openAccounts(engine);
      const { browser, email, userId } = await signUp(accounts);
      const url = 'http://localhost:5173/verify-email?from=mail';
      const created = await browser.call('POST', path, { body: { url } });
      expect(created).toMatchObject({ status: 201, json: { userId, secret: '', phrase: '' } });
      const [mail] = accounts.mails;
      expect(mail).toMatchObject({ recipient: email, subject: 'Kilim: e-posta adresinizi doğrulayın' });
      const link = linkOf(mail);
      expect(link.searchParams.get('from')).toBe('mail');
      expect(link.searchParams.get('expire')).toBe('2023-11-14T23:13:20.000Z');
      const confirm = () => accounts.app.call('PUT', path, { body: readLink(accounts) });
      expect(await confirm()).toMatchObject({ status: 200, json: { userId, secret: '' } });
      expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { emailVerification: true } });
      expect(await confirm()).toMatchObject(invalidToken);
      expect(await browser.call('POST', path, { body: { url } })).toMatchObject({
        status: 409,
        json: { type: 'user_email_already_verified' },
      });
    },
  );

  it('stop working after an hour, after a newer one and after the address has changed', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const ask = async () => {
      await browser.call('POST', '/v1/account/verification', { body: { url: 'http://localhost/v' } });
      return readLink(accounts);
    };
    const confirm = (body: object) => accounts.app.call('PUT', '/v1/account/verification', { body });
    const older = await ask();
    const newer = await ask();
    expect(await confirm(older)).toMatchObject(invalidToken);
    accounts.clock.advance(hour);
    expect(await confirm(newer)).toMatchObject(invalidToken);
    const last = await ask();
    await browser.call('PATCH', '/v1/account/email', {
      body: { email: newAddress(), password: testPassword },
    });
    expect(await confirm(last)).toMatchObject(invalidToken);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { emailVerification: false } });
  });

  it('work only for the person and the purpose they were made for', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const { userId: stranger } = await signUp(accounts);
    await browser.call('POST', '/v1/account/verification', { body: { url: 'http://localhost/v' } });
    const link = readLink(accounts);
    expect(
      await accounts.app.call('PUT', '/v1/account/verification', { body: { ...link, userId: stranger } }),
    ).toMatchObject(invalidToken);
    expect(
      await accounts.app.call('PUT', '/v1/account/recovery', { body: { ...link, password: newPassword } }),
    ).toMatchObject(invalidToken);
    expect(
      await accounts.app.call('PUT', '/v1/account/verification', { body: { ...link, secret: 'x' } }),
    ).toMatchObject(invalidToken);
  });

  it('set a new password once and end every session', async () => {
    const accounts = openAccounts(engine);
    const { browser, email, userId } = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/recovery', {
      language: 'en',
      body: { email: email.toUpperCase(), url: 'https://kilim.example/reset' },
    });
    await accounts.jobs.runDue();
    expect(accounts.mails).toMatchObject([{ recipient: email, subject: 'Kilim: reset your password' }]);
    const link = readLink(accounts);
    const confirm = (extra: object) =>
      accounts.app.call('PUT', '/v1/account/recovery', { body: { ...link, ...extra } });
    expect(await confirm({ password: newPassword, passwordAgain: `${newPassword}!` })).toMatchObject({
      status: 400,
      json: { fields: { passwordAgain: 'not_equal' } },
    });
    expect(await confirm({ password: 'kısa' })).toMatchObject({ status: 400 });
    expect(await confirm({ password: newPassword, passwordAgain: newPassword })).toMatchObject({
      status: 200,
      json: { userId, secret: '' },
    });
    expect(await confirm({ password: 'bir başka şifre' })).toMatchObject(invalidToken);
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    const body = { email, password: newPassword };
    expect((await accounts.app.call('POST', '/v1/account/sessions/email', { body })).status).toBe(201);
    expect(accounts.events.published).toEqual([{ userId, event: { kind: 'session-ended' } }]);
  });

  it.each([0, 1])(
    'for recovery end what joined an unproven address, and nothing of a proven one: %i',
    async (isProven) => {
      const accounts = openAccounts(engine);
      const { email, userId } = await signUp(accounts);
      const db = queries(engine.transactions.outside);
      await db.updateTable('users').set({ email_verified: isProven }).where('id', '=', userId).execute();
      const joined = { id: `i-${userId}`, user_id: userId, provider: 'google', provider_uid: userId };
      await db
        .insertInto('identities')
        .values({ ...joined, email: '', created_at: 1 })
        .execute();
      await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url: 'http://localhost/r' } });
      await accounts.jobs.runDue();
      const body = { ...readLink(accounts), password: newPassword };
      expect((await accounts.app.call('PUT', '/v1/account/recovery', { body })).status).toBe(200);
      expect(await accounts.service.listIdentities(userId)).toHaveLength(isProven);
    },
  );

  it('for recovery are used by one of two requests at once', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url: 'http://localhost/r' } });
    await accounts.jobs.runDue();
    const link = readLink(accounts);
    const replies = await Promise.all(
      ['birinci şifre', 'ikinci şifre'].map((password) =>
        accounts.app.call('PUT', '/v1/account/recovery', { body: { ...link, password } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  });

  it('for recovery are answered alike for a known and an unknown address', async () => {
    const accounts = openAccounts(engine);
    const { email, userId } = await signUp(accounts);
    const ask = (address: string) =>
      accounts.app.call('POST', '/v1/account/recovery', {
        body: { email: address, url: 'http://localhost/r' },
      });
    const known = await ask(email);
    const unknown = await ask(newAddress());
    expect([known.status, unknown.status]).toEqual([201, 201]);
    const shape = {
      $id: expect.stringMatching(/^[0-9a-f]{20}$/),
      $createdAt: '2023-11-14T22:13:20.000+00:00',
      userId: expect.stringMatching(/^[0-9a-f]{20}$/),
      secret: '',
      expire: '2023-11-14T23:13:20.000+00:00',
      phrase: '',
    };
    expect(known.json).toEqual(shape);
    expect(unknown.json).toEqual(shape);
    expect((known.json as { userId: string }).userId).not.toBe(userId);
    await accounts.jobs.runDue();
    expect(accounts.mails.map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('never lead to a host that is not ours', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const refused = {
      status: 400,
      json: { type: 'general_argument_invalid', fields: { url: 'host_not_trusted' } },
    };
    const url = 'https://evil.example/reset';
    expect(await browser.call('POST', '/v1/account/verification', { body: { url } })).toMatchObject(refused);
    expect(await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url } })).toMatchObject(
      refused,
    );
    // A Host header that names the attacker's machine is not ours to answer, also where it begins like loopback.
    for (const host of ['evil.example', '127.evil.example', '127.0.0.1.evil.example']) {
      const reply = await accounts.app.call('POST', '/v1/account/recovery', {
        body: { email, url: `http://${host}/reset` },
        headers: { host },
      });
      expect([host, reply.status]).toEqual([host, 421]);
    }
    expect(
      await accounts.app.call('POST', '/v1/account/recovery', {
        body: { email, url: 'javascript:alert(1)' },
      }),
    ).toMatchObject({ status: 400, json: { fields: { url: 'invalid' } } });
    expect(await accounts.jobs.runDue()).toBe(0);
  });

  it('lead to the public origin, also when they were asked for at another address of the server', async () => {
    const accounts = openAccounts(engine, { publicOrigin: 'https://kilim.example' });
    const { email } = await signUp(accounts);
    const asked = { email, url: 'http://localhost:3000/auth?mode=reset' };
    expect((await accounts.app.call('POST', '/v1/account/recovery', { body: asked })).status).toBe(201);
    await accounts.jobs.runDue();
    expect(linkOf(accounts.mails.at(-1)).href).toMatch(/^https:\/\/kilim\.example\/auth\?mode=reset&userId=/);
  });

  it('are limited: recovery by address and by machine, verification by person', async () => {
    const accounts = openAccounts(engine, { rateLimitFactor: 1 });
    const { browser, email } = await signUp(accounts);
    const url = 'http://localhost/r';
    const repeat = async (call: (count: number) => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) statuses.push((await call(count)).status);
      return statuses;
    };
    const tenThenNone = [...Array.from({ length: 10 }, () => 201), 429];
    const recover = (address: string, ip: string) =>
      accounts.app.call('POST', '/v1/account/recovery', { ip, body: { email: address, url } });
    expect(await repeat((count) => recover(email, `10.0.0.${count}`))).toEqual(tenThenNone);
    expect(await repeat(() => recover(newAddress(), '10.9.9.9'))).toEqual(tenThenNone);
    expect(await repeat(() => browser.call('POST', '/v1/account/verification', { body: { url } }))).toEqual(
      tenThenNone,
    );
  });
});

describeOnEachEngine('first administrator', (engine) => {
  it('is made once, with a password that works, the admin label and the opening gift', async () => {
    const accounts = openAccounts(engine, { adminEmail: 'Patron@Ornek.test' });
    const both = await Promise.all([
      accounts.service.ensureFirstAdmin(),
      accounts.service.ensureFirstAdmin(),
    ]);
    const [admin] = both.filter((made) => made !== null);
    expect(both.filter((made) => made !== null)).toEqual([
      { email: 'patron@ornek.test', password: expect.stringMatching(/^\w{20}$/) },
    ]);
    const browser = accounts.newBrowser();
    const signedIn = await browser.call('POST', '/v1/account/sessions/email', { body: admin });
    const { userId } = signedIn.json as { userId: string };
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      json: { labels: ['admin'], mustChangePassword: true },
    });
    expect(accounts.openings).toEqual([{ userId, amount: 10_000 }]);
    expect(await accounts.service.ensureFirstAdmin()).toBeNull();
    expect(
      await accounts.app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: 'patron@ornek.test', password: testPassword },
      }),
    ).toMatchObject({ status: 409, json: { type: 'user_already_exists' } });
  });

  it('has an address that nobody can register, even before it exists', async () => {
    const accounts = openAccounts(engine, { adminEmail: 'henuz-yok@ornek.test' });
    expect(
      await accounts.app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: 'HENUZ-YOK@ornek.test', password: testPassword },
      }),
    ).toMatchObject({ status: 409, json: { type: 'user_already_exists' } });
  });
});
