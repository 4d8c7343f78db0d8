import { z } from 'zod';
import { billingDetails } from './billing-details.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, minorAmount, money } from './money.ts';
import { orderId, orderStatus, paymentMethod } from './orders.ts';
import { planId } from './plans.ts';
import { cursor, language, pageLimit, timestamp } from './primitives.ts';

// Receipts (customer.md §3): one an order, changed by the server alone.

export const receiptId = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/)
  .brand<'ReceiptId'>();
export type ReceiptId = z.infer<typeof receiptId>;

/** Stored as they are shown (admin.md §4; the last three: payments.md §8). */
export const receiptStatuses = [
  'Beklemede',
  'Ödendi',
  'Başarısız',
  'Süresi Doldu',
  'Kısmi İade',
  'İade Edildi',
] as const;
export const receiptStatus = z.enum(receiptStatuses);
export type ReceiptStatus = z.infer<typeof receiptStatus>;

/** Money arrived, also when some or all of it was given back since. */
export const paidReceiptStatuses = [
  'Ödendi',
  'Kısmi İade',
  'İade Edildi',
] as const satisfies readonly ReceiptStatus[];

/** Names of the statuses where a text is looked up. */
export const receiptStatusKeys = {
  Beklemede: 'pending',
  Ödendi: 'paid',
  Başarısız: 'failed',
  'Süresi Doldu': 'expired',
  'Kısmi İade': 'partlyRefunded',
  'İade Edildi': 'refunded',
} as const satisfies Record<ReceiptStatus, string>;

