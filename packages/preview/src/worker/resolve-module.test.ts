import { currentSdk, type SdkTable } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { bundledPackages, vendorSpecifiersOf } from '../vendor-modules.ts';
import { resolveModule } from './resolve-module.ts';
import { readPathAliases } from './tsconfig-paths.ts';

const picture = `kilim-binary sha256:${'0'.repeat(64)} image/png 12 4x3`;

function resolve(
  specifier: string,
  files: readonly string[],
  from = 'src/screens/Home.tsx',
  tsconfig?: string,
  sdk: SdkTable = currentSdk,
) {
  const known = Object.fromEntries(files.map((path) => [path, path.endsWith('.png') ? picture : '']));
  const aliases = readPathAliases(tsconfig);
  return resolveModule(from, specifier, { sdk, files: known, aliases });
}

describe('resolveModule', () => {
  it('prefers web files, then TypeScript, then folders', () => {
    const files = [
      'src/a.web.tsx',
      'src/a.web.ts',
      'src/a.tsx',
      'src/a.ts',
      'src/a.jsx',
      'src/a.js',
      'src/a.json',
      'src/a/index.tsx',
    ];
    for (let first = 0; first < files.length; first += 1)
      expect(resolve('../a', files.slice(first))).toEqual({ ok: true, target: files[first] });
  });

  it('accepts exact paths and parent folders, but not .js for a .ts file', () => {
    expect(resolve('./x.json', ['src/screens/x.json'])).toEqual({ ok: true, target: 'src/screens/x.json' });
    expect(resolve('..', ['src/index.ts'])).toEqual({ ok: true, target: 'src/index.ts' });
    expect(resolve('./x.js', ['src/screens/x.ts'])).toMatchObject({ code: 'module_missing' });
  });

  it('never leaves the project', () => {
    expect(resolve('../../../etc/passwd', ['etc/passwd'])).toMatchObject({
      ok: false,
      code: 'module_missing',
    });
  });

  it('follows tsconfig paths with comments and trailing commas', () => {
    const tsconfig =
      '{ // base\n "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*",], /* one */ "theme": ["src/theme.ts"] } } }';
    expect(resolve('@/ui/Card', ['src/ui/Card.tsx'], undefined, tsconfig)).toEqual({
      ok: true,
      target: 'src/ui/Card.tsx',
    });
    expect(resolve('theme', ['src/theme.ts'], undefined, tsconfig)).toEqual({
      ok: true,
      target: 'src/theme.ts',
    });
    expect(resolve('@/gone', [], undefined, '{ broken')).toMatchObject({
      ok: false,
      code: 'package_unknown',
    });
  });

  it('resolves every specifier of the vendor script', () => {
    const specifiers = bundledPackages(currentSdk).flatMap(vendorSpecifiersOf);
    expect(new Set(specifiers).size).toBe(specifiers.length);
    expect(specifiers).toContain('@expo/vector-icons/Ionicons');
    for (const specifier of specifiers)
      expect(resolve(specifier, [])).toEqual({ ok: true, target: `vendor:${specifier}` });
  });

  it('reports the package name of an unknown import', () => {
    expect(resolve('lodash/get', [])).toMatchObject({
      ok: false,
      code: 'package_unknown',
      params: { package: 'lodash' },
    });
    expect(resolve('@acme/ui/button', [])).toMatchObject({
      code: 'package_unknown',
      params: { package: '@acme/ui' },
    });
    expect(resolve('constructor', [])).toMatchObject({ code: 'package_unknown' });
    expect(resolve('react-dom', [])).toMatchObject({ code: 'package_unknown' });
    expect(resolve('zustand/immer', [])).toMatchObject({
      code: 'package_path_unknown',
      params: { package: 'zustand' },
    });
  });

  it('distinguishes export-only packages and assets', () => {
    const sdk: SdkTable = {
      ...currentSdk,
      packages: { 'expo-camera': { version: '1', preview: 'export-only' } },
    };
    expect(resolve('expo-camera', [], undefined, undefined, sdk)).toMatchObject({
      code: 'package_export_only',
    });
    expect(resolve('../../assets/logo.png', ['assets/logo.png'])).toEqual({
      ok: true,
      target: 'assets/logo.png',
    });
    // A drawing is a text, and a missing picture a missing file.
    expect(resolve('../../assets/logo.svg', ['assets/logo.svg'])).toMatchObject({
      code: 'asset_unsupported',
    });
    expect(resolve('./gone.png', [])).toMatchObject({ code: 'module_missing' });
  });
});
