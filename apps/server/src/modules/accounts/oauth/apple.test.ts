import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { createAppleClient } from './apple.ts';

const appleKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const teamKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const clock = createManualClock();
const now = Math.floor(clock.now() / 1000);
const nonce = 'nonce-of-this-sign-in';

const claims: JWTPayload = {
  iss: 'https://appleid.apple.com',
  aud: 'apple-id',
  sub: '001234.abcd',
  iat: now,
  exp: now + 600,
  nonce,
  email: 'Ayse@Ornek.test',
  email_verified: 'true',
};

const sign = (payload: JWTPayload, key = appleKey.privateKey, kid = 'apple-1') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

describe('Apple’s ID token', () => {
  let server: Server;
  let idToken: unknown = '';
  let keysStatus = 200;
  let client: ReturnType<typeof createAppleClient>;

  beforeAll(async () => {
    const key = { ...(await exportJWK(appleKey.publicKey)), kid: 'apple-1', alg: 'RS256', use: 'sig' };
    server = createServer((request, reply) => {
      const isKeys = request.url === '/auth/keys';
      reply.statusCode = isKeys ? keysStatus : 200;
      const body = isKeys ? { keys: [key] } : { access_token: 'a', id_token: idToken };
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    keysStatus = 200;
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const privateKey = teamKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    client = createAppleClient(
      { clientId: 'apple-id', teamId: 'team', keyId: 'key', privateKey },
      (url) => new URL(new URL(url).pathname, base).href,
      clock,
    );
  });

  const read = async (token: unknown) => {
    idToken = token;
    return client.fetchIdentity({ redirectUri: 'http://localhost/', code: 'c', verifier: 'v', nonce });
  };

  it('is accepted with valid issuer, audience, times, nonce and signature', async () => {
    expect(await read(await sign(claims))).toEqual({
      uid: '001234.abcd',
      email: 'ayse@ornek.test',
      isEmailVerified: true,
      name: '',
    });
  });

  it.each([
    ['another issuer', { iss: 'https://appleid.apple.com.evil.example' }],
    ['another audience', { aud: 'other-app' }],
    ['an expiry that has passed', { exp: now - 1 }],
    ['a start in the future', { nbf: now + 600 }],
    ['another nonce', { nonce: 'of-another-sign-in' }],
  ])('is rejected with %s', async (_, change) => {
    await expect(read(await sign({ ...claims, ...change }))).rejects.toThrow();
  });

  it.each(['iss', 'aud', 'exp', 'iat', 'sub', 'nonce'])('is rejected without %s', async (name) => {
    const { [name]: _, ...rest } = claims;
    await expect(read(await sign(rest))).rejects.toThrow();
  });

  it('is rejected when signed by another key, under the known or an unknown key id', async () => {
    await expect(read(await sign(claims, otherKey.privateKey))).rejects.toThrow('signature');
    await expect(read(await sign(claims, otherKey.privateKey, 'apple-2'))).rejects.toThrow();
  });

  it('is rejected without a signature or signed with the public key as an HMAC secret', async () => {
    await expect(read(new UnsecuredJWT(claims).encode())).rejects.toThrow();
    const secret = new TextEncoder().encode(
      appleKey.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    );
    const confused = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'apple-1' }).sign(secret);
    await expect(read(await confused)).rejects.toThrow();
  });

  it('is rejected with changed claims', async () => {
    const [header, , signature] = (await sign(claims)).split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url');
    await expect(read(`${header}.${changed}.${signature}`)).rejects.toThrow('signature');
  });

  it('is rejected when missing, malformed or when Apple’s keys cannot be fetched', async () => {
    await expect(read(undefined)).rejects.toThrow();
    await expect(read('x')).rejects.toThrow();
    keysStatus = 500;
    await expect(read(await sign(claims))).rejects.toThrow();
  });

  it('is bound to the sign-in by the nonce in the authorization URL', () => {
    const url = new URL(
      client.authorizeUrl({ redirectUri: 'http://localhost/', state: 's', verifier: 'v', nonce }),
    );
    expect(url.searchParams.get('nonce')).toBe(nonce);
    expect(url.searchParams.get('response_mode')).toBe('form_post');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  });
});
