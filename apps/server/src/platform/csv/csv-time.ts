import type { Language } from '@kilim/contract';

const defaultTimezone = 'Europe/Istanbul';
const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;
const options = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Creating a formatter is expensive; there are two languages and a few time zones at a time. */
const kept = new Map<string, Intl.DateTimeFormat>();
const keptMaximum = 50;

function makeFormat(language: Language, timezone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: timezone });
  } catch {
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: defaultTimezone });
  }
}

/** An ISO time as spreadsheets of the language read it: 21.11.2026 18:05 (tr), 21/11/2026 18:05 (en). */
export function formatCsvTime(iso: string, language: Language, timezone: string = defaultTimezone): string {
  const key = `${language} ${timezone}`;
  let format = kept.get(key);
  if (format === undefined) {
    if (kept.size >= keptMaximum) kept.clear();
    format = makeFormat(language, timezone);
    kept.set(key, format);
  }
  return format.format(new Date(iso)).replace(', ', ' ');
}
