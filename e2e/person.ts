import { randomBytes } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newPerson(name = 'Deniz Yılmaz'): Person {
  return {
    name,
    email: `${randomBytes(6).toString('hex')}@example.com`,
    password: `dokuma-${randomBytes(6).toString('hex')}`,
  };
}

/** Registers and signs in over the API, as the same browser context: for journeys that are about something else. */
export async function signInQuietly(page: Page, person = newPerson()): Promise<Person> {
  const { name, email, password } = person;
  const created = await page.request.post('/v1/account', {
    data: { userId: 'unique()', name, email, password },
  });
  expect(created.status()).toBe(201);
  const session = await page.request.post('/v1/account/sessions/email', { data: { email, password } });
  expect(session.status()).toBe(201);
  return person;
}

export async function createProjectQuietly(
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

/** The app as it runs in the sealed frame that is on screen. */
export const runningApp = (page: Page): FrameLocator => page.frameLocator('iframe:visible').first();

export async function balanceOf(page: Page): Promise<number> {
  return ((await (await page.request.get('/v1/credits')).json()) as { balance: number }).balance;
}

/**
 * Presses something in the running app with the real mouse. The device is drawn scaled, and Playwright's own click
 * does not account for a transformed frame.
 */
export async function tap(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const inside = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, frameWidth: window.innerWidth };
  });
  const frame = await page.locator('iframe:visible').first().boundingBox();
  if (!frame) throw new Error('No app is on screen.');
  const scale = frame.width / inside.frameWidth;
  await page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale);
}

/** Sends one of the six quick prompts by its title. */
export async function sendQuickPrompt(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  const send = page.getByRole('button', { name: /^(Gönder|Send)$/ });
  if ((await send.isVisible()) && (await send.isEnabled())) await send.click();
}
