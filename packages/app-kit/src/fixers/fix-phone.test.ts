import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { fixProject } from './fix-project.ts';

const kindsOf = (source: string) => fixOne(source).kinds;

describe('values of browsers', () => {
  it.each([
    [
      "export const load = async () => { const a = localStorage.getItem('a'); return a; };",
      "const a = await AsyncStorage.getItem('a');",
    ],
    [
      "export const load = async () => await window.localStorage.getItem('a');",
      "await AsyncStorage.getItem('a')",
    ],
    ['export const half = () => globalThis.innerHeight / 2;', "Dimensions.get('window').height / 2"],
    ['export const go = (url: string) => (location.href = url);', 'location.href = url'],
    ['export const go = (url: string) => { location.href = url; };', 'Linking.openURL(url);'],
  ])('converts %s', (source, expected) => {
    expect(fixOne(source).source).toContain(expected);
  });

  it.each([
    "export const load = () => localStorage.getItem('a');",
    "import { useEffect } from 'react';\nexport const useA = () => useEffect(() => { const a = localStorage.getItem('a'); console.log(a); return () => {}; }, []);",
    "export const f = (localStorage: any) => localStorage.getItem('a');",
    'export const f = (window: any) => window.open(1);',
    "if (typeof window !== 'undefined') console.log(window.innerWidth);\nexport {};",
    "export const dark = () => matchMedia('(min-width: 1px)').matches;",
    'export const a = { innerWidth: 1 }.innerWidth;',
  ])('leaves %s alone', (source) => {
    expect(kindsOf(source)).toEqual([]);
  });
});

describe('icons', () => {
  it.each([
    ["import { Home } from 'lucide-react-native';\nexport const icon = Home;\n"],
    ["import { Rocket } from 'lucide-react-native';\nexport const A = () => <Rocket />;\n"],
    ["import Home from 'lucide-react-native';\nexport const A = () => <Home />;\n"],
    [
      "import { Home } from 'lucide-react-native';\nexport const A = ({ Feather }: any) => <><Home />{Feather}</>;\n",
    ],
  ])('leaves %j alone', (source) => {
    expect(kindsOf(source)).toEqual([]);
  });

  it('converts icons with content and without a stroke', () => {
    const source =
      "import { CheckCircle as Done, HomeIcon } from 'lucide-react';\nexport const A = () => <Done strokeWidth={2}><HomeIcon /></Done>;\n";
    expect(fixOne(source).source).toBe(
      'import { Feather } from \'@expo/vector-icons\';\nexport const A = () => <Feather name="check-circle"><Feather name="home" /></Feather>;\n',
    );
  });
});

describe('containers of navigators', () => {
  const container = "import { NavigationContainer } from '@react-navigation/native';\n";
  it.each([
    `${container}export const A = () => <NavigationContainer theme={{}}><></></NavigationContainer>;\n`,
    'export const A = ({ Stack }: any) => <Stack.Navigator><Stack.Screen name="a" /></Stack.Navigator>;\n',
  ])('stay as they are beside the container of the app: %j', (source) => {
    const app = `${container}export default function App() { return <NavigationContainer><></></NavigationContainer>; }\n`;
    const { fixed } = fixProject({ 'src/App.tsx': app, 'src/a.tsx': source }, inspectWithOxc);
    expect(fixed).toEqual([]);
  });
});

describe('names of files', () => {
  const typed = 'export const a: number = 1;\n';

  it('keeps a file whose importer with extension may not be changed', () => {
    const files = {
      'src/App.tsx': "import { a } from './a.js';\nexport default () => a;\n",
      'src/a.js': typed,
    };
    expect(fixProject(files, inspectWithOxc, { only: new Set(['src/a.js']) }).files).toEqual(files);
  });

  it('keeps a file if the new name is taken', () => {
    const files = { 'src/a.js': typed, 'src/a.tsx': '' };
    expect(fixProject(files, inspectWithOxc).files).toEqual(files);
  });

  it('changes the importers and the fixes apply to the renamed file', () => {
    const files = {
      'src/App.tsx': "import { a } from './a.js';\nexport default () => a;\n",
      'src/a.js': `${typed}useState(1);\n`,
    };
    const { files: next } = fixProject(files, inspectWithOxc);
    expect(next['src/App.tsx']).toContain("from './a';");
    expect(next['src/a.tsx']).toBe(`import { useState } from 'react';\n${typed}useState(1);\n`);
    expect(next['src/a.js']).toBeUndefined();
  });
});
