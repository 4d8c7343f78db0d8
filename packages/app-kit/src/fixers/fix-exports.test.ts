import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const importer = (clause: string) => ({ 'src/b.tsx': `import ${clause} from './a';\n` });

describe('exports that other modules import', () => {
  it.each([
    ['const Row = () => null;\n', '{ Row }', 'export const Row = () => null;\n', 'missing-named-export'],
    [
      'function one() {}\nclass Two {}\n',
      '{ one, Two }',
      'export function one() {}\nexport class Two {}\n',
      'missing-named-export',
    ],
    [
      'const Row = () => null;\n',
      'Row',
      'const Row = () => null;\n\nexport default Row;\n',
      'missing-default-export',
    ],
    [
      'const Row = () => null;\nexport default Rows;\n',
      'Row',
      'const Row = () => null;\nexport default Row;\n',
      'missing-default-export',
    ],
    ['const a = 1;\nmodule.exports = a;\n', 'a', 'const a = 1;\nexport default a;\n', 'common-js'],
  ])('adds %j for import %s', (source, clause, expected, kind) => {
    expect(fixOne(source, importer(clause))).toEqual({ source: expected, kinds: [kind] });
  });

  it.each([
    ['export const Row = () => null;\n', 'Other'],
    ['const Row = () => null;\n', '{ Other }'],
    ["export * from './c';\nconst Row = 1;\n", '{ Row }'],
    ['const A = () => null;\nconst B = () => null;\nexport default C;\n', 'C'],
    ['export const a = 1;\nmodule.exports = a;\n', 'a'],
    ['const now = () => 1;\nexport { now };\n', '{ now }'],
  ])('leaves %j alone for import %s', (source, clause) => {
    expect(fixOne(source, importer(clause))).toEqual({ source, kinds: [] });
  });
});

describe('exports that a module repeats', () => {
  it.each([
    [
      'export const a = 1;\nconst b = 2;\nexport { a, b };\n',
      'export const a = 1;\nconst b = 2;\nexport { b };\n',
    ],
    [
      'const A = () => null;\nexport default A;\nexport default A;\n',
      'const A = () => null;\nexport default A;\n',
    ],
  ])('removes the second of %j', (source, expected) => {
    expect(fixOne(source)).toEqual({ source: expected, kinds: ['double-export'] });
  });

  it.each([
    'export const a = 1;\nexport { a as b };\n',
    "export { a } from './b';\n",
    'export default 1;\nexport default 2;\n',
  ])('leaves %j alone', (source) => {
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });
});

describe('imports of names that a module declares', () => {
  it('removes them from their statement', () => {
    const source = "import A, { useState } from 'react';\nconst useState = 1;\nexport { A, useState };\n";
    expect(fixOne(source).source).toBe(
      "import A from 'react';\nconst useState = 1;\nexport { A, useState };\n",
    );
  });

  it('keeps imports that only a function declares again', () => {
    const source =
      "import { useState } from 'react';\nexport const f = () => { const useState = 1; return useState; };\n";
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });
});

describe('export … from', () => {
  const others = {
    'src/b.tsx': 'export default function B() { return null; }\n',
    'src/c.ts': 'export const c = 1;\n',
  };

  it.each([
    ["export { B } from './b';\n", "export { default as B } from './b';\n"],
    ["export { default as c } from './c';\n", "export { c } from './c';\n"],
  ])('changes %j to %j', (source, expected) => {
    expect(fixOne(source, others)).toEqual({ source: expected, kinds: ['import-mix-up'] });
  });

  it.each([
    "export { default as d } from './c';\n",
    "export { c } from './c';\n",
    "export { default as B } from './b';\n",
  ])('leaves %j alone', (source) => {
    expect(fixOne(source, others)).toEqual({ source, kinds: [] });
  });
});
