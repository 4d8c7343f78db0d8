import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idPattern } from './id-pattern.ts';
import { noBody, timestamp } from './primitives.ts';

// Accounts of sign-in providers that are linked to an account: docs/rules/oauth.md#linking

export const accountIdentity = z.object({
  $id: z.string(),
  $createdAt: timestamp,
  $updatedAt: timestamp,
  userId: z.string(),
  provider: z.string(),
  providerUid: z.string(),
  providerEmail: z.string(),
  providerAccessToken: z.string(),
  providerAccessTokenExpiry: z.string(),
  providerRefreshToken: z.string(),
});
export type AccountIdentity = z.infer<typeof accountIdentity>;

export const listIdentities = defineEndpoint({
  name: 'listIdentities',
  summary: "Lists the provider accounts that are linked to the caller's account.",
  method: 'GET',
  path: '/account/identities',
  access: 'member',
  status: 200,
  reply: z.object({ total: z.number(), identities: z.array(accountIdentity) }),
  errors: [],
});
export const deleteIdentity = defineEndpoint({
  name: 'deleteIdentity',
  summary: "Unlinks a provider account; the caller's sessions stay.",
  method: 'DELETE',
  path: '/account/identities/{identityId}',
  access: 'member',
  requiresRecentAuthentication: true,
  params: z.object({ identityId: z.string().regex(idPattern) }),
  body: noBody,
  status: 204,
  reply: null,
  errors: ['user_identity_not_found'],
});
