/** Words of the files that the server makes. */
export const files = {
  ledger: {
    fileName: 'kredi-hareketleri.csv',
    time: 'Zaman',
    kind: 'Hareket',
    amount: 'Tutar',
    balance: 'Kalan',
    project: 'Proje',
    model: 'Model',
    tokens: 'Token',
    reason: 'Açıklama',
  },
} as const;
