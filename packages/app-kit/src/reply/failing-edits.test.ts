import { expect, it } from 'vitest';
import { applyReply } from './apply-reply.ts';
import { findClosestLines } from './closest-lines.ts';
import { correctEdits, findFailingEdits } from './failing-edits.ts';
import { parseReply } from './parse-reply.ts';

const content = Array.from({ length: 40 }, (_, at) => `const row${at} = ${at};`).join('\n');
const files = { 'src/a.ts': content, 'src/b.ts': 'export const b = 1;\n' };
const pair = (search: string, replace: string): string =>
  `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
const edit = (path: string, ...pairs: readonly string[]): string =>
  `<edit path="${path}">\n${pairs.join('')}</edit>\n`;
function read(text: string) {
  const parsed = parseReply(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

it('finds the edits that cannot be applied and keeps the others', () => {
  const reply = read(
    edit(
      'src/a.ts',
      pair('const row3 = 3;', 'const row3 = 30;'),
      pair('const row7 = 70;', 'const seven = 7;'),
      pair('= ', '='),
    ) +
      edit('src/b.ts', pair('export const b = 1;', 'export const b = 2;')) +
      edit('src/yok.ts', pair('x', 'y')),
  );
  const failing = findFailingEdits(files, reply);
  expect(failing.map(({ path, edit: at, count, needsWhole }) => [path, at, count, needsWhole])).toEqual([
    ['src/a.ts', 1, 0, false],
    ['src/a.ts', 2, 40, false],
  ]);
  expect(failing[0]?.closest).toEqual({
    line: 5,
    text: [
      'const row4 = 4;',
      'const row5 = 5;',
      'const row6 = 6;',
      'const row7 = 7;',
      'const row8 = 8;',
      'const row9 = 9;',
      'const row10 = 10;',
    ].join('\n'),
  });
  const correction = read(
    edit('./src/a.ts', pair('const row7 = 7;', 'const seven = 7;')) + '<delete path="src/b.ts"/>',
  );
  const corrected = correctEdits(reply, failing, correction);
  const { 'src/yok.ts': _, ...rest } = corrected?.files ?? {};
  const applied = applyReply(files, { files: rest });
  expect(applied).toMatchObject({ ok: true, files: { 'src/b.ts': 'export const b = 2;\n' } });
  expect(applied.ok && applied.files['src/a.ts']).toContain('const row3 = 30;');
  expect(applied.ok && applied.files['src/a.ts']).toContain('const seven = 7;');
});

it('asks for the whole file when its edits cover more than 60 % of it', () => {
  const short = { 'src/a.ts': 'a\nb\nc\nd\ne\n' };
  const wants = (search: string): boolean | undefined =>
    findFailingEdits(short, read(edit('src/a.ts', pair(search, 'x'))))[0]?.needsWhole;
  expect(wants('a\nb\nx')).toBe(false);
  expect(wants('a\nb\nc\nx')).toBe(true);
  const reply = read(edit('src/a.ts', pair('a\nb\nc\nx', 'y')));
  const whole = read('<file path="src/a.ts">\ny\n</file>');
  expect(correctEdits(reply, findFailingEdits(short, reply), whole)?.files).toEqual({ 'src/a.ts': 'y\n' });
});

it('is no correction when a file is left out or deleted', () => {
  const reply = read(edit('src/a.ts', pair('yok', 'x')) + edit('src/b.ts', pair('yok', 'x')));
  const failing = findFailingEdits(files, reply);
  for (const text of [
    edit('src/a.ts', pair('const row1 = 1;', '')),
    '<delete path="src/a.ts"/><delete path="src/b.ts"/>',
  ]) {
    expect(correctEdits(reply, failing, read(text))).toBeUndefined();
  }
});

it.each([
  ['equal lines', 'x\n  return 1;\ny', '  return 1;', 'x\n  return 1;\ny'],
  [
    'similar words',
    `${'q\n'.repeat(9)}const total = price * count;\n${'q\n'.repeat(9)}`,
    'let total = count * price',
    'q\nq\nq\nconst total = price * count;\nq\nq\nq',
  ],
  ['nothing', 'a\nb', '???', 'a\nb'],
  ['an empty file', '', 'x', ''],
])('finds the closest lines by %s', (_, text, search, closest) => {
  expect(findClosestLines(text, search).text).toBe(closest);
});

it('returns none when too many edits fail', () => {
  const pairs = Array.from({ length: 13 }, (_, at) => pair(`yok${at}`, 'x'));
  expect(findFailingEdits(files, read(edit('src/a.ts', ...pairs)))).toEqual([]);
  expect(findFailingEdits(files, read(edit('src/a.ts', ...pairs.slice(1))))).toHaveLength(12);
});

it('removes the line numbers of an excerpt', () => {
  const numbered = pair('12| const a = 1;\n\n13|   const b = 2;', '12| const a = 3;\n  const c = 4;');
  expect(read(edit('src/a.ts', numbered)).files['src/a.ts']).toEqual({
    edits: [{ search: 'const a = 1;\n\n  const b = 2;', replace: 'const a = 3;\n  const c = 4;' }],
  });
  const table = pair('1| a\nb', '2| c');
  expect(read(edit('src/a.ts', table)).files['src/a.ts']).toEqual({
    edits: [{ search: '1| a\nb', replace: '2| c' }],
  });
});
