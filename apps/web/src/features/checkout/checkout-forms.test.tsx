// @vitest-environment happy-dom
import { afterEach, beforeEach, vi } from 'vitest';
import { formatMoney } from '../../i18n/formats.ts';
import { at, type Script } from '../../testing/everyday.ts';
import { describeForm } from '../../testing/form-cases.ts';
import { openPage, useScriptedPages } from '../../testing/scripted-page.tsx';
import CheckoutRoute from './checkout-route.tsx';

useScriptedPages();

// Focusing the invalid field waits for an animation frame, which the test page never paints.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 0));
});
afterEach(() => sessionStorage.clear());

const plan = {
  planId: 'pro',
  name: { tr: 'Pro', en: 'Pro' },
  description: { tr: '', en: '' },
  price: { TRY: 49_900, USD: 0, EUR: 0, RUB: 0 },
  credits: 20_000,
  creditsCustom: '',
  features: { tr: [], en: [] },
  entitlements: { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true },
  isActive: true,
  isPopular: true,
  sortOrder: 1,
  createdAt: at,
  updatedAt: at,
};
const amount = { minor: 49_900, currency: 'TRY' } as const;
const text = { version: '1', hash: 'abc', title: 'Metin', text: 'Metin' };
const order = {
  id: 'o1',
  planId: 'pro',
  planName: plan.name,
  credits: 20_000,
  amount,
  taxRate: 20,
  method: 'demo',
  isSimulated: true,
  status: 'created',
  declineCode: null,
  refundedMinor: 0,
  receiptId: 'r1',
  receiptNumber: 'KLM-1',
  createdAt: at,
  paidAt: null,
  expiresAt: at,
};
const placed = { order, start: { kind: 'embedded', component: 'demo' } };
const script: Script = {
  'GET /v1/checkout/pro': [
    200,
    {
      plan,
      amount,
      net: { minor: 41_583, currency: 'TRY' },
      tax: { minor: 8_317, currency: 'TRY' },
      taxRate: 20,
      credits: 20_000,
      approximateConversations: 20,
      isLiraOnlyInTurkiye: false,
      currencies: ['TRY'],
      methods: [{ method: 'demo', isSimulated: true }],
      billingDetails: null,
      preliminaryInformation: text,
      distanceSales: text,
    },
  ],
  'GET /v1/orders/o1': [200, placed],
};
const missing = 'Lütfen tüm zorunlu alanları doldurun.';
const consent = (label: string) =>
  ({
    label,
    kind: 'check',
    value: '',
    missing: 'Devam etmek için gerekli onay kutularını işaretleyin.',
  }) as const;

describeForm({
  name: 'checkout',
  open: () =>
    openPage({ path: '/payment/:planId', address: '/payment/pro', element: <CheckoutRoute />, script }),
  fields: [
    { label: 'Ad soyad', kind: 'text', value: 'Ayşe Yılmaz', maximum: 120, missing },
    {
      label: 'E-posta',
      kind: 'email',
      value: 'ayse@ornek.com',
      maximum: 320,
      missing,
      invalid: 'Geçerli bir e-posta adresi yazın.',
    },
    {
      label: 'T.C. kimlik numarası (isteğe bağlı)',
      kind: 'code',
      value: '10000000146',
      maximum: 30,
      invalid: 'Bu numara geçerli değil. Rakamları kontrol edin.',
    },
    { label: 'Adres', kind: 'text', value: 'Moda Caddesi 1', maximum: 300, missing },
    { label: 'İlçe (isteğe bağlı)', kind: 'text', value: 'Kadıköy', maximum: 80 },
    { label: 'Şehir', kind: 'text', value: 'İstanbul', maximum: 80, missing },
    {
      label: 'Posta kodu',
      kind: 'code',
      value: '34710',
      maximum: 12,
      missing,
      invalid: 'Posta kodu bu ülkenin biçiminde değil. Örnek: 34710',
    },
    consent('Ön bilgilendirme formunu okudum ve onaylıyorum.'),
    consent('Mesafeli satış sözleşmesini okudum ve onaylıyorum.'),
    consent(
      'Kredilerin ödeme onaylanır onaylanmaz teslim edilmesini istiyorum ve bu nedenle cayma hakkımın olmadığını biliyorum.',
    ),
  ],
  submit: `Siparişi ödeme yükümlülüğüyle onayla\u00a0· ${formatMoney(amount.minor, amount.currency, 'tr')}`,
  request: 'POST /v1/orders',
  reply: [201, placed],
  done: 'Bankanın yerine siz karar verin',
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Ödeme işlemi başlatılamadı. Lütfen tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  refused: 'Ödeme işlemi sırasında bir hata oluştu.',
  leave: 'Vazgeç',
});
