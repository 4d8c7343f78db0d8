import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as contract from '@kilim/contract';
import { expect, it } from 'vitest';
import { loadNamespace, type MessageNamespace } from '../i18n/namespaces.ts';

// An error whose text is not loaded is shown as an unknown one, so a screen loads those of all calls that it can make.

const source = join(import.meta.dirname, '..');
const endpoints = new Map(Object.entries(contract));

function errorsOf(name: string): readonly string[] {
  const value = endpoints.get(name);
  if (typeof value !== 'object' || value === null || !('errors' in value)) return [];
  return Array.isArray(value.errors) ? value.errors : [];
}

/** The errors of the calls that a file and its imports make, also of what is loaded later. */
function collectErrors(file: string, found: Set<string>, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, names = ''] of text.matchAll(/import\s*\{([^}]*)\}\s*from '@kilim\/contract'/g)) {
    for (const name of names.split(',')) for (const error of errorsOf(name.trim())) found.add(error);
  }
  for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    collectErrors(join(dirname(file), path), found, seen);
  }
}

it.each<[string, readonly MessageNamespace[]]>([
  ['app/shell/shell.tsx', []],
  ['features/announcements/announcement-route.tsx', []],
  ['features/auth/auth-route.tsx', ['auth']],
  ['features/auth/magic-link-route.tsx', ['auth']],
  ['features/contact/contact-route.tsx', ['contact']],
  ['features/dashboard/dashboard-route.tsx', ['dashboard', 'git']],
  ['features/gallery/gallery-app-route.tsx', ['gallery']],
  ['features/home/home-route.tsx', ['home']],
  ['features/pricing/pricing-route.tsx', ['pricing']],
  ['features/remix/remix-route.tsx', ['showcase', 'gallery']],
  ['features/settings/settings-route.tsx', ['settings']],
  ['features/start/start-route.tsx', ['start', 'auth', 'dashboard']],
  ['features/support/support-route.tsx', ['support', 'attachments']],
  ['features/studio/studio-route.tsx', ['studio', 'git', 'verification']],
])('the errors of the calls of %s are in the texts that it loads', async (screen, namespaces) => {
  const groups = await Promise.all(
    (['public', ...namespaces] as const).map((name) => loadNamespace('tr', name)),
  );
  const loaded = new Set(groups.flatMap(({ errors = {} }) => Object.keys(errors)));
  const found = new Set<string>();
  collectErrors(join(source, screen), found, new Set());
  expect([...found].filter((error) => !loaded.has(error))).toEqual([]);
});
