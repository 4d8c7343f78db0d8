import { detectIntent } from '@kilim/app-kit';
import type { TurnMode } from '@kilim/contract';
import type { TurnKind } from '../turns/turn-cost.ts';

// Words that ask for a change, which win over words for an explanation: `hikâye anlatan bir uygulama yap`.
const asksForChange =
  /(?<!\p{L})(?:ekle|yap(?:ı?p|ar|ın|alım)?(?!\p{L})|oluştur|değiştir|düzelt|onar|kaldır|sil(?!\p{L})|güncelle|taşı|çevir|add|make|create|build|change|fix|repair|remove|delete|update|replace|turn|implement)/iu;

/**
 * Whether a prompt asks for a change or only for an explanation (docs/rules/turns.md#kind). A prompt that asks for both
 * is a change, because its answer has an explanation too. Quick prompts always ask for a change; a question and a plan
 * never do.
 */
export function kindOfPrompt(
  prompt: string,
  quickPromptId: string | null,
  mode: TurnMode = 'build',
): TurnKind {
  if (mode !== 'build') return 'chat';
  if (quickPromptId !== null) return 'generation';
  return detectIntent(prompt).name === 'explain' && !asksForChange.test(prompt) ? 'chat' : 'generation';
}
