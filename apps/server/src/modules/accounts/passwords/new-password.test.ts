import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { updateAccount } from '../repository.ts';
import { linkOf, newAddress, openAccounts, signUp, testPassword } from '../testing/open-accounts.ts';
import { createPasswords } from './password-hashing.ts';

const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const refused = (type: string) => ({ status: 400, json: { type, fields: { password: type } } });
const common = refused('user_password_common');

describeOnEachEngine('an easily guessed password', (engine) => {
  it('is rejected at registration', async () => {
    const { app } = openAccounts(engine);
    const register = (password: string) =>
      app.call('POST', '/v1/account', {
        body: { userId: 'unique()', email: newAddress(), password, name: 'Ayşe Yılmaz' },
      });
    expect(await register('password')).toMatchObject(common);
    expect(await register('yilmaz-7719-q')).toMatchObject(refused('user_password_contains_name'));
    expect(await register('ornek-7719-zq')).toMatchObject(refused('user_password_contains_email'));
    expect(await register('KİLİM-7719-zq')).toMatchObject(refused('user_password_contains_site_name'));
    expect((await register('bir-7719-zq')).status).toBe(201);
  });

  it('is rejected as a new password', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const change = (password: string) =>
      browser.call('PATCH', '/v1/account/password', { body: { password, oldPassword: testPassword } });
    expect(await change('iloveyou1')).toMatchObject(common);
    const signedIn = await accounts.newBrowser().call('POST', '/v1/account/sessions/email', {
      body: { email, password: testPassword },
    });
    expect(signedIn.status).toBe(201);
  });

  it('is rejected by a password reset, whose link keeps working', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/recovery', {
      body: { email, url: 'http://localhost:3000/auth?mode=reset' },
    });
    await accounts.jobs.runDue();
    const { searchParams } = linkOf(accounts.mails.at(-1));
    const recover = (password: string) =>
      accounts.app.call('PUT', '/v1/account/recovery', {
        body: { userId: searchParams.get('userId'), secret: searchParams.get('secret'), password },
      });
    expect(await recover('qwerty123')).toMatchObject(common);
    expect((await recover('bir-7719-zq')).status).toBe(200);
  });

  it('still signs in when it was set before the rule', async () => {
    const accounts = openAccounts(engine);
    const { email, userId } = await signUp(accounts);
    const hash = await createPasswords(cheap).hash('password');
    await updateAccount(engine.transactions.outside, userId, { passwordHash: hash }, accounts.clock.now());
    const signedIn = await accounts.newBrowser().call('POST', '/v1/account/sessions/email', {
      body: { email, password: 'password' },
    });
    expect(signedIn.status).toBe(201);
  });
});