export const receipt = z.object({
  id: receiptId,
  orderId,
  /** null once its owner's account is gone: the record stays. */
  userId: z.string().nullable(),
  receiptNumber: z.string(),
  planId,
  planName: z.object({ tr: z.string(), en: z.string() }),
  amount: money,
  net: money,
  tax: money,
  taxRate: z.number(),
  refunded: money,
  credits: z.number().int(),
  paymentMethod,
  isSimulated: z.boolean(),
  transactionId: z.string().nullable(),
  status: receiptStatus,
  billingDetails,
  /** Number of the tax document that belongs to it; null until one was issued. */
  invoiceNumber: z.string().nullable(),
  notes: z.string(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const receiptParams = z.object({ receiptId });
const filters = {
  status: receiptStatus.optional(),
  limit: pageLimit,
  cursor: cursor.optional(),
};

export const listReceipts = defineEndpoint({
  name: 'listReceipts',
  summary: 'My receipts, newest first',
  method: 'GET',
  path: '/receipts',
  access: 'member',
  query: z.object(filters),
  status: 200,
  reply: z.object({ receipts: z.array(receipt), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  summary: 'One receipt, for its owner or an administrator',
  method: 'GET',
  path: '/receipts/{receiptId}',
  access: 'member',
  params: receiptParams,
  status: 200,
  reply: receipt,
  errors: ['receipt_not_found'],
});
export const getReceiptPdf = defineEndpoint({
  name: 'getReceiptPdf',
  summary: 'A receipt as PDF, for its owner or an administrator',
  method: 'GET',
  base: '/api',
  path: '/receipts/{receiptId}/pdf',
  access: 'member',
  params: receiptParams,
  status: 200,
  reply: 'binary',
  errors: ['receipt_not_found', 'general_rate_limit_exceeded'],
});
export const downloadReceipt = defineEndpoint({
  name: 'downloadReceipt',
  summary: 'A receipt as a page of its own, named with its number',
  method: 'GET',
  base: '/api',
  path: '/receipts/{receiptId}/download',
  access: 'member',
  params: receiptParams,
  status: 200,
  reply: 'binary',
  errors: ['receipt_not_found'],
});
export const mailReceipt = defineEndpoint({
  name: 'mailReceipt',
  summary: 'Send a receipt with its PDF to its billing address, or its account when simulated',
  method: 'POST',
  path: '/receipts/{receiptId}/mail',
  access: 'member',
  params: receiptParams,
  status: 200,
  /** Where it went: by mail, or into the outbox because no mail server is set up. */
  reply: z.object({ recipient: z.string(), delivery: z.enum(['queued', 'outbox']) }),
  errors: ['receipt_not_found', 'receipt_not_paid', 'general_rate_limit_exceeded'],
});

export const listAllReceipts = defineEndpoint({
  name: 'listAllReceipts',
  summary: 'All receipts, newest first, for administrators; the search reads number, name and e-mail',
  method: 'GET',
  path: '/admin/receipts',
  access: 'admin',
  query: z.object({ ...filters, currency: currency.optional(), search: z.string().max(100).optional() }),
  status: 200,
  reply: z.object({ receipts: z.array(receipt), total: z.number().int(), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const setInvoiceNumber = defineEndpoint({
  name: 'setInvoiceNumber',
  summary: 'Note the number of the tax document that belongs to a receipt; an empty text removes it',
  method: 'PUT',
  path: '/admin/receipts/{receiptId}/invoice-number',
  access: 'admin',
  params: receiptParams,
  body: z.strictObject({ invoiceNumber: z.string().trim().max(40) }),
  status: 200,
  reply: receipt,
  errors: ['receipt_not_found'],
});
/** Texts such as `2026-11-21`, both included, in Europe/Istanbul. */
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2100-01-01');
const period = z.object({ from: day.optional(), to: day.optional() });

const revenue = z.object({
  currency,
  /** Paid in the period, less what was refunded of it since; simulated orders are left out (payments.md §1). */
  revenueMinor: z.number().int(),
  paidMinor: minorAmount,
  refundedMinor: minorAmount,
  taxMinor: z.number().int(),
  receipts: z.number().int(),
});
/** Ten years; a longer period is `general_argument_invalid`. */
export const reportMonthsMaximum = 120;

export const billingReport = z.object({
  from: day,
  to: day,
  byCurrency: z.array(revenue),
  byPlan: z.array(revenue.extend({ planId, planName: z.object({ tr: z.string(), en: z.string() }) })),
  /** `2026-11`, without gaps between the first and the last month. */
  byMonth: z.array(revenue.extend({ month: z.string() })),
  /** People whose last paid plan this is. */
  holders: z.array(
    z.object({ planId, planName: z.object({ tr: z.string(), en: z.string() }), people: z.number().int() }),
  ),
  simulatedReceipts: z.number().int(),
});
export type BillingReport = z.infer<typeof billingReport>;

export const getBillingReport = defineEndpoint({
  name: 'getBillingReport',
  summary:
    'Revenue per currency, by plan and by month, and who holds which plan; the last 12 months unless asked',
  method: 'GET',
  path: '/admin/billing-report',
  access: 'admin',
  query: period,
  status: 200,
  reply: billingReport,
  errors: ['general_argument_invalid'],
});
export const getBillingReportFile = defineEndpoint({
  name: 'getBillingReportFile',
  summary: 'Every paid receipt of the period with buyer, tax number, net, tax and gross, as CSV',
  method: 'GET',
  path: '/admin/billing-report/file',
  access: 'admin',
  query: period.extend({ language: language.default('tr') }),
  status: 200,
  reply: 'binary',
  errors: ['general_argument_invalid'],
});
export const previewReceipt = defineEndpoint({
  name: 'previewReceipt',
  summary: 'A sample receipt with a template that is not saved yet, as HTML',
  method: 'POST',
  path: '/admin/receipt-template/preview',
  access: 'admin',
  body: z.strictObject({
    template: z.strictObject({
      companyName: z.string().max(200),
      taxId: z.string().max(50),
      address: z.string().max(500),
      phone: z.string().max(40),
      email: z.string().max(320),
      logo: z.string().max(200),
    }),
    language: z.enum(['tr', 'en']),
  }),
  status: 200,
  reply: z.object({ html: z.string() }),
  errors: [],
});

/** Orders with what happened to them: for administrators only. */
export const orderHistory = z.object({
  orderId,
  status: orderStatus,
  /** What a refund would be measured against now; null when nothing can go back. */
  refundable: z
    .object({
      amount: money,
      /** That belong to the whole amount; 0 for money that brought none. */
      credits: z.number().int(),
      /** Of its owner now: what it lacks is the shortfall. null once the account is gone. */
      balance: z.number().int().nullable(),
      /** The provider does not send money back by itself. */
      isManual: z.boolean(),
    })
    .nullable(),
  attempts: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      method: paymentMethod,
      status: z.string(),
      transactionId: z.string().nullable(),
      maskedPan: z.string().nullable(),
      declineCode: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: money,
      credits: z.number().int(),
      shortfall: z.number().int(),
      status: z.enum(['pending', 'done', 'refused']),
      providerReference: z.string().nullable(),
      reason: z.string(),
      createdAt: timestamp,
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      fromStatus: orderStatus.nullable(),
      toStatus: orderStatus.nullable(),
      detail: z.string(),
      actor: z.string(),
      createdAt: timestamp,
    }),
  ),
});
export type OrderHistory = z.infer<typeof orderHistory>;
