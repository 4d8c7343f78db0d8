import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, runningApp, signInByApi } from './user.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'AI asistanına yazın' });
const app = runningApp;
const bar = (page: Page) => page.getByRole('application', { name: 'Uygulamadan öğe seçimi' });
const pick = (page: Page) => page.getByRole('button', { name: 'Öğe seç' });

const source = `import { Pressable, Text, View } from 'react-native';

export default function App() {
  return (
    <View style={{ flex: 1, padding: 40 }}>
      <Text>Başlık</Text>
      <Pressable onPress={() => { globalThis.pressed = true; }}>
        <Text>Kaydet</Text>
      </Pressable>
    </View>
  );
}
`;

async function open(page: Page): Promise<void> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Ekler', { 'src/App.tsx': source });
  await page.goto(`/studio/${id}`);
  await expect(input(page)).toBeEnabled();
  await expect(app(page).getByText('Kaydet')).toBeVisible({ timeout: 90_000 });
}

test('picks an element of the app by pointer and by keys', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);

  await test.step('a press marks and attaches it and does not reach the app', async () => {
    await pick(page).click();
    await expect(bar(page)).toBeFocused();
    // The frame is scaled, so that the pointer may be beside the text in its button.
    await app(page).getByText('Kaydet').hover({ force: true });
    await expect(bar(page)).toContainText(/(?:Text|Pressable) “Kaydet”, src\/App\.tsx:[78]/);
    await app(page).getByText('Kaydet').click({ force: true });
    await expect(bar(page)).toHaveCount(0);
    await expect(input(page)).toHaveValue(/Kaydet/);
    const frame = page.frames().find((each) => each.url().includes('/preview/'));
    expect(await frame?.evaluate(() => Reflect.get(globalThis, 'pressed'))).toBeUndefined();
  });

  await test.step('the arrow keys move between elements', async () => {
    await input(page).fill('');
    await pick(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bar(page)).toContainText('src/App.tsx:5');
    await page.keyboard.press('ArrowDown');
    await expect(bar(page)).toContainText('Text “Başlık”, src/App.tsx:6');
    await page.keyboard.press('ArrowRight');
    await expect(bar(page)).toContainText('Pressable “Kaydet”, src/App.tsx:7');
    await page.keyboard.press('ArrowUp');
    await expect(bar(page)).toContainText('src/App.tsx:5');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(pick(page)).toBeFocused();
  });

  await test.step('afterwards presses reach the app again', async () => {
    await app(page).getByText('Kaydet').click({ force: true });
    const frame = page.frames().find((each) => each.url().includes('/preview/'));
    await expect.poll(() => frame?.evaluate(() => Reflect.get(globalThis, 'pressed'))).toBe(true);
  });
});
