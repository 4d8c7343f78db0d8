/** Characters of the address of a Git repository. */
export const remoteAddressMaximum = 500;
/** Characters of the name of a branch. */
export const branchNameMaximum = 200;

/**
 * Reads the address of a Git repository as users copy it, `github.com/ann/app` too, and returns it as `https://…`. Null for
 * anything else: other protocols, an address with a user name or password, with a query or without a path. `http` is for
 * remotes of the operator's own network and refused everywhere else.
 */
export function readRemoteAddress(text: string): string | null {
  const trimmed = text.trim();
  const full = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (full.length > remoteAddressMaximum || !URL.canParse(full)) return null;
  const url = new URL(full);
  const hasCredentials = url.username !== '' || url.password !== '';
  if (hasCredentials || url.search !== '' || url.hash !== '' || trimmed.includes('@')) return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname.replace(/\/+$/, '');
  const hasHost = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  return path === '' || !hasHost ? null : `${url.origin}${path}`;
}

/** Whether Git accepts a name for a branch: https://git-scm.com/docs/git-check-ref-format */
export function isBranchName(name: string): boolean {
  return (
    name !== '' &&
    name !== '@' &&
    name !== 'HEAD' &&
    name.length <= branchNameMaximum &&
    !/[\p{Cc}\s~^:?*[\\]|\.\.|@\{|\/\/|\.$|^[/-]|\/$/u.test(name) &&
    name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock'))
  );
}
