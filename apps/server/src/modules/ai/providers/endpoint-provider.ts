import type { AiModelKind, ReasoningEffort } from '@kilim/contract';
import type { StreamOptions } from './answer-stream.ts';
import type { KeptLimits } from './limit-memory.ts';
import { createOpenAiCompatibleProvider } from './openai-compatible.ts';
import type { Provider } from './provider.ts';
import { createSdkProvider } from './sdk-provider.ts';

/** A model with the way to call it. */
export interface ModelEndpoint {
  readonly kind: AiModelKind;
  /** Null for the usual address of the kind. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
  readonly reasoningEffort: ReasoningEffort | null;
  readonly readsImages: boolean;
}

export interface EndpointLimits extends Omit<StreamOptions, 'apiKey'> {
  /** Bytes of one reply, after which it is cut off. */
  readonly replyMaximum: number;
  readonly fetch?: typeof fetch;
  readonly kept?: KeptLimits;
}

export function createEndpointProvider(endpoint: ModelEndpoint, limits: EndpointLimits): Provider {
  const { kind, ...rest } = endpoint;
  if (kind === 'openai-compatible') return createOpenAiCompatibleProvider({ ...rest, ...limits });
  return createSdkProvider({ ...rest, kind, ...limits });
}
