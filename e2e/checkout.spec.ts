import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { waitUntilLoaded } from './loaded.ts';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { readBalance, signInByApi } from './user.ts';

// Purchases with the simulated payment method.

async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('Adres', { exact: true }).fill('Bağdat Caddesi No: 1/2');
  await page.getByLabel('Şehir').fill('İstanbul');
  await page.getByLabel('Posta kodu').fill('34710');
}

const boxes = [/Ön bilgilendirme formunu okudum/, /Mesafeli satış sözleşmesini okudum/, /cayma hakkımın/];

async function tickBoxes(page: Page): Promise<void> {
  for (const name of boxes) {
    const box = page.getByRole('checkbox', { name });
    await expect(box).not.toBeChecked();
    await box.check();
  }
}

const pay = (page: Page) => page.getByRole('button', { name: /Siparişi ödeme yükümlülüğüyle onayla/ });

test('sells a plan in Turkish, from the prices to the receipt', async ({ page }) => {
  await signInByApi(page);
  const before = await readBalance(page);

  await test.step('shows the price with tax and asks for missing fields', async () => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Basic planını al' }).first().click();
    await expect(page).toHaveURL(/\/payment\/basic/);
    await expect(page.getByText('KDV dahil').first()).toBeVisible();
    await expect(page.getByText('SİMÜLASYON / DEMO').first()).toBeVisible();
    await pay(page).click();
    await expect(page.getByText('Lütfen tüm zorunlu alanları doldurun.')).toBeVisible();
    await fillBilling(page);
    await pay(page).click();
    await expect(page.getByText('Devam etmek için bu kutuyu işaretleyin.')).toHaveCount(3);
  });

  await test.step('shows the texts before they are accepted', async () => {
    await page.getByRole('button', { name: 'Mesafeli satış sözleşmesini oku' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mesafeli satış sözleşmesi' });
    await expect(dialog).toContainText('Plan: Basic');
    await expect(dialog).toContainText('(ğ)');
    await page.keyboard.press('Escape');
    await tickBoxes(page);
    await expect(page.getByRole('checkbox', { name: /kampanyalardan/ })).not.toBeChecked();
  });

  await test.step('keeps typed text after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Adres', { exact: true })).toHaveValue('Bağdat Caddesi No: 1/2');
    await tickBoxes(page);
  });

  await test.step('retries a declined payment', async () => {
    await pay(page).click();
    await page.getByRole('button', { name: 'Ödemeyi reddet' }).click();
    await expect(page).toHaveURL(/\/payment\/error\?order=/);
    await expect(page.getByText('Demo ödeme reddedildi.')).toBeVisible();
    expect(await readBalance(page)).toBe(before);
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  });

  await test.step('adds the credits', async () => {
    await expect(page.getByText('Ödeme başarılı! Kredileriniz hesabınıza eklendi.')).toBeVisible();
    await expect(page).toHaveURL(/\/payment\/success\?order=/);
    await expect(page.getByText('Yeni bakiyeniz:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Makbuza git' })).toBeVisible();
    expect(await readBalance(page)).toBe(before + 10_000);
  });

  await test.step('offers the receipt as a PDF named by its number', async () => {
    await page.goto('/settings?section=receipts');
    await page.getByRole('link', { name: /numaralı makbuzu aç/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Ödendi', { exact: true })).toBeVisible();
    await expect(dialog.getByText('SİMÜLASYON / DEMO').first()).toBeVisible();
    const number = (await dialog.getByRole('heading').first().textContent()) ?? '';
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF indir' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'HTML indir' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${number}.html`);
    expect(await readFile(await saved.path(), 'utf8')).toContain(number);
  });

  await test.step('shows the purchase in the filtered ledger and its CSV', async () => {
    await page.goto('/settings?section=billing');
    await page.getByLabel('Tür').selectOption('purchases');
    await expect(page).toHaveURL(/group=purchases/);
    await expect(page.getByText('+10.000')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV indir' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('10000');
  });
});

test('creates one order for a double click and a return to the form', async ({ page }) => {
  await signInByApi(page);
  await page.goto('/payment/basic');
  await fillBilling(page);
  await tickBoxes(page);
  await pay(page).dblclick();
  await expect(page.getByRole('button', { name: 'Ödemeyi onayla' })).toBeVisible();
  await page.goBack();
  await tickBoxes(page);
  await pay(page).click();
  await expect(page.getByRole('button', { name: 'Ödemeyi onayla' })).toBeVisible();
  const { orders } = (await (await page.request.get('/v1/orders')).json()) as { orders: unknown[] };
  expect(orders).toHaveLength(1);
});

test('shows the new balance in another tab', async ({ page, context }) => {
  await signInByApi(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByLabel(/Kredi bakiyesi: 2\.000/)).toBeVisible();
  await page.goto('/payment/basic');
  await fillBilling(page);
  await tickBoxes(page);
  await pay(page).click();
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?order=/);
  await expect(other.getByLabel(/Kredi bakiyesi: 12\.000/)).toBeVisible();
});

