import { expect, it } from 'vitest';
import { checkTypes } from '../../test/check-types.ts';
import type { FileEdits } from './type-problem.ts';

const apply = (source: string, { edits }: FileEdits): string =>
  edits
    .toReversed()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);

/** The kind of the first change that the compiler has, and the file after it. */
function fixFirst(source: string, others: Record<string, string> = {}): readonly [string, string] | null {
  const found = checkTypes({ 'src/a.tsx': source, ...others }).find(({ fix }) => fix !== null);
  const [file] = found?.fix?.files ?? [];
  if (!found?.fix || file === undefined) return null;
  return [found.fix.kind, apply(file.path === 'src/a.tsx' ? source : (others[file.path] ?? ''), file)];
}

it('corrects a misspelt name', () => {
  const source = 'const user = { title: 1 };\nexport const a = user.titel;\n';
  expect(fixFirst(source)).toEqual(['spelling', source.replace('titel', 'title')]);
});

it('adds a missing import, from React Native before other packages', () => {
  const source = "import { View } from 'react-native';\nexport const a = <View><Text>a</Text></View>;\n";
  expect(fixFirst(source)).toEqual(['import', source.replace('{ View }', '{ Text, View }')]);
  expect(checkTypes({ 'src/a.tsx': source })[0]).toMatchObject({ template: 'unknownName', names: ['Text'] });
});

it('adds an import of another file of the project', () => {
  const others = { 'src/money.ts': 'export const formatMoney = (sum: number): string => `${sum}`;\n' };
  expect(fixFirst('export const a = formatMoney(1);\n', others)).toEqual([
    'import',
    "import { formatMoney } from './money';\n\nexport const a = formatMoney(1);\n",
  ]);
});

it('adds missing properties', () => {
  const result = fixFirst(
    'interface User { name: string; age: number }\nexport const a: User = { name: "a" };\n',
  );
  expect(result?.[0]).toBe('missing-properties');
  expect(result?.[1]).toContain('age: 0');
});

it('adds a missing await', () => {
  const source =
    'declare function load(): Promise<number>;\nexport async function a() {\n  const sum = load();\n  return sum.toFixed(2);\n}\n';
  expect(fixFirst(source)).toEqual(['await', source.replace('sum.to', '(await sum).to')]);
});

it('makes a function async that waits for something', () => {
  const source =
    'declare function load(): Promise<number>;\nexport function a() {\n  return await load();\n}\n';
  expect(fixFirst(source)?.[0]).toBe('async');
});

it('removes what is never used', () => {
  expect(fixFirst("import { useState } from 'react';\nexport const a = 1;\n")).toEqual([
    'unused',
    'export const a = 1;\n',
  ]);
});

it('has no change that would write a function without a body of its own', () => {
  expect(fixFirst('export const a = doesNotExistAnywhere(1);\n')).toBeNull();
});

it('searches changes only for the first problems', () => {
  const source = Array.from(
    { length: 60 },
    (_, index) => `const user${index} = { title: 1 };\nexport const a${index} = user${index}.titel;\n`,
  ).join('');
  const found = checkTypes({ 'src/a.ts': source });
  expect(found).toHaveLength(60);
  expect(found.filter(({ fix }) => fix !== null)).toHaveLength(50);
});
