import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { newUser, readBalance, runningApp, sendQuickPrompt, tap } from './user.ts';

// The main journey in Turkish: from registration to an export.
test('bir kişi kaydolur, sohbetle uygulama kurar, elle düzenler ve dışa aktarır', async ({ page }) => {
  test.setTimeout(300_000);
  const user = newUser();

  await test.step('misafir, oturum isteyen sayfadan girişe gider ve geri döner', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?mode=login/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /kay[ıd]/i })
      .first()
      .click();
    await page.getByLabel('Ad Soyad').fill(user.name);
    await page.getByLabel('E-posta').fill(user.email);
    await page.getByLabel('Şifre', { exact: true }).fill(user.password);
    await page.getByLabel('Şifre (tekrar)').fill(user.password);
    const submit = page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' });
    await expect(submit).toBeDisabled();
    await page.getByRole('checkbox').check();
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('çıkış yapar ve yeniden girer', async () => {
    await page.getByRole('button', { name: 'Hesap menüsü' }).click();
    await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
    await page.goto('/auth?mode=login&next=%2Fdashboard');
    await page.getByLabel('E-posta').fill(user.email);
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('E-posta veya şifre hatalı. Lütfen kontrol edin.').first()).toBeVisible();
    await page.getByLabel('Şifre', { exact: true }).fill(user.password);
    // Fast submissions are rejected (docs/rules/accounts.md#auth-throttle).
    await expect(async () => {
      const submit = page.getByRole('main').getByRole('button', { name: 'Giriş Yap' });
      if (await submit.isVisible()) await submit.click({ timeout: 1_000 });
      await expect(page).toHaveURL(/\/dashboard/, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('proje oluşturur, listede görür', async () => {
    await page.getByRole('button', { name: 'Yeni Proje' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Boş proje' }).click();
    await expect(dialog.getByRole('button', { name: /Oluştur/ })).toBeDisabled();
    await dialog.getByLabel(/Proje adı/).fill('Mahalle Kitaplığı');
    await dialog.getByRole('button', { name: /Oluştur/ }).click();
    await expect(page.getByText('Proje başarıyla oluşturuldu!')).toBeVisible();
    if (!/\/studio\//.test(page.url())) await page.getByRole('link', { name: 'Mahalle Kitaplığı' }).click();
    await expect(page).toHaveURL(/\/studio\//);
    await expect(runningApp(page).getByText('AI ile oluşturulan uygulama')).toBeVisible();
  });

  const before = await readBalance(page);
  await test.step('hazır istekle uygulama kurar: yanıt akar, dosyalar belirir, uygulama çalışır, bakiye düşer', async () => {
    await sendQuickPrompt(page, /^E-ticaret/);
    await expect(page.getByRole('button', { name: 'Durdur', exact: true })).toBeVisible();
    await expect(page.getByRole('treeitem', { name: /theme\.ts/ })).toBeVisible({ timeout: 60_000 });
    await expect(
      page
        .getByRole('log')
        .getByRole('button', { name: /^Sürüm \d+$/ })
        .first(),
    ).toBeVisible({ timeout: 60_000 });
    await expect(
      runningApp(page).getByRole('tab').first().or(runningApp(page).getByRole('link').first()),
    ).toBeVisible();
    const after = await readBalance(page);
    expect(after).toBeLessThan(before);
    const ledger = (await (await page.request.get('/v1/credits/ledger')).json()) as {
      entries: { amount: number }[];
    };
    expect(ledger.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(after);
    await expect(page.getByRole('status', { name: /Kredi bakiyesi/ }).first()).toContainText(
      new Intl.NumberFormat('tr-TR').format(after),
    );
  });

  await test.step('ikinci istek aynı uygulamayı değiştirir', async () => {
    await page.getByRole('textbox', { name: 'AI asistanına yazın' }).fill('ana rengi mor yap');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('log')
        .getByRole('button', { name: /^Sürüm \d+$/ })
        .nth(1),
    ).toBeVisible({ timeout: 60_000 });
  });

  await test.step('elle düzenler: önizleme izler; bozunca son iyi ekran ve satır kalır', async () => {
    await page
      .getByRole('treeitem', { name: /^App\.tsx/ })
      .first()
      .click();
    const editor = page.getByRole('textbox', { name: 'src/App.tsx düzenleyicisi' });
    // Click the start: the middle of a long line may be below the next panel.
    await editor.click({ position: { x: 40, y: 12 } });
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(counterApp('Merhaba'));
    const app = runningApp(page);
    await expect(app.getByText('Merhaba')).toBeVisible();
    await tap(page, app.getByText('Artır'));
    await tap(page, app.getByText('Artır'));
    await expect(app.getByText('Sayı 2')).toBeVisible();

    await editor.click({ position: { x: 40, y: 12 } });
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(counterApp('Selam'));
    await expect(app.getByText('Selam')).toBeVisible();
    await expect(app.getByText('Sayı 2')).toBeVisible();

    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(counterApp('Selam').replace('</View>', '</Vie>'));
    await expect(page.getByText(/App\.tsx(:|, satır )\d+/).first()).toBeVisible();
    await expect(app.getByText('Selam')).toBeVisible();

    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(counterApp('Yine merhaba'));
    await expect(app.getByText('Yine merhaba')).toBeVisible();
    await expect(page.getByRole('button', { name: /^kaydedildi/ })).toBeVisible();
  });

  await test.step('yeniden açınca her şey yerinde', async () => {
    await page.reload();
    await expect(runningApp(page).getByText('Yine merhaba')).toBeVisible();
    await expect(page.getByText('ana rengi mor yap').first()).toBeVisible();
  });

  await test.step('Expo projesi olarak dışa aktarır', async () => {
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^İndir \(/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const names = Object.keys(files).map((name) =>
      name.replace(/^[^/]+\/(?=(src|app\.json|package\.json))/, ''),
    );
    expect(names).toEqual(expect.arrayContaining(['src/App.tsx', 'package.json', 'app.json']));
    expect(
      new TextDecoder().decode(Object.entries(files).find(([name]) => name.endsWith('package.json'))?.[1]),
    ).not.toContain('kilim');
  });

  await test.step('projeyi siler', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Mahalle Kitaplığı projesini sil' }).click();
    await expect(page.getByText('Bu projeyi silmek istediğinizden emin misiniz?')).toBeVisible();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Projeyi sil' })
      .click();
    await expect(page.getByText('Henüz projeniz yok')).toBeVisible();
  });
});

function counterApp(title: string): string {
  return [
    "import { useState } from 'react';",
    "import { Pressable, Text, View } from 'react-native';",
    '',
    'export default function App() {',
    '  const [count, setCount] = useState(0);',
    '  return (',
    "    <View style={{ flex: 1, justifyContent: 'center', alignItems: 'center' }}>",
    `      <Text>${title}</Text>`,
    "      <Text>{'Sayı ' + count}</Text>",
    '      <Pressable accessibilityRole="button" onPress={() => setCount(count + 1)}><Text>Artır</Text></Pressable>',
    '    </View>',
    '  );',
    '}',
    '',
  ].join('\n');
}
