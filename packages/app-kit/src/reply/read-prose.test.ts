import { expect, it } from 'vitest';
import { readProse } from './read-prose.ts';

it.each([
  ['Sepet bir liste tutar.', 'Sepet bir liste tutar.'],
  ['Şöyle olur.\n<file path="src/App.tsx">\nx\n</file>', 'Şöyle olur.'],
  [
    'Şöyle olur.\n<edit path="src/App.tsx">\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n</edit>\nBitti.',
    'Şöyle olur.\n\nBitti.',
  ],
  ['{"title":"Sepet","explanation":"Toplam eklenir.","files":{"src/App.tsx":"x"}}', 'Toplam eklenir.'],
  ['<think>Belki</think>Evet.', 'Evet.'],
  ['<file path="src/App.tsx">\nx\n</file>', ''],
  ['{"title":"yarım', ''],
])('reads only the words of %j', (text, words) => {
  expect(readProse(text)).toBe(words);
});
