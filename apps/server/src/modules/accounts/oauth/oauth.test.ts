import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { legalVersions, type UserId } from '@kilim/contract';
import { exportJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import {
  newAddress,
  openAccounts,
  signUp,
  type TestAccounts,
  type TestBrowser,
} from '../testing/open-accounts.ts';

const success = 'http://localhost:3000/dashboard';
const failure = 'http://localhost:3000/auth?mode=login';
const applePair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** Signs Apple's ID tokens. */
const idTokenPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = applePair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The fake provider's next replies, and the form of the last token request. */
const fake = {
  /** Path that is redirected to `/elsewhere`. */
  redirected: '',
  /** Requests to `/elsewhere`. */
  followed: 0,
  claims: { sub: 'u1', email: 'x@ornek.test', email_verified: true as boolean | string, name: 'Ayşe Kaya' },
  tokenStatus: 200,
  form: new URLSearchParams(),
  /** Of the last sign-in that was started. */
  nonce: '',
};

/** Issued at the manual clock's start. */
function signIdToken(): Promise<string> {
  const now = 1_700_000_000;
  return new SignJWT({ ...fake.claims, nonce: fake.nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'apple-1' })
    .setIssuer('https://appleid.apple.com')
    .setAudience('apple-id')
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(idTokenPair.privateKey);
}

async function replyTo(path: string | undefined): Promise<unknown> {
  const { sub, email, email_verified, name } = fake.claims;
  switch (path) {
    case '/token':
    case '/login/oauth/access_token':
      return { access_token: 'token' };
    case '/auth/token':
      return { access_token: 'token', id_token: await signIdToken() };
    case '/auth/keys':
      return { keys: [{ ...(await exportJWK(idTokenPair.publicKey)), kid: 'apple-1', alg: 'RS256' }] };
    case '/v1/userinfo':
      return fake.claims;
    case '/user':
      return { id: 42, login: sub, name };
    case '/user/emails':
      return [
        { email: 'other@ornek.test', primary: false, verified: true },
        { email, primary: true, verified: email_verified === true },
      ];
    case '/elsewhere':
      return { access_token: 'token', id_token: await signIdToken() };
    default:
      return null;
  }
}

describeOnEachEngine('OAuth sign-in over HTTP', (engine) => {
  let server: Server;
  let baseUrl = '';

  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (request.url === '/elsewhere') fake.followed += 1;
      if (request.url === fake.redirected) {
        // 307 repeats the method, the body and, on the same origin, the credentials.
        reply.writeHead(307, { location: '/elsewhere' }).end();
        return;
      }
      if (request.method === 'POST') fake.form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      reply.statusCode = request.method === 'POST' ? fake.tokenStatus : 200;
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(await replyTo(request.url)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    fake.claims = { sub: newAddress(), email: newAddress(), email_verified: true, name: 'Ayşe Kaya' };
    fake.tokenStatus = 200;
    fake.redirected = '';
    fake.followed = 0;
  });

  const open = (options: Parameters<typeof openAccounts>[1] = {}): TestAccounts =>
    openAccounts(engine, {
      oauth: {
        google: { clientId: 'google-id', clientSecret: 'google-secret' },
        github: { clientId: 'github-id', clientSecret: 'github-secret' },
        apple: { clientId: 'apple-id', teamId: 'team', keyId: 'key', privateKey },
        baseUrl,
      },
      ...options,
    });

  const start = (browser: TestBrowser, provider = 'google', pages: object = { success, failure }) =>
    browser.call(
      'GET',
      `/v1/account/sessions/oauth2/${provider}?${new URLSearchParams({ project: 'kilim', ...pages }).toString()}`,
    );
  const locationOf = (reply: { headers: Headers }): URL => new URL(reply.headers.get('location') ?? '');
  const returnTo = (browser: TestBrowser, state: string, provider = 'google') =>
    browser.call('GET', `/v1/account/sessions/oauth2/callback/${provider}?code=abc&state=${state}`);

  async function signIn(accounts: TestAccounts, provider = 'google') {
    const browser = accounts.newBrowser();
    const authorizeUrl = locationOf(await start(browser, provider));
    fake.nonce = authorizeUrl.searchParams.get('nonce') ?? '';
    const reply = await returnTo(browser, authorizeUrl.searchParams.get('state') ?? '', provider);
    return { browser, authorizeUrl, reply };
  }

  it('creates an account with a verified address and opens a session', async () => {
    const accounts = open({ initialCredits: 9 });
    const { browser, authorizeUrl, reply } = await signIn(accounts);
    expect(authorizeUrl.origin + authorizeUrl.pathname).toBe(`${baseUrl}/o/oauth2/v2/auth`);
    expect(authorizeUrl.searchParams.get('redirect_uri')).toBe(
      'http://localhost:3000/v1/account/sessions/oauth2/callback/google',
    );
    const verifier = fake.form.get('code_verifier') ?? '';
    expect(authorizeUrl.searchParams.get('code_challenge')).toBe(
      createHash('sha256').update(verifier).digest('base64url'),
    );
    expect(reply.status).toBe(302);
    expect(locationOf(reply).href).toBe(success);
    const { email } = fake.claims;
    expect(await browser.call('GET', '/v1/account')).toMatchObject({
      json: { email, emailVerification: true, name: 'Ayşe Kaya', passwordUpdate: '' },
    });
    expect(await browser.call('GET', '/v1/account/sessions/current')).toMatchObject({
      json: { provider: 'google', factors: ['oauth2'] },
    });
    expect(accounts.openings).toMatchObject([{ amount: 9 }]);
    const { $id } = (await browser.call('GET', '/v1/account')).json as { $id: UserId };
    expect(await accounts.service.listConsents($id)).toMatchObject([
      { document: 'kvkk', version: legalVersions.kvkk },
      { document: 'privacy', version: legalVersions.privacy },
    ]);
  });

  it.each(['google', 'github', 'apple'])('finds the linked account again: %s', async (provider) => {
    const accounts = open();
    const first = await signIn(accounts, provider);
    const me = (await first.browser.call('GET', '/v1/account')).json as { $id: string };
    fake.claims = { ...fake.claims, email: newAddress() };
    const second = await signIn(accounts, provider);
    expect(locationOf(second.reply).href).toBe(success);
    expect(await second.browser.call('GET', '/v1/account')).toMatchObject({ json: { $id: me.$id } });
  });

  it('links the account with that address and revokes the sessions of an unverified one', async () => {
    const accounts = open();
    const account = await signUp(accounts);
    fake.claims = { ...fake.claims, email: account.email.toUpperCase() };
    const { browser } = await signIn(accounts);
    expect(await browser.call('GET', '/v1/account')).toMatchObject({ json: { $id: account.userId } });
    expect((await account.browser.call('GET', '/v1/account')).status).toBe(401);
  });

  it('rejects an address that the provider has not verified', async () => {
    const accounts = open();
    const account = await signUp(accounts);
    for (const email of [account.email, newAddress(), '']) {
      fake.claims = { ...fake.claims, email, email_verified: 'false' };
      const { browser, reply } = await signIn(accounts);
      expect(locationOf(reply).href).toBe(`${failure}&error=user_oauth2_email_unverified`);
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    }
  });

  it('rejects the reserved address of the administrator', async () => {
    fake.claims = { ...fake.claims, email: 'yonetici@ornek.test' };
    const { reply } = await signIn(open());
    expect(locationOf(reply).searchParams.get('error')).toBe('user_oauth2_failed');
  });

  it('redirects to the failure page for a failing provider and a closed account', async () => {
    const accounts = open();
    fake.tokenStatus = 500;
    expect(locationOf((await signIn(accounts)).reply).searchParams.get('error')).toBe('user_oauth2_failed');
    fake.tokenStatus = 200;
    const { browser } = await signIn(accounts);
    await browser.call('PATCH', '/v1/account/status');
    expect(locationOf((await signIn(accounts)).reply).searchParams.get('error')).toBe('user_blocked');
  });

  it.each([
    ['google', '/token'],
    ['google', '/v1/userinfo'],
    ['github', '/login/oauth/access_token'],
    ['github', '/user/emails'],
    ['apple', '/auth/token'],
    ['apple', '/auth/keys'],
  ])('follows no redirect of %s: %s', async (provider, path) => {
    fake.redirected = path;
    const { reply } = await signIn(open(), provider);
    expect(locationOf(reply).searchParams.get('error')).toBe('user_oauth2_failed');
    expect(fake.followed).toBe(0);
  });

  it('accepts a state once, within ten minutes, from the same browser and provider', async () => {
    const accounts = open();
    const begin = async () => {
      const browser = accounts.newBrowser();
      return { browser, state: locationOf(await start(browser)).searchParams.get('state') ?? '' };
    };
    // A user sees this reply, so it redirects to a page of the site.
    const lost = 'http://localhost:3000/auth?mode=login&error=user_oauth2_failed';
    const hrefOf = async (reply: ReturnType<typeof returnTo>) => locationOf(await reply).href;
    const { browser, state } = await begin();
    expect(await hrefOf(returnTo(accounts.newBrowser(), state))).toBe(lost);
    expect(await hrefOf(returnTo(browser, state, 'github'))).toBe(lost);
    expect(locationOf(await returnTo(browser, 'wrong')).searchParams.get('error')).toBe('user_oauth2_failed');
    expect(await hrefOf(returnTo(browser, state))).toBe(lost);
    const late = await begin();
    accounts.clock.advance(10 * 60_000);
    expect(await hrefOf(returnTo(late.browser, late.state))).toBe(lost);
    expect((await late.browser.call('GET', '/v1/account')).status).toBe(401);
  });

  it('revokes the session that was open in the browser', async () => {
    const accounts = open();
    const account = await signUp(accounts);
    const authorizeUrl = locationOf(await start(account.browser));
    await returnTo(account.browser, authorizeUrl.searchParams.get('state') ?? '');
    expect(await account.browser.call('GET', '/v1/account')).toMatchObject({
      json: { email: fake.claims.email },
    });
    expect(await accounts.service.listSessions({ userId: account.userId })).toEqual([]);
  });

  it('normalises the success address before redirecting', async () => {
    const accounts = open();
    const browser = accounts.newBrowser();
    const typed = { success: 'http://localhost:3000/a\r\nb?ş=1', failure };
    const authorizeUrl = locationOf(await start(browser, 'google', typed));
    const reply = await returnTo(browser, authorizeUrl.searchParams.get('state') ?? '');
    expect(reply).toMatchObject({ status: 302 });
    expect(locationOf(reply).href).toBe('http://localhost:3000/ab?%C5%9F=1');
  });

  it('unlinks the provider of a user who registered the address without verifying it', async () => {
    const accounts = open();
    const squatter = await signIn(accounts);
    const own = { ...fake.claims };
    const { $id } = (await squatter.browser.call('GET', '/v1/account')).json as { $id: UserId };
    const email = newAddress();
    expect((await squatter.browser.call('PATCH', '/v1/account/email', { body: { email } })).status).toBe(200);
    fake.claims = { ...fake.claims, sub: newAddress(), email };
    const owner = await signIn(accounts);
    expect(await owner.browser.call('GET', '/v1/account')).toMatchObject({ json: { $id } });
    expect(accounts.events.published).toContainEqual({ userId: $id, event: { kind: 'session-ended' } });
    fake.claims = own;
    const again = await signIn(accounts);
    const stranger = (await again.browser.call('GET', '/v1/account')).json as { $id: UserId };
    expect(stranger.$id).not.toBe($id);
  });

  it('redirects only to trusted hosts and lists the configured providers', async () => {
    const accounts = open();
    const browser = accounts.newBrowser();
    const evil = 'https://evil.example/';
    for (const pages of [
      { success: evil, failure },
      { success, failure: evil },
    ]) {
      expect(await start(browser, 'google', pages)).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid' },
      });
    }
    expect((await accounts.app.call('GET', '/v1/auth/methods')).json).toMatchObject({
      oauth: ['google', 'github', 'apple'],
    });
    const bare = openAccounts(engine).newBrowser();
    expect(await start(bare)).toMatchObject({ status: 501, json: { type: 'user_auth_method_unsupported' } });
    expect((await start(bare, 'myspace')).status).toBe(400);
  });

  describe('Apple', () => {
    it('turns the cross-origin form into a redirect', async () => {
      const accounts = open();
      const browser = accounts.newBrowser();
      const authorizeUrl = locationOf(await start(browser, 'apple'));
      fake.nonce = authorizeUrl.searchParams.get('nonce') ?? '';
      expect(authorizeUrl.searchParams.get('response_mode')).toBe('form_post');
      const state = authorizeUrl.searchParams.get('state') ?? '';
      const post = (rawBody: string) =>
        accounts.app.call('POST', '/v1/account/sessions/oauth2/callback/apple', {
          rawBody,
          headers: {
            origin: 'https://appleid.apple.com',
            'content-type': 'application/x-www-form-urlencoded',
          },
        });
      const posted = await post(`code=abc&state=${state}`);
      expect(posted.headers.get('access-control-allow-origin')).toBeNull();
      const target = locationOf(posted);
      const reply = await browser.call('GET', target.pathname + target.search);
      expect(locationOf(reply).href).toBe(success);
      expect(await post('code=abc')).toMatchObject({ status: 401, json: { type: 'user_oauth2_failed' } });
    });

    it('rejects the ID token of another sign-in', async () => {
      const accounts = open();
      const browser = accounts.newBrowser();
      const authorizeUrl = locationOf(await start(browser, 'apple'));
      fake.nonce = 'of-another-sign-in';
      const reply = await returnTo(browser, authorizeUrl.searchParams.get('state') ?? '', 'apple');
      expect(locationOf(reply).searchParams.get('error')).toBe('user_oauth2_failed');
      expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    });

    it('signs the client secret with the team’s key', async () => {
      await signIn(open(), 'apple');
      const [header = '', claims = '', signature = ''] = (fake.form.get('client_secret') ?? '').split('.');
      const key = {
        key: createPublicKey(applePair.publicKey.export({ type: 'spki', format: 'pem' })),
        dsaEncoding: 'ieee-p1363',
      } as const;
      const text = Buffer.from(`${header}.${claims}`);
      expect(verify('sha256', text, key, Buffer.from(signature, 'base64url'))).toBe(true);
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
        iss: 'team',
        sub: 'apple-id',
        aud: 'https://appleid.apple.com',
      });
    });
  });
});
