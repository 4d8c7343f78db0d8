import type { PromptImageType } from '@kilim/contract';

/** What an image is, as its bytes say. */
export interface ImageFacts {
  readonly hash: string;
  readonly mediaType: PromptImageType;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** An image as models are sent it. */
export interface ImageContent extends ImageFacts {
  readonly base64: string;
}
