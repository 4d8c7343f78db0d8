/** A text that could take superlinear time to scan; `size` is its length in characters. */
export interface HostileText {
  readonly name: string;
  readonly write: (size: number) => string;
}

const fill = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length));
const repeat = (part: string): HostileText => ({ name: part, write: (size) => fill(part, size) });

const numbered = (size: number, write: (index: number) => string): string => {
  const parts: string[] = [];
  for (let length = 0; length < size; length += parts.at(-1)?.length ?? 1) parts.push(write(parts.length));
  return parts.join('');
};

/** Parts to repeat: unclosed delimiters, long runs, incomplete statements. */
export const hostileParts = [
  '`',
  '`${',
  '`${`',
  '/*',
  '/* */',
  '// ',
  '//\n',
  '"',
  "'",
  '"\n',
  '\\',
  '<',
  '</',
  '<a',
  '<a>',
  '<a/>',
  '<A<',
  '<a b={',
  '<a b="',
  '<A>(',
  '=<A>(',
  '</A',
  '<>',
  '<View>a</View>',
  '<View>a{1}</View>',
  '<div className="a" onClick={() => b()}>a</div>',
  '<div onClick={() => ',
  '(/',
  '(/[',
  '(/a[b',
  '/[/',
  '=/\\',
  '{',
  '}',
  '(',
  '[',
  ')',
  'a',
  'a ',
  'a.',
  'ş',
  '😀',
  '1',
  '1_',
  '0x',
  ' ',
  '\n',
  '\t\n',
  ' \n*',
  'import ',
  'import {',
  'import { a, ',
  'import a, ',
  'import type ',
  'import * as ',
  "import './a';",
  "import a from 'react';",
  'from ',
  "from 'a' ",
  "require('a');",
  "require('",
  'export default ',
  "export * from './a';",
  'const App = ',
  'Text(',
  'useState(',
  'View.',
  '// rest of the file ',
  '/* rest of the code ',
  '// existing code ',
  '// keep the rest ',
  '// kalan kod ',
  '// code...',
  '// ...',
  '/*****',
  '/***\n',
  '/*\n\n',
  '/* * ',
] as const;

/** Texts that are not plain repetitions. */
const shapes: readonly HostileText[] = [
  { name: 'a comment of stars', write: (size) => `/*${fill('*', size)} a */` },
  { name: 'a comment of empty lines', write: (size) => `/*${fill('\n', size)} a */` },
  { name: 'a comment of dots', write: (size) => `// code ${fill('.', size)} a` },
  { name: 'a comment of spaces', write: (size) => `// code${fill(' ', size)}a` },
  { name: 'a comment of half phrases', write: (size) => `// ${fill('rest of the file ', size)}` },
  { name: 'a comment of words', write: (size) => `// ${fill('add insert more the ', size)}` },
  { name: 'a name without end', write: (size) => `<${fill('a', size)}` },
  { name: 'an attribute of spaces', write: (size) => `<a b=${fill(' ', size)}` },
  {
    name: 'many imports of one module',
    write: (size) => numbered(size, (index) => `import { a${index} } from './many';\n`),
  },
  {
    name: 'many imports and many texts',
    write: (size) =>
      `${numbered(size / 2, (index) => `import { a${index} } from 'react';\n`)}x = <a>${fill('<View>b</View>', size / 2)}</a>;`,
  },
  {
    name: 'many imports of names that moved',
    write: (size) => `import { ${fill('Slider, ', size)} } from 'react-native';\n`,
  },
  {
    name: 'many exports',
    write: (size) => numbered(size, (index) => `export const a${index} = 1;\n`),
  },
  {
    name: 'fragments in fragments',
    write: (size) => `x = ${fill('<>', size / 3)}a${fill('</>', size / 3)};`,
  },
  {
    name: 'tags in attributes',
    write: (size) =>
      numbered(size, () => `x = ${'<div onClick={() => '.repeat(100)}<i>a</i>${'}>a</div>'.repeat(100)};\n`),
  },
];

export const hostileTexts: readonly HostileText[] = [...hostileParts.map(repeat), ...shapes];
