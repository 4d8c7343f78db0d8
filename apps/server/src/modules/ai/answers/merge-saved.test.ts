import { describe, expect, it } from 'vitest';
import { mergeSaved } from './merge-saved.ts';

const text = (...lines: string[]): string => lines.join('\n');
const base = { 'a.ts': text('1', '2', '3', '4', '5'), 'b.ts': 'b' };

describe('mergeSaved', () => {
  it.each([
    ['nothing was saved', { ...base, 'b.ts': 'answer' }, {}, { ...base, 'b.ts': 'answer' }],
    [
      'another file was saved',
      { ...base, 'b.ts': 'answer' },
      { 'c.ts': 'mine' },
      { ...base, 'b.ts': 'answer', 'c.ts': 'mine' },
    ],
    [
      'another place of the file was saved',
      { ...base, 'a.ts': text('1', '2', '3', '4', 'answer') },
      { 'a.ts': text('mine', '2', '3', '4', '5') },
      { ...base, 'a.ts': text('mine', '2', '3', '4', 'answer') },
    ],
    ['both wrote the same', { ...base, 'b.ts': 'same' }, { 'b.ts': 'same' }, { ...base, 'b.ts': 'same' }],
    [
      'a file was deleted that the answer leaves',
      { ...base, 'a.ts': '1' },
      { 'b.ts': null },
      { 'a.ts': '1' },
    ],
    ['the answer deletes a file', { 'a.ts': base['a.ts'] }, {}, { 'a.ts': base['a.ts'] }],
  ])('keeps both changes when %s', (_, answered, saved, files) => {
    expect(mergeSaved(base, answered, saved)).toMatchObject({ ok: true, files });
  });

  it.each([
    ['the same line was saved', { ...base, 'b.ts': 'answer' }, { 'b.ts': 'mine' }, 'mine', 'answer'],
    [
      'the answer changes a file that was deleted',
      { ...base, 'b.ts': 'answer' },
      { 'b.ts': null },
      '',
      'answer',
    ],
    ['the answer deletes a file that was saved', { 'a.ts': base['a.ts'] }, { 'b.ts': 'mine' }, 'mine', ''],
    ['both created the file', { ...base, 'c.ts': 'answer' }, { 'c.ts': 'mine' }, 'mine', 'answer'],
  ])('returns both sides when %s', (_, answered, saved, mine, theirs) => {
    expect(mergeSaved(base, answered, saved)).toMatchObject({
      ok: false,
      error: { type: 'turn_conflict', params: { line: 1, mine, theirs } },
    });
  });
});
