import type { OwnSecurityEvent } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import {
  linkOf,
  newAddress,
  openAccounts,
  signUp,
  type TestBrowser,
  testPassword,
} from '../accounts/testing/open-accounts.ts';
import { codeNow, enableTwoStep, totpPath } from '../accounts/testing/two-step.ts';
import { createSecurityLogRoutes } from './index.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const newDevice = 'Kilim: yeni bir cihazdan giriş yapıldı';

describeOnEachEngine('the security log of an account', (engine) => {
  function open(options: Parameters<typeof openAccounts>[1] = {}) {
    const accounts = openAccounts(engine, options);
    const { securityLog, service } = accounts;
    const app = createTestApp({
      routes: createSecurityLogRoutes(securityLog),
      authenticate: (credentials) => service.authenticate(credentials),
    });
    const read = async (browser: TestBrowser, query = ''): Promise<OwnSecurityEvent[]> => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await app.call('GET', `/v1/security-log${query}`, { headers: { cookie } });
      return (reply.json as { events: OwnSecurityEvent[] }).events;
    };
    const kinds = async (browser: TestBrowser, query = '') =>
      (await read(browser, query)).map(({ kind }) => kind);
    const signIn = (browser: TestBrowser, email: string, call: object = {}) =>
      browser.call('POST', '/v1/account/sessions/email', {
        body: { email, password: testPassword },
        ...call,
      });
    const subjects = () => accounts.mails.map(({ subject }) => subject);
    return { ...accounts, app, read, kinds, signIn, subjects };
  }

  it('contains sign-ins and failures with device and coarse network, never the full address', async () => {
    const opened = open();
    const { kinds, newBrowser, read, signIn } = opened;
    const { browser, email } = await signUp(opened);
    const stranger = newBrowser();
    await stranger.call('POST', '/v1/account/sessions/email', {
      body: { email, password: 'yanlış bir şifre' },
      ip: '203.0.113.77',
      headers: { 'user-agent': firefox },
    });
    expect(await kinds(browser)).toEqual(['sign-in-failed', 'signed-in', 'registered']);
    const [failure] = await read(browser, '?category=failure');
    expect(failure).toMatchObject({
      network: '203.0.113.0/24',
      browser: 'Firefox 128',
      system: 'GNU/Linux',
      detail: { method: 'password' },
    });
    await signIn(newBrowser(), newAddress());
    expect(await kinds(browser, '?category=failure')).toEqual(['sign-in-failed']);
    expect(await kinds(browser, '?limit=1')).toHaveLength(1);
  });

  it('mails once about an unknown browser, but not after registration', async () => {
    const opened = open();
    const { mails, newBrowser, signIn, subjects, kinds } = opened;
    const { browser, email } = await signUp(opened);
    expect(subjects()).toEqual([]);
    await browser.call('DELETE', '/v1/account/sessions/current');
    await signIn(browser, email);
    expect(subjects()).toEqual([]);
    const other = newBrowser();
    await signIn(other, email, { headers: { 'user-agent': firefox } });
    expect(subjects()).toEqual([newDevice]);
    expect(mails[0]).toMatchObject({ recipient: email });
    expect(mails[0]?.text).toContain('Firefox 128, GNU/Linux, 14 Kasım 2023');
    await other.call('DELETE', '/v1/account/sessions/current');
    await signIn(other, email, { headers: { 'user-agent': firefox } });
    expect(subjects()).toHaveLength(1);
    expect(await kinds(other, '?category=sign-in')).toEqual([
      'signed-in',
      'signed-in-new-device',
      'signed-in',
      'signed-in',
      'registered',
    ]);
  });

  it('mails in the language that the user chose, not that of the request', async () => {
    const opened = open({ findLanguage: async () => 'en' });
    const { email } = await signUp(opened);
    await opened.signIn(opened.newBrowser(), email, { language: 'tr' });
    expect(opened.subjects()).toEqual(['Kilim: login from a new device']);
  });

  it('recognises neither a planted cookie nor another account’s', async () => {
    const opened = open();
    const { newBrowser, signIn, subjects } = opened;
    const first = await signUp(opened);
    const second = await signUp(opened);
    const planted = newBrowser();
    planted.cookies.set('a_device_kilim', 'a'.repeat(64));
    await signIn(planted, first.email);
    expect(subjects()).toEqual([newDevice]);
    expect(planted.cookies.get('a_device_kilim')).not.toBe('a'.repeat(64));
    // A browser shared by two accounts is known to both after the second sign-in.
    await second.browser.call('DELETE', '/v1/account/sessions/current');
    await signIn(second.browser, first.email);
    await second.browser.call('DELETE', '/v1/account/sessions/current');
    await signIn(second.browser, second.email);
    expect(subjects()).toEqual([newDevice, newDevice]);
  });

  it('recognises a browser only after the second step and logs a wrong code', async () => {
    const opened = open();
    const { clock, newBrowser, signIn, subjects, kinds } = opened;
    const { browser, email } = await signUp(opened);
    const secret = await enableTwoStep(opened, browser);
    const code = () => codeNow(opened, secret);
    clock.advance(60_000);
    const other = newBrowser();
    await signIn(other, email);
    expect(other.cookies.has('a_device_kilim')).toBe(false);
    expect(subjects()).toEqual([]);
    const challenge = async (otp: string) => {
      const { $id } = (await other.call('POST', '/v1/account/mfa/challenges', { body: { factor: 'totp' } }))
        .json as { $id: string };
      return other.call('PUT', '/v1/account/mfa/challenges', { body: { challengeId: $id, otp } });
    };
    expect((await challenge('000000')).status).toBe(401);
    expect((await challenge(code())).status).toBe(200);
    expect(other.cookies.has('a_device_kilim')).toBe(true);
    expect(subjects()).toEqual([newDevice]);
    expect(await kinds(other)).toEqual([
      'signed-in-new-device',
      'second-step-failed',
      'second-step-due',
      'mfa-enabled',
      'authenticator-added',
      'signed-in',
      'registered',
    ]);
  });

  it('forgets other devices after a password change', async () => {
    const opened = open();
    const { newBrowser, subjects } = opened;
    const { browser, email } = await signUp(opened);
    const thief = newBrowser();
    await opened.signIn(thief, email);
    const password = 'yepyeni bir şifre';
    await browser.call('PATCH', '/v1/account/password', { body: { password, oldPassword: testPassword } });
    const again = (one: TestBrowser) =>
      one.call('POST', '/v1/account/sessions/email', { body: { email, password } });
    expect((await again(thief)).status).toBe(201);
    await browser.call('DELETE', '/v1/account/sessions/current');
    await again(browser);
    expect(subjects()).toEqual([newDevice, 'Kilim: şifreniz değişti', newDevice]);
  });

  it('logs every change of credentials, sessions and the account', async () => {
    const opened = open();
    const { jobs, mails, newBrowser, kinds, read } = opened;
    const { browser, email } = await signUp(opened);
    await opened.signIn(newBrowser(), email);
    const url = 'http://localhost:3000/auth';
    await opened.service.requestPasswordReset({ email, url, language: 'tr', host: 'localhost:3000' });
    await jobs.runDue();
    const moved = newAddress();
    await browser.call('PATCH', '/v1/account/email', { body: { email: moved, password: testPassword } });
    await browser.call('POST', '/v1/account/verifications/email', { body: { url } });
    const { searchParams } = linkOf(mails.at(-1));
    await browser.call('PUT', '/v1/account/verifications/email', {
      body: { userId: searchParams.get('userId'), secret: searchParams.get('secret') },
    });
    await enableTwoStep(opened, browser);
    await browser.call('POST', '/v1/account/mfa/recovery-codes');
    await browser.call('PATCH', '/v1/account/mfa/recovery-codes');
    await browser.call('PATCH', '/v1/account/mfa', { body: { mfa: false } });
    await browser.call('DELETE', totpPath);
    await browser.call('PATCH', '/v1/account/password', {
      body: { password: 'yepyeni bir şifre', oldPassword: testPassword },
    });
    expect(await kinds(browser, '?category=credential')).toEqual([
      'password-changed',
      'authenticator-removed',
      'mfa-disabled',
      'recovery-codes-renewed',
      'recovery-codes-created',
      'mfa-enabled',
      'authenticator-added',
      'email-verified',
      'email-changed',
      'recovery-requested',
    ]);
    const [changed] = await read(browser, '?category=credential&limit=1');
    expect(changed?.detail).toEqual({ count: 1 });
    expect(opened.subjects()).toContain('Kilim: kurtarma kodlarınız yenilendi');
  });

  it('logs nothing when the change fails', async () => {
    const opened = open();
    const { browser } = await signUp(opened);
    const taken = await signUp(opened);
    const change = await browser.call('PATCH', '/v1/account/email', {
      body: { email: taken.email, password: testPassword },
    });
    expect(change.status).toBe(400);
    expect(await opened.kinds(browser, '?category=credential')).toEqual([]);
    await browser.call('PATCH', '/v1/account/email', {
      body: { email: newAddress(), password: 'yanlış bir şifre' },
    });
    expect(await opened.kinds(browser, '?category=credential')).toEqual([]);
    expect(await opened.kinds(browser, '?category=failure')).toEqual(['confirmation-failed']);
  });

  it('rejects guests and hides other users’ events', async () => {
    const opened = open();
    const first = await signUp(opened);
    const second = await signUp(opened);
    const [event] = await opened.read(first.browser);
    const ids = (await opened.read(second.browser)).map(({ id }) => id);
    expect(ids).not.toContain(event?.id);
    for (const path of ['/v1/security-log', '/v1/admin/security-log', '/v1/admin/security-alerts']) {
      expect((await opened.app.call('GET', path)).status).toBe(401);
    }
  });
});
