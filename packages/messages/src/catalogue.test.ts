import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { tr } from './tr/index.ts';

/** Every text by its dotted key. */
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

/** Keys that only one of the languages has, or whose text is blank in one. */
function findMissing(one: Texts, other: Texts): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => !one.get(key)?.trim() || !other.get(key)?.trim());
}

/** Keys whose texts name different params; the singular may leave its number out. */
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

  it('hold the same keys and leave none empty', () => {
    expect(findMissing(turkish, english)).toEqual([]);
  });

  it('name the same params in both languages', () => {
    expect(findUnequalParams(turkish, english)).toEqual([]);
  });
});

describe('what would be found', () => {
  const both = new Map([['a.b', 'Merhaba {{name}}']]);

  it.each([
    ['a key that one language lacks', new Map(), ['a.b']],
    ['a blank text', new Map([['a.b', '  ']]), ['a.b']],
    ['a key too many', new Map([...both, ['a.c', 'x']]), ['a.c']],
    ['nothing', both, []],
  ] as const)('%s', (_name, other, found) => expect(findMissing(both, other)).toEqual(found));

  it.each([
    ['another param', 'Hello {{person}}', ['a.b']],
    ['a param that is left out', 'Hello', ['a.b']],
    ['the same param in another place', '{{name}}, hello', []],
  ] as const)('%s', (_name, text, found) =>
    expect(findUnequalParams(both, new Map([['a.b', text]]))).toEqual(found),
  );

  it('a number is asked for in the plural, not in the singular', () => {
    const texts = (one: string, other: string) => new Map(Object.entries({ n_one: one, n_other: other }));
    const counted = texts('{{count}} dosya', '{{count}} dosya');
    expect(findUnequalParams(counted, texts('One file', '{{count}} files'))).toEqual([]);
    expect(findUnequalParams(counted, texts('One file', 'Files'))).toEqual(['n_other']);
  });
});
