import type { Turn, TurnDelta } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTurn } from './fold-turn.ts';
import { makeTurn } from './turn-fixture.ts';

function foldAll(turn: Turn, deltas: readonly TurnDelta[]): Turn {
  return deltas.reduce((folded, delta, index) => {
    const result = foldTurn(folded, index + 1, delta);
    if (result.kind !== 'folded') throw new Error(`delta ${index + 1} was ${result.kind}`);
    return result.turn;
  }, turn);
}

describe('folding deltas into a turn', () => {
  it('grows title, explanation and files', () => {
    const turn = foldAll(makeTurn(), [
      { kind: 'title', text: 'Ki' },
      { kind: 'title', text: 'lim' },
      { kind: 'explanation', text: 'Ready.' },
      { kind: 'file-start', path: 'src/App.tsx', mode: 'write' },
      { kind: 'file-delta', path: 'src/App.tsx', text: 'export ' },
      { kind: 'file-delta', path: 'src/App.tsx', text: 'default' },
      { kind: 'file-end', path: 'src/App.tsx' },
      { kind: 'status', status: 'checking' },
    ]);
    expect(turn.status).toBe('checking');
    expect(turn.progress).toEqual({
      sequence: 8,
      title: 'Kilim',
      explanation: 'Ready.',
      files: [{ path: 'src/App.tsx', mode: 'write', content: 'export default', isDone: true }],
    });
  });

  it('starts over after a reset', () => {
    const turn = foldAll(makeTurn(), [
      { kind: 'title', text: 'old' },
      { kind: 'file-start', path: 'a.ts', mode: 'write' },
      { kind: 'reset' },
      { kind: 'title', text: 'new' },
    ]);
    expect(turn.progress).toEqual({ sequence: 4, title: 'new', explanation: '', files: [] });
  });

  it('shows a file that is written again once, with its new content', () => {
    const turn = foldAll(makeTurn(), [
      { kind: 'file-start', path: 'a.ts', mode: 'write' },
      { kind: 'file-delta', path: 'a.ts', text: 'first' },
      { kind: 'file-start', path: 'a.ts', mode: 'edit' },
    ]);
    expect(turn.progress.files).toEqual([{ path: 'a.ts', mode: 'edit', content: '', isDone: false }]);
  });

  it('leaves a delta alone that the snapshot holds', () => {
    const turn = makeTurn({ progress: { sequence: 5, title: 'x', explanation: '', files: [] } });
    expect(foldTurn(turn, 5, { kind: 'title', text: 'y' })).toEqual({ kind: 'known' });
  });

  it('asks for the turn when a delta is missing', () => {
    expect(foldTurn(makeTurn(), 2, { kind: 'title', text: 'y' })).toEqual({ kind: 'gap' });
  });

  it('gives the same words however they were cut into deltas', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (pieces) => {
        const turn = foldAll(
          makeTurn(),
          pieces.map((text) => ({ kind: 'explanation', text })),
        );
        expect(turn.progress.explanation).toBe(pieces.join(''));
      }),
    );
  });
});
