import { z } from 'zod';
import { accountSession, accountUser } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './ids.ts';
import { timestamp } from './primitives.ts';

// Two-factor calls of wire-contract.md §3.

const otp = z.string().trim().min(1).max(32);
const noBody = z.strictObject({}).optional();
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
  summary: 'Ask for a second factor when signing in; stopping takes a challenge of the last five minutes',
  method: 'PATCH',
  path: '/account/mfa',
  access: 'session',
  body: z.strictObject({ mfa: z.boolean() }),
  status: 200,
  reply: accountUser,
  errors: ['user_more_factors_required', 'user_challenge_required'],
});
export const listMfaFactors = defineEndpoint({
  name: 'listMfaFactors',
  summary: 'Second factors that this person can use',
  method: 'GET',
  path: '/account/mfa/factors',
  access: 'session',
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
  summary: 'Begin setting up an authenticator app; it counts after it was verified',
  method: 'POST',
  path: '/account/mfa/authenticators/totp',
  access: 'session',
  body: noBody,
  status: 200,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['user_authenticator_already_verified', 'user_more_factors_required'],
});
export const verifyAuthenticator = defineEndpoint({
  name: 'verifyAuthenticator',
  summary: 'Finish setting up the authenticator app with one of its codes',
  method: 'PUT',
  path: '/account/mfa/authenticators/totp',
  access: 'session',
  body: z.strictObject({ otp }),
  status: 200,
  reply: accountUser,
  errors: [
    'user_authenticator_not_found',
    'user_authenticator_already_verified',
    'user_invalid_token',
    'general_rate_limit_exceeded',
  ],
});
export const deleteAuthenticator = defineEndpoint({
  name: 'deleteAuthenticator',
  summary:
    'Remove the authenticator app and the recovery codes, with a code or after a challenge of the last five minutes',
  method: 'DELETE',
  path: '/account/mfa/authenticators/totp',
  access: 'session',
  body: z.strictObject({ otp: otp.optional() }).optional(),
  status: 204,
  reply: null,
  errors: [
    'user_authenticator_not_found',
    'user_invalid_token',
    'user_challenge_required',
    'user_more_factors_required',
  ],
});
export const createMfaChallenge = defineEndpoint({
  name: 'createMfaChallenge',
  summary: 'Begin proving a second factor; lives 15 minutes',
  method: 'POST',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  access: 'session',
  acceptsOneFactor: true,
  body: z.strictObject({ factor: z.enum(['totp', 'email', 'phone', 'recoverycode']) }),
  status: 201,
  reply: mfaChallenge,
  errors: [
    'user_authenticator_not_found',
    'user_recovery_codes_not_found',
    'user_auth_method_unsupported',
    'general_phone_disabled',
    'general_rate_limit_exceeded',
  ],
});
export const completeMfaChallenge = defineEndpoint({
  name: 'completeMfaChallenge',
  summary: 'Prove the second factor',
  method: 'PUT',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  access: 'session',
  acceptsOneFactor: true,
  body: z.strictObject({ challengeId: z.string().regex(idPattern), otp }),
  status: 200,
  reply: accountSession,
  errors: ['user_invalid_token', 'general_rate_limit_exceeded'],
});
export const createRecoveryCodes = defineEndpoint({
  name: 'createRecoveryCodes',
  summary: 'Make recovery codes; they are shown this once',
  method: 'POST',
  path: '/account/mfa/recovery-codes',
  access: 'session',
  body: noBody,
  status: 201,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_already_exists', 'user_more_factors_required'],
});
export const getRecoveryCodes = defineEndpoint({
  name: 'getRecoveryCodes',
  summary: 'One masked entry for each code that is left; the codes themselves are stored as hashes only',
  method: 'GET',
  path: '/account/mfa/recovery-codes',
  access: 'session',
  status: 200,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_not_found', 'user_challenge_required'],
});
export const replaceRecoveryCodes = defineEndpoint({
  name: 'replaceRecoveryCodes',
  summary: 'Make new recovery codes; the old ones stop working',
  method: 'PATCH',
  path: '/account/mfa/recovery-codes',
  access: 'session',
  body: noBody,
  status: 200,
  reply: recoveryCodes,
  errors: ['user_recovery_codes_not_found', 'user_challenge_required'],
});
