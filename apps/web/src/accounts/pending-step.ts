import { AppError } from '@kilim/contract';
import type { PendingStep } from '../api/session.ts';

/** The step that the opened session still needs; null for any other error. */
export function pendingStepOf(error: unknown): PendingStep | null {
  if (!(error instanceof AppError)) return null;
  if (error.type === 'user_more_factors_required') return 'second-factor';
  return error.type === 'user_password_reset_required' ? 'new-password' : null;
}
