import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { currentSdk } from '../packages/app-kit/src/index.ts';
import { kitSources } from '../packages/composer/src/print/kit.generated.ts';
import { listComposedCases } from './export-check/composed-cases.ts';
import { listExportCases } from './export-check/export-cases.ts';

const root = join(import.meta.dirname, '..');

it('every export passes its own lint script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-lint-'));
  try {
    const [composed, ...others] = listComposedCases();
    // All files of the kit, also those that none of the apps uses.
    const withKit = { name: 'kit', files: { ...composed?.files, ...kitSources } };
    const cases = [withKit, ...others, ...listExportCases()];
    for (const { name, files } of cases) {
      for (const [path, content] of Object.entries(files)) {
        const target = join(folder, name.replaceAll(/\W+/g, '-'), path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    }
    const program = join(root, 'node_modules/oxlint/bin/oxlint');
    const { status, stdout } = spawnSync(process.execPath, [program, '--format=unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout.split('\n').filter((line) => line.includes('[Error'))).toEqual([]);
    expect(status).toBe(0);
    // Without cases the lint would pass too.
    expect(cases.length).toBeGreaterThan(10);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('exports use the version of the linter that this repository uses', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  expect(manifest).toContain(`"oxlint": "${currentSdk.development['oxlint']}"`);
});
