import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { findChromium } from '../../../e2e/chromium.ts';
import type { PreviewState, UpdateTiming } from '../src/host/index.ts';
// The globals of the page.
import type {} from './studio-page.ts';

const WAIT_MS = 15_000;

/**
 * Starts Chromium, in the given time zone if there is one. The zone of a Playwright context would not do: a restarted app
 * runs in another process, which does not have it.
 */
export async function launchBrowser(timeZone?: string): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  const env = timeZone === undefined ? {} : { env: { ...process.env, TZ: timeZone } };
  return chromium.launch({ executablePath, args, ...env });
}

type StateOfKind<K extends PreviewState['kind']> = PreviewState & { readonly kind: K };

/** Controls a studio page in a scenario. */
export class StudioDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  setFiles(files: Readonly<Record<string, string>>): Promise<number> {
    return this.page.evaluate((given) => window.preview.setFiles(given), files);
  }

  change(path: string, content: string): Promise<number> {
    return this.page.evaluate(([where, text]) => window.preview.changeFile(where, text), [
      path,
      content,
    ] as const);
  }

  /** Changes a file and waits until the frame has painted it. */
  async changeAndPaint(path: string, content: string): Promise<UpdateTiming> {
    const edit = await this.change(path, content);
    await this.waitForPaint(edit);
    return this.timing(edit, 'applied');
  }

  async waitForPaint(edit: number): Promise<void> {
    await this.page.waitForFunction(
      (number) => window.timings.some((timing) => timing.edit >= number && timing.phase === 'painted'),
      edit,
      { timeout: WAIT_MS, polling: 5 },
    );
  }

  timing(edit: number, phase: UpdateTiming['phase']): Promise<UpdateTiming> {
    return this.page.evaluate(
      ([number, wanted]) => {
        const found = window.timings.find((timing) => timing.edit >= number && timing.phase === wanted);
        if (!found) throw new Error(`No timing for edit ${number}.`);
        return found;
      },
      [edit, phase] as const,
    );
  }

  async waitForState<K extends PreviewState['kind']>(kind: K): Promise<StateOfKind<K>> {
    await this.page.waitForFunction((wanted) => window.preview.getState().kind === wanted, kind, {
      timeout: WAIT_MS,
      polling: 20,
    });
    return (await this.page.evaluate(() => window.preview.getState())) as StateOfKind<K>;
  }

  state(): Promise<PreviewState> {
    return this.page.evaluate(() => window.preview.getState());
  }

  /** The visible frame. */
  async frame(): Promise<Frame> {
    const element = await this.page.waitForSelector('iframe[style*="visibility: visible"]', {
      state: 'attached',
      timeout: WAIT_MS,
    });
    const frame = await element.contentFrame();
    if (!frame) throw new Error('The iframe has no document.');
    return frame;
  }

  async textOf(testId: string): Promise<string> {
    const frame = await this.frame();
    return (await frame.locator(`[data-testid="${testId}"]`).first().textContent({ timeout: WAIT_MS })) ?? '';
  }

  async press(testId: string): Promise<void> {
    const frame = await this.frame();
    await frame.locator(`[data-testid="${testId}"]`).first().click({ timeout: WAIT_MS });
  }

  consoleTexts(): Promise<string[]> {
    return this.page.evaluate(() =>
      window.lines.flatMap((line) =>
        line.kind === 'entry'
          ? [line.values.map((value) => ('text' in value ? value.text : value.kind)).join(' ')]
          : [],
      ),
    );
  }
}
