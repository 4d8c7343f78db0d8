import { describe, expect, it } from 'vitest';
import { prepareFiles } from './prepare-files.ts';

const base = { 'package.json': '{}', 'package-lock.json': '{}', 'src/App.tsx': 'export default 1;' };
const own = [
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
const prepare = (files: Record<string, string | Uint8Array>) => prepareFiles({ ...base, ...files });

describe('prepareFiles', () => {
  it('takes sources and assets, and settings of its own only', () => {
    const { files, omitted } = prepare({
      'assets/a.png': new Uint8Array(1),
      'src/data.json': '[]',
      'README.md': '# A',
      'babel.config.js': "require('child_process').execSync('id')",
      'tsconfig.json': '{"extends":"/etc"}',
      'app.json': '{"expo":{"plugins":["./evil.js"],"web":{"output":"static"}}}',
    });
    expect(Object.keys(files).toSorted()).toEqual(
      [...own, 'assets/a.png', 'src/App.tsx', 'src/data.json'].toSorted(),
    );
    expect(Object.values(files).join('\n')).not.toMatch(/evil|child_process|static|\/etc/);
    expect(omitted).toEqual([]);
  });

  it.each([
    'metro.config.js',
    'src/metro.config.cjs',
    'app.config.ts',
    'react-native.config.js',
    'postcss.config.mjs',
    'modules/a/expo-module.config.json',
    'src/.babelrc.js',
    '.babelrc.json',
    'src/babelrc.js',
    'src/package.json',
    'src/tsconfig.base.json',
    'node_modules/expo/bin/cli.js',
    'src/Node_Modules/a.js',
    '.expo/a.ts',
  ])('leaves out %s, which tools could run or obey, and says so', (path) => {
    const { files, omitted } = prepare({ [path]: 'x' });
    expect(files).not.toHaveProperty([path === 'metro.config.js' ? 'nothing' : path]);
    expect(files[path]).not.toBe('x');
    expect(omitted).toEqual([path]);
  });

  it('keeps the app from being run on the server, which static web exports do', () => {
    expect(JSON.parse(String(prepare({}).files['app.json']))).toMatchObject({
      expo: { web: { output: 'single' } },
    });
  });

  it('refuses an export without a lock, whose packages nothing vouches for', () => {
    expect(() => prepareFiles({ 'package.json': '{}' })).toThrow('lock');
  });
});
