import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { openAccounts, signUp, testPassword } from '../accounts/testing/open-accounts.ts';

const newDevice = 'Kilim: yeni bir cihazdan giriş yapıldı';

describeOnEachEngine('a client without cookies', (engine) => {
  async function open() {
    const accounts = openAccounts(engine);
    const { browser, email, userId } = await signUp(accounts);
    const signIn = (ip: string, userAgent: string, password = testPassword) =>
      accounts.app.call('POST', '/v1/account/sessions/email', {
        body: { email, password },
        ip,
        headers: { 'user-agent': userAgent },
      });
    const countMails = () => accounts.mails.filter(({ subject }) => subject === newDevice).length;
    return { accounts, browser, email, userId, signIn, countMails };
  }

  it('is recognised by its user agent and coarse network', async () => {
    const { signIn, countMails } = await open();
    await signIn('203.0.113.7', 'KilimApp/1.0');
    expect(countMails()).toBe(1);
    expect((await signIn('203.0.113.200', 'KilimApp/1.0')).status).toBe(201);
    expect(countMails()).toBe(1);
    await signIn('203.0.113.7', 'KilimApp/2.0');
    expect(countMails()).toBe(2);
    await signIn('198.51.100.7', 'KilimApp/1.0');
    expect(countMails()).toBe(3);
  });

  it('is not recognised for another account', async () => {
    const { accounts, signIn, countMails } = await open();
    await signIn('203.0.113.7', 'KilimApp/1.0');
    const other = await signUp(accounts);
    await accounts.app.call('POST', '/v1/account/sessions/email', {
      body: { email: other.email, password: testPassword },
      ip: '203.0.113.7',
      headers: { 'user-agent': 'KilimApp/1.0' },
    });
    expect(countMails()).toBe(2);
  });

  it('never makes a browser on a page of this site known', async () => {
    const { accounts, email, signIn, countMails } = await open();
    await signIn('203.0.113.7', 'Firefox');
    const stranger = accounts.newBrowser();
    await stranger.call('POST', '/v1/account/sessions/email', {
      body: { email, password: testPassword },
      ip: '203.0.113.7',
      headers: { 'user-agent': 'Firefox' },
    });
    expect(countMails()).toBe(2);
  });

  it('is forgotten after a password change in another client, but not after its own', async () => {
    const { accounts, browser, signIn, countMails } = await open();
    await signIn('203.0.113.7', 'KilimApp/1.0');
    const change = (password: string, oldPassword: string) => ({ body: { password, oldPassword } });
    await browser.call('PATCH', '/v1/account/password', change('yepyeni bir şifre', testPassword));
    const reply = await signIn('203.0.113.7', 'KilimApp/1.0', 'yepyeni bir şifre');
    expect(countMails()).toBe(2);
    const session = JSON.parse(reply.headers.get('x-fallback-cookies') ?? '{}')['a_session_kilim'];
    const headers = { 'user-agent': 'KilimApp/1.0', 'x-appwrite-session': session };
    const again = change('yine yeni bir şifre', 'yepyeni bir şifre');
    const changed = await accounts.app.call('PATCH', '/v1/account/password', {
      ...again,
      ip: '203.0.113.7',
      headers,
    });
    expect(changed.status).toBe(200);
    await signIn('203.0.113.7', 'KilimApp/1.0', 'yine yeni bir şifre');
    expect(countMails()).toBe(2);
  });
});
