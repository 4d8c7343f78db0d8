import type { ReasoningEffort } from '@kilim/contract';
import { APIError } from 'openai';
import { capOutput, type ModelLimits } from './model-limits.ts';
import type { ProviderRequest } from './provider.ts';

/** Request fields that some servers or models reject. */
const optionalFields = ['stream_options', 'temperature', 'max_tokens', 'reasoning_effort'] as const;
type OptionalField = (typeof optionalFields)[number];

/** The fields that a server has rejected; all fields are sent at first (docs/rules/ai.md#request). */
export type RejectedFields = Set<OptionalField>;

/**
 * Records the field named by a rejection, for example `stream_options`, or `max_tokens` and `temperature` (newer
 * OpenAI models). Returns whether the request should be sent again without it.
 */
export function recordRejectedField(rejected: RejectedFields, error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  const words = `${error.param ?? ''} ${error.message}`;
  const field = optionalFields.find((name) => !rejected.has(name) && words.includes(name));
  if (field === undefined) return false;
  rejected.add(field);
  return true;
}

/** The request body without rejected fields; `max_tokens` is replaced by `max_completion_tokens`. */
export function buildRequestBody(
  { model, reasoningEffort }: { readonly model: string; readonly reasoningEffort?: ReasoningEffort | null },
  request: ProviderRequest,
  rejected: RejectedFields,
  limits: ModelLimits,
) {
  const cap = capOutput(limits, request.maxTokens);
  return {
    model,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    stream: true as const,
    ...(rejected.has('max_tokens') ? { max_completion_tokens: cap } : { max_tokens: cap }),
    ...(!rejected.has('temperature') && { temperature: request.temperature }),
    ...(reasoningEffort && !rejected.has('reasoning_effort') && { reasoning_effort: reasoningEffort }),
    ...(!rejected.has('stream_options') && { stream_options: { include_usage: true } }),
  };
}
