import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorType } from './errors.ts';
import { idPattern } from './ids.ts';
import { legalVersions } from './legal.ts';
import { limits } from './limits.ts';
import { timestamp } from './primitives.ts';

// Shapes and paths of wire-contract.md §3.

export const emailAddress = z.string().trim().toLowerCase().max(320).pipe(z.email());
/** Whoever sets a password may hear one of these, as the error's type and at its field. */
export const passwordProblems = [
  'user_password_common',
  'user_password_contains_name',
  'user_password_contains_email',
  'user_password_contains_site_name',
  'user_password_unchanged',
] as const satisfies readonly ErrorType[];
const password = z.string().min(limits.passwordMinimum).max(limits.passwordMaximum);
/** The caller's password: proves who they are for this call, where the last proof is older than ten minutes. */
export const ownPassword = z.string().min(1).max(limits.passwordMaximum).optional();
export const mailSecret = z.string().min(1).max(512);
/** A random text of one page: with it a press whose answer was lost may be repeated for two minutes. */
export const linkAttempt = z.string().min(16).max(64).optional();
export const userIdText = z.string().regex(idPattern);
export const link = z.url({ protocol: /^https?$/ }).max(2048);

export const accountUser = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  name: z.string(),
  registration: timestamp,
  status: z.boolean(),
  labels: z.array(z.string()),
  passwordUpdate: timestamp,
  email: z.string(),
  phone: z.string(),
  emailVerification: z.boolean(),
  phoneVerification: z.boolean(),
  mfa: z.boolean(),
  prefs: z.record(z.string(), z.unknown()),
  targets: z.array(z.unknown()),
  accessedAt: timestamp,
  /** Set while the password is one that the server made: it is replaced before anything else is done. */
  mustChangePassword: z.boolean().optional(),
});
export type AccountUser = z.infer<typeof accountUser>;

export const accountSession = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  userId: z.string(),
  expire: timestamp,
  provider: z.string(),
  providerUid: z.string(),
  providerAccessToken: z.string(),
  providerAccessTokenExpiry: z.string(),
  providerRefreshToken: z.string(),
  ip: z.string(),
  osCode: z.string(),
  osName: z.string(),
  osVersion: z.string(),
  clientType: z.string(),
  clientCode: z.string(),
  clientName: z.string(),
  clientVersion: z.string(),
  clientEngine: z.string(),
  clientEngineVersion: z.string(),
  deviceName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  current: z.boolean(),
  factors: z.array(z.string()),
  secret: z.string(),
  mfaUpdatedAt: z.string(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const accountToken = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  userId: z.string(),
  secret: z.string(),
  expire: timestamp,
  phrase: z.string(),
});
export type AccountToken = z.infer<typeof accountToken>;

const sessionParams = z.object({ sessionId: z.string().regex(idPattern) });
const noBody = z.strictObject({}).optional();

