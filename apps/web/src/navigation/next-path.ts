/**
 * Where to go after signing in, as named by `?next=`; null when it is missing or would leave the site.
 * Only paths of this site are followed: `//host`, `/\host` and absolute addresses are rejected.
 */
export function readNextPath(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (next === null || !next.startsWith('/')) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(next, base)) return null;
  const address = new URL(next, base);
  if (address.origin !== base || address.pathname === '/auth') return null;
  return address.pathname + address.search + address.hash;
}
