import { AppError } from '@kilim/contract';
import type { Caller } from './request-context.ts';

/** The policy of every route for administrators (admin.md §6); guests were refused before. Throws 403 for others. */
export function requireAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw new AppError('general_access_forbidden');
}
