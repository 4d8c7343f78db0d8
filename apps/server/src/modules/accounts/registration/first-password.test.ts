import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { newAddress, openAccounts } from '../testing/open-accounts.ts';

const due = { status: 412, json: { type: 'user_password_reset_required' } };

describeOnEachEngine('the first administrator’s generated password', (engine) => {
  async function open() {
    const accounts = openAccounts(engine, { adminEmail: newAddress() });
    // The suites of an engine share a database that may have an administrator already.
    await engine.clear();
    const admin = (await accounts.service.ensureFirstAdmin()) ?? { email: '', password: '' };
    const browser = accounts.newBrowser();
    expect((await browser.call('POST', '/v1/account/sessions/email', { body: admin })).status).toBe(201);
    const change = (password: string) =>
      browser.call('PATCH', '/v1/account/password', { body: { password } });
    return { accounts, admin, browser, change };
  }

  it('allows only changing it, reading the account and signing out', async () => {
    const { browser } = await open();
    for (const [method, path] of [
      ['GET', '/v1/account/sessions'],
      ['GET', '/v1/account/prefs'],
      ['POST', '/v1/account/mfa/authenticators/totp'],
      ['PATCH', '/v1/account/status'],
      ['PATCH', '/v1/account/name'],
    ] as const) {
      expect(await browser.call(method, path)).toMatchObject(due);
    }
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      status: 200,
      json: { mustChangePassword: true },
    });
    expect((await browser.call('DELETE', '/v1/account/sessions/current')).status).toBe(204);
  });

  it('allows everything once it is replaced', async () => {
    const { accounts, admin, browser, change } = await open();
    expect(await change(admin.password)).toMatchObject({
      status: 400,
      json: { type: 'user_password_unchanged', fields: { password: 'user_password_unchanged' } },
    });
    expect(await change('password')).toMatchObject({ json: { type: 'user_password_common' } });
    const changed = await change('bir-7719-zq');
    expect(changed.status).toBe(200);
    expect(changed.json).not.toHaveProperty('mustChangePassword');
    expect((await browser.call('GET', '/v1/account/sessions')).status).toBe(200);
    const again = accounts.newBrowser();
    const body = { email: admin.email, password: 'bir-7719-zq' };
    await again.call('POST', '/v1/account/sessions/email', { body });
    expect((await again.call('GET', '/v1/account/prefs')).status).toBe(200);
  });

  it('requires recent authentication when the sign-in is old', async () => {
    const { accounts, admin, browser, change } = await open();
    accounts.clock.advance(10 * 60_000);
    expect(await change('bir-7719-zq')).toMatchObject({
      json: { type: 'user_recent_authentication_required' },
    });
    const body = { password: admin.password };
    expect((await browser.call('PUT', '/v1/account/authentication', { body })).status).toBe(200);
    expect((await change('bir-7719-zq')).status).toBe(200);
  });
});
