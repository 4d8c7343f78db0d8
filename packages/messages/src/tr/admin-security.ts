export const adminSecurity = {
  columns: {
    time: 'Zaman',
    category: 'Grup',
    kind: 'Olay',
    account: 'Hesap',
    accountId: 'Hesap kimliği',
    actor: 'Yapan',
    actorId: 'Yapan kimliği',
    network: 'Ağ',
    country: 'Ülke',
    browser: 'Tarayıcı',
    system: 'Sistem',
    detail: 'Ayrıntı',
  },
} as const;
