import { APIError } from 'openai';
import type { ProviderRequest } from './provider.ts';

/** Request fields that some servers or models reject. */
const optionalFields = ['response_format', 'stream_options', 'temperature', 'max_tokens'] as const;
type OptionalField = (typeof optionalFields)[number];

/** The fields that a server has rejected; all fields are sent at first (docs/rules/ai.md#request). */
export interface RequestDialect {
  readonly refused: Set<OptionalField>;
}

export function createRequestDialect(): RequestDialect {
  return { refused: new Set() };
}

/**
 * Records the field named by a rejection, for example `response_format` (LM Studio), `max_tokens` or `temperature`
 * (newer OpenAI models). Returns whether the request should be sent again without it.
 */
export function learnFromRefusal(dialect: RequestDialect, error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  const words = `${error.param ?? ''} ${error.message}`;
  const field = optionalFields.find((name) => !dialect.refused.has(name) && words.includes(name));
  if (field === undefined) return false;
  dialect.refused.add(field);
  return true;
}

/** The request body without rejected fields; `max_tokens` is replaced by `max_completion_tokens`. */
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
