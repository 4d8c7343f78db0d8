import type { TurnDelta } from '@kilim/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentMaximum, titleMaximum } from '../answers/reply-summary.ts';
import { emptyProgress, foldDelta } from '../reply-stream/fold-delta.ts';
import { createTurnDeltaBatcher } from './turn-delta-batcher.ts';

describe('createTurnDeltaBatcher', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = () => {
    const published: { sequence: number; delta: TurnDelta }[] = [];
    const batcher = createTurnDeltaBatcher({
      start: emptyProgress,
      interval: 50,
      publish: (sequence, delta) => void published.push({ sequence, delta }),
    });
    return { batcher, published };
  };

  it('publishes at most one batch of joined deltas per interval', () => {
    const { batcher, published } = open();
    batcher.emit({ kind: 'file-start', path: 'a.ts', mode: 'write' });
    for (let at = 0; at < 1_000; at += 1) {
      batcher.emit({ kind: 'file-delta', path: 'a.ts', text: 'x' });
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(50);
    expect(published.length).toBeGreaterThan(10);
    expect(published.length).toBeLessThanOrEqual(22);
  });

  it('shows no more of a text than a chat message stores, and as much of the next one after a reset', () => {
    const { batcher, published } = open();
    for (let at = 0; at < 1_000; at += 1) batcher.emit({ kind: 'explanation', text: 'x'.repeat(2_000) });
    expect(batcher.progress().explanation).toBe('x'.repeat(contentMaximum));
    expect(published).toHaveLength(25);
    batcher.emit({ kind: 'reset' });
    batcher.emit({ kind: 'explanation', text: 'yeni' });
    expect(batcher.progress().explanation).toBe('yeni');
  });

  it('numbers deltas consecutively and reports the progress of all of them', () => {
    const path = fc.constantFrom('a', 'b');
    const delta: fc.Arbitrary<TurnDelta> = fc.oneof(
      fc.record({ kind: fc.constant('title' as const), text: fc.string() }),
      fc.record({ kind: fc.constant('explanation' as const), text: fc.string({ maxLength: 5_000 }) }),
      fc.record({ kind: fc.constant('file-start' as const), path, mode: fc.constant('write' as const) }),
      fc.record({ kind: fc.constant('file-delta' as const), path, text: fc.string() }),
      fc.record({ kind: fc.constant('file-end' as const), path }),
      fc.constant({ kind: 'reset' as const }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(delta, fc.nat(80)), { maxLength: 60 }), (steps) => {
        const { batcher, published } = open();
        for (const [step, pause] of steps) {
          batcher.emit(step);
          vi.advanceTimersByTime(pause);
        }
        batcher.close();
        expect(published.map(({ sequence }) => sequence)).toEqual(published.map((_, at) => at + 1));
        const read = published.reduce(
          (all, { sequence, delta: said }) => foldDelta(all, sequence, said),
          emptyProgress,
        );
        const meant = steps.reduce((all, [said]) => foldDelta(all, 0, said), emptyProgress);
        expect(batcher.progress()).toEqual(read);
        expect({ ...read, sequence: 0 }).toEqual({
          ...meant,
          title: meant.title.slice(0, titleMaximum),
          explanation: meant.explanation.slice(0, contentMaximum),
        });
      }),
    );
  });

  it('splits large deltas', () => {
    const { batcher, published } = open();
    batcher.emit({ kind: 'explanation', text: 'x'.repeat(9_000) });
    batcher.close();
    for (const { delta } of published)
      expect('text' in delta && delta.text.length).toBeLessThanOrEqual(2_000);
  });

  it('flushes when closed and drops pending deltas when discarded', () => {
    const closed = open();
    closed.batcher.emit({ kind: 'title', text: 'a' });
    closed.batcher.close();
    closed.batcher.emit({ kind: 'title', text: 'b' });
    vi.advanceTimersByTime(200);
    expect(closed.published).toHaveLength(1);
    const dropped = open();
    dropped.batcher.emit({ kind: 'title', text: 'a' });
    dropped.batcher.discard();
    vi.advanceTimersByTime(200);
    expect(dropped.published).toEqual([]);
  });
});
