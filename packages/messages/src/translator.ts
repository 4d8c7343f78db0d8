import type { Language } from '@kilim/contract';
import type { MessageKey, PartialCatalogue } from './catalogue.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Looks up a text and fills its placeholders; `count` chooses the plural form: docs/rules/texts.md#placeholders */
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

/**
 * Formats a waiting time: seconds below a minute, minutes below two hours, else hours, rounded up so that a retry is never
 * too early.
 */
export function formatDuration(language: Language, seconds: number): string {
  const { unit, size } =
    seconds < 60
      ? { unit: 'second', size: 1 }
      : seconds < 7_200
        ? { unit: 'minute', size: 60 }
        : { unit: 'hour', size: 3_600 };
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / size));
}

/**
 * Creates a translator for a catalogue or for some of its namespaces. Values are not HTML-escaped; React and the mail
 * templates do that. Own code instead of i18next because every page loads it: 0.4 KB instead of 16 KB (minified, gzip).
 */
export function createTranslator(language: Language, catalogue: PartialCatalogue): Translate {
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
