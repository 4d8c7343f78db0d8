import { test as base, expect, type Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { type OwnSimulators, startOwnSimulators } from './own-simulators.ts';
import { balanceOf, signInQuietly } from './person.ts';

// A plan bought with each provider, against the simulated bank and Wise: the browser really leaves for the bank's page
// and comes back, and nothing is credited before the server asked the bank itself.

interface Shop {
  readonly server: OwnServer;
  readonly simulators: OwnSimulators;
}

/** One server and its simulators for all of these journeys; switches are set back after each. */
const test = base.extend<{ switchedBack: void }, { shop: Shop }>({
  shop: [
    async ({ browserName: _name }, use) => {
      const simulators = await startOwnSimulators();
      const server = await startOwnServer({
        ...simulators.environment,
        PAYMENTS_DEMO: 'on',
        PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE: 'on',
      });
      await simulators.control('subscriber', { url: `${server.origin}/v1/payments/callbacks/wise` });
      await use({ server, simulators });
      await server.stop();
      await simulators.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.server.origin),
  switchedBack: [
    async ({ shop }, use) => {
      await use();
      await shop.simulators.control('switches', { callback: 'signed', xml: 'plain', webhooks: 'plain' });
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'default', timeout: 180_000 });

const opening = 2_000;
const basicCredits = 10_000;

/** Fills the checkout of the basic plan and confirms it with a method. */
async function order(page: Page, currency: 'TRY' | 'USD' | 'EUR', method: string): Promise<void> {
  await page.goto(`/payment/basic?currency=${currency}`);
  await page.getByLabel('Ad soyad').fill('Ayşe Yılmaz');
  await page.getByLabel('Adres', { exact: true }).fill('Bağdat Caddesi No: 1/2');
  await page.getByLabel('Şehir').fill('İstanbul');
  await page.getByLabel('Posta kodu').fill('34710');
  await page.locator(`input[name="method"][value="${method}"]`).check();
  for (const name of [
    /Ön bilgilendirme formunu okudum/,
    /Mesafeli satış sözleşmesini okudum/,
    /cayma hakkımın/,
  ]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: /Siparişi ödeme yükümlülüğüyle onayla/ }).click();
}

const isCredited = (page: Page) =>
  expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBe(opening + basicCredits);

async function paidOrder(page: Page): Promise<{ method: string; status: string; isSimulated: boolean }> {
  const { receipts } = (await (await page.request.get('/v1/receipts')).json()) as {
    receipts: { orderId: string }[];
  };
  const reply = await page.request.get(`/v1/orders/${receipts[0]?.orderId}`);
  return ((await reply.json()) as { order: { method: string; status: string; isSimulated: boolean } }).order;
}

test('with the simulation, marked as one', async ({ page }) => {
  await signInQuietly(page);
  await order(page, 'TRY', 'demo');
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await isCredited(page);
  expect(await paidOrder(page)).toMatchObject({ method: 'demo', status: 'paid', isSimulated: true });
});

for (const [method, currency, amount] of [
  ['garanti-tl', 'TRY', 'TRY'],
  ['garanti-usd', 'USD', 'USD'],
] as const) {
  test(`with ${method} through the bank’s own page`, async ({ page, shop }) => {
    await signInQuietly(page);
    await order(page, currency, method);
    await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
    await expect(page.getByText(amount, { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
    await page.waitForURL((url) => url.origin === shop.server.origin);
    await isCredited(page);
    expect(await paidOrder(page)).toMatchObject({ method, status: 'paid', isSimulated: false });
  });
}

test('a refused card says why and is paid with a second attempt', async ({ page, shop }) => {
  await signInQuietly(page);
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Kart reddedilsin' }).click();
  await expect(page).toHaveURL(/\/payment\/error\?order=/);
  expect(await balanceOf(page)).toBe(opening);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await isCredited(page);
});

test('a page of the bank that was closed is begun again', async ({ page, shop }) => {
  await signInQuietly(page);
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Vazgeç ve kapat' }).click();
  await expect(page.getByText('İş yerine hiçbir bilgi gitmedi.', { exact: false })).toBeVisible();
  const { orders } = (await (await page.request.get('/v1/orders')).json()) as { orders: { id: string }[] };
  await page.goto(`/payment/success?order=${orders[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Ödemeniz doğrulanıyor' })).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await isCredited(page);
});

test('an approval that somebody forged is not believed, and one that came twice counts once', async ({
  page,
  shop,
}) => {
  await signInQuietly(page);
  await shop.simulators.control('switches', { callback: 'foreign-key' });
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expect(page).toHaveURL(/\/payment\/error/);
  expect(await balanceOf(page)).toBe(opening);

  const other = await page.context().browser()?.newContext({ baseURL: shop.server.origin, locale: 'tr-TR' });
  if (!other) throw new Error('No browser.');
  const second = await other.newPage();
  await signInQuietly(second);
  await shop.simulators.control('switches', { callback: 'twice' });
  await order(second, 'TRY', 'garanti-tl');
  await second.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await isCredited(second);
  await other.close();
});

test('with a transfer that the statement proves', async ({ page, shop }) => {
  await signInQuietly(page);
  await order(page, 'EUR', 'wise');
  const shown = page.getByText(/^MB-[0-9A-Z]{8}$/);
  await expect(shown).toBeVisible();
  const reference = (await shown.textContent()) ?? '';
  const { orders } = (await (await page.request.get('/v1/orders')).json()) as {
    orders: { amount: { minor: number } }[];
  };
  const amount = ((orders[0]?.amount.minor ?? 0) / 100).toFixed(2);
  await shop.simulators.control('money', {
    reference: `SVWZ+${reference.toLowerCase()}`,
    amount,
    currency: 'EUR',
  });
  await isCredited(page);
  expect(await paidOrder(page)).toMatchObject({ method: 'wise', status: 'paid' });
  await expect(page).toHaveURL(/\/(payment\/success|dashboard)/);
});
