import { AppError } from '@kilim/contract';
import { ForbiddenAddressError } from '../guarded-fetch/index.ts';

/** The error of the Git library for a status; its class cannot be compared, because the library loads on demand. */
function statusOf(error: Error): number | null {
  if (!('code' in error) || error.code !== 'HttpError' || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('statusCode' in data)) return null;
  return typeof data.statusCode === 'number' ? data.statusCode : null;
}

const isForbidden = (error: unknown): boolean =>
  error instanceof ForbiddenAddressError || (error instanceof Error && isForbidden(error.cause));

/**
 * What a failed operation means for the user. Nothing of the request is kept, because it may contain a token. `hasToken`
 * tells a refused token from a repository that is private.
 */
export function toRemoteError(error: unknown, hasToken: boolean): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('git_unreachable');
  if (isForbidden(error)) return new AppError('git_address_refused');
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new AppError('git_timed_out');
  const status = statusOf(error);
  switch (status) {
    case 401:
      return new AppError(hasToken ? 'git_token_refused' : 'git_not_found');
    case 403:
      return new AppError(hasToken ? 'git_push_forbidden' : 'git_not_found');
    case 404:
    case 410:
      return new AppError('git_not_found');
    case 413:
      return new AppError('git_too_large');
    default:
      // Names and statuses only: messages may quote an address.
      return new AppError('git_unreachable', { detail: status === null ? error.name : `status ${status}` });
  }
}
