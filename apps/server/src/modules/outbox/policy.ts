/** Administrators only: mails contain addresses and links of other users. */
export function mayReadOutbox(caller: { readonly isAdmin: boolean }): boolean {
  return caller.isAdmin;
}

/** Hides a link's secret once the mail was sent. While it waits, showing it is the only way to deliver it. */
export function hideSecrets(text: string): string {
  return text.replaceAll(/([?&]secret=)[^&\s]+/g, '$1…');
}
