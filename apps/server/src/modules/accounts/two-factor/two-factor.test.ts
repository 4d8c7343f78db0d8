import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  openAccounts,
  signUp,
  type TestAccounts,
  type TestBrowser,
  testPassword,
} from '../testing/open-accounts.ts';
import { codeNow, enableTwoStep } from '../testing/two-step.ts';

const step = 30_000;
const minute = 60_000;

describeOnEachEngine('two-factor sign-in over HTTP', (engine) => {
  const refused = (status: number, type: string) => ({ status, json: { type } });

  /** Turns two-step verification on and waits for the next code. */
  async function enable(accounts: TestAccounts, browser: TestBrowser): Promise<string> {
    const secret = await enableTwoStep(accounts, browser);
    accounts.clock.advance(step);
    return secret;
  }

  async function signIn(accounts: TestAccounts, email: string): Promise<TestBrowser> {
    const browser = accounts.newBrowser();
    await browser.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    return browser;
  }

  async function challenge(browser: TestBrowser, factor = 'totp'): Promise<string> {
    const reply = await browser.call('POST', '/v1/account/mfa/challenge', { body: { factor } });
    return (reply.json as { $id: string }).$id;
  }

  const prove = (browser: TestBrowser, challengeId: string, otp: string) =>
    browser.call('PUT', '/v1/account/mfa/challenges', { body: { challengeId, otp } });

  it('verifies an app with one of its codes and stores the secret sealed', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const created = await browser.call('POST', '/v1/account/mfa/authenticators/totp');
    const { secret, uri } = created.json as { secret: string; uri: string };
    expect(created.status).toBe(200);
    expect(uri).toBe(
      `otpauth://totp/Kilim:${encodeURIComponent(email)}?secret=${secret}&issuer=Kilim&algorithm=SHA1&digits=6&period=30`,
    );
    const verify = (otp: string) =>
      browser.call('PUT', '/v1/account/mfa/authenticators/totp', { body: { otp } });
    expect(await verify('000000x')).toMatchObject(refused(401, 'user_invalid_token'));
    expect(await browser.call('GET', '/v1/account/mfa/factors')).toMatchObject({ json: { totp: false } });
    expect((await verify(codeNow(accounts, secret))).status).toBe(200);
    expect((await browser.call('GET', '/v1/account/mfa/factors')).json).toEqual({
      totp: true,
      phone: false,
      email: false,
      recoveryCode: false,
    });
    const verified = refused(409, 'user_authenticator_already_verified');
    expect(await verify(codeNow(accounts, secret))).toMatchObject(verified);
    expect(await browser.call('POST', '/v1/account/mfa/authenticators/totp')).toMatchObject(verified);
  });

  it('accepts each code once after the clock was set back', async () => {
    const accounts = openAccounts(engine);
    accounts.clock.advance(60 * minute);
    const { browser, email } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    accounts.clock.advance(-60 * minute);
    const otp = codeNow(accounts, secret);
    const [one, two] = [await signIn(accounts, email), await signIn(accounts, email)];
    expect((await prove(one, await challenge(one), otp)).status).toBe(200);
    expect((await prove(two, await challenge(two), otp)).status).toBe(401);
  });

  it('limits a session with one factor to proving the second or signing out', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ status: 200, json: { mfa: true } });

    const other = await signIn(accounts, email);
    const due = refused(401, 'user_more_factors_required');
    for (const [method, path] of [
      ['GET', '/v1/account'],
      ['GET', '/v1/account/sessions'],
      ['DELETE', '/v1/account/mfa/authenticators/totp'],
      ['POST', '/v1/account/mfa/recovery-codes'],
      ['PATCH', '/v1/account/status'],
    ] as const) {
      expect(await other.call(method, path)).toMatchObject(due);
    }
    expect(await other.call('PATCH', '/v1/account/mfa', { body: { mfa: false } })).toMatchObject(due);
    expect((await other.call('GET', '/v1/account/mfa/factors')).status).toBe(200);

    const id = await challenge(other);
    expect(await prove(other, id, 'abcdef')).toMatchObject(refused(401, 'user_invalid_token'));
    const proven = await prove(other, id, codeNow(accounts, secret));
    expect(proven).toMatchObject({
      status: 200,
      json: { current: true, factors: ['password', 'totp'], mfaUpdatedAt: expect.stringContaining('T') },
    });
    expect((await other.call('GET', '/v1/account')).status).toBe(200);
    expect(await prove(other, id, codeNow(accounts, secret))).toMatchObject(
      refused(401, 'user_invalid_token'),
    );
  });

  it('accepts a code once, even for another challenge', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    const [first, second] = [await signIn(accounts, email), await signIn(accounts, email)];
    const ids = [await challenge(first), await challenge(second)];
    const code = codeNow(accounts, secret);
    expect((await prove(first, ids[0] ?? '', code)).status).toBe(200);
    const again = await challenge(second);
    expect(await prove(second, again, code)).toMatchObject(refused(401, 'user_invalid_token'));
    accounts.clock.advance(step);
    expect((await prove(second, again, codeNow(accounts, secret))).status).toBe(200);
  });

  it('accepts a challenge for 15 minutes and only from its session', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    const [first, second] = [await signIn(accounts, email), await signIn(accounts, email)];
    const id = await challenge(first);
    expect(await prove(second, id, codeNow(accounts, secret))).toMatchObject(
      refused(401, 'user_invalid_token'),
    );
    accounts.clock.advance(15 * minute);
    expect(await prove(first, id, codeNow(accounts, secret))).toMatchObject(
      refused(401, 'user_invalid_token'),
    );
  });

  it('allows ten attempts an hour', async () => {
    const accounts = openAccounts(engine, { rateLimitFactor: 1 });
    const { browser, email } = await signUp(accounts);
    await enable(accounts, browser);
    const other = await signIn(accounts, email);
    const id = await challenge(other);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await prove(other, id, 'wrong')).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429]);
  });

  it('accepts each recovery code once and shows none of them again', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    await enable(accounts, browser);
    const created = await browser.call('POST', '/v1/account/mfa/recovery-codes');
    const { recoveryCodes } = created.json as { recoveryCodes: string[] };
    expect(created.status).toBe(201);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await browser.call('POST', '/v1/account/mfa/recovery-codes')).toMatchObject(
      refused(409, 'user_recovery_codes_already_exists'),
    );

    const other = await signIn(accounts, email);
    const code = (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await prove(other, await challenge(other, 'recoverycode'), code)).status).toBe(200);
    const left = await other.call('GET', '/v1/account/mfa/recovery-codes');
    expect((left.json as { recoveryCodes: string[] }).recoveryCodes).toEqual(
      Array.from({ length: 9 }, () => '•••••-•••••'),
    );
    const third = await signIn(accounts, email);
    expect(await prove(third, await challenge(third, 'recoverycode'), code)).toMatchObject(
      refused(401, 'user_invalid_token'),
    );

    const renewed = await other.call('PATCH', '/v1/account/mfa/recovery-codes');
    expect((renewed.json as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await prove(third, await challenge(third, 'recoverycode'), recoveryCodes[1] ?? '')).toMatchObject(
      refused(401, 'user_invalid_token'),
    );
    accounts.clock.advance(10 * minute);
    const stale = refused(403, 'user_recent_authentication_required');
    expect(await other.call('GET', '/v1/account/mfa/recovery-codes')).toMatchObject(stale);
    expect(await other.call('PATCH', '/v1/account/mfa/recovery-codes')).toMatchObject(stale);
  });

  it('lists only available factors', async () => {
    const { browser } = await signUp(openAccounts(engine));
    const start = (factor: string) =>
      browser.call('POST', '/v1/account/mfa/challenges', { body: { factor } });
    expect(await start('totp')).toMatchObject(refused(404, 'user_authenticator_not_found'));
    expect(await start('recoverycode')).toMatchObject(refused(404, 'user_recovery_codes_not_found'));
    expect(await start('phone')).toMatchObject(refused(503, 'general_phone_disabled'));
    expect(await start('email')).toMatchObject(refused(501, 'user_auth_method_unsupported'));
    const remove = await browser.call('DELETE', '/v1/account/mfa/authenticators/totp');
    expect(remove).toMatchObject(refused(404, 'user_authenticator_not_found'));
    const verify = await browser.call('PUT', '/v1/account/mfa/authenticators/totp', { body: { otp: '1' } });
    expect(verify).toMatchObject(refused(404, 'user_authenticator_not_found'));
  });

  it('requires one factor after the app was removed', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    const remove = (otp: string) =>
      browser.call('DELETE', '/v1/account/mfa/authenticators/totp', { body: { otp } });
    expect(await remove('000000x')).toMatchObject(refused(401, 'user_invalid_token'));
    expect((await remove(codeNow(accounts, secret))).status).toBe(204);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { mfa: false } });
    expect((await (await signIn(accounts, email)).call('GET', '/v1/account')).status).toBe(200);
  });

  it('can be turned off only with recent authentication', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const secret = await enable(accounts, browser);
    accounts.clock.advance(10 * minute);
    const switchOff = () => browser.call('PATCH', '/v1/account/mfa', { body: { mfa: false } });
    const remove = () => browser.call('DELETE', '/v1/account/mfa/authenticators/totp');
    const stale = refused(403, 'user_recent_authentication_required');
    expect(await switchOff()).toMatchObject(stale);
    expect(await remove()).toMatchObject(stale);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { mfa: true } });
    expect((await prove(browser, await challenge(browser), codeNow(accounts, secret))).status).toBe(200);
    expect(await switchOff()).toMatchObject({ status: 200, json: { mfa: false } });
    expect((await remove()).status).toBe(204);
  });

  it('removes an unverified app without a code', async () => {
    const { browser } = await signUp(openAccounts(engine));
    await browser.call('POST', '/v1/account/mfa/authenticators/totp');
    expect((await browser.call('DELETE', '/v1/account/mfa/authenticators/totp')).status).toBe(204);
  });

  it('lets an incomplete session revoke only itself', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    await enable(accounts, browser);
    const other = await signIn(accounts, email);
    const own = (await browser.call('GET', '/v1/account/sessions/current')).json as { $id: string };
    expect(await other.call('DELETE', `/v1/account/sessions/${own.$id}`)).toMatchObject(
      refused(404, 'user_session_not_found'),
    );
    expect((await other.call('DELETE', '/v1/account/sessions')).status).toBe(204);
    expect((await browser.call('GET', '/v1/account')).status).toBe(200);
    const third = await signIn(accounts, email);
    const again = await third.call('POST', '/v1/account/sessions/email', {
      body: { email, password: testPassword },
    });
    expect(again.status).toBe(201);
  });

  it('rejects guests', async () => {
    const { app } = openAccounts(engine);
    for (const [method, path] of [
      ['GET', '/v1/account/mfa/factors'],
      ['POST', '/v1/account/mfa/authenticators/totp'],
      ['DELETE', '/v1/account/mfa/authenticators/totp'],
      ['GET', '/v1/account/mfa/recovery-codes'],
      ['POST', '/v1/account/mfa/challenges'],
      ['PUT', '/v1/account/mfa/challenges'],
      ['PATCH', '/v1/account/mfa'],
    ] as const) {
      expect(await app.call(method, path)).toMatchObject(refused(401, 'general_unauthorized_scope'));
    }
  });

  it('returns the country from the proxy in the caller’s language', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    const session = await accounts.newBrowser().call('POST', '/v1/account/sessions/email', {
      body: { email, password: testPassword },
      headers: { 'x-country': 'tr' },
      language: 'en',
    });
    expect(session).toMatchObject({ json: { countryCode: 'TR', countryName: 'Türkiye' } });
    const unknown = await accounts.newBrowser().call('POST', '/v1/account/sessions/email', {
      body: { email, password: testPassword },
      headers: { 'x-country': '<b>' },
    });
    expect(unknown).toMatchObject({ json: { countryCode: '--', countryName: '' } });
  });
});
