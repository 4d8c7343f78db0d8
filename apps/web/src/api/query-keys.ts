import type { ProjectSort } from '@kilim/contract';

export interface ProjectListFilter {
  readonly search: string;
  /** Missing or empty for all projects. */
  readonly tag?: string;
  readonly sort: ProjectSort;
}

/** Keys of the query cache by resource; a shorter key invalidates all keys that start with it. */
export const queryKeys = {
  site: ['site'] as const,
  settings: ['settings'] as const,
  configuration: ['configuration'] as const,
  announcements: {
    all: ['announcements'] as const,
    one: (announcementId: string) => ['announcements', announcementId] as const,
  },
  assets: {
    all: ['assets'] as const,
    list: (query: object) => ['assets', query] as const,
  },
  account: {
    current: ['account'] as const,
    sessions: ['account', 'sessions'] as const,
    factors: ['account', 'factors'] as const,
    securityEvents: ['account', 'security-log'] as const,
    securityLog: (category: string | null) => ['account', 'security-log', category] as const,
  },
  profile: { own: ['profile'] as const, statistics: ['profile', 'statistics'] as const },
  personalData: { export: ['personal-data', 'export'] as const },
  credits: {
    status: ['credits'] as const,
    ledger: ['credits', 'ledger'] as const,
    uses: ['credits', 'use'] as const,
    use: (period: string | null) => ['credits', 'use', period] as const,
  },
  plans: {
    everything: ['plans'] as const,
    shown: ['plans', 'shown'] as const,
    all: ['plans', 'all'] as const,
  },
  checkout: {
    all: ['checkout'] as const,
    one: (planId: string, currency: string | null, language: string) =>
      ['checkout', planId, currency, language] as const,
  },
  orders: {
    all: ['orders'] as const,
    open: ['orders', 'open'] as const,
    one: (orderId: string) => ['orders', 'one', orderId] as const,
  },
  receipts: {
    all: ['receipts'] as const,
    list: (status: string | null) => ['receipts', 'list', status] as const,
    one: (receiptId: string) => ['receipts', 'one', receiptId] as const,
  },
  entitlements: { own: ['entitlements'] as const },
  storage: { own: ['storage'] as const },
  tickets: {
    all: ['tickets'] as const,
    /** All tickets in the admin area; an event of the account changes them too. */
    inAdmin: ['admin', 'tickets'] as const,
    summary: ['tickets', 'summary'] as const,
    list: (query: object) => ['tickets', 'list', query] as const,
    one: (ticketId: string) => ['tickets', 'one', ticketId] as const,
  },
  billingDetails: { own: ['billing-details'] as const },
  ai: { status: ['ai'] as const, ownKey: ['own-ai-key'] as const },
  projects: {
    all: ['projects'] as const,
    lists: ['projects', 'list'] as const,
    list: (filter: ProjectListFilter) => ['projects', 'list', filter] as const,
    recent: ['projects', 'recent'] as const,
    deleted: ['projects', 'deleted'] as const,
    statistics: ['projects', 'statistics'] as const,
    tags: ['projects', 'tags'] as const,
    one: (projectId: string) => ['projects', 'one', projectId] as const,
    files: (projectId: string) => ['projects', 'one', projectId, 'files'] as const,
    versions: (projectId: string) => ['projects', 'one', projectId, 'versions'] as const,
    exportCheck: (projectId: string) => ['projects', 'one', projectId, 'export-check'] as const,
    versionFiles: (projectId: string, versionId: string) =>
      ['projects', 'one', projectId, 'version-files', versionId] as const,
    versionChanges: (projectId: string, versionId: string) =>
      ['projects', 'one', projectId, 'versions', versionId] as const,
    messages: (projectId: string) => ['projects', 'one', projectId, 'messages'] as const,
    verification: (projectId: string) => ['projects', 'one', projectId, 'verification'] as const,
    remote: (projectId: string) => ['projects', 'one', projectId, 'remote'] as const,
    held: (projectId: string, turnId: string) => ['projects', 'one', projectId, 'held', turnId] as const,
    locks: (projectId: string) => ['projects', 'one', projectId, 'locks'] as const,
    currentTurn: (projectId: string) => ['projects', 'one', projectId, 'turn'] as const,
  },
} as const;
