// @vitest-environment happy-dom
import type { Turn } from '@kilim/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { useWrittenNames } from './use-written-names.ts';

const progress = {
  sequence: 3,
  title: '',
  explanation: '',
  files: [
    { path: 'a.ts', mode: 'write', content: '', isDone: true },
    { path: 'b.ts', mode: 'delete', content: '', isDone: true },
  ],
};

interface Input {
  readonly turn: Turn | null;
  readonly revision: number;
}

const render = (initialProps: Input) =>
  renderHook(({ turn, revision }: Input) => useWrittenNames(turn, revision), { initialProps });

it('keeps the names of an ended answer until the files of the project are read again', () => {
  const { result, rerender } = render({ turn: makeTurn({ progress }), revision: 1 });
  expect(result.current).toEqual(['a.ts']);
  const ended = makeTurn({ progress, status: 'done' });
  rerender({ turn: ended, revision: 1 });
  expect(result.current).toEqual(['a.ts']);
  rerender({ turn: ended, revision: 2 });
  expect(result.current).toEqual([]);
});

it('removes the names of a failed answer', () => {
  const { result, rerender } = render({ turn: makeTurn({ progress }), revision: 1 });
  rerender({ turn: makeTurn({ progress, status: 'failed' }), revision: 1 });
  expect(result.current).toEqual([]);
});
