import { composeApp } from '@kilim/composer';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { createProjectByApi, signInByApi } from './user.ts';

const composed = composeApp({ prompt: 'Alışkanlık takip uygulaması yap', language: 'tr' });
if (composed.kind !== 'app') throw new Error('No app was composed.');
const { files } = composed;
const settings = 'src/screens/SettingsScreen.tsx';

/** Loading and starting an app may take longer than a press, in milliseconds. */
const appStart = 60_000;

async function openScreen(page: Page, name: string): Promise<string> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Alışkanlıklar', files);
  await page.goto(`/studio/${id}`);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  await page.getByRole('button', { name: isNarrow ? 'Tasarım' : 'Tasarımı göster', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tuvalde açık olan' }).selectOption({ label: name });
  return id;
}

const layer = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('tree', { name: 'Katmanlar' }).getByRole('treeitem', { name });

/** Presses an element of the app in the designer, whose frame is scaled. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: appStart });
  const at = await pointOf(page, target, 0.5);
  await page.mouse.click(at.x, at.y);
}

/** A point of an element of the app on the page, from its top at 0 to its bottom at 1. */
async function pointOf(page: Page, target: Locator, part: number): Promise<{ x: number; y: number }> {
  const inside = await target.evaluate((element, share) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height * share, frameWidth: window.innerWidth };
  }, part);
  const frame = await page
    .getByRole('region', { name: 'SettingsScreen.tsx ekranı' })
    .locator('iframe:visible')
    .boundingBox();
  if (!frame) throw new Error('No app is visible.');
  const scale = frame.width / inside.frameWidth;
  return { x: frame.x + inside.x * scale, y: frame.y + inside.y * scale };
}

/** The lines of the project's files that differ from those of the start. */
async function changedLines(page: Page, id: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const reply = await page.request.get(`/v1/projects/${id}/files`);
  const listed = (await reply.json()) as { files: { path: string; content: string | null }[] };
  return Object.fromEntries(
    listed.files.flatMap(({ path, content }) => {
      const before = new Set(files[path]?.split('\n'));
      const changed = (content ?? '').split('\n').filter((line) => !before.has(line));
      return content === null || files[path] === undefined || changed.length === 0
        ? []
        : [[path, changed.map((line) => line.trim())]];
    }),
  );
}

test('a screen of a composed app is changed in exactly the lines of what was selected', async ({ page }) => {
  const id = await openScreen(page, 'SettingsScreen');
  const app = page
    .getByRole('region', { name: 'SettingsScreen.tsx ekranı' })
    .locator('iframe:visible')
    .contentFrame();
  await expect(app.getByText('Ayarlar').first()).toBeVisible({ timeout: appStart });

  // The screen is not the first of the app, so the app is used to get there.
  const selecting = page.getByRole('button', { name: 'Uygulamada öğe seç' });
  const goThere = async (): Promise<void> => {
    await selecting.click();
    await press(page, app.getByText('Ayarlar').last());
    await expect(app.getByText('Her şey yalnızca bu cihazda durur.')).toBeVisible();
    await selecting.click();
  };
  await goThere();

  // A press in the app selects the element of this file, not those inside its components.
  await press(page, app.getByText('Alışkanlık Takibi').last());
  await expect(layer(page, 'AppText: Alışkanlık Takibi')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Uygulamada 1 yerde görünüyor.')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Metin', exact: true });
  await text.fill('Her Sabah');
  await text.blur();
  // A changed catalogue mounts the app again, with its first screen.
  await expect(page.getByText(/^Bu öğe şu an uygulamada görünmüyor/)).toBeVisible();
  await goThere();
  await expect(app.getByText('Her Sabah').last()).toBeVisible();

  const style = page.getByRole('region', { name: 'Stil' });
  await style.getByRole('combobox', { name: 'Stil ekle' }).selectOption({ label: 'Renk' });
  const color = style.getByRole('textbox', { name: 'Renk', exact: true });
  await color.fill('#AA3366');
  await color.press('Enter');
  await expect(app.getByText('Her Sabah').last()).toHaveCSS('color', 'rgb(170, 51, 102)');

  // A component of the app: selected in the layers, its style entry gets a property.
  await layer(page, 'Card').first().click();
  await style.getByRole('combobox', { name: 'Stil ekle' }).selectOption({ label: 'İç boşluk' });
  const padding = style.getByRole('textbox', { name: 'İç boşluk', exact: true });
  await padding.fill('24');
  await padding.press('Enter');
  await expect(padding).toHaveValue('24');
  await expectAccessible(page);

  await page.keyboard.press('Control+s');
  await expect
    .poll(() => changedLines(page, id))
    .toEqual({
      'src/strings.ts': ["name: 'Her Sabah',"],
      [settings]: [
        '<AppText variant="heading" style={styles.appText}>{strings.app.name}</AppText>',
        "const styles = StyleSheet.create({ card: { gap: space.md, padding: 24 }, appText: { color: '#AA3366' } });",
      ],
    });

  // The editor has the same code, and the canvas follows what is typed there.
  await layer(page, 'AppText: Her Sabah').click();
  await page.getByRole('button', { name: /^Kodda göster: satır/ }).click();
  const code = page.getByRole('textbox', { name: `${settings} düzenleyicisi` });
  await expect(code).toContainText('appText');
});

