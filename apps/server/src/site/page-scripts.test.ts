import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRendererLoader } from './load-page-renderer.ts';
import { createScriptFinder } from './page-scripts.ts';
import { openStaticFolder } from './static-files.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'kilim-scripts-'));

it('lists the scripts of a screen, including indirect imports, without those of every page', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
      '_base.js': { file: 'assets/base.js' },
      'home.tsx': { file: 'assets/home.js', imports: ['_base.js', '_card.js'] },
      '_card.js': { file: 'assets/card.js', imports: ['home.tsx'] },
    }),
  );
  const find = createScriptFinder(await openStaticFolder(folder));
  expect(await find(['home.tsx', 'gone.tsx'])).toEqual(['/assets/home.js', '/assets/card.js']);
});

it('is empty without a build', async () => {
  expect(await createScriptFinder(await openStaticFolder(makeFolder()))(['home.tsx'])).toEqual([]);
});

it('warns once about a missing renderer', async () => {
  const warnings: unknown[] = [];
  const load = createRendererLoader(join(makeFolder(), 'render.js'), {
    warn: (...what: unknown[]) => void warnings.push(what),
  });
  expect(await load()).toBeNull();
  expect(await load()).toBeNull();
  expect(warnings).toHaveLength(1);
});