test('sells a plan by keyboard', async ({ page }) => {
  await signInByApi(page);
  await page.goto('/payment/basic');
  const name = page.getByLabel('Ad soyad');
  await name.waitFor();
  const tabTo = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(target)}.`);
  };
  for (const [label, text] of [
    ['Adres', 'Cadde 1'],
    ['Şehir', 'İzmir'],
    ['Posta kodu', '35000'],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  for (const box of boxes) {
    await tabTo(page.getByRole('checkbox', { name: box }));
    await page.keyboard.press('Space');
  }
  await tabTo(pay(page));
  await page.keyboard.press('Enter');
  const approve = page.getByRole('button', { name: 'Ödemeyi onayla' });
  await approve.waitFor();
  await tabTo(approve);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\/success\?order=/);
});

/** Expects form controls of at least 44 px height; a checkbox or radio button is measured with its label. */
async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.locator('main :is(button, input, select, textarea)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const label =
        control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
          ? control.labels?.[0]
          : undefined;
      const { height } = (label ?? control).getBoundingClientRect();
      return height === 0 || height >= 44 ? [] : [`${control.outerHTML.slice(0, 80)}: ${height}`];
    }),
  );
  expect(small, page.url()).toEqual([]);
}

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page);
  for (const address of ['/payment/basic', '/settings?section=receipts', '/settings?section=billing']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilLoaded(page);
    await expectNoHorizontalScroll(page);
    await expectTouchTargets(page);
  }
});

for (const [address, calls, content] of [
  ['/payment/basic', /\/v1\/(checkout|credits)/, 'Onaylar'],
  ['/settings?section=receipts', /\/v1\/receipts/, 'Henüz satın alma yok'],
  ['/settings?section=billing', /\/v1\/(orders|credits|entitlements)/, 'Kredi hareketleri'],
] as const) {
  test(`does not shift the layout when ${address} has loaded`, async ({ page }) => {
    await signInByApi(page);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        for (const { value } of shifts)
          Object.assign(window, { moved: Reflect.get(window, 'moved') + value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('main').locator('.animate-shimmer').first()).toBeVisible();
    release();
    await expect(page.getByText(content, { exact: true }).first()).toBeVisible();
    await waitUntilLoaded(page);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThan(0.02);
  });
}

test('shows no data for unknown plans, orders of other users and guests', async ({ page, browser }) => {
  const guest = await browser.newPage();
  await guest.goto('/payment/success?order=ord_1');
  await expect(guest).toHaveURL(/\/auth\?mode=login&next=/);
  await guest.close();

  await signInByApi(page);
  await page.goto('/payment/yok');
  await expect(page.getByRole('heading', { name: 'Plan Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Plan bulunamadı veya aktif değil').first()).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/payment/enterprise');
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/payment/success?order=ord_baskasinin');
  await expect(page.getByRole('heading', { name: 'Sipariş bulunamadı' })).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`has no axe violations in any step of the purchase (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kilim_theme', chosen), theme);
    await signInByApi(page);
    await page.goto('/payment/basic');
    await pay(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ön bilgilendirme formunu oku' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await fillBilling(page);
    await tickBoxes(page);
    await pay(page).click();
    const decline = page.getByRole('button', { name: 'Ödemeyi reddet' });
    await decline.waitFor();
    await expectAccessible(page);
    await page.goto('/settings?section=billing');
    await page.getByText('Ödeme bekleyen siparişler').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /siparişe devam et/ }).click();
    await page.getByRole('button', { name: 'Ödemeye devam et' }).click();
    await decline.click();
    await expect(page).toHaveURL(/payment\/error/);
    await page.getByText('Ödeme başarısız').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Planlara dön' }).waitFor();
    await page.goto('/settings?section=receipts');
    await page.getByRole('link', { name: /numaralı makbuzu aç/ }).click();
    await page.getByRole('dialog').getByText('Toplam (KDV dahil)').waitFor();
    await expectAccessible(page);
  });
}
