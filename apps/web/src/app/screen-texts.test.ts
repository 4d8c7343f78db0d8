import { join } from 'node:path';
import { tr } from '@kilim/messages';
import { describe, expect, it } from 'vitest';
import { loadNamespace, type MessageNamespace } from '../i18n/namespaces.ts';
import { findMissingTexts, readSource, type TextSources } from '../testing/find-missing-texts.ts';

const listKeys = (node: object, prefix = ''): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [(prefix + name).replace(/_(one|other)$/, '')]
      : listKeys(value as object, `${prefix}${name}.`),
  );

const names: readonly MessageNamespace[] = [
  'public',
  'attachments',
  'auth',
  'contact',
  'dashboard',
  'designer',
  'gallery',
  'git',
  'home',
  'operation',
  'pricing',
  'security',
  'settings',
  'showcase',
  'start',
  'studio',
  'support',
  'types',
  'verification',
  'all',
];
const groups = new Map(
  await Promise.all(names.map(async (name) => [name, Object.keys(await loadNamespace('tr', name))] as const)),
);
const sources: TextSources = { groups, keys: new Set(listKeys(tr)), read: readSource };

/** The screens of the router with the namespaces that they load. */
const router = readSource(join(import.meta.dirname, 'router.tsx'));
const screens = [...router.matchAll(/screen\(\s*\(\) => import\('([^']+)'\)([^)]*)\)/g)].map(
  ([, path = '', list = '']) => ({
    path,
    namespaces: [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }),
);

it('finds all screens of the router', () => {
  expect(screens).toHaveLength(router.split('lazy: screen(').length - 1);
  expect(screens).toContainEqual({
    path: '../features/start/start-route.tsx',
    namespaces: ['start', 'auth', 'dashboard'],
  });
});

describe('the texts of', () => {
  it.each(screens)('$path are in the namespaces that it loads', ({ path, namespaces }) => {
    const entry = join(import.meta.dirname, path);
    const missing = findMissingTexts(entry, new Set(['public', ...namespaces]), sources);
    expect(missing.map((line) => line.replace(join(import.meta.dirname, '..'), ''))).toEqual([]);
  });

  it('the shell are in the namespace that every page loads', () => {
    const entry = join(import.meta.dirname, 'shell/shell.tsx');
    expect(findMissingTexts(entry, new Set(['public']), sources)).toEqual([]);
  });
});

it('follows static and dynamic imports with what they load', () => {
  const files: Readonly<Record<string, string>> = {
    'a.tsx':
      "import { b } from './b.tsx';\nimport type { T } from './unread.ts';\ntranslate('common.close');",
    'b.tsx':
      "await Promise.all([import('./c.tsx'), ensureNamespace('auth')]);\ntranslate(`home.example.${id}`);",
    'c.tsx': "translate('auth.login.title');\nconst file = 'chat.tsx';\nconst key = 'chat.send';",
  };
  const read = (path: string): string => files[path] ?? '';
  expect(findMissingTexts('a.tsx', new Set(['public']), { ...sources, read })).toEqual([
    'b.tsx: home',
    'c.tsx: chat',
  ]);
});
