import { describe, expect, it } from 'vitest';
import { imagePaths } from '../expo/app-images.ts';
import { chooseFiles, type PathedEntry } from './choose-files.ts';

const file = (name: string | null): PathedEntry => ({ name, isFolder: false, isLink: false });
const choose = (...names: string[]) => {
  const { files, skipped } = chooseFiles(
    names.map((name) => ({ ...file(name), isFolder: name.endsWith('/') })),
  );
  return { paths: files.map(({ path }) => path), skipped };
};

describe('the project folder', () => {
  it.each([
    ['none', ['package.json', 'src/App.tsx'], ['package.json', 'src/App.tsx']],
    [
      'the single top-level folder',
      ['uygulama/package.json', 'uygulama/App.tsx'],
      ['package.json', 'App.tsx'],
    ],
    ['that of the topmost manifest', ['a/b/app.json', 'a/b/App.tsx', 'a/b/c/package.json'], undefined],
    ['the single top-level folder without a manifest', ['demo/App.js', 'demo/x.js'], ['App.js', 'x.js']],
    ['none for a usual source folder', ['src/App.js', 'src/x.js'], ['src/App.js', 'src/x.js']],
    ['none with files beside it', ['demo/App.js', 'x.js'], ['demo/App.js', 'x.js']],
  ])('is %s', (_name, names, expected) => {
    expect(choose(...names).paths).toEqual(expected ?? ['app.json', 'App.tsx', 'c/package.json']);
  });

  it('excludes and reports files beside it', () => {
    expect(choose('mobil/package.json', 'mobil/App.tsx', 'LICENSE')).toEqual({
      paths: ['package.json', 'App.tsx'],
      skipped: [{ path: 'LICENSE', reason: 'outside' }],
    });
  });
});

it('skips generated files and reports a generated folder once', () => {
  expect(
    choose(
      'package.json',
      'package-lock.json',
      'node_modules/a/index.js',
      'node_modules/b/index.js',
      '.git/config',
      '__MACOSX/App.tsx',
      'src/._App.tsx',
      'src/.DS_Store',
      'ios/Pods/x.m',
    ),
  ).toEqual({
    paths: ['package.json'],
    skipped: [
      'package-lock.json',
      'node_modules/',
      '.git/',
      '__MACOSX/',
      'src/._App.tsx',
      'src/.DS_Store',
      'ios/Pods/',
    ].map((path) => ({ path, reason: 'generated' })),
  });
});

it('skips links, invalid names, signing keys and built files, and keeps other binary files', () => {
  const { files, skipped } = chooseFiles([
    file('App.tsx'),
    file('assets/Logo.PNG'),
    file('assets/data.bin'),
    { ...file('current'), isLink: true },
    file('what?.ts'),
    file('__proto__/a.ts'),
    file(null),
    file('android/release.keystore'),
    file('app.APK'),
  ]);
  expect(files.map(({ path }) => path)).toEqual(['App.tsx', 'assets/Logo.PNG', 'assets/data.bin']);
  expect(skipped).toEqual([
    { path: 'current', reason: 'link' },
    { path: 'what?.ts', reason: 'name' },
    { path: '__proto__/a.ts', reason: 'name' },
    { path: '?', reason: 'name' },
    { path: 'android/release.keystore', reason: 'secret' },
    { path: 'app.APK', reason: 'generated' },
  ]);
});

it('accepts Windows path separators', () => {
  expect(choose('uygulama\\package.json', 'uygulama\\src\\App.tsx').paths).toEqual([
    'package.json',
    'src/App.tsx',
  ]);
});

it.each([
  '../outside.ts',
  'src/../../outside.ts',
  '/etc/passwd',
  'C:/Windows/a.ts',
  '..\\outside.ts',
  '../',
  'node_modules/../../x.ts',
])('rejects the path %j outside the project', (name) => {
  expect(() => choose('package.json', name)).toThrow('import_path_unsafe');
});

it('rejects two files at the same path', () => {
  expect(() => choose('src/App.tsx', './src/App.tsx')).toThrow('file_path_clash');
});

describe('the lock file of an export', () => {
  const pictures = Object.values(imagePaths).map((path) => `app/${path}`);

  it('is skipped without a report', () => {
    const { paths, skipped } = choose('app/package.json', 'app/package-lock.json', ...pictures);
    expect(paths).toEqual(['package.json', ...Object.values(imagePaths)]);
    expect(skipped).toEqual([]);
  });

  it('is reported when the project is no export', () => {
    const { skipped } = choose('app/package.json', 'app/package-lock.json', 'app/assets/icon.png');
    expect(skipped).toEqual([{ path: 'app/package-lock.json', reason: 'generated' }]);
  });
});
