import { expect, it } from 'vitest';
import { splitCodeFences } from './split-code-fences.ts';

it('returns a text without fences as one part', () => {
  expect(splitCodeFences('a `b` *c*')).toEqual([{ kind: 'text', text: 'a `b` *c*' }]);
});

it('separates text and code in order', () => {
  expect(splitCodeFences('fix\n\n```tsx\n> 1 | x\n    | ^\n```\nplease')).toEqual([
    { kind: 'text', text: 'fix' },
    { kind: 'code', text: '> 1 | x\n    | ^' },
    { kind: 'text', text: 'please' },
  ]);
});

it('treats an unclosed fence as text', () => {
  expect(splitCodeFences('```\nx')).toEqual([{ kind: 'text', text: '```\nx' }]);
});
