import type { Turn, TurnDelta } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { applyTurnDelta } from './apply-turn-delta.ts';

function applyAll(turn: Turn, deltas: readonly TurnDelta[]): Turn {
  return deltas.reduce((current, delta, index) => {
    const result = applyTurnDelta(current, index + 1, delta);
    if (result.kind !== 'applied') throw new Error(`delta ${index + 1} was ${result.kind}`);
    return result.turn;
  }, turn);
}

describe('applyTurnDelta', () => {
  it('appends to title, explanation and files', () => {
    const turn = applyAll(makeTurn(), [
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

  it('clears everything on a reset', () => {
    const turn = applyAll(makeTurn(), [
      { kind: 'title', text: 'old' },
      { kind: 'file-start', path: 'a.ts', mode: 'write' },
      { kind: 'reset' },
      { kind: 'title', text: 'new' },
    ]);
    expect(turn.progress).toEqual({ sequence: 4, title: 'new', explanation: '', files: [] });
  });

  it('replaces a file that is written again', () => {
    const turn = applyAll(makeTurn(), [
      { kind: 'file-start', path: 'a.ts', mode: 'write' },
      { kind: 'file-delta', path: 'a.ts', text: 'first' },
      { kind: 'file-start', path: 'a.ts', mode: 'edit' },
    ]);
    expect(turn.progress.files).toEqual([{ path: 'a.ts', mode: 'edit', content: '', isDone: false }]);
  });

  it('ignores a delta that the snapshot already includes', () => {
    const turn = makeTurn({ progress: { sequence: 5, title: 'x', explanation: '', files: [] } });
    expect(applyTurnDelta(turn, 5, { kind: 'title', text: 'y' })).toEqual({ kind: 'duplicate' });
  });

  it('reports a gap when a delta is missing', () => {
    expect(applyTurnDelta(makeTurn(), 2, { kind: 'title', text: 'y' })).toEqual({ kind: 'gap' });
  });

  it('gives the same text however it is split into deltas', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (pieces) => {
        const turn = applyAll(
          makeTurn(),
          pieces.map((text) => ({ kind: 'explanation', text })),
        );
        expect(turn.progress.explanation).toBe(pieces.join(''));
      }),
    );
  });
});
