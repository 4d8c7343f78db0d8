import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import { type Credentials, fetchAccessToken, fetchWithToken } from './fetch-provider.ts';
import type { OAuthClient } from './oauth-client.ts';

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Uses arctic's generic client, because its GitHub client has a fixed endpoint and sends no PKCE challenge. `resolve`
 * maps an address of the provider to the one that is called.
 */
export function createGithubClient(credentials: Credentials, resolve: (url: string) => string): OAuthClient {
  return {
    provider: 'github',
    authorizeUrl: ({ redirectUri, state, verifier }) =>
      new OAuth2Client(credentials.clientId, null, redirectUri).createAuthorizationURLWithPKCE(
        resolve('https://github.com/login/oauth/authorize'),
        state,
        CodeChallengeMethod.S256,
        verifier,
        ['read:user', 'user:email'],
      ).href,
    fetchIdentity: async (grant) => {
      const tokenUrl = resolve('https://github.com/login/oauth/access_token');
      const token = await fetchAccessToken(tokenUrl, credentials, grant);
      const user = githubUser.parse(await fetchWithToken(resolve('https://api.github.com/user'), token));
      const emailsUrl = resolve('https://api.github.com/user/emails');
      const emails = githubEmails.parse(await fetchWithToken(emailsUrl, token));
      const chosen = emails.find(({ primary, verified }) => primary && verified);
      return {
        uid: String(user.id),
        email: (chosen ?? emails.find(({ primary }) => primary))?.email.toLowerCase() ?? '',
        isEmailVerified: chosen !== undefined,
        name: user.name ?? user.login,
      };
    },
  };
}
