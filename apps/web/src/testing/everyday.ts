/** Status, body and headers, or `never` for a reply that stays pending. */
export type Answer =
  | readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>]
  | 'never';
/** Replies by method and path without the query: `GET /v1/account`. */
export type Script = Readonly<Record<string, Answer>>;

/** The body of an error reply. */
export const errorBody = (type: string, code: number): object => ({
  message: '',
  code,
  type,
  version: '1',
  ...(type === 'general_rate_limit_exceeded' && { params: { seconds: 90 } }),
});

/** Creation time of every scripted row. */
export const at = '2026-11-21T10:00:00.000+00:00';

export const account = {
  $id: 'u1',
  $createdAt: at,
  $updatedAt: at,
  name: 'Ayşe Yılmaz',
  registration: at,
  status: true,
  labels: [],
  passwordUpdate: at,
  email: 'ayse@ornek.com',
  phone: '',
  emailVerification: false,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: at,
};

/** The default replies of a working server. */
export const everyday: Script = {
  'GET /v1/account': [200, account],
  'GET /v1/site': [
    200,
    { siteName: 'Kilim', previewOrigin: '', previewFrame: '', projectKey: 'kilim', welcomeCredits: 200 },
  ],
  'GET /v1/settings/public': [500, {}],
  'GET /v1/auth/methods': [200, { password: true, magicLink: true, oauth: [], mfa: true }],
  'GET /v1/credits': [
    200,
    {
      balance: 9840,
      canUseAi: true,
      estimatedConversations: 98,
      creditsPerConversation: 100,
      warningThreshold: 50,
      isLow: false,
    },
  ],
  'GET /v1/ai/own-key': [200, { isAllowed: false, key: null }],
  'GET /v1/storage': [
    200,
    {
      usedBytes: 1_000_000,
      limitBytes: 200_000_000,
      kinds: { files: 1_000_000, versions: 0, trash: 0, uploads: 0, exports: 0 },
      trashProjects: 0,
      trashLimit: 10,
      consumers: [],
    },
  ],
};
