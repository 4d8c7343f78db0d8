import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createProjectByApi, signInByApi } from './user.ts';

const projectList = (page: Page): Locator => page.getByRole('list', { name: 'Projeleriniz' });
const namesIn = (list: Locator): Locator => list.getByRole('heading', { level: 3 });

/** Retries until the creation interval is over (docs/rules/projects.md#creation-interval). */
async function createWhenAllowed(page: Page, name: string): Promise<void> {
  const create = async () => (await page.request.post('/v1/projects', { data: { name } })).status();
  await expect.poll(create).toBe(201);
}

async function exportZip(page: Page, projectId: string): Promise<Buffer> {
  await page.goto(`/studio/${projectId}`);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^İndir \(/ }).click();
  return readFile(await (await download).path());
}

test('shows projects as cards or rows, duplicates, deletes and restores them', async ({ page }) => {
  await signInByApi(page);
  await createProjectByApi(page, 'Koşu günlüğü');
  await createWhenAllowed(page, 'Alışveriş listem');
  await page.goto('/dashboard');
  const list = projectList(page);
  await expect(namesIn(list)).toHaveText(['Alışveriş listem', 'Koşu günlüğü']);

  await page.getByRole('button', { name: 'Liste görünümü' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(namesIn(list)).toHaveText(['Alışveriş listem', 'Koşu günlüğü']);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Liste görünümü' })).toHaveAttribute('aria-pressed', 'true');

  await expect(async () => {
    await list.getByRole('button', { name: 'Koşu günlüğü projesini çoğalt' }).click();
    await expect(page.getByText('“Koşu günlüğü (2)” oluşturuldu.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(namesIn(list).first()).toHaveText('Koşu günlüğü (2)');

  await list.getByRole('button', { name: 'Alışveriş listem projesini sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu projeyi silmek istediğinizden emin misiniz?');
  await question.getByRole('button', { name: 'Projeyi sil' }).click();
  await expect(namesIn(list)).toHaveText(['Koşu günlüğü (2)', 'Koşu günlüğü']);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('“Alışveriş listem” geri getirildi.')).toBeVisible();
  await expect(namesIn(list)).toHaveText(['Koşu günlüğü (2)', 'Alışveriş listem', 'Koşu günlüğü']);
});

test('restores a deleted project by keyboard', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Tarifler');
  await page.goto('/dashboard');
  const remove = page.getByRole('button', { name: 'Tarifler projesini sil' });
  await remove.focus();
  await page.keyboard.press('Enter');
  // A confirmation focuses its cancel button first.
  await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Henüz projeniz yok')).toBeVisible();
  expect((await page.request.get(`/v1/projects/${id}`)).status()).toBe(404);

  await page.reload();
  const trash = page.getByRole('button', { name: 'Çöp kutusu' });
  await trash.focus();
  await page.keyboard.press('Enter');
  const restore = page.getByRole('button', { name: 'Tarifler projesini geri getir' });
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Silinen projeniz yok.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(namesIn(projectList(page))).toHaveText(['Tarifler']);
});

test('imports an exported project and rejects a file that is not a project', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Gezi defteri');
  const zip = await exportZip(page, id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'İçe aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proje içe aktar' });
  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: '.zip dosyası seç' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer });
  };
  await choose('bozuk.zip', Buffer.from('zip değil'));
  await expect(dialog.getByRole('alert')).toContainText('Bu dosya açılamadı.');

  await choose('gezi-defteri.zip', zip);
  await expect(page).toHaveURL(/\/studio\//);
  await expect(page.getByText('“Gezi defteri (2)” içe aktarıldı.')).toBeVisible();
  const app = page.frameLocator('iframe:visible').first();
  await expect(app.getByText('AI ile oluşturulan uygulama')).toBeVisible({ timeout: 30_000 });
});

test('imports a folder without its generated folders', async ({ page }, info) => {
  await signInByApi(page);
  const folder = info.outputPath('Yürüyüş');
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write('package.json', '{"name": "yuruyus"}');
  await write(
    'src/App.tsx',
    `import { Text } from 'react-native';\nexport default function App() {\n  return <Text>Merhaba klasör</Text>;\n}\n`,
  );
  await write('node_modules/a/index.js', 'a');
  await page.goto('/dashboard?import=1');
  const dialog = page.getByRole('dialog', { name: 'Proje içe aktar' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Klasör seç' }).click();
  await (await chooser).setFiles(folder);
  await expect(dialog.getByText('“yuruyus” içe aktarıldı.')).toBeVisible();
  await expect(dialog.getByText('Yürüyüş/node_modules/')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stüdyoda aç' }).click();
  const app = page.frameLocator('iframe:visible').first();
  await expect(app.getByText('Merhaba klasör')).toBeVisible({ timeout: 30_000 });
});

test('closes a dialog with the back button and leaves no history entry after closing it', async ({
  page,
}) => {
  await signInByApi(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Panel' }).first().click();
  const create = page.getByRole('button', { name: 'Yeni Proje' });
  const dialog = page.getByRole('dialog', { name: 'Yeni proje' });
  await create.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);

  await create.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('does not offer to create a project again when the user goes back from the studio', async ({ page }) => {
  await signInByApi(page);
  await page.goto('/');
  await page.getByLabel('Nasıl bir uygulama istiyorsunuz?').fill('Alışkanlık takip uygulaması');
  await page.getByRole('button', { name: 'Uygulama Oluştur' }).first().click();
  await expect(page).toHaveURL(/\/studio\//);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('shows the first screen of the app, finds it by search and by its tag', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Çalışma Planı');
  await createWhenAllowed(page, 'Invoice App');
  const stored = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith(`/projects/${id}/preview`),
  );
  await page.goto(`/studio/${id}`);
  expect((await stored).status()).toBe(200);
  await page.goto('/dashboard');
  const list = projectList(page);
  const picture = list.getByRole('img', { name: 'Çalışma Planı uygulamasının ilk ekranı' });
  await expect(picture).toBeVisible();
  // The picture is visible before it is loaded.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

  const search = page.getByRole('searchbox');
  await search.fill('calisma');
  await expect(namesIn(list)).toHaveText(['Çalışma Planı']);
  await search.fill('INVOICE');
  await expect(namesIn(list)).toHaveText(['Invoice App']);
  await search.fill('');

  await list.getByRole('button', { name: 'Invoice App projesinin etiketlerini düzenle' }).click();
  await page.getByLabel(/^Etiketler/).fill('iş');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('group', { name: 'Etikete göre süz' }).getByRole('button', { name: /^iş/ }).click();
  await expect(namesIn(list)).toHaveText(['Invoice App']);
  await expect(page).toHaveURL(/tag=i/);
});
