import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { createProjectByApi, signInByApi, writeFiles } from './user.ts';

// docs/rules/binary-files.md and docs/rules/studio.md#conflicts

const app = (note: string, footer: string): string => `// ${note}
import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
      <Text>Orta</Text>
      <Text>${footer}</Text>
    </View>
  );
}
`;
/** A picture of one colour. */
async function drawPicture(page: Page, colour: string, side: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([fill, size]) => {
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = fill;
      context?.fillRect(0, 0, size, size);
      return canvas.toDataURL('image/png');
    },
    [colour, side] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function listFiles(page: Page, id: string): Promise<Map<string, { content: string; hash: string }>> {
  const { files } = (await (await page.request.get(`/v1/projects/${id}/files`)).json()) as {
    files: { path: string; content: string; hash: string }[];
  };
  return new Map(files.map((file) => [file.path, file]));
}

async function upload(page: Page, id: string, path: string, data: Buffer): Promise<void> {
  const reply = await page.request.put(`/v1/projects/${id}/files/upload?path=${encodeURIComponent(path)}`, {
    data,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(reply.status()).toBe(200);
}

/** The same user on another device. */
async function openDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  return context.newPage();
}

const treeItem = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const editor = (page: Page) => page.locator('.cm-content').first();

async function openCode(page: Page, id: string): Promise<void> {
  await page.goto(`/studio/${id}`);
  await page.getByRole('button', { name: 'Kodu göster', exact: true }).click({ timeout: 45_000 });
  await expect(treeItem(page, /^App\.tsx/)).toBeVisible();
}

test('keeps both pictures of two devices, one of them offline', async ({ page, browser, context }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'İki cihaz', { 'src/App.tsx': app('Üst', 'Alt') });
  await openCode(page, id);
  const [mine, theirs] = [await drawPicture(page, '#1d4ed8', 320), await drawPicture(page, '#b91c1c', 48)];
  await upload(page, id, 'assets/eski.png', mine);
  await treeItem(page, /^eski\.png/).click();
  await expect(page.getByRole('img', { name: 'assets/eski.png' })).toBeVisible();

  await context.setOffline(true);
  await treeItem(page, /^eski\.png/).click();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox').fill('assets/logo.png');
  await page.keyboard.press('Enter');
  await expect(treeItem(page, /^logo\.png/)).toBeVisible();
  const other = await openDevice(browser, page);
  await upload(other, id, 'assets/logo.png', theirs);
  await context.setOffline(false);

  const dialog = page.getByRole('dialog', { name: /assets\/logo\.png başka bir yerde de değişti/ });
  await expect(dialog.getByRole('img')).toHaveCount(2, { timeout: 30_000 });
  await expect(dialog).toContainText('320 × 320');
  await expect(dialog).toContainText('48 × 48');
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'İkisini de sakla' }).click();
  await expect.poll(async () => [...(await listFiles(page, id)).keys()]).toContain('assets/logo (2).png');
  const files = await listFiles(page, id);
  expect(files.get('assets/logo.png')?.content).toContain('48x48');
  expect(files.get('assets/logo (2).png')?.content).toContain('320x320');
  expect(files.has('assets/eski.png')).toBe(false);
  await other.context().close();
});

test('merges the edits of two devices, and shows both sides of the same line', async ({
  page,
  browser,
  context,
}) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Birlikte', {
    'src/App.tsx': app('Üst', 'Alt'),
    'src/not.ts': 'export const not = 1;\n',
  });
  await openCode(page, id);
  await expect(editor(page)).toContainText('Üst');
  const other = await openDevice(browser, page);

  const typeFirst = async (text: string): Promise<void> => {
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.type(`// ${text}`);
  };
  await context.setOffline(true);
  await typeFirst('Benim');
  await writeFiles(other, id, {
    'src/App.tsx': app('Üst', 'Onların'),
    'src/not.ts': 'export const not = 2;\n',
  });
  await context.setOffline(false);
  await expect
    .poll(async () => (await listFiles(other, id)).get('src/App.tsx')?.content, { timeout: 30_000 })
    .toBe(app('Benim', 'Onların'));
  expect((await listFiles(other, id)).get('src/not.ts')?.content).toBe('export const not = 2;\n');

  await context.setOffline(true);
  await typeFirst('Mavi');
  await writeFiles(other, id, { 'src/App.tsx': app('Kırmızı', 'Onların') });
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: /src\/App\.tsx başka bir yerde de değişti/ });
  await expect(dialog).toContainText('Kırmızı', { timeout: 30_000 });
  await expect(dialog).toContainText('Mavi');
  await dialog.getByRole('button', { name: 'Benimkini sakla' }).click();
  await expect
    .poll(async () => (await listFiles(other, id)).get('src/App.tsx')?.content)
    .toBe(app('Mavi', 'Onların'));
  await other.context().close();
});
