import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';

/** The page after signing in: the one in `?next=`, a new project for a pending prompt, else the home page. */
export function postLoginRedirect(search: URLSearchParams, pendingPrompt: string | null): string {
  const next = readNextPath(search);
  if (next !== null) return next;
  return pendingPrompt === null ? paths.home.to() : paths.dashboard.to({ isCreating: true });
}
