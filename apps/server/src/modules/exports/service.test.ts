import { expect, it } from 'vitest';
import { fileNameOf } from './service.ts';

it.each([
  ['Alışveriş Listem', 'Alışveriş Listem.zip'],
  ['a/b\\c:d', 'a b c d.zip'],
  ['..\u202e\u0000', 'app.zip'],
  ['???', 'app.zip'],
])('converts %j to %j', (name, fileName) => {
  expect(fileNameOf(name)).toBe(fileName);
});
