import { describe, expect, it } from 'vitest';
import {
  listLanguageAlternates,
  readLanguageParam,
  removeLanguageParam,
  setLanguageParam,
} from './language-param.ts';

describe('the lang parameter', () => {
  it.each([
    ['', null],
    ['?lang=en', 'en'],
    ['?mode=register&lang=tr', 'tr'],
    ['?lang=de', null],
    ['?lang=EN', null],
    ['?lang=', null],
    ['?lang=en"><script>', null],
    ['?language=en', null],
  ])('reads %j as %s', (search, asked) => expect(readLanguageParam(search)).toBe(asked));

  it.each([
    ['', ''],
    ['?lang=en', ''],
    ['?mode=register&lang=tr', '?mode=register'],
    ['?next=%2Fsettings%3Ftab%3Dbilling', '?next=%2Fsettings%3Ftab%3Dbilling'],
  ])('reduces %j to %j', (search, rest) => expect(removeLanguageParam(search)).toBe(rest));

  it('lists both languages and the default', () => {
    expect(listLanguageAlternates('https://kilim.test/pricing')).toEqual([
      { hrefLang: 'tr', address: 'https://kilim.test/pricing?lang=tr' },
      { hrefLang: 'en', address: 'https://kilim.test/pricing?lang=en' },
      { hrefLang: 'x-default', address: 'https://kilim.test/pricing' },
    ]);
    expect(setLanguageParam('/pricing', null)).toBe('/pricing');
    for (const { hrefLang, address } of listLanguageAlternates('https://kilim.test/'))
      expect(readLanguageParam(new URL(address).search) ?? 'x-default').toBe(hrefLang);
  });
});
