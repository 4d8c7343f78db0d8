// Adds, changes, reloads and deletes records in random apps: README.md
import { parseArgs } from 'node:util';
import { AppStage } from '../../preview/browser/app-stage.ts';
import { driveMany } from './record-driver/drive-many.ts';
import { randomApps, subjectApps } from './record-driver/tested-apps.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    /** Subjects of the lexicon per archetype that are driven before the random apps, in both languages. */
    subjects: { type: 'string', default: '3' },
    jobs: { type: 'string', default: '2' },
  },
});

const stage = await AppStage.open();
let failed = 0;
let records = 0;
let withoutForm = 0;
try {
  const apps = [
    ...subjectApps(Number(values.subjects)),
    ...randomApps(Number(values.seed), Number(values.count)),
  ];
  await driveMany(stage, apps, Number(values.jobs), ({ name }, { driven, failure }) => {
    records += driven.length;
    if (driven.length === 0) withoutForm += 1;
    if (failure === undefined) return;
    failed += 1;
    console.log(`BAD  ${name}\n       ${driven.join(', ')}: ${failure.slice(0, 600)}`);
  });
  console.log(
    `${apps.length} apps, ${records} records added, changed and deleted, ${withoutForm} apps without a form, ${failed} failed`,
  );
} finally {
  await stage.close();
}
process.exitCode = failed === 0 ? 0 : 1;
