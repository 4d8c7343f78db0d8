import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  dropPassword,
  linkOf,
  newAddress,
  openAccounts,
  signUp,
  testPassword,
} from '../testing/open-accounts.ts';

const minute = 60_000;

describeOnEachEngine('an account without a known password', (engine) => {
  async function open() {
    const accounts = openAccounts(engine);
    const account = await signUp(accounts);
    await dropPassword(engine, account.userId);
    return { accounts, ...account };
  }
  const stale = { status: 403, json: { type: 'user_recent_authentication_required' } };
  const newPassword = 'ilk şifrem benim';

  it('has an empty password time', async () => {
    const { browser } = await open();
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { passwordUpdate: '' } });
  });

  it('sets its first password within ten minutes after the sign-in and needs it from then on', async () => {
    const { accounts, browser, email } = await open();
    const set = (body: object) => browser.call('PATCH', '/v1/account/password', { body });
    accounts.clock.advance(10 * minute);
    expect(await set({ password: newPassword })).toMatchObject(stale);
    // The random password is never accepted.
    expect(await set({ password: newPassword, oldPassword: testPassword })).toMatchObject(stale);

    const fresh = accounts.newBrowser();
    const signIn = (password: string) =>
      fresh.call('POST', '/v1/account/sessions/email', { body: { email, password } });
    await signIn(testPassword);
    accounts.clock.advance(10 * minute - 1);
    const reply = await fresh.call('PATCH', '/v1/account/password', { body: { password: newPassword } });
    expect(reply).toMatchObject({ status: 200, json: { passwordUpdate: expect.stringMatching(/^2023/) } });
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    const again = { body: { password: 'bir başka şifre' } };
    accounts.clock.advance(10 * minute);
    expect(await fresh.call('PATCH', '/v1/account/password', again)).toMatchObject(stale);
    expect(
      (
        await accounts.app.call('POST', '/v1/account/sessions/email', {
          body: { email, password: newPassword },
        })
      ).status,
    ).toBe(201);
  });

  it('changes its address without a password only after a recent sign-in', async () => {
    const { accounts, browser } = await open();
    const move = (email: string) => browser.call('PATCH', '/v1/account/email', { body: { email } });
    const email = newAddress();
    expect(await move(email)).toMatchObject({ status: 200, json: { email, emailVerification: false } });
    accounts.clock.advance(10 * minute);
    expect(await move(newAddress())).toMatchObject(stale);
  });

  it('gets a password by a password reset', async () => {
    const { accounts, email } = await open();
    await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url: 'http://localhost/r' } });
    await accounts.jobs.runDue();
    const link = linkOf(accounts.mails.at(-1)).searchParams;
    const body = { userId: link.get('userId'), secret: link.get('secret'), password: newPassword };
    expect((await accounts.app.call('PUT', '/v1/account/recovery', { body })).status).toBe(200);
    const browser = accounts.newBrowser();
    await browser.call('POST', '/v1/account/sessions/email', { body: { email, password: newPassword } });
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      json: { passwordUpdate: expect.stringMatching(/^2023/) },
    });
  });

  it('is not assumed for an account with a password', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    accounts.clock.advance(10 * minute);
    for (const [path, body] of [
      ['/v1/account/password', { password: newPassword }],
      ['/v1/account/email', { email: newAddress() }],
    ] as const) {
      expect(await browser.call('PATCH', path, { body })).toMatchObject(stale);
    }
  });
});
