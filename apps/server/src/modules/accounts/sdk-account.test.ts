import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { openAccounts, signUp, type TestAccounts, testPassword } from './testing/open-accounts.ts';

const minute = 60_000;

describeOnEachEngine('calls of the client SDK', (engine) => {
  const readAs = (accounts: TestAccounts, jwt: string, path = '/v1/account') =>
    accounts.newBrowser().call('GET', path, { headers: { 'x-appwrite-jwt': jwt } });
  const issue = async (browser: Awaited<ReturnType<typeof signUp>>['browser'], body?: object) =>
    (
      (await browser.call('POST', '/v1/account/jwts', { ...(body && { body }) })).json as {
        readonly jwt: string;
      }
    ).jwt;
  const invalid = { status: 401, json: { type: 'user_jwt_invalid' } };

  it('authenticates by a JWT for 15 minutes', async () => {
    const accounts = openAccounts(engine);
    const { browser, userId } = await signUp(accounts);
    const jwt = await issue(browser);
    expect(await readAs(accounts, jwt)).toMatchObject({ status: 200, json: { $id: userId } });
    accounts.clock.advance(15 * minute - 1000);
    expect((await readAs(accounts, jwt)).status).toBe(200);
    accounts.clock.advance(1000);
    expect(await readAs(accounts, jwt)).toMatchObject(invalid);
  });

  it('accepts a duration up to an hour, at the path of older SDKs as well', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const reply = await browser.call('POST', '/v1/account/jwt', { body: { duration: 3600 } });
    expect(reply.status).toBe(201);
    accounts.clock.advance(59 * minute);
    expect((await readAs(accounts, (reply.json as { jwt: string }).jwt)).status).toBe(200);
    expect((await browser.call('POST', '/v1/account/jwts', { body: { duration: 3601 } })).status).toBe(400);
  });

  it('rejects a JWT after its session has ended', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const jwt = await issue(browser);
    await browser.call('DELETE', '/v1/account/sessions/current');
    expect(await readAs(accounts, jwt)).toMatchObject(invalid);
  });

  it('rejects a JWT that another key has signed, that is not signed or that names another user', async () => {
    const accounts = openAccounts(engine);
    const { browser, userId } = await signUp(accounts);
    const { userId: otherId } = await signUp(accounts);
    const { json } = await browser.call('GET', '/v1/account/sessions/current');
    const sessionId = (json as { $id: string }).$id;
    const sign = (claims: object, key = 'x'.repeat(43)) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(key));
    const own = await issue(browser);
    const [, body] = own.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const changed = own.replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify({ userId: otherId, sessionId, exp: 9e9 })).toString('base64url')}.`,
    );
    for (const jwt of [
      await sign({ userId, sessionId }),
      unsigned,
      changed,
      'x',
      'a.b.c',
      'x'.repeat(5000),
    ]) {
      expect(await readAs(accounts, jwt)).toMatchObject(invalid);
    }
  });

  it('rejects a JWT beside a valid session, and ignores an expired session beside it', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const jwt = await issue(browser);
    expect(await browser.call('GET', '/v1/account', { headers: { 'x-appwrite-jwt': jwt } })).toMatchObject({
      status: 403,
      json: { type: 'user_jwt_and_cookie_set' },
    });
    const both = { 'x-appwrite-jwt': jwt, 'x-appwrite-session': 'not a token' };
    expect((await accounts.newBrowser().call('GET', '/v1/account', { headers: both })).status).toBe(200);
  });

  it('does not let a JWT issue another one or count as recently authenticated', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const headers = { 'x-appwrite-jwt': await issue(browser) };
    const guest = accounts.newBrowser();
    expect(await guest.call('POST', '/v1/account/jwts', { headers })).toMatchObject({
      status: 403,
      json: { type: 'general_access_forbidden' },
    });
    expect(await guest.call('PATCH', '/v1/account/mfa', { headers, body: { mfa: true } })).toMatchObject({
      status: 403,
      json: { type: 'user_recent_authentication_required' },
    });
  });

  it('names the address as the provider’s id of a session', async () => {
    const accounts = openAccounts(engine);
    const { browser, email } = await signUp(accounts);
    expect(await browser.call('GET', '/v1/account/sessions/current')).toMatchObject({
      json: { provider: 'email', providerUid: email },
    });
  });

  it('changes the phone number with the password', async () => {
    const accounts = openAccounts(engine);
    const { browser } = await signUp(accounts);
    const change = (body: object) => browser.call('PATCH', '/v1/account/phone', { body });
    expect(await change({ phone: '+905321112233', password: testPassword })).toMatchObject({
      status: 200,
      json: { phone: '+905321112233', phoneVerification: false },
    });
    expect(await change({ phone: '+905321112244', password: 'yanlış şifre' })).toMatchObject({
      status: 401,
      json: { type: 'user_invalid_credentials' },
    });
    for (const phone of ['05321112233', '+12', `+${'1'.repeat(16)}`, '+90 532', '']) {
      expect((await change({ phone, password: testPassword })).status).toBe(400);
    }
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { phone: '+905321112233' } });
  });

  it('rejects text messages and anonymous sessions with typed errors', async () => {
    const accounts = openAccounts(engine);
    const { browser, userId } = await signUp(accounts);
    const noPhone = { status: 503, json: { type: 'general_phone_disabled' } };
    const guest = accounts.newBrowser();
    expect(await browser.call('POST', '/v1/account/verification/phone')).toMatchObject(noPhone);
    expect(
      await guest.call('PUT', '/v1/account/verifications/phone', { body: { userId, secret: '123456' } }),
    ).toMatchObject(noPhone);
    expect(
      await guest.call('POST', '/v1/account/tokens/phone', { body: { userId, phone: '+905321112233' } }),
    ).toMatchObject(noPhone);
    expect(await guest.call('POST', '/v1/account/sessions/anonymous')).toMatchObject({
      status: 501,
      json: { type: 'user_auth_method_unsupported' },
    });
  });

  it('lists and unlinks the caller’s provider accounts only', async () => {
    const accounts = openAccounts(engine);
    const { browser, userId } = await signUp(accounts);
    const { browser: other } = await signUp(accounts);
    await queries(engine.transactions.outside)
      .insertInto('identities')
      .values({
        id: 'kimlik1',
        user_id: userId,
        provider: 'google',
        provider_uid: '42',
        email: 'a@ornek.test',
        created_at: 1,
      })
      .execute();
    expect(await browser.call('GET', '/v1/account/identities')).toMatchObject({
      json: {
        total: 1,
        identities: [
          { $id: 'kimlik1', userId, provider: 'google', providerUid: '42', providerEmail: 'a@ornek.test' },
        ],
      },
    });
    expect(await other.call('GET', '/v1/account/identities')).toMatchObject({ json: { total: 0 } });
    const missing = { status: 404, json: { type: 'user_identity_not_found' } };
    expect(await other.call('DELETE', '/v1/account/identities/kimlik1')).toMatchObject(missing);
    expect((await browser.call('DELETE', '/v1/account/identities/kimlik1')).status).toBe(204);
    expect(await browser.call('DELETE', '/v1/account/identities/kimlik1')).toMatchObject(missing);
    const { events } = await accounts.securityLog.listOwn(userId, { limit: 1 });
    expect(events).toMatchObject([{ kind: 'provider-unlinked' }]);
  });

  it('pages the events of an account by offset', async () => {
    const accounts = openAccounts(engine);
    const { userId } = await signUp(accounts);
    await signUp(accounts);
    const all = await accounts.securityLog.listAt(userId, { limit: 100, offset: 0 });
    expect(all.total).toBe(all.events.length);
    expect(all.events.length).toBeGreaterThan(1);
    expect(new Set(all.events.map((event) => event.userId))).toEqual(new Set([userId]));
    const second = await accounts.securityLog.listAt(userId, { limit: 1, offset: 1 });
    expect(second).toEqual({ total: all.total, events: all.events.slice(1, 2) });
  });
});
