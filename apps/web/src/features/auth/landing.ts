import { readNextPath } from '../../navigation/next-path.ts';
import { paths } from '../../navigation/paths.ts';

/** Where signing in leads: back to the page that asked for it, on with a waiting prompt, else home (customer.md §2). */
export function chooseLanding(search: URLSearchParams, pendingPrompt: string | null): string {
  const next = readNextPath(search);
  if (next !== null) return next;
  return pendingPrompt === null ? paths.home.to() : paths.dashboard.to({ isCreating: true });
}
