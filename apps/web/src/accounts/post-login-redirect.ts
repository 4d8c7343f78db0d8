import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';

/** The page after signing in: the one in `?next=`, the project of a pending prompt, else the home page. */
export function postLoginRedirect(search: URLSearchParams, pendingPrompt: object | null): string {
  const next = readNextPath(search);
  if (next !== null) return next;
  return pendingPrompt === null ? paths.home.to() : paths.start.to();
}
