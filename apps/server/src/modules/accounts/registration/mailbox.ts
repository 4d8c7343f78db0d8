const dotlessProviders = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, only for counting: the part after a plus sign is ignored, and so are dots in Gmail
 * addresses (docs/rules/accounts.md#welcome-credits).
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return dotlessProviders.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
