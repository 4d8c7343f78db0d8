import { AppError } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';

/** Why the server rejects a new password, as a message key; null for any other error. */
export function passwordErrorKey(error: unknown): MessageKey | null {
  if (!(error instanceof AppError) || error.fields['password'] !== error.type) return null;
  return `errors.${error.type}`;
}
