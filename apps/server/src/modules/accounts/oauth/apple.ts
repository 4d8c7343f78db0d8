import { createPrivateKey } from 'node:crypto';
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { createRemoteJWKSet, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { fetchProvider } from './fetch-provider.ts';
import type { OAuthClient, OAuthIdentity } from './oauth-client.ts';
import { toIdentity } from './openid-claims.ts';

export interface AppleCredentials {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM of the ES256 key. */
  readonly privateKey: string;
}

const issuer = 'https://appleid.apple.com';
const minute = 60;
const tokenReply = z.object({ id_token: z.string().min(1) });

/** Apple's client secret is a short-lived JWT signed with the team's key. */
function createSecret(apple: AppleCredentials, now: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
    .setIssuer(apple.teamId)
    .setSubject(apple.clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + 5 * minute)
    .sign(createPrivateKey(apple.privateKey));
}

/** `resolve` maps an address of the provider to the one that is called. */
export function createAppleClient(
  apple: AppleCredentials,
  resolve: (url: string) => string,
  clock: Clock,
): OAuthClient {
  const { clientId } = apple;
  const keys = createRemoteJWKSet(new URL(resolve(`${issuer}/auth/keys`)), { timeoutDuration: 10_000 });

  /** Apple has no user info endpoint; the identity is in its signed ID token. */
  const verifyIdToken = async (idToken: string, nonce: string): Promise<OAuthIdentity> => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(clock.now()),
    });
    // Without the nonce an ID token of another sign-in could be replayed.
    if (payload['nonce'] !== nonce) throw new Error('The ID token belongs to another sign-in.');
    return toIdentity(payload);
  };

  return {
    provider: 'apple',
    authorizeUrl: ({ redirectUri, state, verifier, nonce }) => {
      const url = new OAuth2Client(clientId, null, redirectUri).createAuthorizationURLWithPKCE(
        resolve(`${issuer}/auth/authorize`),
        state,
        CodeChallengeMethod.S256,
        verifier,
        ['name', 'email'],
      );
      // Apple sends the e-mail address only in form_post mode.
      url.searchParams.set('response_mode', 'form_post');
      url.searchParams.set('nonce', nonce);
      return url.href;
    },
    // arctic's Apple client has a fixed endpoint, and its generic client sends no secret in the body.
    fetchIdentity: async ({ redirectUri, code, verifier, nonce }) => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: await createSecret(apple, Math.floor(clock.now() / 1000)),
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      const reply = await fetchProvider(resolve(`${issuer}/auth/token`), { method: 'POST', body });
      return verifyIdToken(tokenReply.parse(reply).id_token, nonce);
    },
  };
}
