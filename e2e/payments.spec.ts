import { test as base, expect, type Page } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { type DedicatedSimulators, startDedicatedSimulators } from './dedicated-simulators.ts';
import { readBalance, signInByApi } from './user.ts';

// Purchases with each provider against the simulated bank and Wise. The browser visits the bank's page, and credits are
// added only after the server's own inquiry.

interface Shop {
  readonly server: DedicatedServer;
  readonly simulators: DedicatedSimulators;
}

/** One server with simulators for all tests of this file; fault switches are reset after each test. */
const test = base.extend<{ resetSwitches: void }, { shop: Shop }>({
  shop: [
    async ({ browserName: _name }, use) => {
      const simulators = await startDedicatedSimulators();
      const server = await startDedicatedServer({
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
  resetSwitches: [
    async ({ shop }, use) => {
      await use();
      await shop.simulators.control('switches', { callback: 'signed', xml: 'plain', webhooks: 'plain' });
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'default', timeout: 180_000 });

const initialCredits = 2_000;
const basicCredits = 10_000;

/** Orders the basic plan with a payment method. */
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

const expectCredited = (page: Page) =>
  expect.poll(() => readBalance(page), { timeout: 20_000 }).toBe(initialCredits + basicCredits);

async function paidOrder(page: Page): Promise<{ method: string; status: string; isSimulated: boolean }> {
  const { receipts } = (await (await page.request.get('/v1/receipts')).json()) as {
    receipts: { orderId: string }[];
  };
  const reply = await page.request.get(`/v1/orders/${receipts[0]?.orderId}`);
  return ((await reply.json()) as { order: { method: string; status: string; isSimulated: boolean } }).order;
}

test('marks a simulated payment as simulated', async ({ page }) => {
  await signInByApi(page);
  await order(page, 'TRY', 'demo');
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expectCredited(page);
  expect(await paidOrder(page)).toMatchObject({ method: 'demo', status: 'paid', isSimulated: true });
});

for (const [method, currency, amount] of [
  ['garanti-tl', 'TRY', 'TRY'],
  ['garanti-usd', 'USD', 'USD'],
] as const) {
  test(`takes a ${method} payment on the bank’s page`, async ({ page, shop }) => {
    await signInByApi(page);
    await order(page, currency, method);
    await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
    await expect(page.getByText(amount, { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
    await page.waitForURL((url) => url.origin === shop.server.origin);
    await expectCredited(page);
    expect(await paidOrder(page)).toMatchObject({ method, status: 'paid', isSimulated: false });
  });
}

test('accepts a second attempt after a declined card', async ({ page, shop }) => {
  await signInByApi(page);
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Kart reddedilsin' }).click();
  await expect(page).toHaveURL(/\/payment\/error\?order=/);
  expect(await readBalance(page)).toBe(initialCredits);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expectCredited(page);
});

test('starts the bank’s page again after it was closed', async ({ page, shop }) => {
  await signInByApi(page);
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Vazgeç ve kapat' }).click();
  await expect(page.getByText('İş yerine hiçbir bilgi gitmedi.', { exact: false })).toBeVisible();
  const { orders } = (await (await page.request.get('/v1/orders')).json()) as { orders: { id: string }[] };
  await page.goto(`/payment/success?order=${orders[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Ödemeniz doğrulanıyor' })).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page).toHaveURL(`${shop.simulators.origin}/servlet/gt3dengine`);
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expectCredited(page);
});

test('rejects a forged approval and credits a repeated approval once', async ({ page, shop }) => {
  await signInByApi(page);
  await shop.simulators.control('switches', { callback: 'foreign-key' });
  await order(page, 'TRY', 'garanti-tl');
  await page.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expect(page).toHaveURL(/\/payment\/error/);
  expect(await readBalance(page)).toBe(initialCredits);

  const other = await page.context().browser()?.newContext({ baseURL: shop.server.origin, locale: 'tr-TR' });
  if (!other) throw new Error('No browser.');
  const second = await other.newPage();
  await signInByApi(second);
  await shop.simulators.control('switches', { callback: 'twice' });
  await order(second, 'TRY', 'garanti-tl');
  await second.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expectCredited(second);
  await other.close();
});

test('credits a transfer that is on the statement', async ({ page, shop }) => {
  await signInByApi(page);
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
  await expectCredited(page);
  expect(await paidOrder(page)).toMatchObject({ method: 'wise', status: 'paid' });
  await expect(page).toHaveURL(/\/(payment\/success|dashboard)/);
});
