import type { ProjectAnalysis, ProjectFiles } from '@kilim/app-kit';
import type { BuiltPrompt } from '../prompt/build-prompt.ts';
import { withImages } from '../providers/prompt-images.ts';
import type { PromptImage, PromptMessage, ProviderRequest } from '../providers/provider.ts';
import type { TurnKind } from './turn-cost.ts';
import { turnRules } from './turn-cost.ts';
import type { TurnRecord } from './turn-record.ts';

/** A started turn with everything needed for its first request. */
export interface TurnContext {
  readonly turn: TurnRecord;
  readonly kind: TurnKind;
  readonly projectName: string;
  readonly files: ProjectFiles;
  readonly prompt: BuiltPrompt;
  /** Of the project before the answer. */
  readonly analysis?: ProjectAnalysis;
  /** Files of the attachments, which the request concerns. */
  readonly attachedPaths?: readonly string[];
  /** Of the prompt; sent with every request of the turn. */
  readonly images?: readonly PromptImage[];
  /** Tokens that an answer may have within the cap of the turn. */
  readonly tokenCap: number;
  /** The answer is a composed draft; the connected model refines it if the user asks for it. */
  readonly isDraft?: boolean;
}

/** Builds a request of the turn: the prompt's messages for the answer, other messages for its repair. */
export function requestOf(context: TurnContext, messages: readonly PromptMessage[]): ProviderRequest {
  const { turn, kind, projectName, files, prompt, images = [] } = context;
  const { temperature } = turnRules[kind];
  return {
    messages: withImages(messages, images, prompt.messages.at(-1)),
    maxTokens: context.tokenCap,
    temperature,
    task: {
      userId: turn.userId,
      prompt: turn.prompt,
      language: turn.language,
      projectName,
      quickPromptId: turn.quickPromptId,
      mode: turn.mode,
      files,
      imageCount: images.length,
    },
  };
}
