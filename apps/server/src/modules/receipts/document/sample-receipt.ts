import {
  type Language,
  type MinorAmount,
  type OrderId,
  type PlanId,
  type Receipt,
  type ReceiptId,
  splitTax,
} from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import { translators } from '../../../platform/i18n/index.ts';

/** Sample receipt for the preview of the template, with all parts filled. */
export function sampleReceipt(now: number, language: Language): Receipt {
  const amount = 149_900 as MinorAmount;
  const currency = 'TRY';
  const { net, tax } = splitTax(amount, 20);
  const t = translators[language];
  const plan = t('receiptDocument.sample.plan');
  return {
    id: 'sample' as ReceiptId,
    orderId: 'sample' as OrderId,
    userId: null,
    receiptNumber: 'KLM000000000',
    planId: 'pro' as PlanId,
    planName: { tr: plan, en: plan },
    amount: { minor: amount, currency },
    net: { minor: net, currency },
    tax: { minor: tax, currency },
    taxRate: 20,
    refunded: { minor: 0 as MinorAmount, currency },
    credits: 100_000,
    paymentMethod: 'garanti-tl',
    isSimulated: false,
    transactionId: '612345678901',
    status: 'Ödendi',
    billingDetails: {
      type: 'corporate',
      name: t('receiptDocument.sample.person'),
      email: 'ornek@example.com',
      country: 'TR',
      companyName: t('receiptDocument.sample.company'),
      taxId: '1234567890',
      taxOffice: t('receiptDocument.sample.taxOffice'),
      address: t('receiptDocument.sample.address'),
      city: t('receiptDocument.sample.city'),
      state: '',
      zipCode: '34000',
    },
    invoiceNumber: null,
    notes: '',
    createdAt: toTimestamp(now),
    paidAt: toTimestamp(now),
  };
}
