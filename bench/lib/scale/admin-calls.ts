/** One request of an administrator; `next` follows that many pages first, unmeasured. */
export interface AdminCall {
  readonly name: string;
  readonly path: string;
  readonly pages?: number;
}

const receipts: AdminCall[] = [
  { name: 'receipts', path: '/admin/receipts' },
  { name: 'receipts, page 40', path: '/admin/receipts?limit=100', pages: 40 },
  ...['Ödendi', 'Beklemede', 'Kısmi İade', 'İade Edildi', 'Süresi Doldu'].map((status) => ({
    name: `receipts, ${status}`,
    path: `/admin/receipts?status=${encodeURIComponent(status)}`,
  })),
  { name: 'receipts, Kısmi İade, page 10', path: '/admin/receipts?status=K%C4%B1smi%20%C4%B0ade', pages: 10 },
  { name: 'receipts, RUB', path: '/admin/receipts?currency=RUB' },
  { name: 'receipts, EUR, Beklemede', path: '/admin/receipts?currency=EUR&status=Beklemede' },
  {
    name: 'receipts, RUB, Ödendi, page 5',
    path: '/admin/receipts?currency=RUB&status=%C3%96dendi',
    pages: 5,
  },
];
const searches = [
  ['name', 'yılmaz'],
  ['half a name', 'zeyne'],
  ['inside a name', 'ldırı'],
  ['two names', 'ayşe yıldırım'],
  ['rare name', 'çağrıbey'],
  ['domain', 'belediye.bel'],
  ['common domain', 'gmail'],
  ['one letter', 'a'],
  ['rare letter', 'w'],
  ['two letters', 'al'],
  ['two rare letters', 'qx'],
  ['nothing', 'qwxzjk'],
  ['punctuation', '@or'],
  ['Chinese', '李明'],
] as const;
const searched = (list: string, path: string): AdminCall[] =>
  searches.map(([name, text]) => ({
    name: `${list}, search: ${name}`,
    path: `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(text)}`,
  }));

const sorts = ['newest', 'name', 'credits', 'seen'];
const userFilters = ['active', 'passive', 'admins', 'suspended', 'deleting'];
const users: AdminCall[] = [
  ...sorts.map((sort) => ({ name: `users, ${sort}`, path: `/admin/users?sort=${sort}` })),
  { name: 'users, name, page 40', path: '/admin/users?sort=name&limit=100', pages: 40 },
  ...userFilters.flatMap((filter) =>
    ['newest', 'name', 'credits'].map((sort) => ({
      name: `users, ${filter}, ${sort}`,
      path: `/admin/users?filter=${filter}&sort=${sort}`,
    })),
  ),
  { name: 'users, suspended, name, page 8', path: '/admin/users?filter=suspended&sort=name', pages: 8 },
  ...searched('users', '/admin/users'),
  { name: 'users, search: name, by name', path: '/admin/users?sort=name&search=y%C4%B1lmaz' },
  { name: 'users, search: suspended name', path: '/admin/users?filter=suspended&sort=credits&search=kaya' },
];

