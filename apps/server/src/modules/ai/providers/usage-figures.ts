import { imagesOf } from './prompt-images.ts';
import type { ProviderRequest } from './provider.ts';

/** Tokens that a server may add for its own template and tools. */
const overhead = 4_096;
/** No known tokenizer puts more characters into a token on average. */
const charactersPerToken = 40;
/** Some services count an image as tens of thousands of tokens. */
const tokensPerImage = 50_000;

/** UTF-8 bytes of a request's messages: an upper limit of its tokens. */
export function bytesOf({ messages }: Pick<ProviderRequest, 'messages'>): number {
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}

/**
 * The total tokens that a server reported, or null when they cannot be right: fewer than the answer has, or more than
 * request and answer can have. `answered` is the length of the answer in UTF-16 units.
 */
export function plausibleTotal(
  total: number,
  request: Pick<ProviderRequest, 'messages' | 'maxTokens'>,
  answered: number,
): number | null {
  if (!Number.isSafeInteger(total) || total <= 0) return null;
  if (total < Math.floor(answered / charactersPerToken)) return null;
  // Models that think may use as many tokens again as their answer is allowed.
  const images = imagesOf(request).length * tokensPerImage;
  const maximum = bytesOf(request) + images + 2 * Math.max(request.maxTokens, answered) + overhead;
  return total > maximum ? null : total;
}
