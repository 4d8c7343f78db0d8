import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkProject, starterFiles } from '@kilim/app-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTypes as checkWithLibraries } from '../../app-kit/test/check-types.ts';
import { inspectWithOxc } from '../../app-kit/test/inspect-with-oxc.ts';
import { checkTypes } from '../../composer/scripts/check-types.ts';
import { generateApp, generateCode } from '../src/index.ts';
import { randomDesign } from './random-design.ts';

const root = join(import.meta.dirname, '../../..');
const frames = ['studio', 'designer'] as const;
const designs = fc.sample(randomDesign(8, 4), { numRuns: 200, seed: 20_261_123 });

/** The part of expo-font that is printed; the package itself is not installed here. */
const fontTypes = `declare module 'expo-font' {
  export function useFonts(map: Record<string, unknown>): [boolean, Error | null];
}
`;

/** A project that shows a design, as the preview runs it. */
const apps = designs.map((design, index) => {
  const frame = frames[index % 2] ?? 'studio';
  const generated = { ...generateCode(design, frame), 'src/App.tsx': generateApp(design, frame) };
  return {
    name: String(index),
    files: { ...starterFiles({ name: 'Deneme', language: 'tr' }), ...generated },
  };
});
const zeros = '0'.repeat(64);
const binaries = {
  'assets/kupa.png': `kilim-binary sha256:${zeros} image/png 67 1x1`,
  'assets/yazi-tipi.ttf': `kilim-binary sha256:${zeros} font/ttf 67`,
  'assets/Lora Bold.otf': `kilim-binary sha256:${zeros} font/otf 67`,
};

describe('code of 200 random designs', () => {
  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/generated-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('type-checks strictly', async () => {
    const problems = await checkTypes(
      apps.map(({ name, files }) => ({ name, files: { ...files, 'src/fonts.d.ts': fontTypes } })),
    );
    expect(Object.fromEntries(problems)).toEqual({});
  }, 240_000);

  it('has fonts of the project as the real package declares them', () => {
    const withFont = apps.find(({ files }) => Object.values(files).some((text) => text.includes('useFonts')));
    expect(checkWithLibraries(withFont?.files ?? {})).toEqual([]);
  });

  it('passes the checks of answers', () => {
    for (const { files } of apps) {
      expect(checkProject({ ...files, ...binaries }, inspectWithOxc)).toEqual([]);
    }
  }, 60_000);

  it('is formatted as by the formatter', () => {
    const written = apps.flatMap(({ name, files }) =>
      Object.entries(files)
        .filter(([path]) => /^src\/(?:screens|navigation|components|App)/.test(path))
        .map(([path, content]) => {
          const target = join(folder, 'apps', name, path);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, content);
          return target;
        }),
    );
    expect(written.length).toBeGreaterThan(400);
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({
        root: true,
        formatter: { indentStyle: 'space', lineWidth: 100 },
        javascript: { formatter: { quoteStyle: 'single' } },
      }),
    );
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const options = [
      'format',
      '--config-path',
      folder,
      '--vcs-enabled=false',
      '--max-diagnostics=5',
      join(folder, 'apps'),
    ];
    execFileSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  }, 120_000);

  it('is the same for the same design', () => {
    for (const design of designs.slice(0, 50)) {
      const copy: typeof design = JSON.parse(JSON.stringify(design));
      expect(generateCode(copy, 'designer')).toEqual(generateCode(design, 'designer'));
    }
  });

  it('has no style that is not used', () => {
    for (const { files } of apps) {
      for (const content of Object.values(files)) {
        const names = [...content.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name);
        for (const name of names) expect(content).toContain(`styles.${name}`);
      }
    }
  });
});
