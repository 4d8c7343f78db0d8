import { randomBytes } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export interface TestUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newUser(name = 'Deniz Yılmaz'): TestUser {
  return {
    name,
    email: `${randomBytes(6).toString('hex')}@example.com`,
    password: `dokuma-${randomBytes(6).toString('hex')}`,
  };
}

/** Registers and signs in over the API in the page's browser context, for tests of other features. */
export async function signInByApi(page: Page, user = newUser()): Promise<TestUser> {
  const { name, email, password } = user;
  const created = await page.request.post('/v1/account', {
    data: { userId: 'unique()', name, email, password },
  });
  expect(created.status()).toBe(201);
  const session = await page.request.post('/v1/account/sessions/email', { data: { email, password } });
  expect(session.status()).toBe(201);
  return user;
}

export async function createProjectByApi(
  page: Page,
  name: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const reply = await page.request.post('/v1/projects', { data: { name } });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  if (Object.keys(files).length > 0) await writeFiles(page, id, files);
  return id;
}

export async function writeFiles(
  page: Page,
  projectId: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const listed = (await (await page.request.get(`/v1/projects/${projectId}/files`)).json()) as {
    files: { path: string; hash: string }[];
  };
  const operations = Object.entries(files).map(([path, content]) => ({
    kind: 'write',
    path,
    content,
    baseHash: listed.files.find((file) => file.path === path)?.hash ?? null,
  }));
  const reply = await page.request.post(`/v1/projects/${projectId}/files/batch`, {
    data: { reason: 'import', operations },
  });
  expect(reply.status()).toBe(200);
}

/** The built app in the visible sandboxed frame. */
export const runningApp = (page: Page): FrameLocator => page.frameLocator('iframe:visible').first();

export async function readBalance(page: Page): Promise<number> {
  return ((await (await page.request.get('/v1/credits')).json()) as { balance: number }).balance;
}

/**
 * Clicks an element of the running app. The device frame is scaled, and Playwright's click does not account for a
 * transformed frame.
 */
export async function tap(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const inside = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, frameWidth: window.innerWidth };
  });
  const frame = await page.locator('iframe:visible').first().boundingBox();
  if (!frame) throw new Error('No app is visible.');
  const scale = frame.width / inside.frameWidth;
  await page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale);
}

/** Sends the quick prompt with this title. */
export async function sendQuickPrompt(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  const send = page.getByRole('button', { name: /^(Gönder|Send)$/ });
  if ((await send.isVisible()) && (await send.isEnabled())) await send.click();
}
