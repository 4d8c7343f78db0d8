import type { Script } from './everyday.ts';
import { scriptedSession } from './sessions.ts';

export const scriptedProfile = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  phoneNumber: '',
  location: '',
  language: 'tr',
  theme: 'light',
  timezone: 'Europe/Istanbul',
  notifications: { email: true, push: false, sms: false, marketing: false },
  avatarUrl: '/v1/avatars/0123',
} as const;

export const scriptedFigures = {
  credits: 9840,
  appsCreated: 3,
  daysActive: 12,
  aiConversations: 41,
  creditsUsedThisMonth: 160,
  creditsBoughtThisMonth: 0,
  usage30Days: [{ date: '2026-11-21', used: 160 }],
};

export const scriptedStorage = {
  usedBytes: 165 * 1_048_576,
  limitBytes: 200 * 1_048_576,
  kinds: {
    files: 20 * 1_048_576,
    versions: 100 * 1_048_576,
    trash: 40 * 1_048_576,
    uploads: 1_048_576,
    exports: 4 * 1_048_576,
  },
  trashProjects: 2,
  trashLimit: 50,
  consumers: [
    {
      projectId: 'prj_0000000000000000001',
      name: 'Alışveriş',
      bytes: 120 * 1_048_576,
      fileBytes: 20 * 1_048_576,
      versions: 310,
      isInTrash: false,
      updatedAt: '2026-11-21T10:00:00.000+00:00',
    },
    {
      projectId: 'prj_0000000000000000002',
      name: 'Eski',
      bytes: 40 * 1_048_576,
      fileBytes: 1_048_576,
      versions: 1,
      isInTrash: true,
      updatedAt: '2026-11-20T10:00:00.000+00:00',
    },
  ],
};

/** Successful replies for the tabs of the settings. */
export const settingsAnswers: Script = {
  'GET /v1/profile': [200, scriptedProfile],
  'PATCH /v1/profile': [200, scriptedProfile],
  'GET /v1/profile/statistics': [200, scriptedFigures],
  'GET /v1/security-log': [200, { events: [], nextCursor: null }],
  'GET /v1/credits/ledger': [200, { entries: [], nextCursor: null }],
  'GET /v1/credits/use': [200, { used: 0, answers: 0, projects: [], models: [] }],
  'GET /v1/entitlements': [
    200,
    {
      planId: null,
      planName: null,
      entitlements: { projectLimit: 20, storageMegabytes: 200, hasPrioritySupport: false },
      projects: 3,
    },
  ],
  'GET /v1/orders': [200, { orders: [] }],
  'GET /v1/billing-details': [200, { billingDetails: null }],
  'GET /v1/receipts': [200, { receipts: [], total: 0, nextCursor: null }],
  'GET /v1/account/sessions': [
    200,
    { total: 2, sessions: [{ ...scriptedSession, $id: 's0', current: true }, scriptedSession] },
  ],
  'GET /v1/account/mfa/factors': [200, { totp: false, phone: false, email: false, recoveryCode: false }],
  'GET /v1/personal-data/exports': [200, { export: null }],
  'GET /v1/storage': [200, scriptedStorage],
};
