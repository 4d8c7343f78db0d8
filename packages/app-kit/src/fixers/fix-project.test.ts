import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { fixProject } from './fix-project.ts';

const fix = (files: Record<string, string>) => fixProject(files, inspectWithOxc);

describe('fixProject', () => {
  it.each(['tr', 'en'] as const)('leaves a valid project unchanged (%s)', (language) => {
    const files = starterFiles({ name: 'Deneme', language });
    expect(fix(files)).toEqual({ files, fixed: [] });
  });

  it('fixes an answer written for the web in one run', () => {
    const { files, fixed } = fix({
      'package.json': '{"name":"x","dependencies":{"react":"^18.2.0"},}',
      'src/App.tsx': `import Home from '@/screens/Home';
import { Card } from './Card';

export const App = () => {
  const [open, setOpen] = useState<boolean>(false);
  return (
    <div className="app" style={styles.page}>
      <h1>Merhaba</h1>
      <button onClick={() => setOpen(!open)}>Aç {String(open)}</button>
      <Card />
      <Home />
    </div>
  );
};

const styles = StyleSheet.create({ page: { flex: 1 } });
`,
      'src/Card.tsx': 'export default function Card() { return <View className="card">Kart</View>; }\n',
      'src/screens/Home.tsx': 'export function Home() { return <Ionicons name="home" />; }\n',
    });
    expect(files['src/App.tsx']).toBe(`import { useState } from 'react';
import { View, Text, Pressable, StyleSheet } from 'react-native';
import { Home } from './screens/Home';
import Card from './Card';

export const App = () => {
  const [open, setOpen] = useState<boolean>(false);
  return (
    <View style={styles.page}>
      <Text>Merhaba</Text>
      <Pressable onPress={() => setOpen(!open)}><Text>Aç {String(open)}</Text></Pressable>
      <Card />
      <Home />
    </View>
  );
};

const styles = StyleSheet.create({ page: { flex: 1 } });

export default App;
`);
    expect(checkProject(files, inspectWithOxc)).toEqual([]);
    expect(new Set(fixed.map(({ kind }) => kind))).toEqual(
      new Set([
        'json-syntax',
        'class-name',
        'package-json',
        'path-alias',
        'missing-default-export',
        'import-mix-up',
        'web-tag',
        'loose-text',
        'missing-import',
      ]),
    );
    expect(fix({ ...files })).toEqual({ files, fixed: [] });
  });

  it('changes only the given files', () => {
    const files = {
      'src/App.tsx': 'export default () => <View />;',
      'src/b.tsx': 'export const B = () => <View />;',
    };
    const { fixed } = fixProject(files, inspectWithOxc, { only: new Set(['src/b.tsx']) });
    expect(fixed.map(({ path }) => path)).toEqual(['src/b.tsx']);
  });

  it('leaves files unchanged that do not parse', () => {
    const files = { 'src/App.tsx': 'export default () => <div>' };
    expect(fix(files)).toEqual({ files, fixed: [] });
  });
});

describe('checks and fixers on hostile files', () => {
  it.each([
    '<a/>',
    '<>x</>',
    '<View>x{y}',
    "import a from './a';\n",
    'export * from "./App";\n',
    '/* ... */',
    'Text.',
    '(/[',
  ])(
    'handle 5,000 times %j',
    (part) => {
      const source = `export default () => <>${part.repeat(5_000)}</>;`;
      for (const text of [source, part.repeat(5_000)]) {
        const { files } = fix({ 'src/App.tsx': text });
        checkProject(files, inspectWithOxc);
      }
    },
    10_000,
  );
});
