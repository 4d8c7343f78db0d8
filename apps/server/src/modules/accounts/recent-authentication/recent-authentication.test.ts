import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  dropPassword,
  newAddress,
  openAccounts,
  signUp,
  type TestAccounts,
  type TestBrowser,
  testPassword,
} from '../testing/open-accounts.ts';
import { codeNow, enableTwoStep } from '../testing/two-step.ts';

const minute = 60_000;
const due = { status: 403, json: { type: 'user_recent_authentication_required' } };
const path = '/v1/account/authentication';

describeOnEachEngine('recent authentication over HTTP', (engine) => {
  async function openStale(options: Parameters<typeof openAccounts>[1] = {}) {
    const accounts = openAccounts(engine, options);
    const account = await signUp(accounts);
    accounts.clock.advance(10 * minute);
    return { accounts, ...account };
  }
  const confirm = (browser: TestBrowser, body: object) => browser.call('PUT', path, { body });
  const block = (browser: TestBrowser) => browser.call('PATCH', '/v1/account/status', { body: {} });

  /** Turns two-step verification on and returns the app's secret and the recovery codes. */
  async function enable(accounts: TestAccounts, browser: TestBrowser) {
    const secret = await enableTwoStep(accounts, browser);
    const codes = await browser.call('POST', '/v1/account/mfa/recovery-codes');
    accounts.clock.advance(10 * minute);
    return { secret, codes: (codes.json as { recoveryCodes: string[] }).recoveryCodes };
  }

  it('lasts ten minutes after the sign-in', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const { provenUntil } = (await browser.call('GET', path)).json as { provenUntil: string };
    expect(Date.parse(provenUntil)).toBe(accounts.clock.now() + 10 * minute);
    accounts.clock.advance(10 * minute);
    expect(await browser.call('GET', path)).toMatchObject({ json: { provenUntil: null } });
    expect(await block(browser)).toMatchObject(due);
    accounts.clock.advance(-1);
    expect((await block(browser)).status).toBe(200);
  });

  it('does not last longer when the clock is set back', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    accounts.clock.advance(-60 * minute);
    expect(await browser.call('GET', path)).toMatchObject({ json: { provenUntil: null } });
    expect(await block(browser)).toMatchObject(due);
  });

  it('is renewed by the password for this session only', async () => {
    const { accounts, browser, email } = await openStale();
    const other = accounts.newBrowser();
    await other.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    accounts.clock.advance(10 * minute);
    expect(await browser.call('GET', path)).toMatchObject({
      json: { methods: { password: true, totp: false, recoveryCode: false, mail: false, oauth: [] } },
    });
    expect(await confirm(browser, { password: 'yanlış bir şifre' })).toMatchObject({
      status: 401,
      json: { type: 'user_invalid_credentials' },
    });
    for (const body of [{ otp: '123456' }, { mailCode: 'abcde' }]) {
      expect(await confirm(browser, body)).toMatchObject({
        status: 401,
        json: { type: 'user_invalid_token' },
      });
    }
    expect(await browser.call('POST', `${path}/mail`, { body: {} })).toMatchObject({
      status: 501,
      json: { type: 'user_auth_method_unsupported' },
    });
    expect(await block(browser)).toMatchObject(due);
    expect((await confirm(browser, { password: testPassword })).status).toBe(200);
    expect(await block(other)).toMatchObject(due);
    expect((await block(browser)).status).toBe(200);
  });

  it('accepts a code instead of the password with two-step verification', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const { secret, codes } = await enable(accounts, browser);
    expect(await browser.call('GET', path)).toMatchObject({
      json: { provenUntil: null, methods: { password: false, totp: true, recoveryCode: true } },
    });
    expect(await confirm(browser, { password: testPassword })).toMatchObject({ status: 401 });
    const off = () => browser.call('PATCH', '/v1/account/mfa', { body: { mfa: false } });
    expect(await off()).toMatchObject(due);
    expect((await confirm(browser, { otp: codes[0] })).status).toBe(200);
    accounts.clock.advance(10 * minute);
    expect(await confirm(browser, { otp: codes[0] })).toMatchObject({ status: 401 });
    expect((await confirm(browser, { otp: codeNow(accounts, secret) })).status).toBe(200);
    expect((await off()).status).toBe(200);
  });

  it('accepts a code mailed to this session when the account has no password', async () => {
    const { accounts, browser, email, userId } = await openStale();
    await dropPassword(engine, userId);
    const other = accounts.newBrowser();
    await other.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    accounts.clock.advance(10 * minute);
    expect(await browser.call('GET', path)).toMatchObject({
      json: { methods: { password: false, mail: true } },
    });
    expect(await confirm(browser, { password: testPassword })).toMatchObject({ status: 401 });
    const requestCode = () => browser.call('POST', `${path}/mail`, { body: {} });
    expect((await requestCode()).status).toBe(204);
    const read = () => /^[a-z0-9]{5}-[a-z0-9]{5}$/m.exec(accounts.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const older = read();
    await requestCode();
    expect(await confirm(browser, { mailCode: older })).toMatchObject({ status: 401 });
    const mailCode = read();
    expect(await confirm(other, { mailCode })).toMatchObject({ status: 401 });
    expect((await confirm(browser, { mailCode: ` ${mailCode.toUpperCase()} ` })).status).toBe(200);
    expect(await confirm(browser, { mailCode })).toMatchObject({ status: 401 });
    await requestCode();
    const late = read();
    accounts.clock.advance(15 * minute);
    expect(await confirm(browser, { mailCode: late })).toMatchObject({ status: 401 });
    expect(await block(browser)).toMatchObject(due);
  });

  it('allows ten attempts an hour per session', async () => {
    const { accounts, browser, email } = await openStale({ rateLimitFactor: 1 });
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      statuses.push((await confirm(browser, { password: 'yanlış bir şifre' })).status);
    }
    statuses.push((await confirm(browser, { password: testPassword })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const other = accounts.newBrowser();
    await other.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    expect((await confirm(other, { password: testPassword })).status).toBe(200);
  });

  it('accepts the password that SDKs send with a call, for that call only', async () => {
    const { browser } = await openStale();
    const move = (password: string) =>
      browser.call('PATCH', '/v1/account/email', { body: { email: newAddress(), password } });
    expect(await move('yanlış bir şifre')).toMatchObject({ json: { type: 'user_invalid_credentials' } });
    expect((await move(testPassword)).status).toBe(200);
    expect(await block(browser)).toMatchObject(due);
    const change = { password: 'yepyeni bir şifre', oldPassword: testPassword };
    expect((await browser.call('PATCH', '/v1/account/password', { body: change })).status).toBe(200);
  });

  it('rejects a wrong password even within the ten minutes', async () => {
    const { browser } = await signUp(openAccounts(engine));
    const change = { password: 'yepyeni bir şifre', oldPassword: 'yanlış bir şifre' };
    expect(await browser.call('PATCH', '/v1/account/password', { body: change })).toMatchObject({
      status: 401,
      json: { type: 'user_invalid_credentials' },
    });
  });

  it('removes the app only with a code of a verified app', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const created = await browser.call('POST', '/v1/account/mfa/authenticators/totp');
    const { secret } = created.json as { secret: string };
    accounts.clock.advance(10 * minute);
    const remove = (otp: string) =>
      browser.call('DELETE', '/v1/account/mfa/authenticators/totp', { body: { otp } });
    expect(await remove(codeNow(accounts, secret))).toMatchObject(due);
    expect((await confirm(browser, { password: testPassword })).status).toBe(200);
    const enabled = await enable(accounts, browser);
    expect(await remove('000000')).toMatchObject({ status: 401, json: { type: 'user_invalid_token' } });
    expect((await remove(codeNow(accounts, enabled.secret))).status).toBe(204);
  });
});
