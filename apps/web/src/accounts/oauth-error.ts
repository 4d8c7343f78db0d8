import { isErrorType } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';

/** Why a sign-in with a provider failed. The failure URL holds an error type, or JSON with one. */
export function readOAuthError(search: URLSearchParams): MessageKey {
  const error = search.get('error') ?? '';
  const type = /"type"\s*:\s*"(\w+)"/.exec(error)?.[1] ?? error;
  return isErrorType(type) ? `errors.${type}` : 'errors.user_oauth2_failed';
}
