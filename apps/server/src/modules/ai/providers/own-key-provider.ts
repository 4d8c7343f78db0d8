import { AppError, type ErrorType } from '@kilim/contract';
import type { Provider, ProviderEvent, ProviderRequest } from './provider.ts';

/** Errors of a user's own key, which the user can do something about. */
const ownErrors: Partial<Record<ErrorType, ErrorType>> = {
  ai_provider_error: 'own_key_rejected',
  ai_provider_rate_limited: 'own_key_busy',
  ai_provider_unreachable: 'own_key_unreachable',
  ai_provider_timeout: 'own_key_unreachable',
  ai_provider_disconnected: 'own_key_unreachable',
};

/** The error of a request with the user's own key. */
export function toOwnKeyError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const type = ownErrors[error.type];
  if (type === undefined) return error;
  return new AppError(type, { cause: error, ...(error.detail !== undefined && { detail: error.detail }) });
}

/** A provider that the user's own key pays for: free, and without a fallback that costs credits or money of others. */
export function asOwnKey(provider: Provider): Provider {
  async function* stream(request: ProviderRequest, signal: AbortSignal): AsyncGenerator<ProviderEvent> {
    try {
      yield* provider.stream(request, signal);
    } catch (error) {
      throw toOwnKeyError(error);
    }
  }
  return { ...provider, stream, isOwnKey: true, creditsPerToken: 0 };
}
