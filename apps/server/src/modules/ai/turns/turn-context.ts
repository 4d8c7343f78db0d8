import type { ProjectFiles } from '@kilim/app-kit';
import type { BuiltPrompt } from '../prompt/build-prompt.ts';
import type { PromptMessage, ProviderRequest } from '../providers/provider.ts';
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
  /** Tokens that an answer may have within the cap of the turn. */
  readonly tokenCap: number;
  /** The answer is a composed draft; the connected model refines it if the user asks for it. */
  readonly isDraft?: boolean;
}

/** Builds a request of the turn: the prompt's messages for the answer, other messages for its repair. */
export function requestOf(context: TurnContext, messages: readonly PromptMessage[]): ProviderRequest {
  const { turn, kind, projectName, files } = context;
  const { temperature } = turnRules[kind];
  return {
    messages,
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
    },
  };
}
