import { AppError, type ErrorReply, type Language } from '@kilim/contract';
import { isStorageFailure } from '../db/index.ts';
import type { Log } from '../log/log.ts';
import type { DescribeError } from './request-context.ts';

/** `version` of error bodies, which SDKs of the protocol read. */
export const wireVersion = '1.8.0';

/** Failures of database or disk become `general_unavailable`, which clients retry; other errors `general_unknown`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isStorageFailure(error) ? 'general_unavailable' : 'general_unknown', { cause: error });
}

/** Body of an error response in the caller's language (docs/rules/http.md#errors). */
export function presentError(
  error: AppError,
  language: Language,
  requestId: string,
  describe: DescribeError,
): ErrorReply {
  return {
    message: describe(error, language),
    code: error.status,
    type: error.type,
    version: wireVersion,
    requestId,
    ...(Object.keys(error.params).length > 0 && { params: error.params }),
    ...(Object.keys(error.fields).length > 0 && { fields: error.fields }),
    ...(error.details !== undefined && { details: error.details }),
  };
}

/** Logs server errors with their cause. Rejected requests are not logged here. */
export function reportError(log: Log, error: AppError, requestId: string): void {
  if (!error.isReported) return;
  log.error(
    { requestId, type: error.type, detail: error.detail, err: error.cause ?? error },
    'request failed',
  );
}
