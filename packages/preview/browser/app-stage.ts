import type { Browser, Frame, Page } from '@playwright/test';
import type { ColorScheme } from '../src/protocol.ts';
import { scaleTexts } from './scale-texts.ts';
import { type StudioServers, serveStudio } from './serve-studio.ts';
import { launchBrowser, StudioDriver } from './studio-driver.ts';

export interface StageView {
  readonly width: number;
  readonly height: number;
  readonly scheme: ColorScheme;
  /** 1.5 shows texts as on a phone whose text size is 150 %. */
  readonly textScale: number;
}

/** Something that a correct app does not cause. */
export interface StageProblem {
  readonly kind: 'state' | 'console' | 'browser' | 'request';
  readonly text: string;
}

/** One app in the real preview. */
export class StagedApp {
  readonly page: Page;
  readonly studio: StudioDriver;
  /** Milliseconds from the files to the painted first screen. */
  readonly startedIn: number;
  readonly #outside: StageProblem[];

  constructor(page: Page, studio: StudioDriver, startedIn: number, outside: StageProblem[]) {
    this.page = page;
    this.studio = studio;
    this.startedIn = startedIn;
    this.#outside = outside;
  }

  frame(): Promise<Frame> {
    return this.studio.frame();
  }

  /** Everything that the app logged, requested or failed at so far. */
  async problems(): Promise<readonly StageProblem[]> {
    const state = await this.studio.state();
    const failed =
      state.kind === 'running'
        ? []
        : [{ kind: 'state' as const, text: 'error' in state ? describeError(state.error) : state.kind }];
    const logged = (await this.studio.consoleTexts()).map((text) => ({ kind: 'console' as const, text }));
    return [...failed, ...logged, ...this.#outside];
  }

  /** A picture of the phone after its icon fonts were loaded and its transitions ended. */
  async picture(file: string): Promise<void> {
    await this.settle();
    await this.page.locator('#phone').screenshot({ path: file, animations: 'allow' });
  }

  async settle(): Promise<void> {
    const frame = await this.frame();
    await frame.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
      // Animated changes styles by script, so a screen is ready when its styles are equal for several frames.
      let previous = '';
      let equal = 0;
      for (let index = 0; index < 90 && equal < 8; index += 1) {
        await nextFrame();
        const now = [...document.querySelectorAll('[style]')].map((one) => one.getAttribute('style')).join();
        const isSame =
          now === previous && document.getAnimations().every((one) => one.playState !== 'running');
        equal = isSame ? equal + 1 : 0;
        previous = now;
      }
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

function describeError(error: {
  readonly message: string;
  readonly path: string | null;
  readonly line: number | null;
}): string {
  return `${error.message} (${error.path ?? '?'}:${error.line ?? '?'})`;
}

/** Runs apps in the real preview: one browser, one server, a new browser context for each app. */
export class AppStage {
  readonly #servers: StudioServers;
  readonly browser: Browser;

  private constructor(servers: StudioServers, browser: Browser) {
    this.#servers = servers;
    this.browser = browser;
  }

  static async open(): Promise<AppStage> {
    const [servers, browser] = await Promise.all([serveStudio(), launchBrowser()]);
    return new AppStage(servers, browser);
  }

  /** Starts an app; a page that does not reach its first screen within `limit` milliseconds is returned as it is. */
  async show(files: Readonly<Record<string, string>>, view: StageView, limit = 15_000): Promise<StagedApp> {
    const { width, height } = view;
    // A context for each app: of several pages in one context only the front one reacts to presses.
    const context = await this.browser.newContext({ viewport: { width, height } });
    // tsx names functions with this helper, also those that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value;');
    const page = await context.newPage();
    const outside: StageProblem[] = [];
    page.on('console', (message) => outside.push({ kind: 'browser', text: message.text() }));
    page.on('pageerror', (error) => outside.push({ kind: 'browser', text: error.message }));
    const own = new URL(this.#servers.studioUrl).port;
    await page.route(
      (url) => /^https?:$/.test(url.protocol) && url.port !== own,
      async (route) => {
        outside.push({ kind: 'request', text: route.request().url() });
        await route.abort();
      },
    );
    await page.goto(`${this.#servers.studioUrl}?scheme=${view.scheme}`);
    await page.locator('#phone').evaluate(
      (phone, size) => {
        phone.style.cssText = `position:fixed;inset:0;width:${size.width}px;height:${size.height}px;z-index:1`;
      },
      { width, height },
    );
    const studio = new StudioDriver(page);
    if (view.textScale !== 1) {
      page.on('frameattached', (frame) => void scaleTexts(frame, view.textScale));
      for (const frame of page.frames().slice(1)) await scaleTexts(frame, view.textScale);
    }
    const edit = await studio.setFiles(files);
    const isShown = await page
      .waitForFunction(
        (number) => {
          const { kind } = window.preview.getState();
          const isPainted = window.timings.some((one) => one.edit >= number && one.phase === 'painted');
          return isPainted || (kind !== 'starting' && kind !== 'running');
        },
        edit,
        { timeout: limit, polling: 20 },
      )
      .then(
        () => studio.state(),
        () => null,
      );
    const startedIn =
      isShown?.kind === 'running' ? (await studio.timing(edit, 'painted')).elapsed : Number.NaN;
    return new StagedApp(page, studio, startedIn, outside);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.#servers.close();
  }
}
