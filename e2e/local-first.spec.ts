import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, newUser, runningApp, signInByApi, writeFiles } from './user.ts';

// docs/rules/local-storage.md

const sourceOf = (greeting: string): string => `import { Text, View } from 'react-native';

export default function App() {
  return <View><Text>${greeting}</Text></View>;
}
`;

const editor = (page: Page) => page.locator('.cm-content').first();

/** Waits until the browser has everything that the studio needs. */
async function expectKept(page: Page, projectId: string): Promise<void> {
  const findKept = () =>
    page.evaluate(async (id) => {
      const manifest = await caches.match('/preview/manifest.json');
      if (manifest === undefined || localStorage.getItem('kilim_store-owner') === null) return false;
      const { oxc } = (await manifest.json()) as { oxc: string };
      if ((await caches.match(`/preview/${oxc}`)) === undefined) return false;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('kilim_store');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No database.'));
      });
      const count = (store: string, key?: string) =>
        new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count(key);
          request.onsuccess = () => resolve(request.result);
        });
      const found = [
        await count('documents', id),
        await count('replies', '["account"]'),
        await count('replies', '["credits"]'),
        await count('replies', JSON.stringify(['projects', 'one', id])),
        await count('projects', id),
      ];
      database.close();
      return !found.includes(0);
    }, projectId);
  await expect.poll(findKept, { timeout: 30_000 }).toBe(true);
}

/**
 * Says again that the page has no network. Chromium forgets it for the pages of a process when a worker of that process
 * ends, and a page that was just left ends its workers.
 */
async function stayOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
}

async function readSource(page: Page, projectId: string): Promise<string> {
  const reply = await page.request.get(`/v1/projects/${projectId}/files`);
  const { files } = (await reply.json()) as { files: { path: string; content: string }[] };
  return files.find(({ path }) => path === 'src/App.tsx')?.content ?? '';
}

/** Opens the dashboard and the studio, so that the browser keeps both. */
async function openAndKeep(page: Page, projectId: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Tezgâh' })).toBeVisible();
  await page.goto(`/studio/${projectId}`);
  await expect(runningApp(page).getByText('Çözgü')).toBeVisible({ timeout: 30_000 });
  await expectKept(page, projectId);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`edits a kept project without a network at ${width} px and saves it afterwards`, async ({
    page: first,
    context,
  }) => {
    const isNarrow = width < 600;
    await first.setViewportSize({ width, height });
    await signInByApi(first);
    const id = await createProjectByApi(first, 'Tezgâh', { 'src/App.tsx': sourceOf('Çözgü') });
    await openAndKeep(first, id);

    await context.setOffline(true);
    await first.reload();
    await expect(runningApp(first).getByText('Çözgü')).toBeVisible({ timeout: 30_000 });
    await expect(first.getByText(/krediniz kalmadı|kredi yetersiz/i)).toBeHidden();
    await first.getByRole('button', { name: isNarrow ? 'Kod' : 'Kodu göster', exact: true }).click();
    await editor(first).click();
    await first.keyboard.press('ControlOrMeta+Home');
    await first.keyboard.type('// atkı\n');
    await expect(editor(first)).toContainText('// atkı');
    await expect
      .poll(() => first.evaluate((key) => localStorage.getItem(key), `kilim_last-code-save_${id}`))
      .toContain('// atkı');

    await first.goto('/dashboard');
    await stayOffline(first);
    const card = first.getByRole('article').filter({ hasText: 'Tezgâh' });
    await expect(card.getByText('kaydedilmemiş değişiklik')).toBeVisible();
    await expect(card.getByText('çevrimdışı açılır')).toBeVisible();
    const create = first.getByRole('button', { name: 'Yeni Proje' });
    await expect(create).toHaveAccessibleDescription('Bunun için internet bağlantısı gerekir.');
    await expect(create).toBeDisabled();
    await first.close();

    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(`/studio/${id}`);
    await expect(runningApp(page).getByText('Çözgü')).toBeVisible({ timeout: 30_000 });
    if (isNarrow) await page.getByRole('button', { name: /^Kod/ }).click();
    await expect(editor(page)).toContainText('// atkı');

    await context.setOffline(false);
    await expect.poll(() => readSource(page, id)).toContain('// atkı');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `kilim_last-code-save_${id}`))
      .toBeNull();
  });
}

async function readPaths(page: Page, projectId: string): Promise<string[]> {
  const reply = await page.request.get(`/v1/projects/${projectId}/files`);
  const { files } = (await reply.json()) as { files: { path: string }[] };
  return files.map(({ path }) => path).filter((path) => path.startsWith('src/veri/'));
}

test('renames and deletes files without a network and sends both afterwards', async ({ page, context }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Tezgâh', {
    'src/App.tsx': sourceOf('Çözgü'),
    'src/veri/eski.ts': 'export const eski = 1;\n',
    'src/veri/silinen.ts': 'export const silinen = 1;\n',
    'src/veri/degisen.ts': 'export const degisen = 1;\n',
  });
  await openAndKeep(page, id);

  await context.setOffline(true);
  const tree = page.getByRole('tree', { name: 'Proje dosyaları' });
  const file = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}\\.ts`) });
  await file('eski').click();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox').fill('src/veri/yeni.ts');
  await page.keyboard.press('Enter');
  await expect(file('yeni')).toBeVisible();
  for (const name of ['silinen', 'degisen']) {
    await file(name).click();
    await page.keyboard.press('Delete');
    await expect(file(name)).toBeHidden();
  }
  // Another device changes a file that was deleted here. The API is not cut off from the network.
  await writeFiles(page, id, { 'src/veri/degisen.ts': 'export const degisen = 2;\n' });
  await page.reload();
  await expect(file('yeni')).toBeVisible();
  for (const name of ['eski', 'silinen', 'degisen']) await expect(file(name)).toBeHidden();
  expect(await readPaths(page, id)).toEqual([
    'src/veri/degisen.ts',
    'src/veri/eski.ts',
    'src/veri/silinen.ts',
  ]);

  await context.setOffline(false);
  await expect.poll(() => readPaths(page, id)).toEqual(['src/veri/degisen.ts', 'src/veri/yeni.ts']);
  await expect(file('degisen')).toBeVisible();
  await expect(page.getByText('degisen.ts bu arada değiştirildiği için silinmedi')).toBeVisible();
});

test('erases what the browser keeps at sign-out, and shows another user nothing of it', async ({
  page,
  context,
}) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Tezgâh', { 'src/App.tsx': sourceOf('Çözgü') });
  await openAndKeep(page, id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Hesap menüsü' }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  const readKept = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      files: (await caches.keys()).length,
      keys: Object.keys(localStorage)
        .filter((key) => key.startsWith('kilim_'))
        .filter((key) => !/language|theme|currency|cache-version|analytics-consent/.test(key)),
    }));
  await expect.poll(readKept).toEqual({ databases: [], workers: 0, files: 0, keys: [] });

  const other = newUser('İlmek Doğan');
  await signInByApi(page, other);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /İlmek Doğan/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kilim_store-owner'))).not.toBeNull();
  await expect(page.getByText('Tezgâh')).toBeHidden();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await stayOffline(page);
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await expect(page.getByText('Tezgâh')).toBeHidden();
  await page.goto(`/studio/${id}`);
  await stayOffline(page);
  await expect(page.getByRole('heading', { name: 'çevrimdışı açılamıyor' })).toBeVisible();
  await page.getByRole('link', { name: 'Panele' }).click();
  await expect(page).toHaveURL(/dashboard/);
});
