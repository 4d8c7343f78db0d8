import { useLocation } from 'react-router';
import { readNextPath } from '../../navigation/next-path.ts';

/** Pages that are only a way to somewhere else. */
const passages = /^\/(?:$|auth|verify-email|undo-deletion)/;

/** Where a guest returns to after signing in from this page; undefined for the default page. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation();
  // Switching between login and registration keeps the page that was wanted.
  if (passages.test(pathname)) return readNextPath(new URLSearchParams(search)) ?? undefined;
  return pathname + search;
}
