import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { AppStage } from '../../../preview/browser/app-stage.ts';
// The globals of the page with the preview.
import type {} from '../../../preview/browser/studio-page.ts';

type Files = Readonly<Record<string, string>>;

const START_LIMIT_MS = 20_000;

/** The part of the driver that runs inside of apps, as one script. */
export async function bundleInAppDriver(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-app/entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** One preview that shows many apps one after the other: worker and page are started once. */
export class AppPage {
  readonly #page: Page;
  readonly #driver: string;
  #problems: string[] = [];

  private constructor(page: Page, driver: string) {
    this.#page = page;
    this.#driver = driver;
    page.on('console', (message) => this.#problems.push(`browser: ${message.text()}`));
    page.on('pageerror', (error) => this.#problems.push(`browser: ${error.message}`));
  }

  static async open(stage: AppStage, driver: string): Promise<AppPage> {
    const page = await stage.blankPage({ width: 390, height: 760 });
    return new AppPage(page, driver);
  }

  /** Shows an app with nothing stored. */
  async show(files: Files): Promise<Frame> {
    // Between two apps nothing is shown, so that no frame runs parts of both.
    await this.#setFiles({ 'src/App.tsx': 'export default function App() {\n  return null;\n}\n' });
    await this.#page.evaluate(() => window.preview.resetData());
    await this.#running();
    await this.#page.evaluate(() => void (window.lines.length = 0));
    this.#problems = [];
    await this.#setFiles(files);
    return this.#started();
  }

  /** Starts the app again with what it stored. */
  async reload(): Promise<Frame> {
    await this.#page.evaluate(() => window.preview.restart());
    return this.#started();
  }

  async frame(): Promise<Frame> {
    const element = await this.#page.waitForSelector('iframe[style*="visibility: visible"]', {
      state: 'attached',
    });
    const frame = await element.contentFrame();
    if (!frame) throw new Error('The iframe has no document.');
    return frame;
  }

  /** Everything that the app logged, requested or failed at since it was shown. */
  async problems(): Promise<readonly string[]> {
    const found = await this.#page.evaluate(() => {
      const state = window.preview.getState();
      const logged = window.lines.flatMap((line) =>
        line.kind === 'entry'
          ? [`console: ${line.values.map((value) => ('text' in value ? value.text : value.kind)).join(' ')}`]
          : [],
      );
      if (state.kind === 'running') return logged;
      const where = 'error' in state ? `: ${state.error.message} (${state.error.path ?? '?'})` : '';
      return [`state: ${state.kind}${where}`, ...logged];
    });
    return [...new Set([...this.#problems, ...found])];
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  async #setFiles(files: Files): Promise<void> {
    const edit = await this.#page.evaluate((given) => window.preview.setFiles(given), files);
    await this.#page.waitForFunction(
      (number) =>
        window.timings.some((one) => one.edit >= number && one.phase === 'painted') ||
        !['starting', 'running'].includes(window.preview.getState().kind),
      edit,
      { timeout: START_LIMIT_MS, polling: 10 },
    );
  }

  async #running(): Promise<void> {
    await this.#page.waitForFunction(() => window.preview.getState().kind !== 'starting', undefined, {
      timeout: START_LIMIT_MS,
      polling: 10,
    });
  }

  async #started(): Promise<Frame> {
    await this.#running();
    const frame = await this.frame();
    await frame.waitForFunction(() => document.body.innerText.trim() !== '', undefined, { polling: 10 });
    await frame.evaluate(this.#driver);
    return frame;
  }
}
