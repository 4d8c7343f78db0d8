import { quickPrompts } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';

export interface LocalizedQuickPrompt {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
}

/** The six quick prompts in one language: docs/rules/studio.md#quick-prompts */
export function localizedQuickPrompts(language: Language): readonly LocalizedQuickPrompt[] {
  return quickPrompts.map(({ id, title, prompt }) => ({
    id,
    title: title[language],
    prompt: prompt[language],
  }));
}

/** The quick prompt whose text in either language equals `text`; undefined after any edit. */
export function findQuickPrompt(text: string): { readonly id: string } | undefined {
  return quickPrompts.find(({ prompt }) => prompt.tr === text || prompt.en === text);
}
