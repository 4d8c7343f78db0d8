import { createTranslator, en, tr } from '@kilim/messages';
import { expect, it } from 'vitest';
import { describeLines } from './describe-lines.ts';

it('names one line and several', () => {
  expect(describeLines(1, 3, createTranslator('en', en))).toBe('1 line added, 3 lines removed');
  expect(describeLines(2, 1, createTranslator('tr', tr))).toBe('2 satır eklendi, 1 satır silindi');
});
