import type { AppStage } from '../../../preview/browser/app-stage.ts';
import { AppPage, bundleInAppDriver } from './app-page.ts';
import { driveRecords, type RecordReport } from './drive-records.ts';
import type { TestedApp } from './tested-apps.ts';

/** Apps per page: frames that were removed keep some memory until their page is closed. */
const appsPerPage = 40;

/** Drives apps on a few pages; `report` is called with each result. */
export async function driveMany(
  stage: AppStage,
  apps: readonly TestedApp[],
  jobs: number,
  report: (app: TestedApp, result: RecordReport) => void,
): Promise<void> {
  const driver = await bundleInAppDriver();
  const waiting = apps.values();
  const work = async (): Promise<void> => {
    let page = await AppPage.open(stage, driver);
    let shown = 0;
    for (const app of waiting) {
      const result = await driveRecords(page, app);
      const isMissing = app.hasForm && result.driven.length === 0 && result.failure === undefined;
      report(app, isMissing ? { ...result, failure: 'no tab offers to add a record' } : result);
      shown += 1;
      // An app that failed may also have broken the page.
      if (shown < appsPerPage && result.failure === undefined) continue;
      await page.close();
      page = await AppPage.open(stage, driver);
      shown = 0;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: jobs }, work));
}
