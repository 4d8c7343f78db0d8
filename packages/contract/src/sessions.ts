import { z } from 'zod';
import { emailAddress } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { limits } from './limits.ts';
import { noBody, timestamp } from './primitives.ts';

// Sessions: sign-in with a password, list, extend and revoke. Rules: docs/rules/sessions.md

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

const sessionParams = z.object({ sessionId: z.string().regex(idPattern) });

export const createEmailSession = defineEndpoint({
  name: 'createEmailSession',
  summary: 'Signs in with an e-mail address and a password.',
  method: 'POST',
  path: '/account/sessions/email',
  aliases: ['/account/sessions'],
  access: 'guest',
  body: z.strictObject({ email: emailAddress, password: z.string().min(1).max(limits.passwordMaximum) }),
  status: 201,
  reply: accountSession,
  errors: ['user_invalid_credentials', 'user_blocked'],
});
export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: "Lists the caller's sessions.",
  method: 'GET',
  path: '/account/sessions',
  access: 'member',
  status: 200,
  reply: z.object({ total: z.number(), sessions: z.array(accountSession) }),
  errors: [],
});
export const getSession = defineEndpoint({
  name: 'getSession',
  summary: "Returns one of the caller's sessions; `current` stands for the calling one.",
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
  summary: "Extends one of the caller's sessions; `current` stands for the calling one.",
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
  summary: "Ends one of the caller's sessions; `current` stands for the calling one.",
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
  summary: 'Ends all sessions of the caller.',
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
