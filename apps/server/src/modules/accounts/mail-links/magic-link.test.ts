import { legalVersions, type UserId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  linkOf,
  newAddress,
  openAccounts,
  signUp,
  type TestAccounts,
  testPassword,
} from '../testing/open-accounts.ts';

const url = 'http://localhost:3000/auth?mode=login';
const hour = 3_600_000;

describeOnEachEngine('sign-in links over HTTP', (engine) => {
  const requestLink = (accounts: TestAccounts, email: string, body: object = {}) =>
    accounts.app.call('POST', '/v1/account/tokens/magic-url', {
      body: { userId: 'unique()', email, url, ...body },
    });

  async function receive(accounts: TestAccounts, email: string) {
    await requestLink(accounts, email);
    await accounts.jobs.runDue();
    const link = linkOf(accounts.mails.at(-1));
    const [userId, secret] = [link.searchParams.get('userId'), link.searchParams.get('secret')];
    return { link, body: { userId, secret } };
  }

  it('reports whether links are offered', async () => {
    const methods = async (offersMagicLink: boolean) =>
      (await openAccounts(engine, { offersMagicLink }).app.call('GET', '/v1/auth/methods')).json;
    expect(await methods(true)).toEqual({ password: true, magicLink: true, oauth: [], mfa: true });
    expect(await methods(false)).toMatchObject({ magicLink: false });
    expect(await requestLink(openAccounts(engine, { offersMagicLink: false }), newAddress())).toMatchObject({
      status: 501,
      json: { type: 'user_auth_method_unsupported' },
    });
  });

  it('opens one session and keeps the query of the link', async () => {
    const accounts = openAccounts(engine);
    const { email, userId } = await signUp(accounts);
    const { link, body } = await receive(accounts, email);
    expect(link.searchParams.get('mode')).toBe('login');
    const browser = accounts.newBrowser();
    const session = await browser.call('PUT', '/v1/account/sessions/magic-url', { body });
    expect(session).toMatchObject({
      status: 201,
      json: { userId, provider: 'magic-url', factors: ['email'], current: true },
    });
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      json: { $id: userId, emailVerification: true },
    });
    const again = await accounts.app.call('POST', '/v1/account/sessions/token', { body });
    expect(again).toMatchObject({ status: 401, json: { type: 'user_invalid_token' } });
  });

  it('drops the password and sessions of an unverified address', async () => {
    const accounts = openAccounts(engine);
    const squatter = await signUp(accounts);
    const { body } = await receive(accounts, squatter.email);
    await accounts.app.call('POST', '/v1/account/sessions/token', { body });
    expect((await squatter.browser.call('GET', '/v1/account')).status).toBe(401);
    const signIn = await accounts.app.call('POST', '/v1/account/sessions/email', {
      body: { email: squatter.email, password: testPassword },
    });
    expect(signIn).toMatchObject({ status: 401, json: { type: 'user_invalid_credentials' } });
  });

  it('keeps the password and sessions of a verified address', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const first = await receive(accounts, email);
    const verified = accounts.newBrowser();
    await verified.call('POST', '/v1/account/sessions/token', { body: first.body });
    const second = await receive(accounts, email);
    await accounts.app.call('POST', '/v1/account/sessions/token', { body: second.body });
    expect((await verified.call('GET', '/v1/account')).status).toBe(200);
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
  });

  it('gives the same reply for an unknown address and sends no mail', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    const [known, unknown] = [await requestLink(accounts, email), await requestLink(accounts, newAddress())];
    expect(Object.keys(known.json as object)).toEqual(Object.keys(unknown.json as object));
    expect([known.status, unknown.status]).toEqual([201, 201]);
    await accounts.jobs.runDue();
    expect(accounts.mails).toHaveLength(1);
  });

  it('rejects an expired, replaced or wrong link and a foreign host', async () => {
    const accounts = openAccounts(engine);
    const { email } = await signUp(accounts);
    const refused = { status: 401, json: { type: 'user_invalid_token' } };
    const use = (body: object) => accounts.app.call('POST', '/v1/account/sessions/token', { body });
    const first = await receive(accounts, email);
    const second = await receive(accounts, email);
    expect(await use(first.body)).toMatchObject(refused);
    expect(await use({ ...second.body, secret: 'x' })).toMatchObject(refused);
    accounts.clock.advance(hour);
    expect(await use(second.body)).toMatchObject(refused);
    expect(await requestLink(accounts, email, { url: 'https://evil.example/' })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid', fields: { url: 'host_not_trusted' } },
    });
  });

  it('rejects a signed-in caller and a closed account', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    const { body } = await receive(accounts, email);
    expect(await browser.call('POST', '/v1/account/sessions/token', { body })).toMatchObject({
      status: 401,
      json: { type: 'user_session_already_exists' },
    });
    await browser.call('PATCH', '/v1/account/status');
    await accounts.jobs.runDue();
    const before = accounts.mails.length;
    await requestLink(accounts, email);
    await accounts.jobs.runDue();
    expect(accounts.mails).toHaveLength(before);
  });

  describe('consent', () => {
    it('is saved with version and time and rejected for outdated texts', async () => {
      const { app, clock, service } = openAccounts(engine);
      const { privacy: privacyVersion, kvkk: kvkkVersion } = legalVersions;
      const register = (consent: object) =>
        app.call('POST', '/v1/account', {
          body: { userId: 'unique()', email: newAddress(), password: testPassword, consent },
        });
      const { $id } = (await register({ privacyVersion, kvkkVersion })).json as { $id: UserId };
      expect(await service.listConsents($id)).toEqual([
        { document: 'kvkk', version: kvkkVersion, acceptedAt: clock.now() },
        { document: 'privacy', version: privacyVersion, acceptedAt: clock.now() },
      ]);
      expect(await register({ privacyVersion: '1999-01-01', kvkkVersion })).toMatchObject({
        status: 400,
        json: { fields: { 'consent.privacyVersion': 'invalid' } },
      });
    });
  });
});
