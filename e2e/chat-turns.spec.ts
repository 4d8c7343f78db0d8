import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, readBalance, signInByApi } from './user.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Sohbet mesajları' });
const input = (page: Page) => page.getByRole('textbox', { name: 'AI asistanına yazın' });
const queue = (page: Page) => page.getByRole('region', { name: /^Sırada \d+ istek$/ });
const versions = (page: Page) => log(page).getByRole('button', { name: /^Sürüm \d+$/ });

async function openWithApp(page: Page, name: string): Promise<string> {
  await signInByApi(page);
  const id = await createProjectByApi(page, name);
  await page.goto(`/studio/${id}`);
  await expect(input(page)).toBeEnabled();
  await input(page).fill('veresiye defteri');
  await input(page).press('Enter');
  return id;
}
async function chooseMode(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Ne yapılsın/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}

test('queues prompts while a turn runs, by keyboard too, and keeps them over a reload', async ({ page }) => {
  await openWithApp(page, 'Sıra');
  await expect(page.getByRole('button', { name: 'Durdur', exact: true })).toBeVisible();
  for (const text of ['rengi mavi yap', 'müşteriye adres ekle', 'koyu tema olsun']) {
    await input(page).fill(text);
    await input(page).press('Enter');
  }
  await expect(queue(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Yukarı taşı: koyu tema olsun' }).focus();
  await page.keyboard.press('Enter');
  await expect(queue(page).getByRole('listitem').nth(1)).toContainText('koyu tema olsun');

  await test.step('stopping pauses the queue and charges nothing', async () => {
    const before = await readBalance(page);
    await page.getByRole('button', { name: 'Durdur', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Devam et' })).toBeVisible();
    expect(await readBalance(page)).toBeGreaterThanOrEqual(before);
  });

  await test.step('the queue is still there after a reload and waits', async () => {
    await page.reload();
    await expect(queue(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: /^Sıradan çıkar: müşteriye/ }).click();
    await expect(queue(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Sırayı boşalt' }).click();
    await expect(queue(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
});

test('asks, plans, runs a plan and goes back in the chat', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await openWithApp(page, 'Kipler');
  await expect(versions(page)).toHaveCount(1, { timeout: 60_000 });
  const built = await readBalance(page);

  await test.step('a question changes nothing and is free', async () => {
    await chooseMode(page, 'Sor');
    await input(page).fill('müşteriye adres ekle');
    await input(page).press('Enter');
    await expect(log(page).getByText(/hiçbir şey değiştirmedim/)).toBeVisible({ timeout: 30_000 });
    await expect(versions(page)).toHaveCount(1);
    expect(await readBalance(page)).toBe(built);
  });

  await test.step('a plan proposes steps that run one after another', async () => {
    await chooseMode(page, 'Planla');
    await input(page).fill('müşteriye adres ekle ve koyu tema olsun');
    await input(page).press('Enter');
    const run = log(page).getByRole('button', { name: '2 adımı çalıştır' });
    await expect(run).toBeVisible({ timeout: 30_000 });
    expect(await readBalance(page)).toBe(built);
    await run.click();
    await expect(versions(page)).toHaveCount(3, { timeout: 60_000 });
    expect(await readBalance(page)).toBeLessThan(built);
  });

  await test.step('details name cost, tokens, model, version and time', async () => {
    await log(page).getByRole('button', { name: 'Mesaj işlemleri' }).last().click();
    await page.getByRole('menuitem', { name: 'Ayrıntılar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yanıtın ayrıntıları' });
    for (const name of ['Harcanan kredi', 'Jeton', 'Yanıtlayan', 'Sürüm', 'Süre']) {
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  });

  await test.step('a changed message goes on from before it', async () => {
    await log(page).getByRole('button', { name: 'Mesaj işlemleri' }).last().click();
    await page.getByRole('menuitem', { name: 'Düzenleyip yeniden gönder' }).click();
    await page.getByRole('textbox', { name: 'İstek' }).fill('rengi mavi yap');
    await page.getByRole('button', { name: 'Dön ve gönder' }).click();
    await expect(log(page).getByText('rengi mavi yap', { exact: true })).toBeVisible();
    // What is left of the message is the step of the plan before it.
    await expect(log(page).getByText('koyu tema olsun', { exact: true })).toHaveCount(1);
    await expect(versions(page)).toHaveCount(3, { timeout: 60_000 });
  });

  await test.step('a project is made from a message and opened', async () => {
    await log(page).getByRole('button', { name: 'Mesaj işlemleri' }).first().click();
    await page.getByRole('menuitem', { name: 'Buradan yeni proje oluştur' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByRole('button', { name: /: Kipler \(2\)$/ })).toBeVisible();
    await expect(log(page).getByText('veresiye defteri', { exact: true })).toBeVisible();
  });
});

test('opens the project that an answer creates and leaves the open one as it is', async ({ page }) => {
  const id = await openWithApp(page, 'Açık');
  await expect(versions(page)).toHaveCount(1, { timeout: 60_000 });
  const files = async () => (await page.request.get(`/v1/projects/${id}/files`)).json();
  const before = await files();
  await input(page).fill('berber randevu uygulaması yap');
  await input(page).press('Enter');
  await expect(page).not.toHaveURL(new RegExp(id), { timeout: 60_000 });
  await expect(page).toHaveURL(/\/studio\//);
  expect(await files()).toEqual(before);
});
