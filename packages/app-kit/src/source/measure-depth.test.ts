import { expect, it } from 'vitest';
import { isTooDeep } from './measure-depth.ts';
import { scanSource } from './scan-source.ts';

const isDeep = (source: string) => isTooDeep(source, scanSource(source, { jsx: true }));

it.each([
  '(',
  '[',
  '{',
  'x=<a>',
  'x=`${',
  '!',
  'x=1+',
  'a?b:',
  'a=>',
  'new ',
  'Array<',
  'if(a)',
  'if(a);else ',
  'a=',
  'class A extends ',
  'function a(){',
  'void ',
  '@',
  'a:',
  ' as B',
  '**1',
  '??a',
])('rejects 20,000 times %j', (part) => {
  expect(isDeep(`${part.repeat(20_000)};`)).toBe(true);
});

it('accepts long files, long lists and deeply nested screens', () => {
  const list = `export const rows = [${'{ id: 1, name: "a", tags: ["b", "c"] },'.repeat(20_000)}];`;
  const file =
    'const a = make(1, (b) => b + 1)\n\nfunction c() { return <View><Text>{a}</Text></View>; }\n'.repeat(300);
  const screen = `x = ${'<View>{on && ('.repeat(40)}<Text>a</Text>${')}</View>'.repeat(40)};`;
  expect([list, file, screen].map(isDeep)).toEqual([false, false, false]);
});
