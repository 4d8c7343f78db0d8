import { expect, it } from 'vitest';
import { parseReply } from './parse-reply.ts';
import { readWords } from './read-words.ts';

const cases: readonly [string, string, string | undefined][] = [
  ['an explanation', 'Sepet `useCart` içinde tutulur.', 'Sepet `useCart` içinde tutulur.'],
  ['a question', '<ask>Hangi renk?</ask>', 'Hangi renk?'],
  ['a question with prose', 'Tamam.\n<ask>\nHangi ekran?\n</ask>\n', 'Tamam.\n\nHangi ekran?'],
  ['a question that was not closed', '<ask>Hangi renk?', 'Hangi renk?'],
  ['words after reasoning', '<think><file path="a.ts">x</file></think>Merhaba', 'Merhaba'],
  ['words after the end of reasoning', 'taslak <file path="a.ts">x</file></think>Merhaba', 'Merhaba'],
  [
    'code without a path',
    'Şöyle:\n```tsx\nconst a = { b: 1 };\n```',
    'Şöyle:\n```tsx\nconst a = { b: 1 };\n```',
  ],
  ['an object in code', 'Ayar: `{}` ve `{"a": 1}`.', 'Ayar: `{}` ve `{"a": 1}`.'],
  ['a comparison', 'a < b ve <View> etiketi', 'a < b ve <View> etiketi'],
  ['a block', 'Tamam <file path="a.ts">x</file>', undefined],
  ['a block that is open', 'Tamam <file path="a.ts">x', undefined],
  ['a question with a change', '<ask>Uygun mu?</ask><delete path="a.ts"/>', undefined],
  ['half a tag', 'Tamam\n<fi', undefined],
  ['half a tag with a path', 'Tamam\n<file path="src/a', undefined],
  ['a comparison at the end', 'a <b', 'a <b'],
  ['half an object', '{"title":"a","files":{"a.ts":"yar', undefined],
  ['half an object in prose', 'İşte:\n{"title":"a","files":{"a.ts":"yar', undefined],
  ['a list', '[{"path":"a.ts"}]', undefined],
  ['a file in a fence', '**src/a.ts**\n```ts\nexport const a = 1;\n```', undefined],
  ['a web page', '<!DOCTYPE html><p>502', undefined],
  ['nothing', ' \n', undefined],
  ['reasoning alone', '<think>düşünüyorum', undefined],
];

it.each(cases)('reads the words of %s', (_, text, words) => {
  expect(readWords(text)).toBe(words);
});

it('reads blocks after prose that contains objects', () => {
  for (const prose of ['Durum `useState({})` ile tutulur.', 'Ayar: {"a": 1}', 'Örnek: {"title": "x"}']) {
    const read = parseReply(`${prose}\n<file path="src/a.ts">\nexport const a = 1;\n</file>`);
    expect(read).toMatchObject({ ok: true, value: { files: { 'src/a.ts': 'export const a = 1;\n' } } });
  }
});
