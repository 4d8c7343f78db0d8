import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';

// The models of the administration. Programs of the test machine must not change the page, so its data is scripted.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

const at = '2026-11-21T10:00:00.000+00:00';
const model = 'hf.co/bartowski/Qwen2.5-Coder-32B-Instruct-abliterated-GGUF:Q4_K_M';
const check = { at, problem: null, detail: null, duration: 840 };
const discovery = {
  at,
  servers: [
    { name: 'ollama', port: 11_434, models: [model, 'llama3.2:latest'] },
    { name: 'jan', port: 1_337, models: [] },
  ],
};
const unconnected = { answering: 'builtin', environment: null, connection: null, discovery };
const connected = {
  ...unconnected,
  answering: 'connection',
  connection: { server: 'ollama', port: 11_434, model, connectedAt: at, check },
};

async function openTab(page: Page): Promise<void> {
  const session = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: server.admin,
  });
  expect(session.status()).toBe(201);
  await page.route('**/v1/admin/ai', (route) => route.fulfill({ json: unconnected }));
  await page.route('**/v1/admin/ai/connection', (route) =>
    route.fulfill({
      json: route.request().method() === 'PUT' ? { check, overview: connected } : unconnected,
    }),
  );
  await page.goto(`${server.origin}/admin?tab=ai`);
}

test('connects and disconnects a model by keyboard', async ({ page }) => {
  await openTab(page);
  await page.getByRole('button', { name: `${model} modelini bağla` }).press('Enter');
  const state = page.getByRole('region', { name: 'Bağlı model' });
  await expect(state).toContainText('0,8 saniyede yanıt verdi.');
  // The focus moved to the answering model, and its buttons are next.
  await expect(page.getByRole('heading', { name: 'Şu anda yanıtlayan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${model} modelini yeniden dene` })).toBeFocused();
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(state).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Şu anda yanıtlayan' })).toBeFocused();
});

test('searches this machine', async ({ page }) => {
  await openTab(page);
  const searched = page.waitForResponse('**/v1/admin/ai/discovery');
  await page.getByRole('button', { name: 'Yeniden ara' }).click();
  expect((await searched).status()).toBe(200);
  await expect(page.getByText('Son arama:')).toBeVisible();
});
