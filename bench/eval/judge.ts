import type { Frame } from '@playwright/test';
import { driveApp } from '../../packages/composer/scripts/drive-app.ts';
import type { AppStage, StagedApp } from '../../packages/preview/browser/app-stage.ts';
import type { Step, Task } from './task.ts';

export type Files = Readonly<Record<string, string>>;

/** Milliseconds that a text or button may take to appear. */
const patience = 3_000;
const phone = { width: 390, height: 760, scheme: 'light', textScale: 1 } as const;

/** Texts and names of the whole screen, as a person reads them. */
const readScreen = (frame: Frame): Promise<string> => frame.evaluate(() => document.body.innerText);

const holds = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** Waits until the screen holds a text, or no longer holds it. */
async function waitForText(frame: Frame, wanted: string | RegExp, isWanted: boolean): Promise<boolean> {
  const end = Date.now() + patience;
  do {
    if (holds(await readScreen(frame), wanted) === isWanted) return true;
    await frame.waitForTimeout(100);
  } while (Date.now() < end);
  return false;
}

async function pressFirst(frame: Frame, name: string | RegExp): Promise<boolean> {
  const role = frame.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  const target = role
    .or(frame.getByText(name, { exact: true }))
    .filter({ visible: true })
    .first();
  return target.click({ timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** What a new app must be able to do: keep a record, by its form or by a field beside the list. */
async function useRecords(app: StagedApp): Promise<string | null> {
  const frame = await app.frame();
  const field = frame.locator('input:visible, textarea:visible').first();
  if ((await field.count()) > 0) {
    await field.fill('Zeytin 7391');
    const buttons = frame.locator('[role=button]:visible, button:visible');
    for (let at = 0; at < Math.min(6, await buttons.count()); at += 1) {
      await buttons
        .nth(at)
        .click({ timeout: patience })
        .catch(() => undefined);
      if (await waitForText(frame, 'Zeytin 7391', true)) return null;
    }
  }
  const { kind, reason } = await driveApp(app, { needsUndo: false });
  return kind === 'failed' ? (reason ?? 'a record could not be kept') : null;
}

async function doStep(app: StagedApp, files: Files, step: Step): Promise<string | null> {
  const frame = await app.frame();
  if ('source' in step) {
    return Object.values(files).some((source) => step.source.test(source))
      ? null
      : `no source has ${step.source}`;
  }
  if ('use' in step) return useRecords(app);
  if ('type' in step) {
    const field = frame.locator('input:visible, textarea:visible').first();
    return field.fill(step.type, { timeout: patience }).then(
      () => null,
      () => 'nothing can be typed',
    );
  }
  if ('press' in step) return (await pressFirst(frame, step.press)) ? null : `no button “${step.press}”`;
  if ('shows' in step) {
    return (await waitForText(frame, step.shows, true)) ? null : `“${step.shows}” is not shown`;
  }
  return (await waitForText(frame, step.hides, false)) ? null : `“${step.hides}” is still shown`;
}

/** Mounts an app and does the steps of a task; null when all went well, otherwise what did not. */
export async function judgeApp(stage: AppStage, { steps }: Task, files: Files): Promise<string | null> {
  const app = await stage.show(files, phone);
  try {
    if (Number.isNaN(app.startedIn)) {
      const [problem] = await app.problems();
      return `does not start: ${problem?.text ?? 'no first screen'}`;
    }
    for (const step of steps) {
      const problem = await doStep(app, files, step);
      if (problem !== null) return problem;
    }
    const failure = (await app.problems()).find(({ kind }) => kind === 'state');
    return failure?.text ?? null;
  } finally {
    await app.close();
  }
}

/** Judges words: they contain what the task asks for. */
export function judgeWords({ steps }: Task, words: string): string | null {
  const missing = steps.find((step) => 'shows' in step && !holds(words, step.shows));
  return missing === undefined ? null : 'the answer does not contain what was asked for';
}
