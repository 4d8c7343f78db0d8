import { describe, expect, it } from 'vitest';
import {
  hasNativeVariant,
  isCodePath,
  isLocalSpecifier,
  resolveExtensions,
  resolveImport,
} from './resolve-import.ts';

const project = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, '']));

describe('resolveImport', () => {
  it.each([
    ['src/App.tsx', './theme', 'src/theme.ts'],
    ['src/App.tsx', './theme.ts', 'src/theme.ts'],
    ['src/App.tsx', './ui', 'src/ui/index.tsx'],
    ['src/App.tsx', './ui/', 'src/ui/index.tsx'],
    ['src/ui/Card.tsx', '.', 'src/ui/index.tsx'],
    ['src/ui/Card.tsx', '../theme', 'src/theme.ts'],
    ['src/ui/Card.tsx', '..', 'src/index.js'],
    ['App.js', './src/data.json', 'src/data.json'],
    ['src/App.tsx', '../index', 'index.ts'],
  ])('resolves in %s the import %s to %s', (from, specifier, expected) => {
    const files = project('src/theme.ts', 'src/ui/index.tsx', 'src/index.js', 'src/data.json', 'index.ts');
    expect(resolveImport(files, from, specifier)).toBe(expected);
  });

  it.each([
    ['src/App.tsx', './none'],
    ['src/App.tsx', '../../src/theme'],
    ['src/App.tsx', './theme/'],
    ['src/App.tsx', './toString'],
    ['App.tsx', './constructor'],
  ])('does not resolve in %s the import %s', (from, specifier) => {
    expect(resolveImport(project('src/theme.ts'), from, specifier)).toBeUndefined();
  });

  it('tries the extensions in order', () => {
    const paths = resolveExtensions.map((extension) => `src/a${extension}`);
    for (const [index, path] of paths.entries()) {
      expect(resolveImport(project(...paths.slice(index), 'src/a/index.ts'), 'src/b.ts', './a')).toBe(path);
    }
  });
});

it('distinguishes local specifiers from packages', () => {
  expect(['./a', '../a', '.', '..'].every(isLocalSpecifier)).toBe(true);
  expect(['a', '@/a', '/a', '.a', '...'].some(isLocalSpecifier)).toBe(false);
});

it('distinguishes code from other files', () => {
  expect(['a.ts', 'a.tsx', 'a.web.js', 'a.mjs', 'a.cts'].every(isCodePath)).toBe(true);
  expect(['a.d.ts', 'a.json', 'a.md', 'ts', 'a.css'].some(isCodePath)).toBe(false);
});

it('finds native variants of web files', () => {
  expect(hasNativeVariant(project('a.ts'), 'a.ts')).toBe(true);
  expect(hasNativeVariant(project('a.web.ts'), 'a.web.ts')).toBe(false);
  expect(hasNativeVariant(project('a.web.ts', 'a.android.tsx'), 'a.web.ts')).toBe(true);
});
