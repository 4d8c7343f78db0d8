/** What the server writes on a receipt when money goes back. */
export const payments = {
  refundNote: 'İade: {{reason}}',
  shortfallNote: 'İade edilen tutara ait {{credits}} kredi daha önce kullanılmıştı; bakiyeden düşülemedi.',
} as const;
