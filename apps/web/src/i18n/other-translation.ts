import type { Language } from '@kilim/contract';
import { createTranslator } from '@kilim/messages/translator';
import { mergeCatalogues } from './merge-catalogues.ts';
import { loadNamespace, type MessageNamespace } from './namespaces.ts';
import type { Translation } from './translation.ts';

/** The texts of some namespaces in any language, for a preview beside the page's own language. */
export async function loadOtherTranslation(
  language: Language,
  namespaces: readonly MessageNamespace[],
): Promise<Translation> {
  const parts = await Promise.all(namespaces.map((name) => loadNamespace(language, name)));
  return { language, translate: createTranslator(language, parts.reduce(mergeCatalogues)) };
}
