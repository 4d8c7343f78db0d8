import { expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const long = 'strings.appointments.aVeryLongNameOfATextThatNeedsRoom';

it('keeps short lines, comments and texts', () => {
  const source = [
    "const a = call('x', [1, 2]);",
    `// ${'word '.repeat(30)}`,
    `  text: '${'a(b, '.repeat(30)}',`,
  ];
  expect(wrapLines(source.join('\n'))).toBe(source.join('\n'));
});

it('puts properties of an element on lines of their own', () => {
  expect(wrapLines(`  <Line icon="a b" label={${long}} value={format(${long}, 'x y')} wide />`)).toBe(
    [
      '  <Line',
      '    icon="a b"',
      `    label={${long}}`,
      `    value={format(${long}, 'x y')}`,
      '    wide',
      '  />',
    ].join('\n'),
  );
});

it('breaks the last call, list or object of a line', () => {
  expect(wrapLines(`  show(${long}, { label: ${long}, onPress: restore });`)).toBe(
    ['  show(', `    ${long},`, `    { label: ${long}, onPress: restore },`, '  );'].join('\n'),
  );
  expect(wrapLines(`subtitle={[${long}, ${long}].filter(Boolean).join(' ')}`)).toBe(
    ['subtitle={', '  [', `    ${long},`, `    ${long},`, "  ].filter(Boolean).join(' ')", '}'].join('\n'),
  );
  expect(wrapLines(`const all = ['${'a'.repeat(60)}', '${'b'.repeat(60)}'] as const;`)).toBe(
    ['const all = [', `  '${'a'.repeat(60)}',`, `  '${'b'.repeat(60)}',`, '] as const;'].join('\n'),
  );
});

it('leaves an element with children on one line', () => {
  const line = `  <AppText variant="heading" numberOfLines={1}>{${long}.${long}}</AppText>`;
  expect(wrapLines(line)).toBe(line);
});

it.each([
  `if (isOpen(${long}) && isOpen(${long})) {`,
  `const open = (first: ${long}, second: ${long}) => first;`,
  `const run = () => { first(${long}); second(${long}); };`,
])('leaves conditions, parameters and bodies: %s', (line) => {
  expect(wrapLines(line)).toBe(line);
});
