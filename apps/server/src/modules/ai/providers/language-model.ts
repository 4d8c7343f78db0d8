import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';
import type { AiModelKind, ReasoningEffort } from '@kilim/contract';

/** Kinds that are called through their package of the AI SDK. */
export type SdkKind = Exclude<AiModelKind, 'openai-compatible'>;

export interface SdkEndpoint {
  readonly kind: SdkKind;
  /** Null for the usual address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
}

/** The model of a service. The packages are loaded on demand, because most installations use none of them. */
export async function createLanguageModel(
  { kind, baseUrl, apiKey, model }: SdkEndpoint,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV3> {
  // Without a key the packages would read one of the environment.
  const options = { apiKey: apiKey ?? 'none', fetch, ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (kind) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'gemini': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
  }
}

/** The option of each service that asks for more or less thinking. */
export function effortOptions(
  kind: SdkKind,
  effort: ReasoningEffort,
): NonNullable<LanguageModelV3CallOptions['providerOptions']> {
  return kind === 'anthropic'
    ? { anthropic: { effort } }
    : { google: { thinkingConfig: { thinkingLevel: effort } } };
}
