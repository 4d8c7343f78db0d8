// @vitest-environment happy-dom
import type { Order, OrderStatus } from '@kilim/contract';
import { act } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { rememberStudio } from '../../navigation/last-studio.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { checkoutAnswers, scriptedCheckout, scriptedOrder } from '../../testing/checkout-answers.ts';
import { errorBody, type Script } from '../../testing/everyday.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import CheckoutRoute from './checkout-route.tsx';
import ResultRoute from './result-route.tsx';

useScriptedPages();

const openCheckout = (script: Script = {}, address = '/payment/pro') =>
  openPage({
    path: '/payment/:planId?',
    address,
    element: <CheckoutRoute />,
    script: { ...checkoutAnswers, ...script },
  });

/** The checkout; every other payment page is replaced by its address. */
function CheckoutOrAddress() {
  const { pathname, search } = useLocation();
  return pathname === '/payment/pro' ? <CheckoutRoute /> : <p>{`at ${pathname}${search}`}</p>;
}

const openResult = (script: Script = {}, address = '/payment/success?order=ord_1') =>
  openPage({
    path: '/payment/success',
    address,
    element: <ResultRoute />,
    script: { ...checkoutAnswers, ...script },
  });

const orderIn = (change: Partial<Order>, start: unknown = null): Script => ({
  'GET /v1/orders/ord_1': [200, { order: { ...scriptedOrder, ...change }, start }],
});

const demo = { kind: 'embedded', component: 'demo' };
const placing = (start: unknown): Script => ({
  'POST /v1/orders': [201, { order: scriptedOrder, start }],
  ...orderIn({}, start),
});

const pay = 'Siparişi ödeme yükümlülüğüyle onayla\u00a0· ₺499,00';

async function tickBoxes(): Promise<void> {
  for (const name of ['preliminary', 'contract', 'delivery']) {
    const box = document.querySelector<HTMLInputElement>(`input[name="consent-${name}"]`);
    await act(async () => box?.click());
  }
}

describe('a plan that can not be bought', () => {
  it.each([
    [404, 'plan_not_found', 'Plan bulunamadı veya aktif değil'],
    [404, 'plan_not_available', 'Plan bulunamadı veya aktif değil'],
  ])('reports %d %s and links to the plans', async (status, type, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await openCheckout({ 'GET /v1/checkout/pro': [status, errorBody(type, status)] });
      expect(pageText()).toContain('Plan Bulunamadı');
      expect(pageText()).toContain(text);
      await act(async () => vi.runAllTimers());
    } finally {
      vi.useRealTimers();
    }
    await expectText('arrived at /pricing');
  });

  it('offers a retry without redirecting when loading failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await openCheckout({ 'GET /v1/checkout/pro': [500, errorBody('general_unknown', 500)] });
      expect(pageText()).toContain('Plan yüklenirken bir hata oluştu');
      expect(button('Planlara dön').getAttribute('href')).toBe('/pricing');
      await act(async () => vi.runAllTimers());
    } finally {
      vi.useRealTimers();
    }
    answerWith({ 'GET /v1/checkout/pro': [200, scriptedCheckout] });
    await press('Tekrar Dene');
    await expectText('Sipariş özeti');
  });

  it('reports a missing plan id', async () => {
    await openCheckout({ 'GET /v1/checkout/': [404, errorBody('general_route_not_found', 404)] }, '/payment');
    await expectText('Plan ID bulunamadı');
    expect(callsTo('GET /v1/checkout/')).toEqual([]);
  });

  it.each(['enterprise', 'pro'])('goes to the contact page from /payment/%s', async (planId) => {
    const refused = [409, errorBody('plan_needs_contact', 409)] as const;
    await openCheckout({ [`GET /v1/checkout/${planId}`]: refused }, `/payment/${planId}`);
    await expectText('arrived at /contact');
  });

  it('offers the currencies that can be paid', async () => {
    await openCheckout({
      'GET /v1/checkout/pro': [200, { ...scriptedCheckout, methods: [], currencies: ['TRY', 'USD'] }],
    });
    expect(pageText()).toContain('Bu para birimi desteklenmiyor');
    expect(button('USD').getAttribute('href')).toBe('/payment/pro?currency=USD');
  });
});

