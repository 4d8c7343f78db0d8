import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { type Credentials, fetchAccessToken, fetchWithToken } from './fetch-provider.ts';
import type { OAuthClient } from './oauth-client.ts';
import { toIdentity } from './openid-claims.ts';

/** `resolve` maps an address of the provider to the one that is called. */
export function createGoogleClient(credentials: Credentials, resolve: (url: string) => string): OAuthClient {
  return {
    provider: 'google',
    authorizeUrl: ({ redirectUri, state, verifier }) =>
      new OAuth2Client(credentials.clientId, null, redirectUri).createAuthorizationURLWithPKCE(
        resolve('https://accounts.google.com/o/oauth2/v2/auth'),
        state,
        CodeChallengeMethod.S256,
        verifier,
        ['openid', 'email', 'profile'],
      ).href,
    // The identity is fetched from Google over TLS with the access token, so no ID token needs verifying.
    fetchIdentity: async (grant) => {
      const token = await fetchAccessToken(
        resolve('https://oauth2.googleapis.com/token'),
        credentials,
        grant,
      );
      return toIdentity(
        await fetchWithToken(resolve('https://openidconnect.googleapis.com/v1/userinfo'), token),
      );
    },
  };
}
