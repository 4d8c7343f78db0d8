/** Notes that a refund adds to its receipt. */
export const payments = {
  refundNote: 'Refund: {{reason}}',
  shortfallNote_one:
    '{{credits}} credit of the refunded amount had been used already and could not be taken from the balance.',
  shortfallNote:
    '{{credits}} credits of the refunded amount had been used already and could not be taken from the balance.',
} as const;
