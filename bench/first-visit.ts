// From a first visit to an own running app: presses (fields apart) and seconds, in both languages, phone and desktop.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { median, printTable } from './lib/table.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 3);

interface Visit {
  readonly language: 'tr' | 'en';
  readonly locale: string;
  readonly prompt: string;
  readonly labels: { readonly [Field in 'name' | 'email' | 'password' | 'repeat' | 'submit']: string };
}

const visits: readonly Visit[] = [
  {
    language: 'tr',
    locale: 'tr-TR',
    prompt: 'bana su takip uygulaması yap',
    labels: {
      name: 'Ad Soyad',
      email: 'E-posta',
      password: 'Şifre',
      repeat: 'Şifre (tekrar)',
      submit: 'Kayıt Ol',
    },
  },
  {
    language: 'en',
    locale: 'en-GB',
    prompt: 'make me an online shop',
    labels: {
      name: 'Full name',
      email: 'E-mail',
      password: 'Password',
      repeat: 'Password (again)',
      submit: 'Register',
    },
  },
];

interface Times {
  /** Seconds from the first request to a prompt box that takes text. */
  readonly ready: number;
  /** Seconds from the press to the app in the phone. */
  readonly guest: number;
  /** Seconds from the press on register to the app running in the own studio. */
  readonly own: number;
}

/** Resolves when a visible frame shows the text of a running app. */
async function waitForApp(page: Page): Promise<void> {
  await page.frameLocator('iframe:visible').first().getByText(/\S/).first().waitFor({ timeout: 60_000 });
}

async function measure(browser: Browser, visit: Visit, width: number): Promise<Times> {
  const context = await browser.newContext({
    locale: visit.locale,
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(server.origin);
  await page.locator('html[data-live]').waitFor();
  const box = page.getByRole('textbox').first();
  await box.fill(visit.prompt);
  const ready = performance.now();
  await box.press('Enter');
  const { name, email, password, repeat, submit } = visit.labels;
  await page.getByLabel(name).waitFor();
  await waitForApp(page);
  const built = performance.now();
  await page.getByLabel(name).fill('Deniz Kaya');
  await page.getByLabel(email).first().fill(`${crypto.randomUUID()}@bench.example`);
  await page.getByLabel(password, { exact: true }).fill('dokuma-7719-xq');
  await page.getByLabel(repeat).fill('dokuma-7719-xq');
  await page.getByRole('checkbox').first().check();
  const registered = performance.now();
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL(/\/studio\//);
  // The answer is finished when its version can be restored; the app runs when its frame shows a text.
  await page
    .getByText(/Sürüm \d|Version \d/)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  await waitForApp(page);
  const own = performance.now();
  await context.close();
  return { ready: (ready - start) / 1000, guest: (built - ready) / 1000, own: (own - registered) / 1000 };
}

const server = await startServer([process.execPath, 'apps/server/dist/main.js'], { INITIAL_CREDITS: '200' });
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const rows: (string | number)[][] = [];
try {
  for (const visit of visits) {
    for (const width of [390, 1440]) {
      const measured: Times[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, visit, width));
      const of = (field: keyof Times): string =>
        `${median(measured.map((times) => times[field])).toFixed(1)} s`;
      rows.push([visit.language, `${width} px`, '1', of('ready'), of('guest'), '2', of('own')]);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
printTable(
  `First visit to an own running app, median of ${runs}`,
  [
    'language',
    'width',
    'presses to a running app',
    'page ready',
    'app runs',
    'more presses to an own project (consent, register)',
    'own app runs in the studio',
  ],
  rows,
);
