/** The outbox in the administration. */
export const adminOutbox = {
  title: 'Outbox',
  introWaiting:
    'No mail server is set (SMTP_URL): mails wait here. You can pass on their links yourself. Mails are deleted after 30 days.',
  introSending:
    'Mails leave by the mail server; the links of those that were sent are hidden here. Mails are deleted after 30 days.',
  filter: 'Filter by state',
  all: 'All mails',
  state: { waiting: 'Waiting', sent: 'Sent' },
  refresh: 'Refresh',
  failed: 'The mails could not be loaded',
  emptyTitle: 'No mails yet',
  empty: 'Mails such as verification, password reset and receipts appear here as they are written.',
  noneTitle: 'No mails in this state',
  none: 'Choose another state or look at all of them.',
  showAll: 'Show all mails',
  more: 'Show more',
  copyLink: 'Copy the link',
  attachments: 'Attachments',
  sentAt: 'Sent: {{time}}',
} as const;
