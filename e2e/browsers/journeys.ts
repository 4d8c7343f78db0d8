import { randomBytes } from 'node:crypto';
import type { BrowserPage } from './browser-page.ts';
import { waitFor } from './wait-for.ts';

export interface JourneyContext {
  readonly page: BrowserPage;
  readonly origin: string;
  /** Saves the visible part under a name; the runner adds engine and width. */
  capture(name: string): Promise<void>;
}

export interface Journey {
  readonly name: string;
  run(context: JourneyContext): Promise<void>;
}

const readText = (page: BrowserPage): Promise<string> =>
  page.evaluate('return document.body.innerText').then(String);

async function expectText(page: BrowserPage, pattern: RegExp): Promise<void> {
  let text = '';
  await waitFor(
    () => `the page shows ${pattern}, but it shows “${text.slice(0, 300)}”`,
    async () => {
      text = await readText(page);
      return pattern.test(text) ? true : null;
    },
  );
}

async function expectAppText(page: BrowserPage, pattern: RegExp): Promise<void> {
  let text = '';
  await waitFor(
    () => `the app shows ${pattern}, but it shows “${text.slice(0, 300)}”`,
    async () => {
      text = await page.readFrames();
      return pattern.test(text) ? true : null;
    },
    60_000,
  );
}

async function expectNoSidewaysScrolling(page: BrowserPage): Promise<void> {
  const excess = Number(
    await page.evaluate('return document.documentElement.scrollWidth - window.innerWidth'),
  );
  if (excess > 0) throw new Error(`The page is ${excess} px wider than the window.`);
}

/** The dialog's content must be visible between its title and its buttons. */
async function expectDialogContent(page: BrowserPage, title: string, content: RegExp): Promise<void> {
  await waitFor(
    () => `the dialog “${title}” shows ${content}`,
    async () => {
      const shown = await page.evaluate(
        `const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
         if (!dialog) return null;
         const { height } = dialog.getBoundingClientRect();
         return { height, text: dialog.innerText };`,
      );
      if (typeof shown !== 'object' || shown === null) return null;
      const { height, text } = shown as { readonly height: number; readonly text: string };
      return height > 160 && content.test(text) ? true : null;
    },
  );
}

/** Calls the API with the page's cookies. */
function callApi(page: BrowserPage, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    `return fetch(input.path, { method: input.method, headers: { 'content-type': 'application/json' },
       body: input.body === null ? undefined : JSON.stringify(input.body) })
       .then((reply) => reply.ok ? reply.json().catch(() => null) : reply.text().then((text) => { throw new Error(text); }));`,
    { method, path, body: body ?? null },
  );
}

async function signIn(page: BrowserPage, origin: string): Promise<void> {
  await page.goto(`${origin}/contact`);
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const password = `dokuma-${randomBytes(6).toString('hex')}`;
  await callApi(page, 'POST', '/v1/account', { userId: 'unique()', name: 'Deniz Kaya', email, password });
  await callApi(page, 'POST', '/v1/account/sessions/email', { email, password });
}

async function openExample(page: BrowserPage, origin: string): Promise<void> {
  const project = (await callApi(page, 'POST', '/v1/examples/online-shop/remix', { language: 'tr' })) as {
    readonly id: string;
  };
  await page.goto(`${origin}/studio/${project.id}`);
}

const publicPages: Journey = {
  name: 'public pages',
  run: async ({ page, origin, capture }) => {
    for (const path of ['', 'pricing', 'contact', 'auth?mode=register', 'privacy']) {
      await page.goto(`${origin}/${path}`);
      await waitFor(
        () => `/${path} is interactive`,
        async () =>
          (await page.evaluate('return document.documentElement.dataset.live')) === 'yes' ? true : null,
      );
      await expectNoSidewaysScrolling(page);
      await capture(path === '' ? 'home' : path.replace(/\W.*/, ''));
    }
  },
};

const registration: Journey = {
  name: 'registration with the form',
  run: async ({ page, origin, capture }) => {
    await page.goto(`${origin}/auth?mode=register&next=/settings`);
    await page.fill('^Ad Soyad', 'Deniz Kaya');
    await page.fill('^E-posta', `${randomBytes(6).toString('hex')}@example.com`);
    const password = `dokuma-${randomBytes(6).toString('hex')}`;
    await page.fill('^Şifre$', password);
    await page.fill('^Şifre \\(tekrar', password);
    await page.click({ role: 'checkbox', name: 'Gizlilik' });
    await page.click({ role: 'button', name: '^Kayıt Ol$' });
    await expectText(page, /Deniz Kaya|Profil/);
    await capture('settings');
    await expectNoSidewaysScrolling(page);
  },
};

const runningApp: Journey = {
  name: 'an app runs in the studio',
  run: async ({ page, origin, capture }) => {
    await signIn(page, origin);
    await openExample(page, origin);
    await expectAppText(page, /sepet/i);
    await capture('studio');
    await expectNoSidewaysScrolling(page);
  },
};

const dialogs: Journey = {
  name: 'dialogs show their content',
  run: async ({ page, origin, capture }) => {
    await signIn(page, origin);
    await page.goto(`${origin}/dashboard`);
    await page.click({ role: 'button', name: 'Yeni Proje' });
    await expectDialogContent(page, 'Yeni Proje', /proje/i);
    await capture('new-project');
  },
};

export const journeys: readonly Journey[] = [publicPages, registration, runningApp, dialogs];