describe('the checkout', () => {
  it('shows plan, price and tax, and labels the simulation', async () => {
    await openCheckout();
    for (const text of ['KDV dahil', '₺415,83', '₺83,17', '₺499,00', '20.000', 'SİMÜLASYON / DEMO']) {
      expect(pageText()).toContain(text);
    }
  });

  it('is prefilled with saved details and has no box ticked', async () => {
    await openCheckout();
    expect(control('Adres').value).toBe('Moda Caddesi 1');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name^="consent-"]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  });

  it('shows each sales text before it is accepted', async () => {
    await openCheckout();
    await press('Mesafeli satış sözleşmesini oku');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('1. Taraflar');
  });

  it('calls a wrong value wrong and not missing', async () => {
    await openCheckout();
    await type('Posta kodu', '12');
    await press(pay);
    await expectText('Lütfen işaretli alanlardaki bilgileri düzeltin.');
    await type('Adres', '');
    await press(pay);
    await expectText('Lütfen tüm zorunlu alanları doldurun.');
    await type('Adres', 'Moda Caddesi 1');
    await type('Posta kodu', '34710');
    await press(pay);
    await expectText('Devam etmek için gerekli onay kutularını işaretleyin.');
  });

  it('says before the order that a buyer in Türkiye pays in lira, and switches', async () => {
    const dollars = {
      ...scriptedCheckout,
      isLiraOnlyInTurkiye: true,
      amount: { minor: 1_499, currency: 'USD' },
    };
    await openCheckout({ 'GET /v1/checkout/pro': [200, dollars] }, '/payment/pro?currency=USD');
    await expectText('Fatura ülkesi Türkiye olan siparişler Türk lirasıyla ödenir.');
    expect((button('Siparişi ödeme yükümlülüğüyle onayla\u00a0· $14,99') as HTMLButtonElement).disabled).toBe(
      true,
    );
    answerWith({ 'GET /v1/checkout/pro': [200, { ...scriptedCheckout, isLiraOnlyInTurkiye: true }] });
    await press('Türk lirasıyla öde');
    await settle();
    expect(pageText()).not.toContain('Fatura ülkesi Türkiye olan siparişler');
    await expectText('Fatura adresi Türkiye’de olanlar Türk lirasıyla (TRY) öder.');
  });

  it('asks to sign in when the session has ended', async () => {
    await openCheckout({ 'POST /v1/orders': [401, errorBody('general_unauthorized_scope', 401)] });
    await tickBoxes();
    await press(pay);
    await expectText('Ödeme yapmak için giriş yapmalısınız.');
    expect(button('Giriş yap').getAttribute('href')).toContain('next=%2Fpayment%2Fpro');
  });

  it('clears the consents when a text has changed', async () => {
    await openCheckout({ 'POST /v1/orders': [409, errorBody('order_text_changed', 409)] });
    await tickBoxes();
    await press(pay);
    await expectText('Sözleşme metni bu arada değişti.');
    expect(document.querySelector<HTMLInputElement>('input[name="consent-contract"]')?.checked).toBe(false);
    expect(document.querySelector<HTMLInputElement>('input[name="consent-delivery"]')?.checked).toBe(true);
  });

  it('clears the consents for the texts in another currency', async () => {
    await openCheckout();
    await tickBoxes();
    answerWith({
      'GET /v1/checkout/pro': [
        200,
        {
          ...scriptedCheckout,
          amount: { minor: 1_499, currency: 'USD' },
          preliminaryInformation: { ...scriptedCheckout.preliminaryInformation, hash: 'cc' },
          distanceSales: { ...scriptedCheckout.distanceSales, hash: 'dd' },
        },
      ],
    });
    const chooser = [...document.querySelectorAll('select')].find(({ value }) => value === 'TRY');
    await act(async () => {
      if (chooser === undefined) return;
      chooser.value = 'USD';
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
    await expectText('$14,99');
    const isTicked = (name: string) =>
      document.querySelector<HTMLInputElement>(`input[name="consent-${name}"]`)?.checked;
    expect(['preliminary', 'contract', 'delivery'].map(isTicked)).toEqual([false, false, true]);
  });

  it('reuses the idempotency key for the same form and changes it for another one', async () => {
    await openCheckout({ 'POST /v1/orders': [502, errorBody('payment_start_failed', 502)] });
    await tickBoxes();
    await press(pay);
    await press(pay);
    const box = document.querySelector<HTMLInputElement>('input[name="consent-marketing"]');
    await act(async () => box?.click());
    await press(pay);
    const keys = callsTo('POST /v1/orders').map(
      ({ body }) => (body as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    await expectText('Ödeme işlemi başlatılamadı. Lütfen tekrar deneyin.');
  });

  it('shows the result of a finished order and sends the next one with a new key', async () => {
    const over = { ...errorBody('order_not_payable', 409), details: { orderId: 'ord_1' } };
    await openPage({
      path: '/payment/:planId',
      address: '/payment/pro',
      element: <CheckoutOrAddress />,
      script: { ...checkoutAnswers, 'POST /v1/orders': [409, over] },
    });
    await tickBoxes();
    await press(pay);
    await expectText('at /payment/error?order=ord_1');
    expect(readStored('order-key', 'session')).toBeNull();
  });
});

describe('after the order is placed', () => {
  it('a simulated payment is decided here and continues to the result', async () => {
    await openPage({
      path: '/payment/:planId',
      address: '/payment/pro',
      element: <CheckoutOrAddress />,
      script: { ...checkoutAnswers, ...placing(demo) },
    });
    await tickBoxes();
    await press(pay);
    await expectText('Bankanın yerine siz karar verin');
    answerWith({
      'POST /v1/orders/ord_1/demo-confirmation': [200, { order: { ...scriptedOrder, status: 'paid' } }],
      ...orderIn({ status: 'paid' }),
    });
    await press('Ödemeyi onayla');
    await expectText('at /payment/success?order=ord_1');
  });

  it.each([
    [500, 'general_unknown', 'Ödemenizin sonucu alınamadı; para çekilmedi.'],
    [409, 'order_not_payable', 'Bu sipariş'],
  ])('a confirmation that fails with %d says what is known about the payment', async (status, type, text) => {
    await openCheckout(placing(demo));
    await tickBoxes();
    await press(pay);
    answerWith({ 'POST /v1/orders/ord_1/demo-confirmation': [status, errorBody(type, status)] });
    await press('Ödemeyi onayla');
    await expectText(text);
    expect(pageText()).not.toContain('Ödeme işlemi başlatılamadı');
  });

  it('the browser posts the unchanged fields to the bank once', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await openCheckout(
      placing({
        kind: 'form-post',
        action: 'https://bank.example.test/servlet/gt3dengine',
        fields: [
          ['orderid', 'ABC'],
          ['companyname', '"><script>x</script>'],
        ],
      }),
    );
    await tickBoxes();
    await press(pay);
    expect(submit).toHaveBeenCalledTimes(1);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('https://bank.example.test/servlet/gt3dengine');
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ['orderid', 'ABC'],
      ['companyname', '"><script>x</script>'],
    ]);
    submit.mockRestore();
  });

  it('the browser only follows http and https addresses', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openCheckout(placing({ kind: 'redirect', url: 'javascript:alert(1)' }));
    await tickBoxes();
    await press(pay);
    expect(assign).not.toHaveBeenCalled();
    await expectText('Ödeme işlemi başlatılamadı. Lütfen tekrar deneyin.');
    assign.mockRestore();
  });

  it('transfer details are listed with copy buttons', async () => {
    await openCheckout(
      placing({
        kind: 'transfer',
        reference: 'MB-7K2Q9XW4',
        amount: { minor: 799, currency: 'EUR' },
        accounts: [{ title: 'EUR', lines: [{ label: 'IBAN', value: 'BE00 1111' }] }],
        payLink: 'javascript:alert(1)',
        expiresAt: scriptedOrder.createdAt,
      }),
    );
    await tickBoxes();
    await press(pay);
    await expectText('MB-7K2Q9XW4');
    expect(pageText()).toContain('BE00 1111');
    expect(pageText()).toContain('€7,99');
    expect(button('IBAN değerini kopyala')).toBeTruthy();
    expect(pageText()).not.toContain('Wise ile öde');
  });
});

