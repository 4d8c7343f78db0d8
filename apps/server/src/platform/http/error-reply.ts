import { AppError, type ErrorReply, type Language } from '@kilim/contract';
import { isStorageFailure } from '../db/index.ts';
import type { Log } from '../log/log.ts';
import type { DescribeError } from './request-context.ts';

/** Version that error bodies carry; clients of the wire contract read it. */
export const wireVersion = '1.8.0';

/** A database or disk that does not serve us now is worth another try; the unknown becomes a bland error of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isStorageFailure(error) ? 'general_unavailable' : 'general_unknown', { cause: error });
}

/** Body of an error reply, in the caller's language. */
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

/** Faults are logged with their cause; a refused request is not an event, also where something is switched off. */
export function reportError(log: Log, error: AppError, requestId: string): void {
  if (!error.isReported) return;
  log.error(
    { requestId, type: error.type, detail: error.detail, err: error.cause ?? error },
    'request failed',
  );
}
