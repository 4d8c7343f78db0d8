import type { PromptImage, PromptMessage, ProviderRequest } from './provider.ts';

// Images of prompts: docs/rules/prompt-images.md#models

type Sides = Pick<PromptImage, 'width' | 'height'>;

/** Models count pixels or tiles of a scaled copy; these are the most and the fewest tokens that it has. */
const most = 1_600;
const fewest = 258;
const pixelsPerToken = 750;

/** Tokens of images in a prompt, as the services that count the most count them. */
export function tokensOfImages(images: readonly Sides[]): number {
  return images.reduce(
    (sum, { width, height }) =>
      sum + Math.min(most, Math.max(fewest, Math.ceil((width * height) / pixelsPerToken))),
    0,
  );
}

/** All images of a request. */
export const imagesOf = ({ messages }: Pick<ProviderRequest, 'messages'>): PromptImage[] =>
  messages.flatMap(({ images = [] }) => images);

/** Adds images to the message with the request; a repair that does not repeat it gets them with its demand. */
export function withImages(
  messages: readonly PromptMessage[],
  images: readonly PromptImage[],
  request: PromptMessage | undefined,
): readonly PromptMessage[] {
  if (images.length === 0) return messages;
  const repeated = messages.findLastIndex(
    ({ role, content }) => role === 'user' && content === request?.content,
  );
  const at = repeated === -1 ? messages.findLastIndex(({ role }) => role === 'user') : repeated;
  return messages.map((message, index) => (index === at ? { ...message, images } : message));
}

const unread = (count: number): string =>
  `\n(The owner attached ${count === 1 ? 'an image' : `${count} images`}, which you cannot see. Follow the words of the request, and say in one short sentence that you did not see ${count === 1 ? 'it' : 'them'}.)`;

/** The messages for a model that reads no images; they name how many it does not see. */
export function withoutImages(messages: readonly PromptMessage[]): readonly PromptMessage[] {
  return messages.map(({ images = [], ...message }) =>
    images.length === 0 ? message : { ...message, content: message.content + unread(images.length) },
  );
}
