import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { tr } from './tr/index.ts';

/** All texts by dotted key. */
function listTexts(node: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of listTexts(value as object, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();

type Texts = ReadonlyMap<string, string>;

/** Keys whose text is missing or blank in one of the languages. */
function findMissing(one: Texts, other: Texts): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => !one.get(key)?.trim() || !other.get(key)?.trim());
}

/** Keys whose texts use different placeholders; the singular may omit `count`. */
function findUnequalParams(one: Texts, other: Texts): string[] {
  const named = (key: string, text = ''): string =>
    paramsOf(text)
      .filter((name) => !(key.endsWith('_one') && name === 'count'))
      .join();
  return [...one]
    .filter(([key, text]) => named(key, text) !== named(key, other.get(key)))
    .map(([key]) => key);
}

describe('the catalogues', () => {
  const [turkish, english] = [listTexts(tr), listTexts(en)];

  it('have the same keys and no empty text', () => {
    expect(findMissing(turkish, english)).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    expect(findUnequalParams(turkish, english)).toEqual([]);
  });
});

describe('the comparison', () => {
  const both = new Map([['a.b', 'Merhaba {{name}}']]);

  it.each([
    ['finds a missing key', new Map(), ['a.b']],
    ['finds a blank text', new Map([['a.b', '  ']]), ['a.b']],
    ['finds an extra key', new Map([...both, ['a.c', 'x']]), ['a.c']],
    ['accepts equal catalogues', both, []],
  ] as const)('%s', (_name, other, found) => expect(findMissing(both, other)).toEqual(found));

  it.each([
    ['finds a different placeholder', 'Hello {{person}}', ['a.b']],
    ['finds a missing placeholder', 'Hello', ['a.b']],
    ['accepts a placeholder at another position', '{{name}}, hello', []],
  ] as const)('%s', (_name, text, found) =>
    expect(findUnequalParams(both, new Map([['a.b', text]]))).toEqual(found),
  );

  it('requires count in the plural only', () => {
    const texts = (one: string, other: string) => new Map(Object.entries({ n_one: one, n_other: other }));
    const counted = texts('{{count}} dosya', '{{count}} dosya');
    expect(findUnequalParams(counted, texts('One file', '{{count}} files'))).toEqual([]);
    expect(findUnequalParams(counted, texts('One file', 'Files'))).toEqual(['n_other']);
  });
});
