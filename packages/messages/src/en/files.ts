/** Words of the files that the server makes. */
export const files = {
  ledger: {
    fileName: 'credit-ledger.csv',
    time: 'Time',
    kind: 'Movement',
    amount: 'Amount',
    balance: 'Left',
    project: 'Project',
    model: 'Model',
    tokens: 'Tokens',
    reason: 'Note',
  },
} as const;
