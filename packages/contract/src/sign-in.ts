import { z } from 'zod';
import {
  accountSession,
  accountToken,
  emailAddress,
  link,
  linkAttempt,
  mailSecret,
  userIdText,
} from './account.ts';
import { defineEndpoint } from './endpoint.ts';

// Sign-in by link and by OAuth, as the client SDK expects it: docs/rules/client-sdk.md#account

export const oauthProvider = z.enum(['google', 'github', 'apple']);
export type OAuthProvider = z.infer<typeof oauthProvider>;

export const getAuthMethods = defineEndpoint({
  name: 'getAuthMethods',
  summary: 'Ways of signing in that this installation offers',
  method: 'GET',
  path: '/auth/methods',
  access: 'public',
  status: 200,
  reply: z.object({
    password: z.literal(true),
    magicLink: z.boolean(),
    oauth: z.array(oauthProvider),
    mfa: z.literal(true),
  }),
  errors: [],
});

const idAndSecret = z.strictObject({ userId: userIdText, secret: mailSecret, attempt: linkAttempt });
const secretErrors = ['user_invalid_token', 'user_blocked', 'general_rate_limit_exceeded'] as const;

export const createMagicLink = defineEndpoint({
  name: 'createMagicLink',
  summary: 'Send a sign-in link; never tells whether the address exists',
  method: 'POST',
  path: '/account/tokens/magic-url',
  aliases: ['/account/sessions/magic-url'],
  access: 'public',
  body: z.strictObject({
    userId: userIdText.or(z.literal('unique()')),
    email: emailAddress,
    url: link,
    phrase: z.boolean().optional(),
  }),
  status: 201,
  reply: accountToken,
  errors: ['user_auth_method_unsupported', 'general_rate_limit_exceeded'],
});
export const createTokenSession = defineEndpoint({
  name: 'createTokenSession',
  summary: 'Sign in with the secret of a link',
  method: 'POST',
  path: '/account/sessions/token',
  access: 'guest',
  body: idAndSecret,
  status: 201,
  reply: accountSession,
  errors: secretErrors,
});
export const createMagicSession = defineEndpoint({
  name: 'createMagicSession',
  summary: 'Sign in with the secret of a link',
  method: 'PUT',
  path: '/account/sessions/magic-url',
  access: 'guest',
  body: idAndSecret,
  status: 201,
  reply: accountSession,
  errors: secretErrors,
});

const providerParams = z.object({ provider: oauthProvider });
const callbackText = z.string().max(4096).optional();

export const startOAuth = defineEndpoint({
  name: 'startOAuth',
  summary: 'Opened as a page: goes to the provider, later to `success` or to `failure?error=TYPE`',
  method: 'GET',
  path: '/account/sessions/oauth2/{provider}',
  access: 'public',
  params: providerParams,
  query: z.object({ success: link.optional(), failure: link.optional() }),
  status: 302,
  reply: 'redirect',
  errors: ['user_auth_method_unsupported', 'general_argument_invalid', 'general_rate_limit_exceeded'],
});
export const finishOAuth = defineEndpoint({
  name: 'finishOAuth',
  summary: 'Where a provider sends people back to',
  method: 'GET',
  path: '/account/sessions/oauth2/callback/{provider}',
  access: 'public',
  params: providerParams,
  query: z.object({ code: callbackText, state: callbackText }),
  status: 302,
  reply: 'redirect',
  errors: ['user_oauth2_failed', 'user_oauth2_email_unverified', 'general_rate_limit_exceeded'],
});
export const finishOAuthByForm = defineEndpoint({
  name: 'finishOAuthByForm',
  summary: 'The same for a provider that posts a form',
  method: 'POST',
  path: '/account/sessions/oauth2/callback/{provider}',
  access: 'public',
  params: providerParams,
  rawBody: ['application/x-www-form-urlencoded'],
  status: 302,
  reply: 'redirect',
  errors: ['user_oauth2_failed'],
});
