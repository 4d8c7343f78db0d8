// Prints random apps and checks them: README.md
import { parseArgs } from 'node:util';
import { AppStage } from '../../preview/browser/app-stage.ts';
import { printApp } from '../src/print/print-app.ts';
import { checkSpec } from '../src/spec/read-spec.ts';
import { checkApps } from './check-apps.ts';
import { randomSpec } from './random-specs.ts';
import { runParallel } from './run-parallel.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    /** Apps that also run in the preview. */
    mount: { type: 'string', default: '40' },
    jobs: { type: 'string', default: '2' },
  },
});

const bad = new Set<string>();
const report = (name: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  bad.add(name);
  console.log(`BAD  ${name}`);
  for (const problem of problems.slice(0, 4)) console.log(`       ${problem.slice(0, 240)}`);
};

const first = Number(values.seed);
const apps = Array.from({ length: Number(values.count) }, (_, index) => first + index).flatMap((seed) => {
  const name = `seed ${seed}`;
  try {
    const spec = randomSpec(seed);
    report(name, checkSpec(spec));
    return [{ name: `${name}, ${spec.archetype} ${spec.layout}`, files: printApp(spec) }];
  } catch (error) {
    report(name, [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    return [];
  }
});
for (const [name, problems] of await checkApps(apps)) report(name, problems);

const mounted = apps.slice(0, Number(values.mount));
if (mounted.length > 0) {
  const stage = await AppStage.open();
  try {
    await runParallel(mounted, Number(values.jobs), async ({ name, files }) => {
      const staged = await stage.show(files, { width: 390, height: 760, scheme: 'light', textScale: 1 });
      report(name, [...new Set((await staged.problems()).map(({ kind, text }) => `${kind}: ${text}`))]);
      await staged.close();
    });
  } finally {
    await stage.close();
  }
}
console.log(`${apps.length} apps checked, ${mounted.length} mounted, ${bad.size} with problems`);
process.exitCode = bad.size === 0 ? 0 : 1;
