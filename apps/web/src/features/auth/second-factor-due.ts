import { AppError } from '@kilim/contract';

/** The password was right and the session is open, but the account asks for a second factor. */
export function isSecondFactorDue(error: unknown): boolean {
  return error instanceof AppError && error.type === 'user_more_factors_required';
}
