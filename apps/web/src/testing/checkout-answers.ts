import type { Order } from '@kilim/contract';
import { at, type Script } from './everyday.ts';

const money = (minor: number) => ({ minor, currency: 'TRY' }) as const;

export const scriptedPlan = {
  planId: 'pro',
  name: { tr: 'Pro', en: 'Pro' },
  description: { tr: 'Çok yapanlar için', en: 'For makers' },
  price: { TRY: 49_900, USD: 1_499, EUR: 0, RUB: 0 },
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

export const scriptedCheckout = {
  plan: scriptedPlan,
  amount: money(49_900),
  net: money(41_583),
  tax: money(8_317),
  taxRate: 20,
  credits: 20_000,
  approximateConversations: 20,
  isLiraOnlyInTurkiye: false,
  currencies: ['TRY', 'USD'],
  methods: [{ method: 'demo', isSimulated: true }],
  billingDetails: {
    type: 'individual',
    name: 'Ayşe Yılmaz',
    email: 'ayse@ornek.com',
    country: 'TR',
    companyName: '',
    taxId: '',
    taxOffice: '',
    address: 'Moda Caddesi 1',
    city: 'İstanbul',
    state: '',
    zipCode: '34710',
  },
  preliminaryInformation: { version: '1', hash: 'aa', title: 'Ön bilgi', text: 'Bilgi\n\n1. Satıcı\nKilim' },
  distanceSales: { version: '1', hash: 'bb', title: 'Sözleşme', text: '1. Taraflar\nKilim' },
};

export const scriptedOrder: Order = {
  id: 'ord_1' as Order['id'],
  planId: 'pro' as Order['planId'],
  planName: scriptedPlan.name,
  credits: 20_000,
  amount: money(49_900) as Order['amount'],
  taxRate: 20,
  method: 'garanti-tl',
  isSimulated: false,
  status: 'created',
  declineCode: null,
  refundedMinor: 0 as Order['refundedMinor'],
  receiptId: 'rec_1',
  receiptNumber: 'KLM000000001',
  createdAt: at,
  paidAt: null,
  expiresAt: at,
};

/** Successful replies for the checkout and its result page. */
export const checkoutAnswers: Script = {
  'GET /v1/checkout/pro': [200, scriptedCheckout],
  'GET /v1/orders/ord_1': [200, { order: scriptedOrder, start: null }],
};
