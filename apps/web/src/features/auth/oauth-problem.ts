import { isErrorType } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';

/** Why a provider's sign-in failed, as the failure address tells: an error type, or JSON with one. */
export function readOAuthProblem(search: URLSearchParams): MessageKey {
  const error = search.get('error') ?? '';
  const type = /"type"\s*:\s*"(\w+)"/.exec(error)?.[1] ?? error;
  return isErrorType(type) ? `errors.${type}` : 'errors.user_oauth2_failed';
}
