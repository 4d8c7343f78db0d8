import type { AppPage } from './app-page.ts';
// The driver inside of the app's frame.
import type { Outcome } from './in-app/entry.ts';

export interface RecordReport {
  /** Places at which a record was added, changed and deleted. */
  readonly driven: readonly string[];
  readonly failure?: string;
}

interface DrivenApp {
  readonly files: Readonly<Record<string, string>>;
  /** Labels of fields that rules of the app set by themselves. */
  readonly ignored: readonly string[];
}

class StepFailure extends Error {}

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if ('failure' in outcome) throw new StepFailure(outcome.failure);
  return outcome.value;
}

/** One record from its first value to its deletion; the name of its place, or null on a tab without a form. */
async function driveTab(page: AppPage, tab: number, ignored: readonly string[]): Promise<string | null> {
  let frame = await page.frame();
  const added = valueOf(
    await frame.evaluate(([index, labels]) => window.recordDriver.add(index, labels), [
      tab,
      ignored,
    ] as const),
  );
  if (added === null) return null;
  try {
    const edited = valueOf(await frame.evaluate((record) => window.recordDriver.edit(record), added));
    frame = await page.reload();
    valueOf(await frame.evaluate((record) => window.recordDriver.delete(record), edited));
    frame = await page.reload();
    valueOf(await frame.evaluate((record) => window.recordDriver.expectDeleted(record), edited));
  } catch (error) {
    if (error instanceof StepFailure) throw new StepFailure(`${added.place}: ${error.message}`);
    throw error;
  }
  return added.place;
}

/**
 * Adds a record on every tab with a form, with all fields filled; changes it, reloads, compares all values, deletes it,
 * takes that back, deletes it again, reloads and looks that it is gone. The app must log nothing.
 */
export async function driveRecords(page: AppPage, { files, ignored }: DrivenApp): Promise<RecordReport> {
  const driven: string[] = [];
  let failure: string | undefined;
  try {
    const frame = await page.show(files);
    const tabs = valueOf(await frame.evaluate(() => window.recordDriver.countTabs()));
    for (let tab = 0; tab < tabs; tab += 1) {
      const place = await driveTab(page, tab, ignored);
      if (place !== null) driven.push(place);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    failure = message.split('\n').slice(0, 4).join(' ');
  }
  const problems = await page.problems().catch((error: unknown) => [String(error)]);
  const found = [...(failure === undefined ? [] : [failure]), ...problems.slice(0, 5)];
  return { driven, ...(found.length === 0 ? {} : { failure: found.join('; ') }) };
}