const statuses = ['open', 'in_progress', 'waiting_customer', 'resolved', 'closed'];
const priorities = ['urgent', 'high', 'medium', 'low'];
const ticketSorts = ['newest', 'oldest', 'priority', 'status'];
const tickets: AdminCall[] = [
  ...ticketSorts.map((sort) => ({ name: `tickets, ${sort}`, path: `/admin/tickets?sort=${sort}` })),
  ...ticketSorts.map((sort) => ({
    name: `tickets, ${sort}, page 30`,
    path: `/admin/tickets?limit=100&sort=${sort}`,
    pages: 30,
  })),
  ...statuses.flatMap((status) =>
    ticketSorts.map((sort) => ({
      name: `tickets, ${status}, ${sort}`,
      path: `/admin/tickets?status=${status}&sort=${sort}`,
    })),
  ),
  ...priorities.flatMap((priority) =>
    ticketSorts.map((sort) => ({
      name: `tickets, ${priority}, ${sort}`,
      path: `/admin/tickets?priority=${priority}&sort=${sort}`,
    })),
  ),
  ...['mine', 'nobody'].flatMap((assigned) =>
    ticketSorts.map((sort) => ({
      name: `tickets, ${assigned}, ${sort}`,
      path: `/admin/tickets?assigned=${assigned}&sort=${sort}`,
    })),
  ),
  { name: 'tickets, open, urgent', path: '/admin/tickets?status=open&priority=urgent' },
  {
    name: 'tickets, closed, urgent, oldest',
    path: '/admin/tickets?status=closed&priority=urgent&sort=oldest',
  },
  {
    name: 'tickets, open, nobody, priority',
    path: '/admin/tickets?status=open&assigned=nobody&sort=priority',
  },
  ...searched('tickets', '/admin/tickets'),
  { name: 'tickets, search: subject, by priority', path: '/admin/tickets?sort=priority&search=havale' },
  { name: 'tickets, search: number', path: '/admin/tickets?search=%2312345' },
  { name: 'tickets, search: open', path: '/admin/tickets?status=open&search=kredi' },
  { name: 'support figures', path: '/admin/support/figures' },
];

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const others: AdminCall[] = [
  { name: 'statistics', path: '/admin/statistics' },
  ...['7', '30', '90'].map((days) => ({ name: `${days} days`, path: `/admin/statistics/days?days=${days}` })),
  { name: 'billing report', path: '/admin/billing-report' },
  { name: 'billing report, 3 years', path: `/admin/billing-report?from=${day(1_094)}&to=${day(0)}` },
  { name: 'billing report, 10 days', path: `/admin/billing-report?from=${day(10)}&to=${day(0)}` },
  { name: 'transfers', path: '/admin/transfers' },
  { name: 'transfers, page 30', path: '/admin/transfers?limit=100', pages: 30 },
  { name: 'transfers, unmatched', path: '/admin/transfers?status=unmatched' },
  { name: 'mails', path: '/admin/mails' },
  { name: 'mails, waiting', path: '/admin/mails?state=waiting' },
  { name: 'mails, sent, page 20', path: '/admin/mails?state=sent&limit=100', pages: 20 },
  { name: 'security log', path: '/admin/security-log' },
  { name: 'security log, page 40', path: '/admin/security-log?limit=100', pages: 40 },
  { name: 'security log, a year ago', path: `/admin/security-log?from=${day(390)}&to=${day(380)}` },
  { name: 'security log, network', path: '/admin/security-log?network=7.7.7.0/24' },
  {
    name: 'security log, failures of a network',
    path: '/admin/security-log?network=7.7.7.0/24&category=failure',
  },
  { name: 'audit log', path: '/admin/security-log?category=admin' },
  { name: 'audit log, rare kind', path: '/admin/security-log?kind=user-suspended' },
  { name: 'audit log, rare kind, old', path: `/admin/security-log?kind=user-suspended&to=${day(300)}` },
  { name: 'security alerts', path: '/admin/security-alerts?state=all' },
  { name: 'credit returns, open', path: '/admin/charge-reviews?state=in-review' },
  { name: 'credit returns, all', path: '/admin/charge-reviews' },
  { name: 'visits', path: '/admin/analytics/summary' },
];

export const listCalls: readonly AdminCall[] = [
  ...receipts,
  ...searched('receipts', '/admin/receipts'),
  { name: 'receipts, search: rare status', path: '/admin/receipts?status=Beklemede&search=kaya' },
  { name: 'receipts, search: name, page 5', path: '/admin/receipts?search=zeynep', pages: 5 },
  ...users,
  ...tickets,
  ...others,
];

/** Calls about single users and tickets. */
export const detailCalls = (userId: string, ticketId: string): AdminCall[] => [
  { name: 'one user', path: `/admin/users/${userId}` },
  { name: 'credits of a user', path: `/admin/users/${userId}/ledger` },
  { name: 'projects of a user', path: `/admin/users/${userId}/projects` },
  { name: 'log of a user', path: `/admin/security-log?search=${userId}` },
  { name: 'audit log of an actor', path: `/admin/security-log?actor=${userId}` },
  { name: 'one ticket', path: `/admin/tickets/${ticketId}` },
  { name: "a ticket's customer", path: `/admin/tickets/${ticketId}/customer` },
];

export const fileCalls: readonly AdminCall[] = [
  { name: 'CSV of receipts, 30 days', path: `/admin/billing-report/file?from=${day(30)}&to=${day(0)}` },
  { name: 'CSV of active users', path: '/admin/users/file?filter=active' },
  { name: 'CSV of the log, 20 days', path: `/admin/security-log/file?from=${day(20)}` },
];
