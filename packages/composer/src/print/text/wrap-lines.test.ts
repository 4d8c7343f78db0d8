import { expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const long = 'strings.appointments.aVeryLongNameOfATextThatNeedsRoom';

it('keeps short lines, and a text that has no other place', () => {
  const source = ["const a = call('x', [1, 2]);", `    '${'a(b, '.repeat(30)}',`];
  expect(wrapLines(source.join('\n'))).toBe(source.join('\n'));
  expect(wrapLines(`  text: '${'a(b, '.repeat(30)}',`)).toBe(`  text:\n    '${'a(b, '.repeat(30)}',`);
});

it('breaks comments between words', () => {
  const words = `${'word '.repeat(20)}end`;
  expect(wrapLines(`// ${words} ${words}`)).toBe(`// ${words}\n// ${words}`);
  expect(wrapLines(`  /** ${words} ${words} */`)).toBe(`  /**\n   * ${words}\n   * ${words}\n   */`);
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

it('keeps the brackets of an only argument on the lines of its call', () => {
  expect(wrapLines(`  show({ label: ${long}, action: { label: ${long} } });`)).toBe(
    ['  show({', `    label: ${long},`, `    action: { label: ${long} },`, '  });'].join('\n'),
  );
  expect(wrapLines(`const all = keys.map((key) => ({ key, label: ${long}, value: ${long} }));`)).toBe(
    ['const all = keys.map((key) => ({', '  key,', `  label: ${long},`, `  value: ${long},`, '}));'].join(
      '\n',
    ),
  );
});

it('keeps both brackets of an object that is a property on one line', () => {
  expect(
    wrapLines(`  <Title action={{ label: ${long}, onPress: () => open('Form', { id: ${long} }) }} />`),
  ).toBe(
    [
      '  <Title',
      '    action={{',
      `      label: ${long},`,
      `      onPress: () => open('Form', { id: ${long} }),`,
      '    }}',
      '  />',
    ].join('\n'),
  );
});

it('puts the children of an element on a line of their own', () => {
  const value = `format(${long}, first, second)`;
  expect(wrapLines(`  <AppText variant="heading" numberOfLines={1}>{${value}}</AppText>`)).toBe(
    ['  <AppText variant="heading" numberOfLines={1}>', `    {${value}}`, '  </AppText>'].join('\n'),
  );
  expect(wrapLines(`  isLate ? <Badge label={${long}} tone={${long}} /> : null`)).toBe(
    ['  isLate ? (', `    <Badge label={${long}} tone={${long}} />`, '  ) : null']
      .join('\n')
      .replace(
        `    <Badge label={${long}} tone={${long}} />`,
        ['    <Badge', `      label={${long}}`, `      tone={${long}}`, '    />'].join('\n'),
      ),
  );
});

it('puts each choice on a line of its own', () => {
  expect(wrapLines(`const text = isNew ? ${long} : isOld ? ${long} : ${long};`)).toBe(
    ['const text =', '  isNew', `    ? ${long}`, '    : isOld', `      ? ${long}`, `      : ${long};`].join(
      '\n',
    ),
  );
});

it('breaks the parameters of a function, the result of an arrow and the object that it returns', () => {
  expect(wrapLines(`export function open(first: Record<string, ${long}>, second: ${long}): string {`)).toBe(
    ['export function open(', `  first: Record<string, ${long}>,`, `  second: ${long},`, '): string {'].join(
      '\n',
    ),
  );
  expect(wrapLines(`const open = (first: string) => first + ${long} + ${long};`)).toBe(
    ['const open = (first: string) =>', `  first + ${long} + ${long};`].join('\n'),
  );
  expect(wrapLines(`  ([key, value]) => ({ key, label: ${long}, value: ${long} }),`)).toBe(
    ['  ([key, value]) => ({', '    key,', `    label: ${long},`, `    value: ${long},`, '  }),'].join('\n'),
  );
});

it('breaks a call before the method that follows on the next lines', () => {
  expect(wrapLines(`  const all = largest(${long}, ${long}).map(`)).toBe(
    ['  const all = largest(', `    ${long},`, `    ${long},`, '  ).map('].join('\n'),
  );
});

it.each([
  `if (isOpen(${long}) && isOpen(${long})) {`,
  `const run = () => { first(${long}); second(${long}); };`,
])('leaves conditions and bodies: %s', (line) => {
  expect(wrapLines(line)).toBe(line);
});
