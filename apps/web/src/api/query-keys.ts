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
  admin: {
    all: ['admin'] as const,
    billingReport: (from: string, to: string) => ['admin', 'billing-report', from, to] as const,
    receiptTemplate: ['admin', 'receipt-template'] as const,
    ai: ['admin', 'ai'] as const,
    aiModels: ['admin', 'ai-models'] as const,
    settings: ['admin', 'settings'] as const,
    health: ['admin', 'health'] as const,
    outbox: (state: string | null) => ['admin', 'outbox', state] as const,
    transferList: (status: string | null) => ['admin', 'transfers', status] as const,
    statistics: ['admin', 'statistics'] as const,
    statisticDays: (days: string) => ['admin', 'statistics', 'days', days] as const,
    recentUsers: ['admin', 'users', 'recent'] as const,
    recentTickets: ['admin', 'tickets', 'recent'] as const,
    recentReceipts: ['admin', 'receipts', 'recent'] as const,
    users: ['admin', 'users'] as const,
    userList: (query: object) => ['admin', 'users', 'list', query] as const,
    user: (userId: string) => ['admin', 'users', 'one', userId] as const,
    userLedger: (userId: string) => ['admin', 'users', 'ledger', userId] as const,
    userProjects: (userId: string) => ['admin', 'users', 'projects', userId] as const,
    tickets: ['admin', 'tickets'] as const,
    ticketList: (query: object) => ['admin', 'tickets', 'list', query] as const,
    ticket: (ticketId: string) => ['admin', 'tickets', 'one', ticketId] as const,
    ticketCustomer: (ticketId: string) => ['admin', 'tickets', 'customer', ticketId] as const,
    supportFigures: ['admin', 'tickets', 'figures'] as const,
    cannedReplies: ['admin', 'canned-replies'] as const,
    chargeReviews: ['admin', 'charge-reviews'] as const,
    chargeReviewList: (state: string | null) => ['admin', 'charge-reviews', state] as const,
    receipts: ['admin', 'receipts'] as const,
    securityEvents: (query: object) => ['admin', 'security-log', query] as const,
    securityAlerts: ['admin', 'security-alerts'] as const,
    securityAlertList: (state: string) => ['admin', 'security-alerts', state] as const,
    receiptList: (search: string, status: string | null, currency: string | null) =>
      ['admin', 'receipts', 'list', search, status, currency] as const,
    receipt: (receiptId: string) => ['admin', 'receipts', 'one', receiptId] as const,
    orderHistory: (orderId: string) => ['admin', 'orders', orderId] as const,
  },
  entitlements: { own: ['entitlements'] as const },
  storage: { own: ['storage'] as const },
  tickets: {
    all: ['tickets'] as const,
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
