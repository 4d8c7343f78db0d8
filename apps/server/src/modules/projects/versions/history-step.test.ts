import type { TurnId, VersionId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { findHistoryStep, type HistoryMark } from './history-step.ts';

const version = (number: number, more: Partial<HistoryMark> = {}): HistoryMark => ({
  id: `v${number}` as VersionId,
  number,
  reason: 'ai',
  turnId: `t${number}` as TurnId,
  restoredNumber: null,
  title: null,
  ...more,
});
const step = (number: number, restoredNumber: number): HistoryMark =>
  version(number, { reason: 'restore', restoredNumber });
const byHand = (number: number, restoredNumber: number): HistoryMark =>
  version(number, { reason: 'restore', restoredNumber, turnId: null });

/** Numbers of the restored version and of the change. */
const find = (marks: readonly HistoryMark[], direction: 'undo' | 'redo') => {
  const found = findHistoryStep(marks, direction);
  return found && [found.target.number, found.change.number];
};
const three = [version(1), version(2), version(3)];

describe('a step back', () => {
  it('restores the version before the last change', () => expect(find(three, 'undo')).toEqual([2, 3]));

  it('goes one further each time', () => {
    expect(find([...three, step(4, 2)], 'undo')).toEqual([1, 2]);
    expect(find([...three, step(4, 2), step(5, 1)], 'undo')).toBeNull();
  });

  it('after a step forward takes the same change back again', () =>
    expect(find([...three, step(4, 2), step(5, 3)], 'undo')).toEqual([2, 3]));

  it('after a new change takes that change back, and then what was before it', () => {
    const marks = [...three, step(4, 2), version(5)];
    expect(find(marks, 'undo')).toEqual([2, 5]);
    expect(find([...marks, step(6, 2)], 'undo')).toEqual([1, 2]);
  });

  it('takes back a version that was restored by hand', () =>
    expect(find([...three, byHand(4, 1)], 'undo')).toEqual([3, 4]));

  it('does nothing without an earlier version', () => {
    expect(find([version(1)], 'undo')).toBeNull();
    expect(find([], 'undo')).toBeNull();
  });

  it('treats a step to a version that was thinned out as a change', () =>
    expect(find([version(2), version(3), step(4, 1)], 'undo')).toEqual([3, 4]));
});

describe('a step forward', () => {
  it('makes the change again that was undone last', () => {
    expect(find([...three, step(4, 2)], 'redo')).toEqual([3, 3]);
    expect(find([...three, step(4, 2), step(5, 1)], 'redo')).toEqual([2, 2]);
    expect(find([...three, step(4, 2), step(5, 1), step(6, 2)], 'redo')).toEqual([3, 3]);
  });

  it('does nothing without an undone change, also after a new one', () => {
    expect(find(three, 'redo')).toBeNull();
    expect(find([...three, step(4, 2), version(5)], 'redo')).toBeNull();
  });
});
