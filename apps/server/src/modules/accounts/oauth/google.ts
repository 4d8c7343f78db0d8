import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { fetchWithToken, toIdentity, withinTimeout } from './fetch-identity.ts';
import type { OAuthClient } from './oauth-client.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** `at` maps an address of the provider to the one that is called. */
export function createGoogleClient(
  { clientId, clientSecret }: Credentials,
  at: (url: string) => string,
): OAuthClient {
  const clientFor = (redirectUri: string) => new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    provider: 'google',
    authorizeUrl: ({ redirectUri, state, verifier }) =>
      clientFor(redirectUri).createAuthorizationURLWithPKCE(
        at('https://accounts.google.com/o/oauth2/v2/auth'),
        state,
        CodeChallengeMethod.S256,
        verifier,
        ['openid', 'email', 'profile'],
      ).href,
    // The identity is fetched from Google over TLS with the access token, so no ID token needs verifying.
    fetchIdentity: async ({ redirectUri, code, verifier }) => {
      const tokenUrl = at('https://oauth2.googleapis.com/token');
      const tokens = await withinTimeout(
        clientFor(redirectUri).validateAuthorizationCode(tokenUrl, code, verifier),
      );
      const userInfo = at('https://openidconnect.googleapis.com/v1/userinfo');
      return toIdentity(await fetchWithToken(userInfo, tokens.accessToken()));
    },
  };
}
