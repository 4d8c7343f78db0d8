import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderCodeFrame } from './code-frame.ts';
import { findSpecifier } from './find-specifier.ts';
import { indexOfByte, positionAt } from './text-position.ts';

describe('text positions', () => {
  it('converts UTF-8 offsets to indexes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, seed) => {
        const points = Array.from(text);
        const head = points.slice(0, points.length === 0 ? 0 : seed % (points.length + 1)).join('');
        expect(indexOfByte(text, new TextEncoder().encode(head).length)).toBe(head.length);
      }),
    );
  });

  it('counts lines and columns from 1', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(), (lines, seed) => {
        const text = lines.join('\n');
        const index = text.length === 0 ? 0 : seed % (text.length + 1);
        const before = text.slice(0, index).split('\n');
        expect(positionAt(text, index)).toEqual({
          line: before.length,
          column: (before.at(-1) ?? '').length + 1,
        });
      }),
    );
  });

  it('renders a code frame', () => {
    expect(renderCodeFrame('a\nb\nc\nd = ;\ne\nf\ng', 4, 5)).toBe(
      ['  2 | b', '  3 | c', '> 4 | d = ;', '    |     ^', '  5 | e', '  6 | f'].join('\n'),
    );
  });

  it('finds the import of a specifier and not an equal string', () => {
    const source = "const a = './x';\nimport b from './x';\nimport './x';";
    expect(findSpecifier(source, './x')).toEqual({ line: 2, column: 15 });
    expect(findSpecifier("const c = () => import( './y.z' )", './y.z')).toEqual({ line: 1, column: 25 });
    expect(findSpecifier('nothing', './y')).toBeNull();
  });
});
