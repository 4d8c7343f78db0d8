import { describe, expect, it } from 'vitest';
import { currentSdk } from '../sdk-table.ts';
import { fixPackageJson } from './fix-package-json.ts';

const fix = (source: string) => {
  const result = fixPackageJson(source, currentSdk);
  return result === undefined ? undefined : JSON.parse(result.source);
};

describe('fixPackageJson', () => {
  it('sets the versions of the SDK table', () => {
    const source = {
      name: 'a',
      dependencies: { react: '18.2.0', 'react-native': '0.86.3', axios: '^1.0.0' },
      devDependencies: { zustand: '4' },
      scripts: { start: 'x' },
    };
    expect(fix(JSON.stringify(source))).toEqual({
      name: 'a',
      dependencies: { react: '19.2.3', 'react-native': '0.86.3', axios: '^1.0.0' },
      devDependencies: { zustand: '5.1.0' },
      scripts: { start: 'x' },
    });
  });

  it('leaves a valid file unchanged', () => {
    expect(fix('{"name":"a","dependencies":{"react":"19.2.3"}}')).toBeUndefined();
    expect(fix('{}')).toBeUndefined();
  });

  it('rebuilds invalid JSON from its readable parts', () => {
    expect(
      fix('{ "name": "Görev", "version": "1.2.3", // why\n "dependencies": { "zustand": "latest", }'),
    ).toEqual({
      name: 'gorev',
      version: '1.2.3',
      main: 'src/App.tsx',
      dependencies: { react: '19.2.3', 'react-native': '0.86.3', zustand: '5.1.0' },
    });
    expect(fix('[]')).toMatchObject({ name: 'app', main: 'src/App.tsx' });
  });
});
