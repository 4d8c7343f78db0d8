/** Mails hold addresses and links of other people. */
export function mayReadOutbox(caller: { readonly isAdmin: boolean }): boolean {
  return caller.isAdmin;
}

/** Hides what makes a link work. While a mail waits, showing it is the only way to deliver it. */
export function hideSecrets(text: string): string {
  return text.replaceAll(/([?&]secret=)[^&\s]+/g, '$1…');
}
