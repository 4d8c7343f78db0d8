// Every address of the site: route pattern and link builder together.

export type AuthMode = 'login' | 'register' | 'forgot' | 'reset' | 'second-factor' | 'new-password';

export type SettingsSection =
  | 'profile'
  | 'appearance'
  | 'notifications'
  | 'support'
  | 'receipts'
  | 'billing'
  | 'storage'
  | 'security';

export type AdminTab =
  | 'dashboard'
  | 'users'
  | 'support'
  | 'plans'
  | 'announcements'
  | 'settings'
  | 'receipts'
  | 'transfers'
  | 'billing'
  | 'receipt-template'
  | 'security'
  | 'audit'
  | 'outbox'
  | 'reviews'
  | 'ai'
  | 'health';

/** Opens the studio without running the app. */
export const safeModeParameter = 'safe';

export const paths = {
  home: { pattern: '/', to: () => '/' },
  auth: {
    pattern: '/auth',
    to: (mode: AuthMode = 'login', next?: string) =>
      `/auth?${new URLSearchParams(next === undefined ? { mode } : { mode, next })}`,
  },
  verifyEmail: { pattern: '/verify-email', to: () => '/verify-email' },
  magicLink: {
    pattern: '/auth/link',
    to: (next?: string) =>
      next === undefined ? '/auth/link' : `/auth/link?${new URLSearchParams({ next })}`,
  },
  undoDeletion: {
    pattern: '/undo-deletion',
    to: (dueAt?: string) =>
      dueAt === undefined ? '/undo-deletion' : `/undo-deletion?${new URLSearchParams({ due: dueAt })}`,
  },
  dashboard: {
    pattern: '/dashboard',
    to: (options: { readonly isCreating?: boolean } = {}) =>
      options.isCreating ? '/dashboard?new=1' : '/dashboard',
  },
  /** Creates the project of the stored prompt and opens it. */
  start: { pattern: '/start', to: () => '/start' },
  settings: {
    pattern: '/settings',
    /** `more` names the item open in the tab, such as a receipt. */
    to: (section: SettingsSection = 'profile', more: Readonly<Record<string, string>> = {}) =>
      section === 'profile' ? '/settings' : `/settings?${new URLSearchParams({ section, ...more })}`,
  },
  support: {
    pattern: '/support',
    /** A ticket, or the form of a new one with what it is about. */
    to: (open: Readonly<Record<string, string>> = {}) => {
      const search = new URLSearchParams(open).toString();
      return search === '' ? '/support' : `/support?${search}`;
    },
  },
  pricing: { pattern: '/pricing', to: () => '/pricing' },
  admin: {
    pattern: '/admin',
    to: (tab?: AdminTab) => (tab === undefined ? '/admin' : `/admin?${new URLSearchParams({ tab })}`),
  },
  payment: {
    pattern: '/payment/:planId?',
    /** With an order, the remaining step of its payment. */
    to: (planId: string, options: { readonly order?: string; readonly currency?: string } = {}) => {
      const search = new URLSearchParams(options).toString();
      return `/payment/${encodeURIComponent(planId)}${search === '' ? '' : `?${search}`}`;
    },
  },
  paymentSuccess: {
    pattern: '/payment/success',
    to: (orderId: string) => `/payment/success?${new URLSearchParams({ order: orderId })}`,
  },
  paymentError: {
    pattern: '/payment/error',
    to: (orderId: string) => `/payment/error?${new URLSearchParams({ order: orderId })}`,
  },
  gallery: {
    pattern: '/gallery',
    to: (category?: string) =>
      category === undefined ? '/gallery' : `/gallery?${new URLSearchParams({ category })}`,
  },
  galleryApp: {
    pattern: '/gallery/:appId',
    to: (appId: string) => `/gallery/${encodeURIComponent(appId)}`,
  },
  contact: { pattern: '/contact', to: () => '/contact' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  kvkk: { pattern: '/kvkk', to: () => '/kvkk' },
  announcement: {
    pattern: '/announcements/:announcementId',
    to: (announcementId: string) => `/announcements/${encodeURIComponent(announcementId)}`,
  },
  studio: {
    pattern: '/studio/:projectId',
    to: (projectId: string) => `/studio/${encodeURIComponent(projectId)}`,
  },
  /** The visual designer on a page of its own. */
  visual: {
    pattern: '/visual/:projectId',
    to: (projectId: string) => `/visual/${encodeURIComponent(projectId)}`,
  },
  remix: {
    pattern: '/remix/:exampleId',
    to: (exampleId: string) => `/remix/${encodeURIComponent(exampleId)}`,
  },
} as const;
