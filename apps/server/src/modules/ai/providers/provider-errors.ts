import { AppError } from '@kilim/contract';
import { APIConnectionError, APIError } from 'openai';

const messageMaximum = 300;

/** A provider's error message, safe to log: one short line without keys, credentials in URLs or markup. */
export function sanitizeProviderMessage(raw: string, secrets: readonly string[]): string {
  let text = raw.slice(0, 4_000);
  for (const secret of secrets) if (secret.length >= 4) text = text.replaceAll(secret, '***');
  text = text
    .replaceAll(/\b(?:sk|pk|key|rk)-[\w*-]{6,}/gi, '***')
    .replaceAll(/bearer\s+\S+/gi, '***')
    .replaceAll(/\/\/[^\s/@]+:[^\s/@]+@/g, '//***@')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text.length > messageMaximum ? `${text.slice(0, messageMaximum - 1)}…` : text;
}

/** The message of the error body; the client's own `message` has the status as a prefix. */
function messageOf(error: APIError): string {
  const body: unknown = error.error;
  if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
    return body.message;
  }
  return error.message;
}

/** Whether a retry may succeed: status 429 (except an exhausted quota), 408, 5xx and connection errors. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return false;
  if (error.code === 'insufficient_quota') return false;
  return error.status === 429 || error.status === 408 || (error.status ?? 0) >= 500;
}

/** Seconds to wait by `Retry-After`, which may be seconds or a date; null without the header. */
export function readRetryAfter(error: unknown, now: number): number | null {
  if (!(error instanceof APIError)) return null;
  const raw = error.headers?.get('retry-after');
  if (!raw) return null;
  const seconds = Number(raw);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(raw);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1000);
}

/** Maps a provider error to an `AppError`. `hasBegun`: a part of the answer had already arrived. */
export function toProviderError(error: unknown, hasBegun: boolean, secrets: readonly string[]): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionError) {
    return new AppError(hasBegun ? 'ai_provider_disconnected' : 'ai_provider_unreachable', { cause: error });
  }
  if (error instanceof APIError) {
    if (error.status === 429 && error.code !== 'insufficient_quota') {
      return new AppError('ai_provider_rate_limited', { detail: `status ${error.status}` });
    }
    const message = sanitizeProviderMessage(messageOf(error), secrets) || `HTTP ${error.status ?? '?'}`;
    // The message is for the operator's log: users cannot act on it.
    return new AppError('ai_provider_error', { detail: `status ${error.status}: ${message}` });
  }
  if (hasBegun) return new AppError('ai_provider_disconnected', { cause: error });
  return new AppError('ai_provider_unreachable', { cause: error });
}
