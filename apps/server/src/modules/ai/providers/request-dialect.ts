import { APIError } from 'openai';
import type { ProviderRequest } from './provider.ts';

/** Fields of a request that a server or model may refuse although it speaks the protocol. */
const optionalFields = ['response_format', 'stream_options', 'temperature', 'max_tokens'] as const;
type OptionalField = (typeof optionalFields)[number];

/** What one server has turned out to refuse. Starts empty: the specification's fields are sent (customer.md §7). */
export interface RequestDialect {
  readonly refused: Set<OptionalField>;
}

export function createRequestDialect(): RequestDialect {
  return { refused: new Set() };
}

/**
 * Learns from a refusal that names a field: LM Studio knows no `json_object`, newer OpenAI models want
 * `max_completion_tokens` and their own temperature. True when the request is worth sending again as it is now written.
 */
export function learnFromRefusal(dialect: RequestDialect, error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  const words = `${error.param ?? ''} ${error.message}`;
  const field = optionalFields.find((name) => !dialect.refused.has(name) && words.includes(name));
  if (field === undefined) return false;
  dialect.refused.add(field);
  return true;
}

/** The body of a request as this server takes it. */
export function writeRequest(model: string, request: ProviderRequest, { refused }: RequestDialect) {
  const cap = request.maxTokens;
  return {
    model,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    stream: true as const,
    ...(refused.has('max_tokens') ? { max_completion_tokens: cap } : { max_tokens: cap }),
    ...(!refused.has('temperature') && { temperature: request.temperature }),
    ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
    ...(request.format === 'reply' &&
      !refused.has('response_format') && { response_format: { type: 'json_object' as const } }),
  };
}
