import type { ProjectFiles } from '@kilim/app-kit';
import type { TurnKind } from '../policy.ts';
import { turnRules } from '../policy.ts';
import type { BuiltPrompt } from '../prompt/build-prompt.ts';
import type { PromptMessage, ProviderRequest } from '../providers/provider.ts';
import type { TurnRecord } from './turn-record.ts';

/** A started turn with everything that its first request needs. */
export interface TurnJob {
  readonly turn: TurnRecord;
  readonly kind: TurnKind;
  readonly projectName: string;
  readonly files: ProjectFiles;
  readonly prompt: BuiltPrompt;
}

/** The request of a turn: for its answer, or with other messages for the repair of that answer. */
export function requestOf(job: TurnJob, messages: readonly PromptMessage[]): ProviderRequest {
  const { turn, kind, projectName, files } = job;
  const { tokenCap, temperature } = turnRules[kind];
  return {
    format: kind === 'chat' ? 'text' : 'reply',
    messages,
    maxTokens: tokenCap,
    temperature,
    task: {
      userId: turn.userId,
      prompt: turn.prompt,
      language: turn.language,
      projectName,
      quickPromptId: turn.quickPromptId,
      files,
    },
  };
}
