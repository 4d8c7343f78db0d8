import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { createTranslator, type MessageParams, tr } from './index.ts';
import { formatDuration } from './translator.ts';

/** All keys without plural suffixes, with their texts. */
function listKeys(node: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[(prefix + name).replace(/_(one|other)$/, ''), value] as [string, string]]
      : listKeys(value as object, `${prefix}${name}.`),
  );
}

/** i18next, whose syntax the catalogues use, as the reference implementation. */
function createReference(language: string, catalogue: object) {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: catalogue } },
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('duration', (value: unknown, as) =>
    formatDuration(as === 'en' ? 'en' : 'tr', Number(value)),
  );
  return (key: string, params: MessageParams) => String(instance.t(key, { ...params }));
}

describe.each([
  ['tr', tr],
  ['en', en],
] as const)('the translator in %s', (language, catalogue) => {
  const translate = createTranslator(language, catalogue);
  const reference = createReference(language, catalogue);

  it('formats every text like i18next, in every plural form', () => {
    for (const [key, text] of listKeys(catalogue)) {
      const named = Object.fromEntries(
        [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [name, `<${name}> $& {{x}}`]),
      );
      for (const count of [0, 1, 2, 21, 1_000]) {
        const params = { ...named, count };
        expect(translate(key as never, params)).toBe(reference(key, params));
      }
    }
  });
});

it('returns the key of a missing text', () => {
  const translate = createTranslator('tr', { common: tr.common });
  expect(translate('home.title', { siteName: 'Kilim' })).toBe('home.title');
  expect(translate('constructor' as never)).toBe('constructor');
});

it.each([
  [1, '1 saniye', '1 second'],
  [45, '45 saniye', '45 seconds'],
  [59.2, '60 saniye', '60 seconds'],
  [60, '1 dakika', '1 minute'],
  [61, '2 dakika', '2 minutes'],
  [3_600, '60 dakika', '60 minutes'],
  [7_200, '2 saat', '2 hours'],
  [41_000, '12 saat', '12 hours'],
])('formats %s seconds', (seconds, turkish, english) => {
  expect([formatDuration('tr', seconds), formatDuration('en', seconds)]).toEqual([turkish, english]);
});
