import { z } from 'zod';
import { emailAddress, userIdParam } from './account.ts';
import { creditMovement } from './credits.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { credits, cursor, language, listTotal, noBody, pageLimit, timestamp } from './primitives.ts';
import { listedProject } from './projects.ts';
import { userActivities, userPlanLabels } from './user-labels.ts';

// Users as administrators see and change them: docs/rules/users.md

export const userState = z.enum(['open', 'suspended', 'deleting']);
export type UserState = z.infer<typeof userState>;
export const userSort = z.enum(['newest', 'name', 'credits', 'seen']);
export type UserSort = z.infer<typeof userSort>;
export const userFilter = z.enum(['active', 'passive', 'admins', 'suspended', 'deleting']);
export type UserFilter = z.infer<typeof userFilter>;

export const listedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  state: userState,
  credits,
  plan: z.enum(userPlanLabels),
  activity: z.enum(userActivities),
  createdAt: timestamp,
  /** null before the first sign-in. */
  lastLoginAt: timestamp.nullable(),
  seenAt: timestamp,
});
export type ListedUser = z.infer<typeof listedUser>;

export const userDetail = listedUser.extend({
  phone: z.string(),
  storageBytes: z.number().int(),
  sessions: z.number().int(),
  lastCreditUpdateAt: timestamp.nullable(),
  /** When the account will be or should have been erased; null unless `state` is `deleting`. */
  deletionDueAt: timestamp.nullable(),
  /** The account that can never be closed: docs/rules/accounts.md#first-administrator */
  isFirstAdmin: z.boolean(),
});
export type UserDetail = z.infer<typeof userDetail>;

const params = z.object({ userId: userIdParam });
const filters = {
  search: z.string().trim().max(100).optional(),
  filter: userFilter.optional(),
  sort: userSort.default('newest'),
};
const reason = z.string().trim().max(200);
const creditAmount = z.number().int().max(limits.giftMaximum);

export const listUsers = defineEndpoint({
  name: 'listUsers',
  summary: 'Lists the users of the site, searched by name and e-mail address.',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  query: z.object({ ...filters, limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ users: z.array(listedUser), ...listTotal, nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getUsersFile = defineEndpoint({
  name: 'getUsersFile',
  summary: 'Returns the users as CSV, with the filters of the list.',
  method: 'GET',
  path: '/admin/users/file',
  access: 'admin',
  requiresRecentAuthentication: true,
  query: z.object({ ...filters, language: language.optional() }),
  status: 200,
  reply: 'binary',
  replyTypes: ['text/csv'],
  errors: [],
});
export const getUser = defineEndpoint({
  name: 'getUser',
  summary: 'Returns one user.',
  method: 'GET',
  path: '/admin/users/{userId}',
  access: 'admin',
  params,
  status: 200,
  reply: userDetail,
  errors: ['user_not_found'],
});
export const listUserLedger = defineEndpoint({
  name: 'listUserLedger',
  summary: "Lists a user's credit movements, newest first.",
  method: 'GET',
  path: '/admin/users/{userId}/ledger',
  access: 'admin',
  params,
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ entries: z.array(creditMovement), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const listUserProjects = defineEndpoint({
  name: 'listUserProjects',
  summary: "Lists a user's projects, the last changed first, without their files.",
  method: 'GET',
  path: '/admin/users/{userId}/projects',
  access: 'admin',
  params,
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({
    projects: z.array(listedProject.pick({ id: true, name: true, fileCount: true, updatedAt: true })),
    total: z.number().int(),
    nextCursor: cursor.nullable(),
  }),
  errors: ['general_cursor_not_found'],
});

const idempotencyKey = z.string().min(16).max(64);
const changedCredits = z.object({ userId: z.string(), email: z.string(), balance: credits });

export const changeUserCredits = defineEndpoint({
  name: 'changeUserCredits',
  summary: "Adds credits to a user's balance, or takes a negative amount from it, once per idempotency key.",
  method: 'POST',
  path: '/admin/users/{userId}/credits',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: z.strictObject({
    amount: creditAmount.min(-limits.giftMaximum).refine((amount) => amount !== 0),
    reason: reason.optional(),
    idempotencyKey,
  }),
  status: 200,
  reply: changedCredits,
  errors: ['user_not_found', 'credits_insufficient', 'credits_key_reused'],
});
export const giftCredits = defineEndpoint({
  name: 'giftCredits',
  summary: 'Gives credits to the user with an e-mail address, once per idempotency key.',
  method: 'POST',
  path: '/admin/credit-gifts',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: z.strictObject({
    email: emailAddress,
    amount: creditAmount.min(1),
    reason: reason.optional(),
    idempotencyKey,
  }),
  status: 200,
  reply: changedCredits,
  errors: ['user_not_found', 'credits_key_reused'],
});
export const setUserRole = defineEndpoint({
  name: 'setUserRole',
  summary: 'Makes a user an administrator or a member; the first administrator stays one.',
  method: 'PUT',
  path: '/admin/users/{userId}/role',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: z.strictObject({ isAdmin: z.boolean() }),
  status: 200,
  reply: userDetail,
  errors: ['user_not_found', 'user_first_admin_permanent', 'user_not_open'],
});
export const setUserSuspension = defineEndpoint({
  name: 'setUserSuspension',
  summary: 'Suspends a user and ends their sessions, or opens the account again, also from a deletion.',
  method: 'PUT',
  path: '/admin/users/{userId}/suspension',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: z.strictObject({ isSuspended: z.boolean() }),
  status: 200,
  reply: userDetail,
  errors: ['user_not_found', 'user_first_admin_permanent', 'user_own_account'],
});
export const endUserSessions = defineEndpoint({
  name: 'endUserSessions',
  summary: 'Signs a user out everywhere.',
  method: 'DELETE',
  path: '/admin/users/{userId}/sessions',
  access: 'admin',
  params,
  body: noBody,
  status: 200,
  reply: userDetail,
  errors: ['user_not_found'],
});
export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  summary: 'Closes an account at once and erases it with all its data by a job, projects first.',
  method: 'DELETE',
  path: '/admin/users/{userId}',
  access: 'admin',
  requiresRecentAuthentication: true,
  params,
  body: noBody,
  status: 200,
  reply: userDetail,
  errors: ['user_not_found', 'user_first_admin_permanent', 'user_own_account'],
});
