import type { Language } from '@kilim/contract';
import type { Catalogue, MessageKey } from './catalogue.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Looks a text up and fills its `{{params}}`, `{{seconds, duration}}` as a time; `count` picks the plural form. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

function findText(catalogue: object, key: string): string | undefined {
  let node: unknown = catalogue;
  for (const name of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[name];
  }
  return typeof node === 'string' ? node : undefined;
}

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(duration)\s*)?\}\}/g;

/** Seconds as people say them: seconds below a minute, else minutes, rounded up so that nobody comes back too early. */
export function formatDuration(language: Language, seconds: number): string {
  const isShort = seconds < 60;
  const unit = isShort ? 'second' : 'minute';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(isShort ? seconds : seconds / 60));
}

/**
 * A translator over one catalogue, or the part of it that a page has. Values are not HTML-escaped: React and the mail
 * templates do that. Own and small, because every page loads it: the texts need params and plural forms, nothing more.
 */
export function createTranslator(language: Language, catalogue: Partial<Catalogue>): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const { count } = params;
    const plural =
      typeof count === 'number' ? findText(catalogue, `${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? findText(catalogue, key) ?? key;
    return text.replaceAll(placeholder, (_match: string, name: string, format: string | undefined) => {
      const value = params[name] ?? '';
      return format === undefined ? String(value) : formatDuration(language, Number(value));
    });
  };
}
