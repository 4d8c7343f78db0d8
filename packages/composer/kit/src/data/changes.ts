import { strings } from '../strings';

/**
 * How a total differs from the one before; '' where a comparison says nothing, as after a first month with
 * few entries.
 */
export function describeChange(total: number, before: number): string {
  if (before <= 0 || total > before * 3) return '';
  return strings.totalScreen.change(Math.round(((total - before) / before) * 100));
}
