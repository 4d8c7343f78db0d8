import { AppError } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';

/** Why the server refuses a new password, as a key of the catalogue; null for every other error. */
export function passwordProblem(error: unknown): MessageKey | null {
  if (!(error instanceof AppError) || error.fields['password'] !== error.type) return null;
  return `errors.${error.type}`;
}
