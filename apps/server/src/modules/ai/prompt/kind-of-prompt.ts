import { detectIntent } from '@kilim/app-kit';
import type { TurnKind } from '../policy.ts';

// A word for a change beside a word for an explanation: `hikâye anlatan bir uygulama yap` asks for an app.
const asksForChange =
  /(?<!\p{L})(?:ekle|yap(?:ı?p|ar|ın|alım)?(?!\p{L})|oluştur|değiştir|düzelt|onar|kaldır|sil(?!\p{L})|güncelle|taşı|çevir|add|make|create|build|change|fix|repair|remove|delete|update|replace|turn|implement)/iu;

/**
 * Whether a prompt asks for a change or for words (intent 'explain' of customer.md §9). A prompt that asks for both
 * is a change: its explanation comes along anyway. The quick prompts all build something.
 */
export function kindOfPrompt(prompt: string, quickPromptId: string | null): TurnKind {
  if (quickPromptId !== null) return 'generation';
  return detectIntent(prompt).name === 'explain' && !asksForChange.test(prompt) ? 'chat' : 'generation';
}
