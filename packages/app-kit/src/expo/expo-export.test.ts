import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { wildText } from '../../test/wild-text.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { writeApplicationId } from './app-config.ts';
import { expoExport, findUntestedPackages } from './expo-export.ts';

const app =
  "import { Text } from 'react-native';\nexport default function App() { return <Text>a</Text>; }\n";
const read = (files: Readonly<Record<string, string>>, path: string) => JSON.parse(files[path] ?? 'null');
const exportApp = (files: Record<string, string>, name = 'Görev Defteri') =>
  expoExport({ name, files: { 'src/App.tsx': app, ...files }, language: 'tr' }).files;

describe('expoExport', () => {
  it('adds the files of Expo to the starter', () => {
    const { files } = expoExport({
      name: 'Görev Defteri',
      files: starterFiles({ name: 'Görev Defteri', language: 'tr' }),
      language: 'tr',
    });
    expect(Object.keys(files)).toEqual([
      '.gitignore',
      '.oxlintrc.json',
      'README.md',
      'app.json',
      'babel.config.js',
      'eas.json',
      'index.ts',
      'package-lock.json',
      'package.json',
      'src/App.tsx',
      'tsconfig.json',
    ]);
    expect(read(files, 'package.json')).toEqual({
      name: 'gorev-defteri',
      version: '1.0.0',
      private: true,
      main: 'index.ts',
      scripts: {
        start: 'expo start',
        android: 'expo start --android',
        ios: 'expo start --ios',
        web: 'expo start --web',
        lint: 'oxlint',
        typecheck: 'tsc --noEmit',
      },
      dependencies: {
        '@expo/metro-runtime': '57.0.16',
        expo: '57.0.26',
        'expo-font': '57.0.4',
        'expo-splash-screen': '57.0.9',
        'expo-system-ui': '57.0.4',
        react: '19.2.3',
        'react-dom': '19.2.3',
        'react-native': '0.86.3',
        'react-native-web': '0.21.4',
      },
      devDependencies: { '@types/react': '19.2.2', oxlint: '1.89.0', typescript: '6.0.3' },
      overrides: { 'expo-constants': '57.0.22' },
    });
    expect(read(files, 'app.json').expo).toMatchObject({
      name: 'Görev Defteri',
      slug: 'gorev-defteri',
      userInterfaceStyle: 'automatic',
      android: { package: 'com.example.gorevdefteri' },
      web: { bundler: 'metro', lang: 'tr' },
    });
    expect(Object.values(files).join('\n')).not.toMatch(/kilim/i);
  });

  it('installs imported packages and their companions at the versions of the SDK table', () => {
    const files = exportApp({
      'src/a.tsx': "import { createNativeStackNavigator } from '@react-navigation/native-stack';",
      'src/b.ts': "export * from 'zustand/middleware'; // import 'react-native-svg'",
      'src/c.ts': "const a = require('@expo/vector-icons/Ionicons');",
      'package.json': '{"version":"2.3.4","dependencies":{"zustand":"^4.0.0","expo-status-bar":"*"}}',
    });
    const { dependencies, version } = read(files, 'package.json');
    expect(version).toBe('2.3.4');
    expect(dependencies).toMatchObject({
      '@expo/vector-icons': '15.0.2',
      '@react-navigation/native': '7.5.0',
      '@react-navigation/native-stack': '7.20.0',
      'react-native-safe-area-context': '5.7.0',
      'react-native-screens': '4.26.0',
      zustand: '5.1.0',
    });
    expect(dependencies).not.toHaveProperty('expo-status-bar');
    expect(dependencies).not.toHaveProperty('react-native-svg');
  });

  it('keeps or omits untested packages and lists them in the README', () => {
    const manifest = {
      dependencies: {
        'date-fns': '^4.4.0',
        evil: 'git+ssh://host/evil',
        other: 'file:../..',
        constructor: '1.0.0',
      },
    };
    const files = {
      'src/App.tsx': app,
      'src/a.ts':
        "import 'date-fns';\nimport 'evil'; import 'other'; import 'lodash'; import '@/b'; import 'node:fs';",
      'src/b.ts': "import 'expo-constants'; import 'date-fns/locale';",
      'package.json': JSON.stringify(manifest),
    };
    expect(findUntestedPackages(files)).toEqual([
      {
        name: 'date-fns',
        version: '4.4.0',
        uses: [
          { path: 'src/a.ts', line: 1 },
          { path: 'src/b.ts', line: 1 },
        ],
      },
      { name: 'evil', version: null, uses: [{ path: 'src/a.ts', line: 2 }] },
      { name: 'lodash', version: null, uses: [{ path: 'src/a.ts', line: 2 }] },
      { name: 'other', version: null, uses: [{ path: 'src/a.ts', line: 2 }] },
    ]);
    const input = { name: 'a', files, language: 'en' } as const;
    const kept = expoExport({ ...input, untested: 'keep' }).files;
    expect(read(kept, 'package.json').dependencies).toMatchObject({
      'date-fns': '4.4.0',
      evil: 'latest',
      lodash: 'latest',
      other: 'latest',
      'expo-constants': '57.0.22',
    });
    expect(kept['README.md']).toContain('npm install\n');
    expect(kept['README.md']).toContain('## Added packages');
    expect(kept['README.md']).toContain('- `date-fns@4.4.0` (`src/a.ts:1`, `src/b.ts:1`)');
    const omitted = expoExport({ ...input, untested: 'omit' }).files;
    expect(Object.keys(read(omitted, 'package.json').dependencies)).not.toContain('date-fns');
    expect(omitted['README.md']).toContain('npm ci\n');
    expect(omitted['README.md']).toContain('## Missing packages');
  });

  it('registers the root component by default or named export', () => {
    const entry = (files: Record<string, string>) =>
      expoExport({ name: 'a', files, language: 'en' }).files['index.ts'];
    expect(entry({ 'src/App.tsx': app })).toContain("import App from './src/App';");
    expect(entry({ 'App.js': 'const App = () => null; export { App as default };' })).toContain(
      "import App from './App';",
    );
    expect(entry({ 'App.tsx': 'export const App = () => null; // export default' })).toContain(
      "import { App } from './App';",
    );
    expect(entry({ 'package.json': '{"main":"./lib/Root.tsx"}', 'lib/Root.tsx': app })).toContain(
      "from './lib/Root';",
    );
  });

  it("uses the project's own registration and never overwrites a file", () => {
    const registration =
      "import { registerRootComponent } from 'expo';\nimport App from './src/App';\nregisterRootComponent(App);\n";
    const own = exportApp({ 'index.js': registration });
    expect(read(own, 'package.json').main).toBe('index.js');
    expect(own).not.toHaveProperty(['index.ts']);
    const other = exportApp({ 'index.ts': 'export const a = 1;' });
    expect(other['index.ts']).toBe('export const a = 1;');
    expect(read(other, 'package.json').main).toBe('expo-entry.ts');
    expect(other['expo-entry.ts']).toContain('registerRootComponent(App);');
  });

  it("keeps the project's README, .gitignore and app.json values and replaces build settings", () => {
    const files = exportApp({
      'README.md': '# Benim',
      '.gitignore': 'a',
      'app.json': '{"expo":{"name":"Özel","android":{"package":"tr.ozel"},"web":{"bundler":"webpack"}}}',
      'babel.config.js': "require('child_process')",
      'tsconfig.json': '{"extends":"../other"}',
      'package.json': 'not json',
    });
    expect(files['README.md']).toBe('# Benim');
    expect(files['.gitignore']).toBe('a');
    expect(read(files, 'app.json').expo).toMatchObject({
      name: 'Özel',
      slug: 'gorev-defteri',
      android: { package: 'tr.ozel' },
      web: { bundler: 'metro' },
    });
    expect(files['babel.config.js']).toContain('babel-preset-expo');
    expect(read(files, 'tsconfig.json').extends).toBe('expo/tsconfig.base');
  });

  it('writes the README in the language of the project', () => {
    const readme = (language: 'tr' | 'en') =>
      expoExport({ name: 'A*b', files: { 'src/App.tsx': app }, language }).files['README.md'] ?? '';
    for (const text of [readme('tr'), readme('en')]) {
      expect(text).toContain('# A\\*b');
      expect(text.match(/^(?:npm ci|npx .*)$/gm)).toEqual([
        'npm ci',
        'npx expo start',
        'npx eas-cli build --profile production',
      ]);
    }
    expect(readme('tr')).toContain('uygulaması');
    expect(readme('en')).toContain('A React Native app');
  });

  it('exports a valid project for any name', () => {
    const javaName = /^com\.example\.[a-z][a-z0-9]*$/;
    fc.assert(
      fc.property(wildText(80), (name) => {
        const files = exportApp({}, name);
        expect(read(files, 'package.json').name).toMatch(/^[a-z0-9-]+$/);
        expect(read(files, 'app.json').expo.android.package).toMatch(javaName);
        expect(read(files, 'app.json').expo.name).not.toBe('');
        expect(inspectWithOxc('index.ts', files['index.ts'] ?? '').ok).toBe(true);
      }),
    );
    expect(read(exportApp({}, 'React'), 'package.json').name).toBe('react-app');
    expect(writeApplicationId('class')).toBe('com.example.appclass');
    expect(writeApplicationId('2048')).toBe('com.example.app2048');
  });
});
