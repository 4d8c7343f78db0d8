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
  recordAnalytics,
} from '@kilim/contract';

// Calls that every page makes, without their schemas: those and their library weigh more than the rest of a public page.
// The replies are our own server's, of the same release; a test holds each line against the contract.

const trusting = {
  safeParse: (data: unknown) =>
    typeof data === 'object' && data !== null
      ? { success: true, data }
      : { success: false, error: new TypeError('not an object') },
};

function lighten<E extends Endpoint>(
  endpoint: Pick<E, 'name' | 'method'> & { readonly path: `/${string}`; readonly isEmpty?: true },
): E {
  // Only what `call` reads is there; the type keeps what goes in and what comes out.
  return { ...endpoint, reply: endpoint.isEmpty ? null : trusting } as unknown as E;
}

export const lightCalls = {
  getAccount: lighten<typeof getAccount>({ name: 'getAccount', method: 'GET', path: '/account' }),
  createEmailSession: lighten<typeof createEmailSession>({
    name: 'createEmailSession',
    method: 'POST',
    path: '/account/sessions/email',
  }),
  deleteSession: lighten<typeof deleteSession>({
    name: 'deleteSession',
    method: 'DELETE',
    path: '/account/sessions/{sessionId}',
    isEmpty: true,
  }),
  getSite: lighten<typeof getSite>({ name: 'getSite', method: 'GET', path: '/site' }),
  getStorage: lighten<typeof getStorage>({ name: 'getStorage', method: 'GET', path: '/storage' }),
  getPublicSettings: lighten<typeof getPublicSettings>({
    name: 'getPublicSettings',
    method: 'GET',
    path: '/settings/public',
  }),
  listAnnouncements: lighten<typeof listAnnouncements>({
    name: 'listAnnouncements',
    method: 'GET',
    path: '/announcements',
  }),
  getAnnouncement: lighten<typeof getAnnouncement>({
    name: 'getAnnouncement',
    method: 'GET',
    path: '/announcements/{id}',
  }),
  getCredits: lighten<typeof getCredits>({ name: 'getCredits', method: 'GET', path: '/credits' }),
  getProfile: lighten<typeof getProfile>({ name: 'getProfile', method: 'GET', path: '/profile' }),
  recordAnalytics: lighten<typeof recordAnalytics>({
    name: 'recordAnalytics',
    method: 'POST',
    path: '/analytics',
    isEmpty: true,
  }),
};
