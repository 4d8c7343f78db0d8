import { expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { linkOf, newAddress, openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';

const hour = 3_600_000;
const newPassword = 'yepyeni bir şifre';

describeOnEachEngine('links in mails', (engine) => {
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

  it('expire after an hour, after a newer one and after a change of the address', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const requestLink = async () => {
      await browser.call('POST', '/v1/account/verification', { body: { url: 'http://localhost/v' } });
      return readLink(accounts);
    };
    const confirm = (body: object) => accounts.app.call('PUT', '/v1/account/verification', { body });
    const older = await requestLink();
    const newer = await requestLink();
    expect(await confirm(older)).toMatchObject(invalidToken);
    accounts.clock.advance(hour);
    expect(await confirm(newer)).toMatchObject(invalidToken);
    const last = await requestLink();
    await browser.call('PATCH', '/v1/account/email', {
      body: { email: newAddress(), password: testPassword },
    });
    expect(await confirm(last)).toMatchObject(invalidToken);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { emailVerification: false } });
  });

  it('work only for their account and purpose', async () => {
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

  it('reset the password once and revoke every session', async () => {
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
    'for a password reset unlink providers of an unverified address only: %i',
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

  it('for a password reset work for one of two concurrent requests', async () => {
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

  it('for a password reset give the same reply for a known and an unknown address', async () => {
    const accounts = openAccounts(engine);
    const { email, userId } = await signUp(accounts);
    const requestLink = (address: string) =>
      accounts.app.call('POST', '/v1/account/recovery', {
        body: { email: address, url: 'http://localhost/r' },
      });
    const known = await requestLink(email);
    const unknown = await requestLink(newAddress());
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

  it('never lead to another site', async () => {
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
    // Requests with a foreign Host header are rejected, also when it looks like loopback.
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

  it('lead to the public origin even when requested at another address of the server', async () => {
    const accounts = openAccounts(engine, { publicOrigin: 'https://kilim.example' });
    const { email } = await signUp(accounts);
    const body = { email, url: 'http://localhost:3000/auth?mode=reset' };
    expect((await accounts.app.call('POST', '/v1/account/recovery', { body })).status).toBe(201);
    await accounts.jobs.runDue();
    expect(linkOf(accounts.mails.at(-1)).href).toMatch(/^https:\/\/kilim\.example\/auth\?mode=reset&userId=/);
  });

  it('are limited: password resets per address and per IP, verifications per account', async () => {
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