test('a component is resized by a handle in the running app', async ({ page }) => {
  const id = await openScreen(page, 'SettingsScreen');
  const region = page.getByRole('region', { name: 'SettingsScreen.tsx ekranı' });
  const app = region.locator('iframe:visible').contentFrame();
  await expect(app.getByText('Ayarlar').first()).toBeVisible({ timeout: appStart });
  const selecting = page.getByRole('button', { name: 'Uygulamada öğe seç' });
  await selecting.click();
  await press(page, app.getByText('Ayarlar').last());
  await expect(app.getByText('Her şey yalnızca bu cihazda durur.')).toBeVisible();
  await selecting.click();
  await layer(page, 'Card').first().click();
  const handle = region.locator('[data-source-handle="bottom"]');
  await expect(handle).toBeVisible();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('The handle is not visible.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 40, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await changedLines(page, id))[settings]?.join(' ') ?? '')
    .toMatch(/card: \{ gap: space\.md, height: \d+ \}/);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect.poll(() => changedLines(page, id)).toEqual({});
});

test('an element is dragged to another place of the running app, and moved by keys', async ({ page }) => {
  const id = await openScreen(page, 'SettingsScreen');
  const region = page.getByRole('region', { name: 'SettingsScreen.tsx ekranı' });
  const app = region.locator('iframe:visible').contentFrame();
  await expect(app.getByText('Ayarlar').first()).toBeVisible({ timeout: appStart });
  const selecting = page.getByRole('button', { name: 'Uygulamada öğe seç' });
  await selecting.click();
  await press(page, app.getByText('Ayarlar').last());
  await expect(app.getByText('Her şey yalnızca bu cihazda durur.')).toBeVisible();
  await selecting.click();
  const rows = () => page.getByRole('tree', { name: 'Katmanlar' }).getByRole('treeitem').allTextContents();
  const before = await rows();
  const name = layer(page, 'AppText: Alışkanlık Takibi');
  await name.click();
  const place = before.indexOf((await name.textContent()) ?? '');
  // Below the text that stands after it.
  const to = await pointOf(page, app.getByText('Sürüm 1.0.0'), 0.9);
  const box = await region.locator('[data-source-handle="move"]').boundingBox();
  if (box === null) throw new Error('The handle is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(async () => {
    await page.mouse.move(to.x, to.y - 1);
    await page.mouse.move(to.x, to.y);
    await expect(region.locator('[data-insertion]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(region.locator('[data-insertion]')).toBeHidden();
  await expect.poll(async () => (await rows()).indexOf(before[place] ?? '')).toBe(place + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(rows).toEqual(before);
  await name.click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await rows()).indexOf(before[place] ?? '')).toBe(place + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(rows).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect.poll(() => changedLines(page, id)).toEqual({});
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a screen is changed from its layers, and undone', async ({ page }) => {
    const id = await openScreen(page, 'SettingsScreen');
    await layer(page, 'AppText: Alışkanlık Takibi').click();
    await page.getByRole('button', { name: 'Özellikler', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Metin', exact: true });
    await text.fill('Yeni Gün');
    await text.blur();
    await expect.poll(() => changedLines(page, id)).toEqual({ 'src/strings.ts': ["name: 'Yeni Gün',"] });
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect.poll(() => changedLines(page, id)).toEqual({});
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});
