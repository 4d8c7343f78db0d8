import type {
  createEmailSession,
  deleteSession,
  Endpoint,
  getAccount,
  getAnnouncement,
  getCredits,
  getProfile,
  getPublicSettings,
  getSite,
  getStorage,
  listAnnouncements,
  listPlans,
  recordAnalytics,
} from '@kilim/contract';

// The endpoints that every page calls, without their schemas. Measured: the same replies as zod/mini schemas add 17.6 KB
// (gzip) to every page; the home page then has 155.9 KB of its 140 KB budget. The replies come from our own server, of the
// same release, and a test compares each endpoint with the contract.

/** Accepts any object. */
const unvalidated = {
  safeParse: (data: unknown) =>
    typeof data === 'object' && data !== null
      ? { success: true, data }
      : { success: false, error: new TypeError('not an object') },
};

function withoutSchemas<E extends Endpoint>(
  endpoint: Pick<E, 'name' | 'method'> & { readonly path: `/${string}`; readonly isEmpty?: true },
): E {
  // `call` reads no more than this; the type keeps the input and the reply.
  return { ...endpoint, reply: endpoint.isEmpty ? null : unvalidated } as unknown as E;
}

export const unvalidatedEndpoints = {
  getAccount: withoutSchemas<typeof getAccount>({ name: 'getAccount', method: 'GET', path: '/account' }),
  createEmailSession: withoutSchemas<typeof createEmailSession>({
    name: 'createEmailSession',
    method: 'POST',
    path: '/account/sessions/email',
  }),
  deleteSession: withoutSchemas<typeof deleteSession>({
    name: 'deleteSession',
    method: 'DELETE',
    path: '/account/sessions/{sessionId}',
    isEmpty: true,
  }),
  getSite: withoutSchemas<typeof getSite>({ name: 'getSite', method: 'GET', path: '/site' }),
  getStorage: withoutSchemas<typeof getStorage>({ name: 'getStorage', method: 'GET', path: '/storage' }),
  getPublicSettings: withoutSchemas<typeof getPublicSettings>({
    name: 'getPublicSettings',
    method: 'GET',
    path: '/settings/public',
  }),
  listAnnouncements: withoutSchemas<typeof listAnnouncements>({
    name: 'listAnnouncements',
    method: 'GET',
    path: '/announcements',
  }),
  listPlans: withoutSchemas<typeof listPlans>({ name: 'listPlans', method: 'GET', path: '/plans' }),
  getAnnouncement: withoutSchemas<typeof getAnnouncement>({
    name: 'getAnnouncement',
    method: 'GET',
    path: '/announcements/{id}',
  }),
  getCredits: withoutSchemas<typeof getCredits>({ name: 'getCredits', method: 'GET', path: '/credits' }),
  getProfile: withoutSchemas<typeof getProfile>({ name: 'getProfile', method: 'GET', path: '/profile' }),
  recordAnalytics: withoutSchemas<typeof recordAnalytics>({
    name: 'recordAnalytics',
    method: 'POST',
    path: '/analytics',
    isEmpty: true,
  }),
};
