import { expect, it } from 'vitest';
import { keepsCookies } from './request-origin.ts';

it.each([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'same-site' }],
  [true, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  [false, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  [false, {}],
])('expects cookies to be kept (%s) for %o', (expected, headers: Readonly<Record<string, string>>) => {
  expect(keepsCookies((name) => headers[name])).toBe(expected);
});
