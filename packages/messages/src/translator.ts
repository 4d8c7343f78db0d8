import type { Language } from '@kilim/contract';
import { createInstance } from 'i18next';
import type { Catalogue, MessageKey } from './catalogue.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Looks a text up and fills its `{{params}}`; `count` picks the plural form. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** A translator over one catalogue. Values are not HTML-escaped: React and the mail templates do that. */
export function createTranslator(language: Language, catalogue: Catalogue): Translate {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: catalogue } },
    interpolation: { escapeValue: false },
  });
  return (key, params) => String(instance.t(key as string, { ...params }));
}
