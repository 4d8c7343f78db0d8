import { APICallError, JSONParseError } from '@ai-sdk/provider';
import { AppError } from '@kilim/contract';
import { APIConnectionError, APIError } from 'openai';

/** The error object in a body `{"error": {"message": …}}`, which all services send. */
function bodyOf({ responseBody, message }: APICallError): object {
  try {
    const body: unknown = JSON.parse(responseBody ?? '');
    if (typeof body === 'object' && body !== null && 'error' in body) return body;
  } catch {
    // A page of a proxy is not shown.
  }
  return { error: { message } };
}

/**
 * An error of an AI SDK package as one of the `openai` package, so that retries, limits and messages are decided in one
 * place for all kinds. An `AppError` stays as it is.
 */
export function toApiError(error: unknown): unknown {
  if (error instanceof AppError || error instanceof APIError) return error;
  const inner = error instanceof Error && error.cause instanceof AppError ? error.cause : null;
  if (inner) return inner;
  if (!APICallError.isInstance(error)) {
    return error instanceof TypeError ? new APIConnectionError({ cause: error }) : error;
  }
  if (error.statusCode === undefined) return new APIConnectionError({ cause: error });
  // The package reports a reply that breaks off or that it cannot read as a failed call.
  const isBroken = error.cause instanceof Error && !JSONParseError.isInstance(error.cause);
  if (error.statusCode < 400 && isBroken) return new APIConnectionError({ cause: error });
  if (error.statusCode < 400) return new AppError('ai_reply_unreadable', { detail: error.message });
  return APIError.generate(
    error.statusCode,
    bodyOf(error),
    error.message,
    new Headers(error.responseHeaders ?? {}),
  );
}

/** Whether a rejection of the request names a field. */
export function namesField(error: unknown, field: RegExp): boolean {
  return error instanceof APIError && error.status === 400 && field.test(error.message.slice(0, 2_000));
}
