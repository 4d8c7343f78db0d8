import {
  getAccount,
  getAuthMethods,
  getCredits,
  getOwnAiKey,
  getPublicSettings,
  getSite,
  getStorage,
  recordAnalytics,
} from '@kilim/contract';
import { account } from './everyday.ts';
import { respond } from './respond.ts';

const sameText = (text: string) => ({ tr: text, en: text });

/** The handlers of a working server for a signed-in user with credits and free storage. */
export const everydayHandlers = [
  respond(getAccount, account),
  respond(getSite, {
    siteName: 'Kilim',
    previewOrigin: 'https://preview.test',
    previewFrame: '/preview/frame.html',
    projectKey: 'kilim',
    welcomeCredits: 200,
  }),
  respond(getPublicSettings, {
    siteName: 'Kilim',
    siteDescription: sameText(''),
    logoUrl: null,
    faviconUrl: null,
    primaryColor: { light: '#A8321F', dark: '#E2654E' },
    secondaryColor: { light: '#27407E', dark: '#8FA8F0' },
    companyName: '',
    companyAddress: '',
    contactEmail: '',
    contactPhone: '',
    whatsappNumber: '',
    supportEmail: '',
    officeAddress: '',
    officeLocation: '',
    workingHours: { weekdays: sameText(''), saturday: sameText(''), sunday: sameText('') },
    accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
  }),
  respond(getAuthMethods, { password: true, magicLink: true, oauth: [], mfa: true }),
  respond(getCredits, {
    balance: 9840,
    canUseAi: true,
    estimatedConversations: 98,
    creditsPerConversation: 100,
    warningThreshold: 50,
    isLow: false,
  }),
  respond(getStorage, {
    usedBytes: 1_000_000,
    limitBytes: 200_000_000,
    kinds: { files: 1_000_000, versions: 0, trash: 0, uploads: 0, exports: 0 },
    trashProjects: 0,
    trashLimit: 10,
    consumers: [],
  }),
  respond(getOwnAiKey, { isAllowed: false, key: null }),
  respond(recordAnalytics, undefined),
];
