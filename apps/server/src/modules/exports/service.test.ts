import { expect, it } from 'vitest';
import { fileNameOf } from './service.ts';

it.each([
  ['Alışveriş Listem', 'Alışveriş Listem.zip'],
  ['a/b\\c:d', 'a b c d.zip'],
  ['..\u202e\u0000', 'app.zip'],
  ['???', 'app.zip'],
])('offers %j as %j', (name, fileName) => {
  expect(fileNameOf(name)).toBe(fileName);
});
