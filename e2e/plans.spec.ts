import { expect, type Locator, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { waitUntilLoaded } from './loaded.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';

// Administration of plans. Runs on its own server, because other tests buy the plans.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

async function signIn(page: Page, { email, password }: DedicatedServer['admin']): Promise<void> {
  const session = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: { email, password },
  });
  expect(session.status()).toBe(201);
}

const open = (page: Page, path: string) => page.goto(server.origin + path);

test('lets an administrator create, sell, change and delete a plan', async ({ page }) => {
  await signIn(page, server.admin);
  await open(page, '/');
  await page.getByRole('button', { name: 'Hesap menüsü' }).click();
  await page.getByRole('menuitem', { name: 'Yönetim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yönetim' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Yönetim sekmeleri' })
    .getByRole('link', { name: 'Planlar' })
    .click();

  await test.step('creates it inactive and hidden', async () => {
    await page.getByRole('button', { name: 'Yeni plan' }).click();
    await page.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect(page.getByText('Lütfen zorunlu alanları doldurun.')).toBeVisible();
    await page.getByLabel('Plan kimliği').fill('starter');
    await page.getByLabel('Ad (Türkçe)').fill('Başlangıç');
    await page.getByLabel('Ad (İngilizce)').fill('Starter');
    await page.getByLabel('Fiyat (TRY)').fill('49,90');
    await page.getByLabel('Kredi miktarı').fill('1000');
    await page.getByRole('button', { name: 'Türkçe özellik ekle' }).click();
    await page.getByLabel('Türkçe özellik 1', { exact: true }).fill('25 projeye kadar');
    await page.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect(page.getByText('Plan oluşturuldu!')).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('link', { name: 'Basic planını al' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Başlangıç planını al' })).toHaveCount(0);
  });

  await test.step('activates it', async () => {
    await open(page, '/admin?tab=plans');
    await page.getByRole('button', { name: 'Başlangıç planını etkinleştir' }).click();
    await expect(page.getByRole('button', { name: 'Başlangıç planını pasifleştir' })).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('₺49,90');
    await page.locator('label', { hasText: 'USD' }).click();
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('USD ile satılmıyor');
    await expect(page.getByRole('article', { name: 'Basic' })).toContainText('$7,99');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Basic' })).toContainText('$7,99');
  });

  await test.step('changes its price but not its id', async () => {
    await open(page, '/admin?tab=plans&edit=starter');
    await expect(page.getByLabel('Plan kimliği')).toHaveAttribute('readonly', '');
    await page.getByLabel('Fiyat (USD)').fill('1.99');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Plan güncellendi!')).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('$1,99');
  });

  await test.step('orders the plans by dragging and by keys', async () => {
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    const handle = (name: string) =>
      page.getByRole('button', { name: `${name} planını taşı: sürükleyin veya ok tuşlarını kullanın` });
    await open(page, '/pricing');
    await expect(names).toHaveText(['Basic', 'Pro', 'Enterprise', 'Başlangıç']);
    await open(page, '/admin?tab=plans');
    const card = await page.locator('li', { has: handle('Basic') }).boundingBox();
    if (card === null) throw new Error('the card of Basic has no place on the page');
    await handle('Başlangıç').hover();
    await page.mouse.down();
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 5 });
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/v1/admin/plans/order') && reply.ok(),
    );
    await page.mouse.up();
    await saved;
    await handle('Pro').focus();
    const again = page.waitForResponse(
      (reply) => reply.url().endsWith('/v1/admin/plans/order') && reply.ok(),
    );
    await page.keyboard.press('End');
    await again;
    await expect(handle('Pro')).toBeFocused();
    await open(page, '/pricing');
    await expect(names).toHaveText(['Başlangıç', 'Basic', 'Enterprise', 'Pro']);
  });

  await test.step('deletes it after a confirmation that names it', async () => {
    await open(page, '/admin?tab=plans');
    await page.getByRole('button', { name: 'Başlangıç planını sil' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('“Başlangıç” planı silinsin mi?');
    await page.getByRole('button', { name: 'Planı sil' }).click();
    await expect(page.getByText('Plan silindi!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Başlangıç planını sil' })).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('orders the plans by dragging and puts a canceled drag back', async ({ page }) => {
    await signIn(page, server.admin);
    await open(page, '/admin?tab=plans');
    const cards = page.locator('li[data-plan-place]');
    const handle = (name: string) =>
      page.getByRole('button', { name: `${name} planını taşı: sürükleyin veya ok tuşlarını kullanın` });
    const centre = async (target: Locator) => {
      const box = await target.boundingBox();
      if (box === null) throw new Error('the element has no place on the page');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const order = async (): Promise<string[]> => {
      const placed = await cards.evaluateAll((items) =>
        items.map((item) => [item.getAttribute('data-plan-place'), item.querySelector('h3')?.textContent]),
      );
      return placed.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, name]) => `${name}`);
    };
    const first = await handle('Basic').evaluate((button) => button.closest('li')?.dataset['planPlace']);
    expect(first).toBe('0');
    const before = await order();
    const [, second = ''] = before;
    await handle('Basic').scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const move = (type: 'touchStart' | 'touchMove', point: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    const drag = async (to: { x: number; y: number }) => {
      const from = await centre(handle('Basic'));
      await move('touchStart', from);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
        await move('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
    };
    const scrolled = await page.evaluate(() => scrollY);

    await test.step('a canceled drag shows the saved order again', async () => {
      await drag(await centre(cards.nth(1)));
      await expect.poll(order).toEqual([second, 'Basic', ...before.slice(2)]);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await expect.poll(order).toEqual(before);
    });

    await test.step('a drag to the next card is saved and does not scroll the page', async () => {
      const saved = page.waitForResponse(
        (reply) => reply.url().endsWith('/v1/admin/plans/order') && reply.ok(),
      );
      await drag(await centre(cards.nth(1)));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await saved;
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await expect(handle(second)).toBeVisible();
      await page.reload();
      await expect(handle('Basic')).toBeVisible();
      expect(await order()).toEqual([second, 'Basic', ...before.slice(2)]);
    });

    await test.step('the arrow key puts it back', async () => {
      const saved = page.waitForResponse(
        (reply) => reply.url().endsWith('/v1/admin/plans/order') && reply.ok(),
      );
      await handle('Basic').focus();
      await page.keyboard.press('ArrowUp');
      await saved;
      expect(await order()).toEqual(before);
    });

    await test.step('the set-up note of administrators ends the page and covers no control', async () => {
      const note = page.getByRole('complementary', { name: 'Kurulum tamamlanmadı' });
      await expect(note).toHaveCSS('position', 'static');
      await note.getByRole('button').click();
      await expect(page.getByRole('button', { name: 'Bu oturumda gizle' })).toBeVisible();
      await expectNoHorizontalScroll(page);
    });
  });
});

test('sends a guest to registration before the checkout and hides the administration', async ({ page }) => {
  await open(page, '/admin?tab=plans');
  await expect(page).toHaveURL(/\/auth\?mode=login/);
  await open(page, '/pricing');
  await page.getByRole('link', { name: 'Pro planını al' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register/);
  await page.getByLabel('Ad Soyad').fill('Deniz Yılmaz');
  await page.getByLabel('E-posta').fill('deniz@example.com');
  await page.getByLabel('Şifre', { exact: true }).fill('ilmek-dokuyan-1');
  await page.getByLabel('Şifre (tekrar)').fill('ilmek-dokuyan-1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page).toHaveURL(/\/payment\/pro\?currency=TRY/);
  await open(page, '/admin');
  await expect(page).toHaveURL(`${server.origin}/`);
});

for (const [theme, language] of [
  ['light', 'tr'],
  ['dark', 'en'],
] as const) {
  test(`has no axe violations and no horizontal scrolling on prices and plans (${theme}, ${language})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('kilim_theme', chosen.theme);
        localStorage.setItem('kilim_language', chosen.language);
      },
      { theme, language },
    );
    await signIn(page, server.admin);
    for (const address of ['/pricing', '/admin?tab=plans', '/admin?tab=plans&edit=pro']) {
      await open(page, address);
      await waitUntilLoaded(page);
      for (const [width, height] of viewports) {
        await page.setViewportSize({ width, height });
        await expectNoHorizontalScroll(page);
      }
      await expectAccessible(page);
    }
  });
}
