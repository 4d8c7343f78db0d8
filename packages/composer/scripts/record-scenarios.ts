import type { FeatureScenario } from './feature-scenarios.ts';
import { driveMany } from './record-driver/drive-many.ts';
import { randomApps, subjectApps, type TestedApp } from './record-driver/tested-apps.ts';

/** Records are added, changed and deleted in every app. */
const scenario = (name: string, apps: () => readonly TestedApp[]): FeatureScenario => ({
  name,
  async run(stage) {
    const failures: string[] = [];
    let records = 0;
    await driveMany(stage, apps(), 1, (app, { driven, failure }) => {
      records += driven.length;
      if (failure !== undefined) failures.push(`${app.name}: ${failure.slice(0, 300)}`);
    });
    console.log(`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${records} records)`);
    for (const failure of failures) console.log(`     ${failure}`);
    return failures.length === 0;
  },
});

export const recordScenarios: readonly FeatureScenario[] = [
  scenario('every field of random apps is kept and changed: 1 to 30', () => randomApps(1, 30)),
  scenario('every field of random apps is kept and changed: 31 to 60', () => randomApps(31, 30)),
  scenario('an app of each archetype keeps its records in both languages', () => subjectApps(1)),
];
