import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChangedLines } from './count-changed-lines.ts';

function longestCommonLength(left: readonly string[], right: readonly string[]): number {
  const row = Array.from({ length: right.length + 1 }, () => 0);
  for (const item of left) {
    let diagonal = 0;
    for (const [index, other] of right.entries()) {
      const above = row[index + 1] ?? 0;
      row[index + 1] = item === other ? diagonal + 1 : Math.max(above, row[index] ?? 0);
      diagonal = above;
    }
  }
  return row[right.length] ?? 0;
}

describe('countChangedLines', () => {
  it('agrees with the shortest edit script', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 });
    fc.assert(
      fc.property(lines, lines, (left, right) => {
        const common = longestCommonLength(left, right);
        const join = (items: readonly string[]) => items.map((item) => `${item}\n`).join('');
        expect(countChangedLines(join(left), join(right))).toEqual({
          added: right.length - common,
          removed: left.length - common,
        });
      }),
    );
  });

  it('counts all lines of a new and of an emptied file', () => {
    expect(countChangedLines('', 'a\nb')).toEqual({ added: 2, removed: 0 });
    expect(countChangedLines('a\nb\n', '')).toEqual({ added: 0, removed: 2 });
  });

  it('counts all lines of a large rewritten file', () => {
    const file = (mark: string) => Array.from({ length: 5000 }, (_, index) => `${mark}${index}`).join('\n');
    expect(countChangedLines(file('a'), file('b'))).toEqual({ added: 5000, removed: 5000 });
  });
});
