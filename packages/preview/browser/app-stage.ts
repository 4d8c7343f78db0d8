import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import type { ColorScheme } from '../src/protocol.ts';
import { zoneInTheMorning } from './morning-zone.ts';
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

type Files = Readonly<Record<string, string>>;

/** How long an app may take to its first screen. */
const START_LIMIT_MS = 15_000;

function fillWindow(phone: HTMLElement, size: Pick<StageView, 'width' | 'height'>): void {
  phone.style.cssText = `position:fixed;inset:0;width:${size.width}px;height:${size.height}px;z-index:1`;
}

/** One app in the real preview. */
export class StagedApp {
  readonly page: Page;
  readonly #studio: StudioDriver;
  readonly #files: Files;
  readonly #url: string;
  readonly #view: StageView;
  readonly #problems: StageProblem[];
  #startedIn = Number.NaN;

  private constructor(page: Page, files: Files, url: string, view: StageView, problems: StageProblem[]) {
    this.page = page;
    this.#studio = new StudioDriver(page);
    this.#files = files;
    this.#url = url;
    this.#view = view;
    this.#problems = problems;
  }

  static async start(page: Page, files: Files, url: string, view: StageView): Promise<StagedApp> {
    const problems: StageProblem[] = [];
    page.on('console', (message) => problems.push({ kind: 'browser', text: message.text() }));
    page.on('pageerror', (error) => problems.push({ kind: 'browser', text: error.message }));
    const { port } = new URL(url);
    await page.route(
      (address) => /^https?:$/.test(address.protocol) && address.port !== port,
      async (route) => {
        problems.push({ kind: 'request', text: route.request().url() });
        await route.abort();
      },
    );
    const app = new StagedApp(page, files, url, view, problems);
    if (view.textScale !== 1) {
      page.on('frameattached', (frame) => void scaleTexts(frame, view.textScale).catch(() => undefined));
    }
    await app.#open();
    // A busy machine may also let an app appear frozen.
    if ((await app.#studio.state()).kind === 'frozen') await app.#open();
    return app;
  }

  /** Milliseconds from the files to the painted first screen; NaN if the app did not reach it. */
  get startedIn(): number {
    return this.#startedIn;
  }

  frame(): Promise<Frame> {
    return this.#studio.frame();
  }

  /** Opens the studio again, as a reload of the page does; what the app stored is kept. */
  async reload(): Promise<void> {
    this.#problems.push(...(await this.#problemsOfPage()));
    await this.#open();
  }

  /** Everything that the app logged, requested or failed at so far. */
  async problems(): Promise<readonly StageProblem[]> {
    return [...this.#problems, ...(await this.#problemsOfPage())];
  }

  /** What the app stored, as JSON. */
  async stored(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('app-data') ?? '');
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

  async #problemsOfPage(): Promise<readonly StageProblem[]> {
    const state = await this.#studio.state();
    const logged = (await this.#studio.consoleTexts()).map((text) => ({ kind: 'console' as const, text }));
    if (state.kind === 'running') return logged;
    const text =
      'error' in state
        ? `${state.error.message} (${state.error.path ?? '?'}:${state.error.line ?? '?'})`
        : state.kind;
    return [{ kind: 'state', text }, ...logged];
  }

  async #open(): Promise<void> {
    const { width, height, scheme, textScale } = this.#view;
    await this.page.goto(`${this.#url}?scheme=${scheme}`);
    await this.page.locator('#phone').evaluate(fillWindow, { width, height });
    if (textScale !== 1) for (const frame of this.page.frames().slice(1)) await scaleTexts(frame, textScale);
    const edit = await this.#studio.setFiles(this.#files);
    const isShown = await this.page
      .waitForFunction(
        (number) => {
          const { kind } = window.preview.getState();
          const isPainted = window.timings.some((one) => one.edit >= number && one.phase === 'painted');
          return isPainted || (kind !== 'starting' && kind !== 'running');
        },
        edit,
        { timeout: START_LIMIT_MS, polling: 20 },
      )
      .then(
        () => this.#studio.state(),
        () => null,
      );
    const isRunning = isShown?.kind === 'running';
    // On a busy machine an app that appeared frozen may run again before it has painted.
    if (isRunning) await this.#studio.waitForPaint(edit);
    this.#startedIn = isRunning ? (await this.#studio.timing(edit, 'painted')).elapsed : Number.NaN;
  }
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
    const zone = zoneInTheMorning(new Date());
    const [servers, browser] = await Promise.all([serveStudio(), launchBrowser(zone)]);
    return new AppStage(servers, browser);
  }

  async show(files: Files, view: StageView): Promise<StagedApp> {
    const { width, height } = view;
    // A context for each app: of several pages in one context only the front one reacts to presses.
    const context = await this.#newContext(width, height);
    return StagedApp.start(await context.newPage(), files, this.#servers.studioUrl, view);
  }

  /** A page with a preview that shows nothing yet, in a context of its own. */
  async blankPage({ width, height }: Pick<StageView, 'width' | 'height'>): Promise<Page> {
    const context = await this.#newContext(width, height);
    const page = await context.newPage();
    await page.goto(this.#servers.studioUrl);
    await page.locator('#phone').evaluate(fillWindow, { width, height });
    return page;
  }

  async #newContext(width: number, height: number): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: { width, height } });
    // tsx names functions with this helper, also those that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value;');
    return context;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.#servers.close();
  }
}
