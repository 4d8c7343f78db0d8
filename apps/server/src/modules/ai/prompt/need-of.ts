import type { TurnMode, UserId } from '@kilim/contract';
import type { ProviderNeed } from '../providers/provider.ts';
import { kindOfPrompt } from './kind-of-prompt.ts';

/** What a prompt of a user needs a provider for. */
export function needOf(
  userId: UserId,
  prompt: string,
  quickPromptId: string | null,
  mode: TurnMode = 'build',
): ProviderNeed {
  const kind = kindOfPrompt(prompt.trim(), quickPromptId, mode);
  return { userId, task: kind === 'chat' ? 'question' : 'change' };
}
