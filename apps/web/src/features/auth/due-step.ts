import { AppError } from '@kilim/contract';
import type { DueStep } from '../../api/session.ts';

/** The password was right and the session is open, but waits for one more step; null for every other error. */
export function dueStep(error: unknown): DueStep | null {
  if (!(error instanceof AppError)) return null;
  if (error.type === 'user_more_factors_required') return 'second-factor';
  return error.type === 'user_password_reset_required' ? 'new-password' : null;
}
