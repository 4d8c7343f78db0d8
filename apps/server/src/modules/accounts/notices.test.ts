import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { linkOf, newAddress, openAccounts, signUp, testPassword } from './testing/open-accounts.ts';
import { enableTwoStep } from './testing/two-step.ts';

const url = 'http://localhost:3000/auth?mode=reset';

describeOnEachEngine('a security notice', (engine) => {
  async function open() {
    const accounts = openAccounts(engine);
    const account = await signUp(accounts);
    const notices = () =>
      accounts.mails
        .filter(({ text }) => !text.includes('http'))
        .map(({ recipient, subject }) => [recipient, subject]);
    return { accounts, notices, ...account };
  }

  it('reports a changed or reset password in the language of the request', async () => {
    const { accounts, browser, email, notices } = await open();
    const change = (password: string, oldPassword: string) =>
      browser.call('PATCH', '/v1/account/password', { language: 'en', body: { password, oldPassword } });
    await change('yepyeni bir şifre', 'yanlış bir şifre');
    expect(notices()).toEqual([]);
    await change('yepyeni bir şifre', testPassword);
    expect(notices()).toEqual([[email, 'Kilim: your password has changed']]);
    await accounts.app.call('POST', '/v1/account/recovery', { body: { email, url } });
    await accounts.jobs.runDue();
    const { searchParams } = linkOf(accounts.mails.at(-1));
    const [userId, secret] = [searchParams.get('userId'), searchParams.get('secret')];
    const body = { userId, secret, password: 'yine yeni bir şifre' };
    await accounts.app.call('PUT', '/v1/account/recovery', { body });
    expect(notices().slice(1)).toEqual([[email, 'Kilim: şifreniz değişti']]);
  });

  it('reports a change of address to the old address and names the new one', async () => {
    const { accounts, browser, email, notices } = await open();
    const next = newAddress();
    const move = (to: string) =>
      browser.call('PATCH', '/v1/account/email', { body: { email: to, password: testPassword } });
    await move(email);
    expect(notices()).toEqual([]);
    await move(next);
    expect(notices()).toEqual([[email, 'Kilim: e-posta adresiniz değişti']]);
    expect(accounts.mails.at(-1)?.text).toContain(`artık ${next}`);
  });

  it.each([
    ['PATCH', '/v1/account/mfa', { mfa: false }],
    ['DELETE', '/v1/account/mfa/authenticators/totp', {}],
  ])('reports once that two-step verification was turned off: %s %s', async (method, path, body) => {
    const { accounts, browser, email, notices } = await open();
    await enableTwoStep(accounts, browser);
    expect(notices()).toEqual([]);
    const off = async () => (await browser.call(method, path, { body })).status;
    expect(await off()).toBeLessThan(300);
    await off();
    expect(notices()).toEqual([[email, 'Kilim: iki adımlı doğrulama kapandı']]);
  });
});
