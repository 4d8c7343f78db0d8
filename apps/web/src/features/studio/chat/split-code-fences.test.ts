import { expect, it } from 'vitest';
import { splitCodeFences } from './split-code-fences.ts';

it('leaves a text without fences whole', () => {
  expect(splitCodeFences('a `b` *c*')).toEqual([{ kind: 'text', text: 'a `b` *c*' }]);
});

it('takes fenced code out, in order', () => {
  expect(splitCodeFences('fix\n\n```tsx\n> 1 | x\n    | ^\n```\nplease')).toEqual([
    { kind: 'text', text: 'fix' },
    { kind: 'code', text: '> 1 | x\n    | ^' },
    { kind: 'text', text: 'please' },
  ]);
});

it('keeps an open fence as words', () => {
  expect(splitCodeFences('```\nx')).toEqual([{ kind: 'text', text: '```\nx' }]);
});
