import type { Credits, Language, UserId } from '@kilim/contract';

export interface ComponentRequest {
  readonly userId: UserId;
  readonly prompt: string;
  readonly language: Language;
  /** Of the screen, in pixels. */
  readonly width: number;
  readonly projectName: string;
}

export interface ComponentsAnswer {
  /** A JSON object with elements; null where the built-in set answers. */
  readonly answer: string | null;
  readonly charged: Credits;
}
