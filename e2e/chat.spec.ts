import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, readBalance, signInByApi } from './user.ts';

/** Sends a prompt over the API, as another tab does, and waits for the end of its answer. */
async function sendByApi(page: Page, projectId: string, prompt: string): Promise<void> {
  const idempotencyKey = randomBytes(8).toString('hex');
  const base = `/v1/projects/${projectId}/turns`;
  const started = await page.request.post(base, { data: { prompt, idempotencyKey } });
  expect(started.status()).toBe(201);
  const { id } = (await started.json()) as { id: string };
  await expect
    .poll(async () => ((await (await page.request.get(`${base}/${id}`)).json()) as { status: string }).status)
    .toBe('done');
}

const log = (page: Page) => page.getByRole('log', { name: 'Sohbet mesajları' });
const input = (page: Page) => page.getByRole('textbox', { name: 'AI asistanına yazın' });

/** Measured where the list is painted: between a streamed word and the next frame it is not at its end. */
const distanceToEnd = (page: Page): Promise<number> =>
  log(page).evaluate(
    (list) =>
      new Promise<number>((resolve) => {
        const measure = (): number => list.scrollHeight - list.scrollTop - list.clientHeight;
        // An element that is replaced in the meantime is never observed; the next poll reads the new one.
        setTimeout(() => resolve(list.isConnected ? measure() : Number.POSITIVE_INFINITY), 1_000);
        // Observers are called in the order of their creation, so the list has followed when this one is called.
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve(measure());
        });
        observer.observe(list);
      }),
  );
const expectEnd = (page: Page) => expect.poll(() => distanceToEnd(page)).toBeLessThan(2);

async function openChat(page: Page, projectId: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/studio/${projectId}`);
  const tab = page.getByRole('navigation').getByRole('button', { name: /^Sohbet/ });
  await expect(input(page)).toBeAttached();
  if (await tab.isVisible()) await tab.click();
  await expect(input(page)).toBeEnabled();
}

for (const width of [390, 1440]) {
  test(`keeps the newest message in view at ${width} px`, async ({ page }) => {
    await signInByApi(page);
    const id = await createProjectByApi(page, `Sohbet ${width}`);
    for (let at = 0; at < 16; at += 1) await sendByApi(page, id, `merhaba ${at}`);

    await test.step('opening shows the newest message', async () => {
      await openChat(page, id, width);
      await expect(log(page).getByText('merhaba 15', { exact: true })).toBeVisible();
      await expectEnd(page);
    });

    await test.step('loading older messages keeps the place', async () => {
      await log(page).evaluate((list) => list.scrollTo({ top: 0 }));
      const first = log(page)
        .getByText(/^merhaba \d+$/)
        .first();
      const kept = log(page).getByText(await first.innerText(), { exact: true });
      const before = (await first.boundingBox())?.y ?? 0;
      await page.getByRole('button', { name: 'Daha eskileri göster' }).click();
      await expect(log(page).getByText('merhaba 0', { exact: true })).toBeAttached();
      await expect.poll(async () => Math.abs(((await kept.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
    });

    await test.step('reading older messages is not interrupted; a button goes to the newest', async () => {
      const place = await log(page).evaluate((list) => list.scrollTop);
      await sendByApi(page, id, 'selam');
      const button = page.getByRole('button', { name: '2 yeni mesaj' });
      await expect(button).toBeVisible();
      expect(Math.abs((await log(page).evaluate((list) => list.scrollTop)) - place)).toBeLessThan(2);
      await button.focus();
      await page.keyboard.press('Enter');
      await expectEnd(page);
      await expect(button).toHaveCount(0);
      await expect(log(page)).toBeFocused();
    });

    await test.step('sending goes to the end and follows the answer', async () => {
      await log(page).evaluate((list) => list.scrollTo({ top: 0 }));
      await expect(page.getByRole('button', { name: 'En yeniye git' })).toBeVisible();
      await input(page).fill('bana bir oyun yap');
      await input(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Durdur', exact: true })).toBeVisible();
      await expectEnd(page);
      await expect(log(page).getByRole('button', { name: /^Sürüm \d+$/ })).toBeVisible({ timeout: 60_000 });
      await expectEnd(page);
      await expect(log(page).getByText('Sonra ne yapalım?')).toBeVisible();
    });

    await test.step('a keyboard that makes the page shorter keeps the newest message visible', async () => {
      await page.setViewportSize({ width, height: 480 });
      await expectEnd(page);
    });
  });
}

test('charges nothing for words and offers steps that work', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Ücretsiz');
  const before = await readBalance(page);
  await openChat(page, id, 1440);
  await input(page).fill('bana bir şiir oku');
  await expect(page.getByText('ücretsiz', { exact: true })).toBeVisible();
  await input(page).press('Enter');
  await expect(log(page).getByText('ücretsiz', { exact: true })).toBeVisible();
  expect(await readBalance(page)).toBe(before);
  await expect(log(page)).not.toContainText(/OPENAI|API|sağlayıcı|model/);

  const step = log(page).getByRole('button', { name: /^Kuaför randevu defteri.*\d+ kredi$/ });
  await step.click();
  await expect(log(page).getByRole('button', { name: /^Sürüm \d+$/ })).toBeVisible({ timeout: 60_000 });
  expect(await readBalance(page)).toBeLessThan(before);
});

test('puts an error into the input and sends nothing', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Hatalı', { 'src/App.tsx': 'export default function App( {' });
  await openChat(page, id, 1440);
  await page.getByRole('button', { name: 'AI ile düzelt' }).first().click();
  await expect(input(page)).toHaveValue(/^Önizlemede şu hata var/);
  await expect(input(page)).toBeFocused();
  const { messages } = (await (await page.request.get(`/v1/projects/${id}/messages`)).json()) as {
    messages: unknown[];
  };
  expect(messages).toEqual([]);
  // An unsent prompt survives a reload.
  await page.reload();
  await expect(input(page)).toHaveValue(/^Önizlemede şu hata var/);
});
