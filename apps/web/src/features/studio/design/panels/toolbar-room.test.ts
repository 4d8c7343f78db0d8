import { expect, it } from 'vitest';
import { fitToolbar } from './toolbar-room.ts';

it('keeps in the bar what fits into one row', () => {
  expect(fitToolbar(0, false)).toEqual({ hasTools: true, hasView: true, hasWords: true });
  expect(fitToolbar(1_200, true)).toEqual({ hasTools: true, hasView: true, hasWords: true });
  expect(fitToolbar(768, false)).toEqual({ hasTools: false, hasView: true, hasWords: true });
  expect(fitToolbar(768, true)).toEqual({ hasTools: false, hasView: false, hasWords: true });
  expect(fitToolbar(390, false)).toEqual({ hasTools: false, hasView: false, hasWords: false });
  expect(fitToolbar(390, true)).toEqual({ hasTools: false, hasView: false, hasWords: false });
});
