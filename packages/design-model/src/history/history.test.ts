import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Design } from '../model/element.ts';
import { toElementId } from '../model/ids.ts';
import {
  canRedo,
  canUndo,
  closeStep,
  historyMaximum,
  recordStep,
  redo,
  select,
  startHistory,
  undo,
} from './history.ts';

const design = (): Design => ({ screens: [] });
const moment = (value = design()) => ({ design: value, selection: [] });

describe('docs/rules/designer.md#undo', () => {
  it('keeps 20 steps', () => {
    const designs = Array.from({ length: 31 }, design);
    const [first = design(), ...rest] = designs;
    let history = rest.reduce((now, each) => recordStep(now, moment(each)), startHistory(first));
    let steps = 0;
    for (; canUndo(history); steps += 1) history = undo(history);
    expect(steps).toBe(20);
    expect(historyMaximum).toBe(20);
    expect(history.present.design).toBe(designs[10]);
    expect(undo(history)).toBe(history);
  });

  it('restores the identical designs and the selection in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('step', 'undo', 'redo'), { maxLength: 60 }), (moves) => {
        let history = startHistory(design());
        const before = [history.present];
        let at = 0;
        for (const move of moves) {
          if (move === 'step') {
            const next = { design: design(), selection: [toElementId(`e${at}`)] };
            history = recordStep(history, next);
            at += 1;
            before.splice(at, Number.POSITIVE_INFINITY, next);
            continue;
          }
          const isPossible = move === 'undo' ? canUndo(history) : canRedo(history);
          history = move === 'undo' ? undo(history) : redo(history);
          if (isPossible) at += move === 'undo' ? -1 : 1;
        }
        expect(history.present.design).toBe(before[at]?.design);
        expect(history.present.selection).toEqual(before[at]?.selection);
      }),
    );
  });

  it('discards what was undone when a new step follows', () => {
    const history = recordStep(undo(recordStep(startHistory(design()), moment())), moment());
    expect(canRedo(history)).toBe(false);
    expect(redo(history)).toBe(history);
  });

  it('merges steps with one key until they are closed', () => {
    const first = design();
    let history = startHistory(first);
    for (let press = 0; press < 5; press += 1) history = recordStep(history, moment(), 'nudge');
    expect(undo(history).present.design).toBe(first);
    const closed = closeStep(history);
    expect(closeStep(closed)).toBe(closed);
    expect(undo(recordStep(closed, moment(), 'nudge')).present.design).toBe(history.present.design);
  });

  it('does not count a selection as a step', () => {
    const history = select(startHistory(design()), [toElementId('a')]);
    expect(canUndo(history)).toBe(false);
  });
});
