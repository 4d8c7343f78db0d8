import { expect, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { newUser, runningApp } from './user.ts';

// The other journeys slow answers down, so that they can be stopped; an app that was already built must not be.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer({ AI_BUILTIN_PACE_MS: '0' });
});
test.afterAll(async () => server.stop());

test('the app that a guest has built opens finished after the registration', async ({ page }) => {
  const user = newUser();
  await page.goto(`${server.origin}/`);
  await page.getByLabel('Nasıl bir uygulama istiyorsunuz?').fill('Bana bir su takip uygulaması yap');
  await page.getByRole('button', { name: 'Uygulama Oluştur' }).first().click();
  await expect(runningApp(page).getByText('İçilen sular').first()).toBeVisible({ timeout: 30_000 });

  const form = page.getByRole('main');
  await form.getByLabel('Ad Soyad', { exact: true }).fill(user.name);
  await form.getByLabel('E-posta', { exact: true }).fill(user.email);
  await form.getByLabel('Şifre', { exact: true }).fill(user.password);
  await form.getByLabel('Şifre (tekrar)', { exact: true }).fill(user.password);
  await form.getByRole('checkbox').check();
  const created = page.waitForResponse((reply) => reply.url().endsWith('/v1/projects/from-prompt'), {
    timeout: 45_000,
  });
  await form.getByRole('button', { name: 'Kayıt Ol' }).click();
  const { project, turn } = (await (await created).json()) as {
    project: { id: string };
    turn: { id: string };
  };
  // The reply waits a few seconds for the end of the turn; a busy machine may need more.
  const read = async (path: string): Promise<unknown> =>
    (await page.request.get(`${server.origin}/v1/projects/${project.id}${path}`)).json();
  await expect.poll(() => read(`/turns/${turn.id}`)).toMatchObject({ status: 'done' });
  expect(await read('')).toMatchObject({ revision: 2 });
  await expect(page).toHaveURL(/\/studio\//, { timeout: 45_000 });
  await expect(runningApp(page).getByText('İçilen sular').first()).toBeVisible({ timeout: 30_000 });
});
