import { expect, it } from 'vitest';
import { splitFences } from './split-fences.ts';

it('leaves a text without fences whole', () => {
  expect(splitFences('a `b` *c*')).toEqual([{ kind: 'words', text: 'a `b` *c*' }]);
});

it('takes fenced code out, in order', () => {
  expect(splitFences('fix\n\n```tsx\n> 1 | x\n    | ^\n```\nplease')).toEqual([
    { kind: 'words', text: 'fix' },
    { kind: 'code', text: '> 1 | x\n    | ^' },
    { kind: 'words', text: 'please' },
  ]);
});

it('keeps an open fence as words', () => {
  expect(splitFences('```\nx')).toEqual([{ kind: 'words', text: '```\nx' }]);
});