describe('the result', () => {
  it.each<[OrderStatus, Partial<Order>, string, string]>([
    ['verifying', {}, 'Ödemeniz doğrulanıyor', 'Projelerime git'],
    ['redirected', {}, 'Ödemeniz doğrulanıyor', 'Projelerime git'],
    ['created', {}, 'Ödeme tamamlanmadı', 'Ödemeye devam et'],
    ['paid', {}, 'Ödeme başarılı! Kredileriniz hesabınıza eklendi.', 'Makbuza git'],
    ['failed', { declineCode: '51' }, 'limiti veya bakiyesi', 'Yeniden dene'],
    ['failed', { declineCode: 'mdstatus-0' }, '3D Secure doğrulaması tamamlanmadı', 'Yeniden dene'],
    ['failed', { declineCode: '<b>' }, 'Banka ödemeyi onaylamadı', 'Başka bir yöntemle öde'],
    ['expired', {}, 'Ödemenin süresi doldu', 'Yeniden dene'],
    ['review', {}, 'Ödemeniz inceleniyor', 'Bize yazın'],
    ['refund_pending', {}, 'İadeniz işleniyor', 'Makbuza git'],
    ['partially_refunded', { refundedMinor: 1_000 as never }, '₺10,00 ödeme yönteminize', 'Makbuza git'],
    ['refunded', {}, 'İade edildi', 'Makbuza git'],
  ])('shows an order that is %s (%j) as “%s”', async (status, change, text, action) => {
    await openResult(orderIn({ status, ...change }));
    await expectText(text);
    expect(button(action)).toBeTruthy();
  });

  it('shows the new balance after payment', async () => {
    await openResult(orderIn({ status: 'paid' }));
    await expectText('Yeni bakiyeniz: 9.840 kredi');
  });

  it('leads back to the last studio of this tab, or to the projects', async () => {
    await openResult(orderIn({ status: 'paid' }));
    expect(button('Projelerime git').getAttribute('href')).toBe('/dashboard');
    rememberStudio('/studio/prj_1');
    rememberStudio('/pricing');
    await openResult(orderIn({ status: 'paid' }));
    expect(button('Stüdyoya dön').getAttribute('href')).toBe('/studio/prj_1');
    expect(button('Makbuza git').getAttribute('href')).toContain('receipt=');
  });

  it.each(['/payment/success', '/payment/success?order=', '/payment/success?order=%3Cb%3E'])(
    'without an order (%s) asks nothing and shows nothing',
    async (address) => {
      await openResult({}, address);
      expect(pageText()).toContain('Sipariş bulunamadı');
      expect(callsTo('GET /v1/orders/ord_1')).toEqual([]);
    },
  );

  it("shows another user's order as missing", async () => {
    await openResult({ 'GET /v1/orders/ord_1': [404, errorBody('order_not_found', 404)] });
    expect(pageText()).toContain('Sipariş bulunamadı');
    expect(pageText()).not.toContain('KLM');
  });

  it('retries an order that could not be loaded', async () => {
    await openResult({ 'GET /v1/orders/ord_1': [500, {}] });
    expect(pageText()).toContain('Sipariş okunamadı');
    answerWith(orderIn({ status: 'paid' }));
    await press('Tekrar Dene');
    await expectText('Ödeme başarılı!');
  });

  it('starts a new attempt to pay again', async () => {
    await openResult({
      ...orderIn({ status: 'failed' }),
      'POST /v1/orders/ord_1/attempts': [201, { order: scriptedOrder, start: demo }],
    });
    await press('Yeniden dene');
    await settle();
    await expectText('arrived at /payment/pro');
    expect(callsTo('POST /v1/orders/ord_1/attempts')).toHaveLength(1);
  });
});
