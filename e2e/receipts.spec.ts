import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { waitUntilLoaded } from './loaded.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';

// Administration of receipts. Runs on its own server, because the report counts all receipts.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

const open = (page: Page, path: string) => page.goto(server.origin + path);

/** Posts as the signed-in user and returns the reply. */
async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(`${server.origin}/v1${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Reply;
}

interface Checkout {
  readonly preliminaryInformation: { readonly version: string; readonly hash: string };
  readonly distanceSales: { readonly version: string; readonly hash: string };
}

/** Buys a plan over the API; checkout.spec.ts tests the screens. */
async function buy(page: Page): Promise<{ receiptId: string; receiptNumber: string }> {
  const checkout = (await (
    await page.request.get(`${server.origin}/v1/checkout/pro?currency=TRY&language=tr`)
  ).json()) as Checkout;
  const accept = ({ version, hash }: Checkout['distanceSales']) => ({ version, hash });
  const { order } = await post<{ order: { id: string; receiptId: string; receiptNumber: string } }>(
    page,
    '/orders',
    {
      idempotencyKey: 'receipts-journey',
      planId: 'pro',
      currency: 'TRY',
      method: 'demo',
      language: 'tr',
      billingDetails: {
        type: 'individual',
        name: 'Işıl Şahin',
        email: 'isil@ornek.test',
        country: 'TR',
        companyName: '',
        taxId: '',
        taxOffice: '',
        address: 'Çiçek Sokağı 5',
        city: 'İzmir',
        state: 'Konak',
        zipCode: '35210',
      },
      savesBillingDetails: false,
      consents: {
        preliminaryInformation: accept(checkout.preliminaryInformation),
        distanceSales: accept(checkout.distanceSales),
        immediateDelivery: true,
        marketing: false,
      },
    },
  );
  await post(page, `/orders/${order.id}/demo-confirmation`, { outcome: 'approve' });
  return order;
}

/** Expects a readable buyer column on a tablet, beside the menu. */
async function expectBuyerReadable(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const buyer = page.getByRole('cell', { name: 'Işıl Şahin' });
  expect((await buyer.boundingBox())?.width).toBeGreaterThan(200);
  if (before !== null) await page.setViewportSize(before);
}

test('lets an administrator find, mail and refund a receipt and read the report', async ({
  page,
  playwright,
}) => {
  await post(page, '/account/sessions/email', server.admin);
  const { receiptId, receiptNumber } = await buy(page);

  await test.step('finds the receipt with Turkish case folding', async () => {
    await open(page, '/admin?tab=receipts');
    await page.getByLabel('Numara, ad veya e-posta ara').fill('IŞIL');
    await expect(page).toHaveURL(/q=I%C5%9EIL/);
    await expect(page.getByText('1 makbuz', { exact: true })).toBeVisible();
    await expectBuyerReadable(page);
    await page.getByRole('link', { name: `${receiptNumber} numaralı makbuzu aç` }).click();
    await expect(page.getByRole('heading', { name: 'Sipariş: Ödendi' })).toBeVisible();
    await expect(page.getByRole('dialog').getByText('SİMÜLASYON / DEMO')).toBeVisible();
  });

  await test.step('serves its files to its owner and administrators only', async () => {
    const pdf = await page.request.get(`${server.origin}/api/receipts/${receiptId}/pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const html = await page.request.get(`${server.origin}/api/receipts/${receiptId}/download`);
    expect(html.headers()['content-disposition']).toContain(`${receiptNumber}.html`);
    const guest = await playwright.request.newContext();
    for (const kind of ['pdf', 'download']) {
      const refused = await guest.get(`${server.origin}/api/receipts/${receiptId}/${kind}`);
      expect(refused.status()).toBe(401);
    }
    await guest.dispose();
  });

  await test.step('mails it to the outbox', async () => {
    await page.getByRole('button', { name: 'E-postayla gönder' }).click();
    // Receipts of simulated payments go to the account's address, not to the billing address.
    await expect(page.getByText(`makbuz ${server.admin.email} için giden kutusuna kondu`)).toBeVisible();
  });

  await test.step('stores its invoice number', async () => {
    await page.getByLabel('Fatura no').fill('GIB2026000000001');
    await page.getByRole('button', { name: 'Fatura numarasını kaydet' }).click();
    await expect(page.getByText('Fatura numarası kaydedildi.')).toBeVisible();
  });

  await test.step('refunds half of the money and of the credits', async () => {
    await page.getByRole('button', { name: 'İade et' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ödemeyi iade et' });
    await dialog.getByLabel('İade tutarı (TRY)').fill('999999');
    await dialog.getByLabel('Gerekçe').fill('Müşteri vazgeçti');
    await dialog.getByRole('button', { name: 'İade et' }).click();
    await expect(
      dialog.getByText('İade tutarı, ödenen ve henüz iade edilmemiş tutarı aşamaz.'),
    ).toBeVisible();
    await dialog.getByLabel('İade tutarı (TRY)').fill('649,95');
    await expect(dialog.getByText('Bu iadeyle yaklaşık 20.000 kredi geri alınır.')).toBeVisible();
    await dialog.getByRole('button', { name: 'İade et' }).click();
    await expect(page.getByText('İade yapıldı.')).toBeVisible();
    await expect(page.getByText('₺649,95: yapıldı')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Kısmi İade')).toBeVisible();
  });

  await test.step('excludes simulated payments from the revenue', async () => {
    await open(page, '/admin?tab=billing');
    await expect(page.getByText('Bu dönemde ödeme yok')).toBeVisible();
    await expect(page.getByText('Bu dönemde 1 simülasyon ödemesi var; gelire katılmadı.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV indir' }).click();
    expect((await download).suggestedFilename()).toMatch(/^makbuzlar-.*\.csv$/);
  });

  await test.step('applies the template to the head of the receipt', async () => {
    await open(page, '/admin?tab=receipt-template');
    await page.getByLabel('Şirket unvanı').fill('Uşak Dokuma A.Ş.');
    await expect(page.frameLocator('iframe').getByText('Uşak Dokuma A.Ş.')).toBeVisible();
    await page.getByRole('button', { name: 'Şablonu kaydet' }).click();
    await expect(page.getByText('Makbuz şablonu kaydedildi.')).toBeVisible();
    const html = await page.request.get(`${server.origin}/api/receipts/${receiptId}/download`);
    expect(await html.text()).toContain('Uşak Dokuma A.Ş.');
  });

  await test.step('shows no waiting transfers', async () => {
    await open(page, '/admin?tab=transfers');
    await expect(page.getByText('Bekleyen transfer yok')).toBeVisible();
  });
});

for (const theme of ['light', 'dark']) {
  for (const language of ['tr', 'en']) {
    test(`has no axe violations and no horizontal scrolling in the admin area (${theme}, ${language})`, async ({
      page,
    }) => {
      test.slow();
      await post(page, '/account/sessions/email', server.admin);
      await page.addInitScript(
        (chosen) => {
          localStorage.setItem('kilim_theme', chosen.theme);
          localStorage.setItem('kilim_language', chosen.language);
        },
        { theme, language },
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const tab of ['receipts', 'transfers', 'billing', 'receipt-template', 'outbox']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, `/admin?tab=${tab}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await waitUntilLoaded(page);
        for (const [width, height] of viewports) {
          await page.setViewportSize({ width, height });
          await expectNoHorizontalScroll(page);
          if (width !== 768) await expectAccessible(page);
        }
      }
    });
  }
}
