/** The check of the installation's settings, which only administrators see. */
export const adminConfiguration = {
  title: 'The set-up is not finished',
  intro: 'This site runs with these defaults:',
  ai: 'The OpenAI API key is not configured. Set OPENAI_API_KEY or OPENAI_BASE_URL, or connect a model in the AI tab.',
  mail: 'Mails are not sent, they wait in the outbox. Set SMTP_URL to send them.',
  previewOrigin:
    'Apps run on the same domain as your site: in some browsers an app that hangs stops the studio too. Set PREVIEW_ORIGIN to another domain.',
  adminEmail: 'The administrator has the default e-mail address. Set ADMIN_EMAIL to use your own.',
  models: 'Open the AI tab',
  outbox: 'Open the outbox',
  hide: 'Hide for this session',
} as const;
