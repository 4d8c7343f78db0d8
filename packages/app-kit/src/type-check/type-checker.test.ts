import { describe, expect, it } from 'vitest';
import { checkTypes } from '../../test/check-types.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { isTooLargeToCheck } from './type-limits.ts';

const app = (body: string): string =>
  `import { Text, View } from 'react-native';\nexport default function App() {\n${body}\n}\n`;
const shown = '  return <View><Text>a</Text></View>;';

/** Code, template and names of each problem. */
const find = (files: Record<string, string>) =>
  checkTypes(files).map(({ path, line, code, template, names }) => ({ path, line, code, template, names }));

describe('a project without type problems', () => {
  it.each(['tr', 'en'] as const)('is the starter app (%s)', (language) => {
    expect(find(starterFiles({ name: 'Deneme', language }))).toEqual([]);
  });

  it('uses every package of the SDK table with its own types', () => {
    const source = `
import AsyncStorage from '@react-native-async-storage/async-storage';
import Ionicons from '@expo/vector-icons/Ionicons';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { useFonts } from 'expo-font';
import { LinearGradient } from 'expo-linear-gradient';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaView } from 'react-native-safe-area-context';
import { enableScreens } from 'react-native-screens';
import Svg, { Circle } from 'react-native-svg';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
const useCount = create<{ count: number }>()(persist(() => ({ count: 0 }), { name: 'a' }));
const Stack = createNativeStackNavigator<{ Home: undefined }>();
const Tabs = createBottomTabNavigator();
enableScreens();
function Home() {
  const [ready] = useFonts({});
  const count = useCount((state) => state.count);
  void AsyncStorage.getItem('a').then((text) => text?.length);
  return (
    <SafeAreaView>
      <LinearGradient colors={['#000', '#fff']}>
        <Ionicons name="add" size={count} color={ready ? 'red' : 'blue'} />
        <Svg><Circle r="4" /></Svg>
        <StatusBar style="auto" />
      </LinearGradient>
    </SafeAreaView>
  );
}
export default function App() {
  return (
    <NavigationContainer>
      <Stack.Navigator><Stack.Screen name="Home" component={Home} /></Stack.Navigator>
      <Tabs.Navigator><Tabs.Screen name="Home" component={Home} /></Tabs.Navigator>
    </NavigationContainer>
  );
}
`;
    expect(find({ 'src/App.tsx': source })).toEqual([]);
    expect(
      find({
        'src/App.tsx': source.replace(
          'name="Home" component={Home} /></Stack',
          'name="Hom" component={Home} /></Stack',
        ),
      }),
    ).toHaveLength(1);
  });

  it('imports a package without declarations: its values fit everywhere', () => {
    const files = {
      'src/App.tsx': `import { Camera, type Shot } from 'expo-camera';\n${app(`
  const take = (shot: Shot) => Camera.store(shot, (part) => part.size);
  return <View onLayout={take}><Camera ref={(view) => view.focus()} /><Text>a</Text></View>;`)}`,
    };
    expect(find(files)).toEqual([]);
  });

  it('uses values of browsers, which the other checks judge', () => {
    expect(
      find({ 'src/App.tsx': app(`  localStorage.setItem('a', String(window.innerWidth));\n${shown}`) }),
    ).toEqual([]);
  });

  it('imports images, large data and JavaScript', () => {
    const files = {
      'src/App.tsx': `import icon from './icon.png';\nimport data from './data.json';\nimport { sum } from './sum.js';\n${app(`  void [icon, data.anything, sum(1)];\n${shown}`)}`,
      'src/icon.png': 'binary:0:0',
      'src/data.json': JSON.stringify({ rows: 'x'.repeat(120_000) }),
      'src/sum.js': 'export function sum(left, right) { return left + right + undefinedName; }',
    };
    expect(find(files)).toEqual([]);
  });

  it('imports React only for its tags', () => {
    expect(find({ 'src/App.tsx': `import React from 'react';\n${app(shown)}` })).toEqual([]);
  });
});

