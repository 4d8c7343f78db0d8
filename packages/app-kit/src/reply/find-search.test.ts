import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSearch } from './find-search.ts';

const content =
  'function a() {\n  const x = 1;  \n  if (x) {\n    run(x);\n  }\n}\n\nfunction b() {\n  run(2);\n}\n';

function edit(search: string, replace: string, text = content): string {
  const result = findSearch(text, search, replace);
  if (result.kind !== 'found') return result.kind;
  const { start, end, replace: written } = result.place;
  return text.slice(0, start) + written + text.slice(end);
}

describe('findSearch', () => {
  it.each([
    ['exactly', 'run(2)', 'run(3)', content.replace('run(2)', 'run(3)')],
    ['a part of a line', 'x = 1', 'x = 2', content.replace('x = 1', 'x = 2')],
    [
      'by lines without trailing spaces',
      '  const x = 1;\n  if (x) {',
      '  const x = 2;\n  if (x) {',
      content.replace('const x = 1;  ', 'const x = 2;'),
    ],
    [
      'with other line ends',
      '  const x = 1;\r\n  if (x) {',
      '  if (true) {',
      content.replace('  const x = 1;  \n  if (x) {', '  if (true) {'),
    ],
    [
      'by lines without indentation, and indents the replacement',
      'if (x) {\n  run(x);\n}',
      'if (x) {\n  run(x);\n  stop();\n}',
      content.replace('    run(x);\n', '    run(x);\n    stop();\n'),
    ],
    ['with empty lines around', '\n\nif (x) {\n\n', 'if (!x) {\n', content.replace('if (x) {', 'if (!x) {')],
  ])('matches %s', (_, search, replace, expected) => {
    expect(edit(search, replace)).toBe(expected);
  });

  it.each([
    ['run', 'ambiguous'],
    ['\t}\n', 'ambiguous'],
    ['run(9)', 'missing'],
    ['', 'missing'],
    ['\n \n', 'missing'],
    ['if (x) {\n  stop();\n}', 'missing'],
  ])('rejects %j as %s', (search, kind) => {
    expect(edit(search, 'y')).toBe(kind);
  });

  it('writes only in the place of the searched lines', () => {
    const line = fc.constantFrom('a', '  b', 'c  ', '', '\td', 'e');
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.array(line, { minLength: 1, maxLength: 3 }),
        (lines, searched) => {
          const text = lines.join('\n');
          const result = findSearch(text, searched.join('\n'), 'NEW');
          if (result.kind !== 'found') return;
          const { start, end } = result.place;
          const place = text
            .slice(start, end)
            .split('\n')
            .map((each) => each.trim());
          expect(place.join('\n').trim()).toBe(
            searched
              .map((each) => each.trim())
              .join('\n')
              .trim(),
          );
        },
      ),
    );
  });
});