export const getAccount = defineEndpoint({
  name: 'getAccount',
  summary: 'The signed-in person',
  method: 'GET',
  path: '/account',
  access: 'member',
  acceptsOldPassword: true,
  status: 200,
  reply: accountUser,
  errors: ['general_unauthorized_scope'],
});
export const createAccount = defineEndpoint({
  name: 'createAccount',
  summary: 'Register; does not sign in',
  method: 'POST',
  path: '/account',
  access: 'public',
  body: z.strictObject({
    userId: userIdText.or(z.literal('unique()')),
    email: emailAddress,
    password,
    name: z.string().trim().max(limits.nameMaximum).optional(),
    /** Versions of the texts that were accepted (`legalVersions`). */
    consent: z
      .strictObject({
        privacyVersion: z.literal(legalVersions.privacy),
        kvkkVersion: z.literal(legalVersions.kvkk),
      })
      .optional(),
  }),
  status: 201,
  reply: accountUser,
  errors: ['user_already_exists', ...passwordProblems, 'general_rate_limit_exceeded'],
});
export const createEmailSession = defineEndpoint({
  name: 'createEmailSession',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/account/sessions/email',
  aliases: ['/account/sessions'],
  access: 'guest',
  body: z.strictObject({ email: emailAddress, password: z.string().min(1).max(limits.passwordMaximum) }),
  status: 201,
  reply: accountSession,
  errors: ['user_invalid_credentials', 'user_blocked', 'general_rate_limit_exceeded'],
});
export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: 'Sessions of the signed-in person',
  method: 'GET',
  path: '/account/sessions',
  access: 'member',
  status: 200,
  reply: z.object({ total: z.number(), sessions: z.array(accountSession) }),
  errors: [],
});
export const getSession = defineEndpoint({
  name: 'getSession',
  summary: 'One session; `current` names the caller’s',
  method: 'GET',
  path: '/account/sessions/{sessionId}',
  access: 'member',
  params: sessionParams,
  status: 200,
  reply: accountSession,
  errors: ['user_session_not_found'],
});
export const extendSession = defineEndpoint({
  name: 'extendSession',
  summary: 'Extend a session',
  method: 'PATCH',
  path: '/account/sessions/{sessionId}',
  access: 'member',
  params: sessionParams,
  body: noBody,
  status: 200,
  reply: accountSession,
  errors: ['user_session_not_found'],
});
export const deleteSession = defineEndpoint({
  name: 'deleteSession',
  summary: 'End one session',
  method: 'DELETE',
  path: '/account/sessions/{sessionId}',
  access: 'member',
  acceptsOldPassword: true,
  acceptsOneFactor: true,
  params: sessionParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['user_session_not_found'],
});
export const deleteSessions = defineEndpoint({
  name: 'deleteSessions',
  summary: 'End every session of the person',
  method: 'DELETE',
  path: '/account/sessions',
  access: 'member',
  acceptsOldPassword: true,
  acceptsOneFactor: true,
  body: noBody,
  status: 204,
  reply: null,
  errors: [],
});
export const updateName = defineEndpoint({
  name: 'updateName',
  summary: 'Change the name',
  method: 'PATCH',
  path: '/account/name',
  access: 'member',
  body: z.strictObject({ name: z.string().trim().max(limits.nameMaximum) }),
  status: 200,
  reply: accountUser,
  errors: [],
});
export const updateEmail = defineEndpoint({
  name: 'updateEmail',
  summary: 'Change the e-mail address',
  method: 'PATCH',
  path: '/account/email',
  access: 'member',
  requiresRecentAuthentication: true,
  proofField: 'password',
  body: z.strictObject({ email: emailAddress, password: ownPassword }),
  status: 200,
  reply: accountUser,
  errors: ['user_invalid_credentials', 'user_recent_authentication_required', 'general_bad_request'],
});
export const updatePassword = defineEndpoint({
  name: 'updatePassword',
  summary: 'Change the password, or set the first one; ends the other sessions',
  method: 'PATCH',
  path: '/account/password',
  access: 'member',
  acceptsOldPassword: true,
  requiresRecentAuthentication: true,
  proofField: 'oldPassword',
  body: z.strictObject({ password, oldPassword: z.string().max(limits.passwordMaximum).optional() }),
  status: 200,
  reply: accountUser,
  errors: [
    'user_invalid_credentials',
    'user_recent_authentication_required',
    ...passwordProblems,
    'general_rate_limit_exceeded',
  ],
});
export const getPreferences = defineEndpoint({
  name: 'getPreferences',
  summary: 'Preferences of the person',
  method: 'GET',
  path: '/account/prefs',
  access: 'member',
  status: 200,
  reply: z.record(z.string(), z.unknown()),
  errors: [],
});
export const updatePreferences = defineEndpoint({
  name: 'updatePreferences',
  summary: 'Replace the preferences (64 kB at most)',
  method: 'PATCH',
  path: '/account/prefs',
  access: 'member',
  body: z.strictObject({ prefs: z.record(z.string(), z.unknown()) }),
  status: 200,
  reply: accountUser,
  errors: [],
});
export const blockAccount = defineEndpoint({
  name: 'blockAccount',
  summary: 'Block the own account and sign out; the first administrator cannot',
  method: 'PATCH',
  path: '/account/status',
  access: 'member',
  requiresRecentAuthentication: true,
  body: noBody,
  status: 200,
  reply: accountUser,
  errors: ['user_first_admin_permanent'],
});
export const createVerification = defineEndpoint({
  name: 'createVerification',
  summary: 'Send the verification mail',
  method: 'POST',
  path: '/account/verification',
  aliases: ['/account/verifications/email'],
  access: 'member',
  body: z.strictObject({ url: link }),
  status: 201,
  reply: accountToken,
  errors: ['user_email_already_verified', 'general_rate_limit_exceeded'],
});
export const confirmVerification = defineEndpoint({
  name: 'confirmVerification',
  summary: 'Confirm the e-mail address',
  method: 'PUT',
  path: '/account/verification',
  aliases: ['/account/verifications/email'],
  access: 'public',
  body: z.strictObject({ userId: userIdText, secret: mailSecret, attempt: linkAttempt }),
  status: 200,
  reply: accountToken,
  errors: ['user_invalid_token'],
});
export const createRecovery = defineEndpoint({
  name: 'createRecovery',
  summary: 'Send the recovery mail; never tells whether the address exists',
  method: 'POST',
  path: '/account/recovery',
  access: 'public',
  body: z.strictObject({ email: emailAddress, url: link }),
  status: 201,
  reply: accountToken,
  errors: ['general_rate_limit_exceeded'],
});
export const confirmRecovery = defineEndpoint({
  name: 'confirmRecovery',
  summary: 'Set a new password; ends every session',
  method: 'PUT',
  path: '/account/recovery',
  access: 'public',
  body: z.strictObject({
    userId: userIdText,
    secret: mailSecret,
    password,
    passwordAgain: password.optional(),
    attempt: linkAttempt,
  }),
  status: 200,
  reply: accountToken,
  errors: ['user_invalid_token', ...passwordProblems],
});
