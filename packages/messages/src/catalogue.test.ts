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

describe('the catalogues', () => {
  const [turkish, english] = [listTexts(tr), listTexts(en)];

  it('hold the same keys and leave none empty', () => {
    expect([...english.keys()].sort()).toEqual([...turkish.keys()].sort());
    expect([...turkish, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('name the same params in both languages', () => {
    const withoutNumber = (key: string, params: string[]) =>
      key.endsWith('_one') ? params.filter((name) => name !== 'count') : params;
    const unequal = [...turkish].filter(([key, text]) => {
      const [one, other] = [paramsOf(text), paramsOf(english.get(key) ?? '')];
      return withoutNumber(key, one).join() !== withoutNumber(key, other).join();
    });
    expect(unequal.map(([key]) => key)).toEqual([]);
  });
});
