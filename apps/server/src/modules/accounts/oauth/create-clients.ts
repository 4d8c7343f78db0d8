import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { OAuthClient, OAuthIdentity } from './oauth-client.ts';

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OAuthConfig {
  readonly google: Credentials | null;
  readonly github: Credentials | null;
  readonly apple: {
    readonly clientId: string;
    readonly teamId: string;
    readonly keyId: string;
    /** PEM of the ES256 key. */
    readonly privateKey: string;
  } | null;
  /** Takes the place of every provider's own address, so that tests and rehearsals need no network. */
  readonly baseUrl: string | null;
}

const timeout = 10_000;
const minute = 60;
const isTrue = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

const tokenReply = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });
const openIdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  email_verified: isTrue.default(false),
  name: z.string().default(''),
});
const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

async function askJson(url: string, init: RequestInit): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'kilim', ...init.headers };
  const reply = await fetch(url, {
    ...init,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!reply.ok) throw new Error(`${new URL(url).host} answered ${reply.status}`);
  return reply.json();
}

const ask = (url: string, token: string): Promise<unknown> =>
  askJson(url, { headers: { authorization: `Bearer ${token}` } });

const toIdentity = ({ sub, email, email_verified, name }: z.infer<typeof openIdClaims>): OAuthIdentity => ({
  uid: sub,
  email: email.toLowerCase(),
  isEmailVerified: email_verified,
  name,
});

interface Description {
  readonly provider: OAuthClient['provider'];
  readonly clientId: string;
  readonly clientSecret: () => string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly parameters: Readonly<Record<string, string>>;
  readIdentity(tokens: z.infer<typeof tokenReply>): Promise<OAuthIdentity>;
}

function createClient(description: Description): OAuthClient {
  const { provider, clientId, clientSecret, parameters, readIdentity } = description;
  return {
    provider,
    authorizeUrl: ({ redirectUri, state, challenge }) => {
      const url = new URL(description.authorizeUrl);
      const all = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...parameters,
      };
      for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
      return url.href;
    },
    fetchIdentity: async ({ redirectUri, code, verifier }) => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret(),
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      const tokens = tokenReply.parse(await askJson(description.tokenUrl, { method: 'POST', body }));
      return readIdentity(tokens);
    },
  };
}

/** The claims of a token that came straight from the provider over TLS (OpenID Connect Core §3.1.3.7). */
function readClaims(idToken: string | undefined): OAuthIdentity {
  const payload = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8');
  return toIdentity(openIdClaims.parse(JSON.parse(payload)));
}

/** Apple wants a client secret that is signed anew: a JWT by its team's key. */
function createAppleSecret(apple: NonNullable<OAuthConfig['apple']>, clock: Clock): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(clock.now() / 1000);
  const claims = {
    iss: apple.teamId,
    iat: now,
    exp: now + 5 * minute,
    aud: 'https://appleid.apple.com',
    sub: apple.clientId,
  };
  const text = `${encode({ alg: 'ES256', kid: apple.keyId })}.${encode(claims)}`;
  const key = { key: createPrivateKey(apple.privateKey), dsaEncoding: 'ieee-p1363' } as const;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** A client for each provider that is configured. */
export function createOAuthClients(config: OAuthConfig, clock: Clock): OAuthClient[] {
  const { google, github, apple, baseUrl } = config;
  const at = (url: string): string => (baseUrl === null ? url : new URL(new URL(url).pathname, baseUrl).href);
  const clients: OAuthClient[] = [];
  if (google) {
    clients.push(
      createClient({
        provider: 'google',
        clientId: google.clientId,
        clientSecret: () => google.clientSecret,
        authorizeUrl: at('https://accounts.google.com/o/oauth2/v2/auth'),
        tokenUrl: at('https://oauth2.googleapis.com/token'),
        parameters: { scope: 'openid email profile' },
        readIdentity: async ({ access_token }) =>
          toIdentity(
            openIdClaims.parse(
              await ask(at('https://openidconnect.googleapis.com/v1/userinfo'), access_token),
            ),
          ),
      }),
    );
  }
  if (github) {
    clients.push(
      createClient({
        provider: 'github',
        clientId: github.clientId,
        clientSecret: () => github.clientSecret,
        authorizeUrl: at('https://github.com/login/oauth/authorize'),
        tokenUrl: at('https://github.com/login/oauth/access_token'),
        parameters: { scope: 'read:user user:email' },
        readIdentity: async ({ access_token }) => {
          const user = githubUser.parse(await ask(at('https://api.github.com/user'), access_token));
          const emails = githubEmails.parse(
            await ask(at('https://api.github.com/user/emails'), access_token),
          );
          const chosen = emails.find(({ primary, verified }) => primary && verified);
          return {
            uid: String(user.id),
            email: (chosen ?? emails.find(({ primary }) => primary))?.email.toLowerCase() ?? '',
            isEmailVerified: chosen !== undefined,
            name: user.name ?? user.login,
          };
        },
      }),
    );
  }
  if (apple) {
    clients.push(
      createClient({
        provider: 'apple',
        clientId: apple.clientId,
        clientSecret: () => createAppleSecret(apple, clock),
        authorizeUrl: at('https://appleid.apple.com/auth/authorize'),
        tokenUrl: at('https://appleid.apple.com/auth/token'),
        // Apple tells the address only to a form that it posts itself.
        parameters: { scope: 'name email', response_mode: 'form_post' },
        readIdentity: async ({ id_token }) => readClaims(id_token),
      }),
    );
  }
  return clients;
}
