// Drives apps in the real preview: add, edit, delete with undo, reload. See README.md
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppStage } from '../../preview/browser/app-stage.ts';
import { buildApps } from './build-apps.ts';
import type { CheckedApp } from './check-types.ts';
import { type DriveReport, driveApp } from './drive-app.ts';
import { runParallel } from './run-parallel.ts';

const { values } = parseArgs({
  options: {
    /** Folder for a picture of the screen on which an app failed. */
    out: { type: 'string', default: 'app-pictures' },
    prompt: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
    module: { type: 'string' },
    language: { type: 'string', default: 'tr' },
    jobs: { type: 'string', default: '2' },
    /** Accepts apps that delete without an undo. */
    'no-undo': { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
  },
});

const marks: Readonly<Record<DriveReport['kind'], string>> = {
  passed: 'ok  ',
  failed: 'BAD ',
  'no-records': 'none',
};

async function drive(stage: AppStage, { name, files }: CheckedApp, index: number): Promise<DriveReport> {
  const app = await stage.show(files, { width: 390, height: 760, scheme: 'light', textScale: 1 });
  try {
    const report = await driveApp(app, { needsUndo: !values['no-undo'] });
    console.log(`${marks[report.kind]} ${index + 1}. ${name}`);
    if (values.steps || report.kind === 'failed') console.log(`       ${report.steps.join(', ')}`);
    if (report.reason !== undefined) console.log(`       ${report.reason.slice(0, 800)}`);
    if (report.kind === 'failed')
      await app
        .picture(path.join(values.out, `failed-${String(index + 1).padStart(3, '0')}.png`))
        .catch(() => undefined);
    return report;
  } finally {
    await app.close();
  }
}

async function main(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const { apps, failed } = await buildApps({
    prompts: values.prompt,
    file: values.file,
    module: values.module,
    language: values.language === 'en' ? 'en' : 'tr',
  });
  for (const reason of failed) console.log(`BAD  ${reason}`);
  const stage = await AppStage.open();
  try {
    const reports = await runParallel(apps, Number(values.jobs), (app, index) => drive(stage, app, index));
    const count = (kind: DriveReport['kind']): number => reports.filter((one) => one.kind === kind).length;
    console.log(
      `${count('passed')} passed, ${count('no-records')} without records, ${count('failed') + failed.length} failed`,
    );
    process.exitCode = count('failed') + failed.length === 0 ? 0 : 1;
  } finally {
    await stage.close();
  }
}

await main();
