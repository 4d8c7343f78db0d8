/** Notes that a refund adds to its receipt. */
export const payments = {
  refundNote: 'İade: {{reason}}',
  shortfallNote_one:
    'İade edilen tutara ait {{credits}} kredi daha önce kullanılmıştı; bakiyeden düşülemedi.',
  shortfallNote: 'İade edilen tutara ait {{credits}} kredi daha önce kullanılmıştı; bakiyeden düşülemedi.',
} as const;
