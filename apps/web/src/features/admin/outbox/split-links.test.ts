import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const origin = 'https://kilim.test';
const link = `${origin}/auth/link?userId=u1&secret=s%20s`;

it('separates links to this site from the rest of a text', () => {
  const text = `Merhaba,\n\n${link}\n\nKilim`;
  const pieces = splitLinks(text, origin);
  expect(pieces).toEqual([
    { text: 'Merhaba,\n\n', href: null },
    { text: link, href: link },
    { text: '\n\nKilim', href: null },
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it.each([
  'https://kilim.test.evil.example/x',
  'http://kilim.test/x',
  'https://kilim.test@evil.example/x',
  'javascript:alert(1)',
  'https://',
  '',
])('makes no link of %j', (text) => {
  expect(splitLinks(`önce ${text} sonra`, origin)).toEqual([{ text: `önce ${text} sonra`, href: null }]);
});

it('returns no pieces for an empty text', () => expect(splitLinks('', origin)).toEqual([]));