describe('a type problem', () => {
  it('has its place, number, text for users and the compiler’s own text', () => {
    const [problem] = checkTypes({
      'src/App.tsx': app(`  const size: number = 'a';\n  void size;\n${shown}`),
    });
    expect(problem).toMatchObject({
      path: 'src/App.tsx',
      line: 3,
      column: 9,
      endColumn: 13,
      code: 2322,
      template: 'notAssignable',
      names: ['string', 'number'],
      text: "Type 'string' is not assignable to type 'number'.",
      isHint: false,
    });
  });

  it('names the cause at the end of a chain of reasons', () => {
    const [problem] = find({
      'src/App.tsx': app('  return <View style={{ fontWieght: 1 }} />;\n  void Text;'),
    });
    expect(problem).toMatchObject({
      code: 2769,
      template: 'extraProperty',
      names: ['fontWieght', expect.any(String)],
    });
  });

  it('has no text of its own when the number is rare', () => {
    const [problem] = checkTypes({ 'src/a.ts': 'export class A { constructor(a: number); }\n' });
    expect(problem).toMatchObject({ template: null, names: [] });
    expect(problem?.text).not.toBe('');
  });

  it('is a JSON value of another type', () => {
    const files = {
      'src/a.ts': "import data from './data.json';\nexport const name: string = data.count;\n",
      'src/data.json': '{ "count": 3 }',
    };
    expect(find(files)).toMatchObject([{ path: 'src/a.ts', code: 2322 }]);
  });

  it('is a missing file, but not a missing package', () => {
    const files = {
      'src/a.ts': "import { a } from './missing';\nimport { b } from 'missing';\nexport const c = [a, b];\n",
    };
    expect(find(files)).toMatchObject([{ line: 1, template: 'missingModule', names: ['./missing'] }]);
  });

  it('is only the syntax where that is broken, in TypeScript and JavaScript', () => {
    const files = {
      'src/a.ts': "export const a: number = ';\n",
      'src/b.js': 'export const b = ;\n',
      'src/c.jsx': 'export const c = (x: number) => <a>{x}</a>;\n',
    };
    expect(find(files).map(({ path, code }) => [path, code])).toEqual([
      ['src/a.ts', 1002],
      ['src/b.js', 1109],
    ]);
  });

  it('is a note when something is never used', () => {
    const [note] = checkTypes({ 'src/App.tsx': app(`  const spare = 1;\n${shown}`) });
    expect(note).toMatchObject({
      template: 'unused',
      names: ['spare'],
      isHint: true,
      fix: { kind: 'unused' },
    });
  });

  it('ends when the file that caused it is corrected', () => {
    const use = "import { size } from './size';\nexport const text: string = size;\n";
    expect(find({ 'src/size.ts': 'export const size = 1;\n', 'src/use.ts': use })).toHaveLength(1);
    expect(find({ 'src/size.ts': "export const size = '1';\n", 'src/use.ts': use })).toEqual([]);
  });
});

describe('limits', () => {
  it('checks 500 files', () => {
    const files: Record<string, string> = {};
    for (let index = 0; index < 500; index += 1)
      files[`src/part${index}.ts`] =
        index === 0
          ? 'export const part0 = 1;\n'
          : `import { part${index - 1} } from './part${index - 1}';\nexport const part${index} = part${index - 1} + 1;\n`;
    expect(find(files)).toEqual([]);
    expect(find({ ...files, 'src/part0.ts': "export const part0 = '1' as const;\n" })).toEqual([]);
    expect(find({ ...files, 'src/part499.ts': 'export const last: string = 5;\n' })).toHaveLength(1);
    expect(isTooLargeToCheck(files)).toBe(false);
  });

  it('refuses more than 600 code files or 3,000,000 characters of code', () => {
    const many = Object.fromEntries(Array.from({ length: 601 }, (_, index) => [`a${index}.ts`, '']));
    expect(isTooLargeToCheck(many)).toBe(true);
    expect(isTooLargeToCheck({ 'a.ts': 'x'.repeat(3_000_001) })).toBe(true);
    expect(isTooLargeToCheck({ 'a.json': 'x'.repeat(3_000_001) })).toBe(false);
  });

  it('reports types that recurse without an end instead of computing them', () => {
    const files = {
      'src/a.ts': `type Deep<T> = T extends string ? Deep<T[]> : Deep<T[]>;
export const a: Deep<string> = 'a';
type Loop<T> = { [K in keyof T]: Loop<Loop<T>> };
export const b: Loop<{ a: { b: 1 } }> = { a: 1 };
`,
    };
    expect(find(files).map(({ code }) => code)).toEqual([2589, 2322]);
  });

  it('survives paths that objects have by themselves', () => {
    expect(
      find({ 'constructor.ts': "import { a } from './toString';\nexport const b = a;\n" }),
    ).toMatchObject([{ template: 'missingModule' }]);
  });
});
