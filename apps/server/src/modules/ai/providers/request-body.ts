import type { ReasoningEffort } from '@kilim/contract';
import { APIError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { capOutput, type ModelLimits } from './model-limits.ts';
import { withoutImages } from './prompt-images.ts';
import type { PromptMessage, ProviderRequest } from './provider.ts';

/** Request fields that some servers or models reject. */
const optionalFields = [
  'stream_options',
  'temperature',
  'max_tokens',
  'reasoning_effort',
  'image_url',
] as const;
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

function toMessage({ role, content, images = [] }: PromptMessage): ChatCompletionMessageParam {
  if (role !== 'user' || images.length === 0) return { role, content };
  const pictures = images.map(({ mediaType, base64 }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:${mediaType};base64,${base64}` },
  }));
  return { role, content: [...pictures, { type: 'text', text: content }] };
}

/** The request body without rejected fields; `max_tokens` is replaced by `max_completion_tokens`. */
export function buildRequestBody(
  {
    model,
    reasoningEffort,
    readsImages = false,
  }: {
    readonly model: string;
    readonly reasoningEffort?: ReasoningEffort | null;
    readonly readsImages?: boolean;
  },
  request: ProviderRequest,
  rejected: RejectedFields,
  limits: ModelLimits,
) {
  const cap = capOutput(limits, request.maxTokens);
  const sendsImages = readsImages && !rejected.has('image_url');
  const messages = sendsImages ? request.messages : withoutImages(request.messages);
  return {
    model,
    messages: messages.map(toMessage),
    stream: true as const,
    ...(rejected.has('max_tokens') ? { max_completion_tokens: cap } : { max_tokens: cap }),
    ...(!rejected.has('temperature') && { temperature: request.temperature }),
    ...(reasoningEffort && !rejected.has('reasoning_effort') && { reasoning_effort: reasoningEffort }),
    ...(!rejected.has('stream_options') && { stream_options: { include_usage: true } }),
  };
}
