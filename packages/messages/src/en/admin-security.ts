export const adminSecurity = {
  columns: {
    time: 'Time',
    category: 'Group',
    kind: 'Event',
    account: 'Account',
    accountId: 'Account ID',
    actor: 'Done by',
    actorId: 'Done by ID',
    network: 'Network',
    country: 'Country',
    browser: 'Browser',
    system: 'System',
    detail: 'Detail',
  },
} as const;
