import type { OwnKeyService } from '@kilim/contract';
import type { ModelEndpoint } from '../../ai/index.ts';

const places: Readonly<Record<OwnKeyService, Pick<ModelEndpoint, 'kind' | 'baseUrl'>>> = {
  openai: { kind: 'openai-compatible', baseUrl: null },
  anthropic: { kind: 'anthropic', baseUrl: null },
  gemini: { kind: 'gemini', baseUrl: null },
  openrouter: { kind: 'openai-compatible', baseUrl: 'https://openrouter.ai/api/v1' },
};

/** How a service is called with a user's key. Users enter no addresses. */
export function endpointOf(service: OwnKeyService, model: string, apiKey: string): ModelEndpoint {
  // The services read images with almost all their models; one that does not says so and is asked without.
  return { ...places[service], model, apiKey, reasoningEffort: null, readsImages: true };
}
