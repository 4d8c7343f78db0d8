import { z } from 'zod';
import { accountUser } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { limits } from './limits.ts';
import { noBody, timestamp } from './primitives.ts';
import { accountSession } from './sessions.ts';
import { oauthProvider } from './sign-in.ts';

// Two-factor authentication (TOTP and recovery codes) and recent authentication: docs/rules/two-factor.md

const otp = z.string().trim().min(1).max(32);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const mfaChallenge = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  userId: z.string(),
  expire: timestamp,
});
export type MfaChallenge = z.infer<typeof mfaChallenge>;

export const updateMfa = defineEndpoint({
  name: 'updateMfa',
  summary: 'Turns two-step verification on or off.',
  method: 'PATCH',
  path: '/account/mfa',
  access: 'member',
  requiresRecentAuthentication: true,
  body: z.strictObject({ mfa: z.boolean() }),
  status: 200,
  reply: accountUser,
  errors: [],
});
export const listMfaFactors = defineEndpoint({
  name: 'listMfaFactors',
  summary: 'Returns which second factors the account can use.',
  method: 'GET',
  path: '/account/mfa/factors',
  access: 'member',
  acceptsOneFactor: true,
  status: 200,
  reply: z.object({
    totp: z.boolean(),
    phone: z.boolean(),
    email: z.boolean(),
    recoveryCode: z.boolean(),
  }),
  errors: [],
});
export const createAuthenticator = defineEndpoint({
  name: 'createAuthenticator',
  summary: 'Starts the setup of an authenticator app; it takes effect after its verification.',
  method: 'POST',
  path: '/account/mfa/authenticators/totp',
  access: 'member',
  requiresRecentAuthentication: true,
  body: noBody,
  status: 200,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['user_authenticator_already_verified'],
});
export const verifyAuthenticator = defineEndpoint({
  name: 'verifyAuthenticator',
  summary: 'Completes the setup of an authenticator app with one of its codes.',
  method: 'PUT',
  path: '/account/mfa/authenticators/totp',
  access: 'member',
  requiresRecentAuthentication: true,
  body: z.strictObject({ otp }),
  status: 200,
  reply: accountUser,
  errors: ['user_authenticator_not_found', 'user_authenticator_already_verified', 'user_invalid_token'],
});
export const deleteAuthenticator = defineEndpoint({
  name: 'deleteAuthenticator',
  summary: 'Removes the authenticator app and the recovery codes.',
  method: 'DELETE',
  path: '/account/mfa/authenticators/totp',
  access: 'member',
  requiresRecentAuthentication: true,
  proofField: 'otp',
  body: z.strictObject({ otp: otp.optional() }).optional(),
  status: 204,
  reply: null,
  errors: ['user_authenticator_not_found'],
});
export const createMfaChallenge = defineEndpoint({
  name: 'createMfaChallenge',
  summary: 'Starts a second factor challenge, which is valid for 15 minutes.',
  method: 'POST',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  access: 'member',
  acceptsOneFactor: true,
  body: z.strictObject({ factor: z.enum(['totp', 'email', 'phone', 'recoverycode']) }),
  status: 201,
  reply: mfaChallenge,
  errors: [
    'user_authenticator_not_found',
    'user_recovery_codes_not_found',
    'user_auth_method_unsupported',
    'general_phone_disabled',
  ],
});
export const completeMfaChallenge = defineEndpoint({
  name: 'completeMfaChallenge',
  summary: 'Completes the second factor of the session with a code.',
  method: 'PUT',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  access: 'member',
  acceptsOneFactor: true,
  body: z.strictObject({ challengeId: z.string().regex(idPattern), otp }),
  status: 200,
  reply: accountSession,
  errors: ['user_invalid_token'],
});
/** Methods of recent authentication. With two-factor authentication on, only TOTP and recovery codes count. */
export const authenticationState = z.object({
  /** End of the recent authentication; null when there is none. */
  provenUntil: timestamp.nullable(),
  methods: z.object({
    password: z.boolean(),
    totp: z.boolean(),
    recoveryCode: z.boolean(),
    /** A mailed code, for accounts without a password. */
    mail: z.boolean(),
    /** OAuth providers linked to the account. */
    oauth: z.array(oauthProvider),
  }),
});
export type AuthenticationState = z.infer<typeof authenticationState>;

export const getAuthentication = defineEndpoint({
  name: 'getAuthentication',
  summary: 'Returns whether the session authenticated recently and which proofs the account accepts.',
  method: 'GET',
  path: '/account/authentication',
  access: 'member',
  acceptsOldPassword: true,
  status: 200,
  reply: authenticationState,
  errors: [],
});
export const confirmAuthentication = defineEndpoint({
  name: 'confirmAuthentication',
  summary:
    "Confirms the caller's identity with a password, an authenticator code, a recovery code or a mailed code.",
  method: 'PUT',
  path: '/account/authentication',
  access: 'member',
  acceptsOldPassword: true,
  body: z.union([
    z.strictObject({ password: z.string().min(1).max(limits.passwordMaximum) }),
    z.strictObject({ otp }),
    z.strictObject({ mailCode: otp }),
  ]),
  status: 200,
  reply: authenticationState,
  errors: ['user_invalid_credentials', 'user_invalid_token'],
});
export const sendAuthenticationCode = defineEndpoint({
  name: 'sendAuthenticationCode',
  summary: 'Mails a confirmation code for this session to an account without a password.',
  method: 'POST',
  path: '/account/authentication/mail',
  access: 'member',
  body: noBody,
  status: 204,
  reply: null,
  errors: ['user_auth_method_unsupported'],
});
export const createRecoveryCodes = defineEndpoint({
  name: 'createRecoveryCodes',
  summary: 'Creates recovery codes; no later reply shows them again.',
  method: 'POST',
  path: '/account/mfa/recovery-codes',
  access: 'member',
  requiresRecentAuthentication: true,
  body: noBody,
  status: 201,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_already_exists'],
});
export const getRecoveryCodes = defineEndpoint({
  name: 'getRecoveryCodes',
  summary: 'Returns one masked entry for each unused recovery code.',
  method: 'GET',
  path: '/account/mfa/recovery-codes',
  access: 'member',
  requiresRecentAuthentication: true,
  status: 200,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_not_found'],
});
export const replaceRecoveryCodes = defineEndpoint({
  name: 'replaceRecoveryCodes',
  summary: 'Replaces all recovery codes by new ones.',
  method: 'PATCH',
  path: '/account/mfa/recovery-codes',
  access: 'member',
  requiresRecentAuthentication: true,
  body: noBody,
  status: 200,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_not_found'],
});
