import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findViolations } from './boundaries.mjs';

const require = createRequire(import.meta.url);
const { forbidden } = require('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

const packages = ['contract', 'messages', 'app-kit', 'composer', 'preview', 'design-model'];
const libraries = ['hono', 'kysely', 'react'];

/** A small workspace without violations; each entry of `planted` adds files that violate one rule. */
const legal: Record<string, string> = {
  'packages/contract/src/index.ts': 'export const a = 1;',
  'packages/messages/src/index.ts': "export { a } from '@kilim/contract';",
  'packages/app-kit/src/index.ts': "export { a } from '@kilim/contract';",
  'packages/composer/src/index.ts': "export { a } from '@kilim/app-kit';",
  'packages/preview/src/protocol.ts': 'export type Protocol = 1;',
  'packages/preview/src/host/index.ts':
    "export type { Protocol } from '../protocol.ts';\nexport { a } from '@kilim/app-kit';",
  'packages/preview/src/worker/index.ts': "export type { Protocol } from '../protocol.ts';",
  'packages/preview/src/index.ts': 'export const preview = 1;',
  'packages/design-model/src/index.ts': 'export const model = 1;',
  'packages/design-model/src/model/element.ts': 'export const element = 1;',
  'packages/design-model/src/codegen/print.ts': "export { element } from '../model/element.ts';",
  'apps/server/src/app.ts': 'export const app = 1;',
  'apps/server/src/platform/db/index.ts': "export * from 'kysely';",
  'apps/server/src/platform/http/index.ts': "export * from 'hono';",
  'apps/server/src/modules/a/index.ts': "export * from './service.ts';",
  'apps/server/src/modules/a/service.ts': "export { b } from '../b/index.ts';",
  'apps/server/src/modules/a/repository.ts': "export * from '../../platform/db/index.ts';",
  'apps/server/src/modules/a/routes.ts': "export * from '../../platform/http/index.ts';",
  'apps/server/src/modules/b/index.ts': 'export const b = 1;',
  'apps/server/src/modules/b/secret.ts': 'export const secret = 1;',
  'apps/web/src/app/app.tsx':
    "import { Page } from '../features/x/page.tsx';\nexport const App = () => <Page />;",
  'apps/web/src/features/x/page.tsx':
    "import { Button } from '../../ui/button.tsx';\nexport const Page = () => <Button />;",
  'apps/web/src/features/y/part.ts': 'export const part = 1;',
  'apps/web/src/ui/button.tsx': 'export const Button = () => <b />;',
  'apps/web/src/api/client.ts': 'export const client = 1;',
};

const planted: Record<string, { file: string; source: string }[]> = {
  'no-circular': [
    { file: 'apps/server/src/one.ts', source: "export * from './two.ts';" },
    { file: 'apps/server/src/two.ts', source: "export * from './one.ts';" },
  ],
  'not-to-unresolvable': [{ file: 'apps/server/src/lost.ts', source: "export * from './nowhere.ts';" }],
  'packages-not-to-apps': [
    { file: 'packages/app-kit/src/up.ts', source: "export * from '../../../apps/server/src/app.ts';" },
  ],
  'apps-not-to-apps': [
    { file: 'apps/web/src/app/server.ts', source: "export * from '../../../server/src/app.ts';" },
  ],
  'contract-is-leaf': [{ file: 'packages/contract/src/leaf.ts', source: "export * from '@kilim/app-kit';" }],
  'packages-not-to-packages': [
    {
      file: 'packages/messages/src/other.ts',
      source: "import type { a } from '@kilim/app-kit';\nexport type A = typeof a;",
    },
  ],
  'preview-only-app-kit': [
    { file: 'packages/preview/src/words.ts', source: "export * from '@kilim/messages';" },
  ],
  'composer-only-app-kit': [
    { file: 'packages/composer/src/words.ts', source: "export * from '@kilim/messages';" },
  ],
  'design-model-only-app-kit': [
    { file: 'packages/design-model/src/words.ts', source: "export * from '@kilim/messages';" },
  ],
  'preview-parts-only-by-protocol': [
    { file: 'packages/preview/src/worker/host.ts', source: "export * from '../host/index.ts';" },
  ],
  'model-not-to-codegen': [
    {
      file: 'packages/design-model/src/model/up.ts',
      source: "export const print = () => import('../codegen/print.ts');",
    },
  ],
  'pure-no-io': [{ file: 'packages/app-kit/src/disk.ts', source: "export * from 'node:fs';" }],
  'pure-no-frameworks': [{ file: 'packages/contract/src/view.ts', source: "export * from 'react';" }],
  'server-modules-only-by-index': [
    { file: 'apps/server/src/modules/a/other-module.ts', source: "export * from '../b/secret.ts';" },
  ],
  'server-platform-not-to-modules': [
    { file: 'apps/server/src/platform/up.ts', source: "export * from '../modules/b/index.ts';" },
  ],
  'sql-only-in-repositories': [
    { file: 'apps/server/src/modules/a/query.ts', source: "export * from 'kysely';" },
  ],
  'http-only-in-routes': [
    { file: 'apps/server/src/modules/a/web.ts', source: "export * from '../../platform/http/index.ts';" },
  ],
  'web-no-cross-feature': [
    { file: 'apps/web/src/features/x/cross.ts', source: "export * from '../y/part.ts';" },
  ],
  'web-feature-not-to-app': [
    {
      file: 'apps/web/src/features/y/up.tsx',
      source: "import { App } from '../../app/app.tsx';\nexport const Up = () => <App />;",
    },
  ],
  'web-shared-not-to-features': [
    { file: 'apps/web/src/api/up.ts', source: "export * from '../features/y/part.ts';" },
  ],
  'web-ui-not-to-api': [{ file: 'apps/web/src/ui/smart.ts', source: "export * from '../api/client.ts';" }],
};

const folders: string[] = [];

function plantTree(extra: { file: string; source: string }[]): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(root);
  const write = (file: string, source: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  write('tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
  for (const [file, source] of Object.entries(legal)) write(file, source);
  for (const { file, source } of extra) write(file, source);
  mkdirSync(join(root, 'node_modules/@kilim'), { recursive: true });
  for (const name of packages) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@kilim/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
    );
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@kilim', name));
  }
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  write(
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(libraries.map((name) => [name, '1'])) }),
  );
  return root;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('import boundaries', () => {
  it('finds all modules and no violation in a valid workspace', async () => {
    const { modules, violations } = await findViolations(plantTree([]));
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThanOrEqual(Object.keys(legal).length);
  });

  it('has a test for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(planted))('reports a violation of %s', async (rule, files) => {
    const { violations } = await findViolations(plantTree(files));
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });
});
