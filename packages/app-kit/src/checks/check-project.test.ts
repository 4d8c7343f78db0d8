import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { expoExport } from '../expo/expo-export.ts';
import { fixProject } from '../fixers/fix-project.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import type { SourceScan } from '../source/source-scan.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { checkProject } from './check-project.ts';

const app =
  "import { Text } from 'react-native';\nexport default function App() { return <Text>a</Text>; }\n";
const check = (files: Record<string, string>) =>
  checkProject({ 'src/App.tsx': app, ...files }, inspectWithOxc);
const kinds = (files: Record<string, string>) => check(files).map(({ kind, path }) => `${kind} ${path}`);

describe('checkProject', () => {
  it.each(['tr', 'en'] as const)('accepts the starter in %s', (language) => {
    expect(checkProject(starterFiles({ name: 'Deneme', language }), inspectWithOxc)).toEqual([]);
  });

  it('accepts all forms of imports of files, packages and subpaths', () => {
    const problems = check({
      'src/App.tsx': `import './setup';
import React, { useState, type ReactNode } from 'react';
import Ionicons from '@expo/vector-icons/Ionicons';
import { persist } from 'zustand/middleware';
import Home, { title } from './screens';
import * as all from './screens/index';
import type { Item } from './model';
import texts from './texts.json';
export { Item };
const lazy = () => import('./screens/Home');
const json = require('./texts.json');
export default function App(): ReactNode { return null; }`,
      'src/setup.ts': '',
      'src/model.ts': 'export interface Item { id: string }',
      'src/texts.json': '{}',
      'src/screens/index.ts': "export { default } from './Home'; export * from './Home';",
      'src/screens/Home.tsx': "export const title = 'a'; export default function Home() { return null; }",
    });
    expect(problems).toEqual([]);
  });

  it('reports position and message of a syntax error', () => {
    expect(check({ 'src/a.tsx': 'const a = 1;\nconst b = <Text>x</Tex>;\n' })).toMatchObject([
      { kind: 'syntax', path: 'src/a.tsx', line: 2, params: { message: expect.stringContaining('Tex') } },
    ]);
    expect(kinds({ 'src/a.json': '{' })).toEqual(['syntax src/a.json']);
    expect(kinds({ 'tsconfig.json': '{ // why\n}' })).toEqual([]);
  });

  it.each([
    ["import './none';", 'unresolved-import'],
    ["import '../../App';", 'unresolved-import'],
    ["import '@/theme';", 'unresolved-import'],
    ["export * from './none';", 'unresolved-import'],
    ["const a = require('./icon.png');", 'unresolved-import'],
    ["import axios from 'axios';", 'unknown-package'],
    ["import a from 'zustand/middleware/immer';", 'unknown-package'],
    ["import a from 'constructor';", 'unknown-package'],
    ["const a = import('lodash');", 'unknown-package'],
  ])('rejects %s as %s', (source, kind) => {
    expect(kinds({ 'src/a.ts': source })).toEqual([`${kind} src/a.ts`]);
  });

  it('reports package, specifier, name and line', () => {
    expect(
      check({
        'src/a.ts': "\nimport axios from 'axios/lib/core';\nimport { b } from './b';",
        'src/b.ts': 'export const c = 1;',
      }),
    ).toEqual([
      {
        kind: 'unknown-package',
        path: 'src/a.ts',
        line: 2,
        params: { package: 'axios', specifier: 'axios/lib/core' },
      },
      {
        kind: 'missing-export',
        path: 'src/a.ts',
        line: 3,
        params: { name: 'b', specifier: './b', module: 'src/b.ts' },
      },
    ]);
  });

  it.each([
    ["import { View, Slider } from 'react-native';", 'Slider'],
    ["import create from 'zustand';", 'default'],
    ["import { createStackNavigator } from '@react-navigation/native';", 'createStackNavigator'],
  ])('reports the missing export of %s', (source, name) => {
    expect(check({ 'src/a.ts': source })).toMatchObject([{ kind: 'missing-export', params: { name } }]);
  });

  it('follows export * through import cycles', () => {
    const files = {
      'src/b.ts': "export * from './c'; export const b = 1;",
      'src/c.ts': "export * from './b'; export const c = 1;",
    };
    expect(kinds({ ...files, 'src/a.ts': "import { b, c } from './c';" })).toEqual([]);
    expect(kinds({ ...files, 'src/a.ts': "import { d } from './c';" })).toEqual(['missing-export src/a.ts']);
  });

  it('rejects a module that exists only for the web', () => {
    const files = { 'src/a.ts': "import { b } from './b';", 'src/b.web.ts': 'export const b = 1;' };
    expect(kinds(files)).toEqual(['unresolved-import src/a.ts']);
    expect(kinds({ ...files, 'src/b.native.ts': 'export const b = 1;' })).toEqual([]);
  });

  it('requires an entry with a default export', () => {
    expect(checkProject({ 'src/a.ts': '' }, inspectWithOxc)).toEqual([
      { kind: 'no-entry', path: 'src/App.tsx', params: {} },
    ]);
    expect(kinds({ 'src/App.tsx': 'export const App = () => null;' })).toEqual([
      'missing-export src/App.tsx',
    ]);
  });

  it('does not check imports of tool configuration', () => {
    expect(
      kinds({
        'metro.config.js': "const { getDefaultConfig } = require('expo/metro-config'); module.exports = {};",
        'index.ts':
          "import { registerRootComponent } from 'expo'; import App from './src/App'; registerRootComponent(App);",
      }),
    ).toEqual([]);
  });

  it('rejects web-only tags and text outside Text', () => {
    const source = `import { View } from 'react-native';
export const A = () => <div><View><>Merhaba {1}</></View></div>;`;
    expect(check({ 'src/a.tsx': source })).toEqual([
      { kind: 'web-only-tag', path: 'src/a.tsx', line: 2, column: 25, params: { tag: 'div' } },
      {
        kind: 'text-outside-text',
        path: 'src/a.tsx',
        line: 2,
        column: 37,
        params: { text: 'Merhaba', tag: 'View' },
      },
      {
        kind: 'text-outside-text',
        path: 'src/a.tsx',
        line: 2,
        column: 46,
        params: { text: '1', tag: 'View' },
      },
    ]);
  });

  it('accepts web-only tags in .web files', () => {
    const files = {
      'src/b.web.tsx': 'export const B = () => <div />;',
      'src/b.tsx': 'export const B = () => null;',
    };
    expect(kinds(files)).toEqual([]);
  });

  it('scans a file once for fixers, checks and export', () => {
    const files = { 'src/App.tsx': app, 'src/a.tsx': 'export const a = 1;\n' };
    const shared = createSharedScans();
    const scans = new Map<string, Set<SourceScan>>();
    const recording: SharedScans = {
      scan: (path, source) => {
        const scan = shared.scan(path, source);
        scans.set(path, (scans.get(path) ?? new Set()).add(scan));
        return scan;
      },
    };
    fixProject(files, inspectWithOxc, { scans: recording });
    checkProject(files, inspectWithOxc, { scans: recording });
    expoExport({ name: 'a', files, language: 'en', scans: recording });
    expect([...scans].map(([path, found]) => [path, found.size])).toEqual([
      ['src/App.tsx', 1],
      ['src/a.tsx', 1],
    ]);
  });

  it('follows a long chain of export *', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 70 }, (_, index) => [
        `src/m${index}.ts`,
        `export * from './m${index + 1}'; export const a${index} = 1; export const shared = 1;`,
      ]),
    );
    const files = { ...chain, 'src/m70.ts': 'export const a70 = 1; export default 1;' };
    expect(kinds({ ...files, 'src/a.ts': "import { a0, a33, a70, shared } from './m0';" })).toEqual([]);
    expect(kinds({ ...files, 'src/a.ts': "import { a0, a33 } from './m34';" })).toHaveLength(2);
    expect(kinds({ ...files, 'src/a.ts': "import { shared } from './m70';" })).toHaveLength(1);
    expect(kinds({ ...files, 'src/a.ts': "import m from './m69';" })).toHaveLength(1);
  });

  it("accepts text in the project's own components", () => {
    const files = { 'src/b.tsx': 'export const View = () => null;' };
    expect(
      kinds({ ...files, 'src/a.tsx': "import { View } from './b'; export const A = () => <View>a</View>;" }),
    ).toEqual([]);
  });
});
