import { quickPrompts } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';

export interface LocalizedQuickPrompt {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
}

/** The six ready prompts in the person's language (customer.md §9). */
export function localizedQuickPrompts(language: Language): readonly LocalizedQuickPrompt[] {
  return quickPrompts.map(({ id, title, prompt }) => ({
    id,
    title: title[language],
    prompt: prompt[language],
  }));
}

/** The ready prompt that a text is word for word, in whatever language; an edited one is a prompt of one's own. */
export function findQuickPrompt(text: string): { readonly id: string } | undefined {
  return quickPrompts.find(({ prompt }) => prompt.tr === text || prompt.en === text);
}
