import { z } from 'zod';
import { billingDetails } from './billing-details.ts';
import { defineEndpoint } from './endpoint.ts';
import { workErrors } from './endpoint-errors.ts';
import { orderId, receiptId } from './ids.ts';
import { currency, minorAmount, money } from './money.ts';
import { orderStatus, paymentMethod } from './orders.ts';
import { planId } from './plans.ts';
import { cursor, language, pageLimit, timestamp } from './primitives.ts';

// Receipts, one per order, written only by the server: docs/rules/receipts.md

/** Stored in Turkish as shown to the user: docs/rules/receipts.md#statuses */
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

/** Statuses of receipts that were paid, including those refunded later. */
export const paidReceiptStatuses = [
  'Ödendi',
  'Kısmi İade',
  'İade Edildi',
] as const satisfies readonly ReceiptStatus[];

/** Message keys of the statuses. */
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
  /** null after the owner's account was deleted; the receipt is kept. */
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
  /** Number of the tax invoice; null until it is issued. */
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
  summary: "Lists the caller's receipts, newest first.",
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
  summary: 'Returns one receipt to its owner or an administrator.',
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
  summary: 'Returns a receipt as PDF to its owner or an administrator.',
  method: 'GET',
  base: '/api',
  path: '/receipts/{receiptId}/pdf',
  access: 'member',
  params: receiptParams,
  status: 200,
  reply: 'binary',
  replyTypes: ['application/pdf'],
  errors: ['receipt_not_found', ...workErrors],
});
export const downloadReceipt = defineEndpoint({
  name: 'downloadReceipt',
  summary: 'Returns a receipt as an HTML file named by its number.',
  method: 'GET',
  base: '/api',
  path: '/receipts/{receiptId}/download',
  access: 'member',
  params: receiptParams,
  status: 200,
  reply: 'binary',
  replyTypes: ['text/html'],
  errors: ['receipt_not_found'],
});
export const mailReceipt = defineEndpoint({
  name: 'mailReceipt',
  summary:
    "Mails a receipt with its PDF to the billing address; a simulated one goes to the account's address.",
  method: 'POST',
  path: '/receipts/{receiptId}/mail',
  access: 'member',
  params: receiptParams,
  status: 200,
  /** `outbox` if no mail server is configured. */
  reply: z.object({ recipient: z.string(), delivery: z.enum(['queued', 'outbox']) }),
  errors: ['receipt_not_found', 'receipt_not_paid', ...workErrors],
});

export const listAllReceipts = defineEndpoint({
  name: 'listAllReceipts',
  summary: 'Lists the receipts of all users, newest first, searched by number, name and e-mail address.',
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
  summary: 'Sets the invoice number of a receipt; an empty text removes it.',
  method: 'PUT',
  path: '/admin/receipts/{receiptId}/invoice-number',
  access: 'admin',
  params: receiptParams,
  body: z.strictObject({ invoiceNumber: z.string().trim().max(40) }),
  status: 200,
  reply: receipt,
  errors: ['receipt_not_found'],
});
/** A day such as `2026-11-21` in Europe/Istanbul; both ends of a period are inclusive. */
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2100-01-01');
const period = z.object({ from: day.optional(), to: day.optional() });

const revenue = z.object({
  currency,
  /** Paid in the period minus its refunds to date, without simulated orders: docs/rules/receipts.md#report */
  revenueMinor: z.number().int(),
  paidMinor: minorAmount,
  refundedMinor: minorAmount,
  taxMinor: z.number().int(),
  receipts: z.number().int(),
});
/** Ten years; a longer period fails with `general_argument_invalid`. */
export const reportMonthsMaximum = 120;

export const billingReport = z.object({
  from: day,
  to: day,
  byCurrency: z.array(revenue),
  byPlan: z.array(revenue.extend({ planId, planName: z.object({ tr: z.string(), en: z.string() }) })),
  /** Every month of the period, such as `2026-11`. */
  byMonth: z.array(revenue.extend({ month: z.string() })),
  /** Number of users by the plan they paid for last. */
  holders: z.array(
    z.object({ planId, planName: z.object({ tr: z.string(), en: z.string() }), people: z.number().int() }),
  ),
  simulatedReceipts: z.number().int(),
});
export type BillingReport = z.infer<typeof billingReport>;

export const getBillingReport = defineEndpoint({
  name: 'getBillingReport',
  summary: 'Returns the revenue by currency, plan and month, and the holders of each plan.',
  method: 'GET',
  path: '/admin/billing-report',
  access: 'admin',
  query: period,
  status: 200,
  reply: billingReport,
  errors: [],
});
export const getBillingReportFile = defineEndpoint({
  name: 'getBillingReportFile',
  summary: 'Returns the paid receipts of a period as CSV.',
  method: 'GET',
  path: '/admin/billing-report/file',
  access: 'admin',
  query: period.extend({ language: language.default('tr') }),
  status: 200,
  reply: 'binary',
  replyTypes: ['text/csv'],
  errors: [],
});
export const previewReceipt = defineEndpoint({
  name: 'previewReceipt',
  summary: 'Returns a sample receipt as HTML, made with an unsaved template.',
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

/** An order with its attempts, refunds and events; for administrators only. */
export const orderHistory = z.object({
  orderId,
  status: orderStatus,
  /** Data of a possible refund; null when nothing is refundable. */
  refundable: z
    .object({
      amount: money,
      /** Credits bought with the whole amount; 0 for a payment without credits. */
      credits: z.number().int(),
      /** The owner's current balance; null after the deletion of the account. */
      balance: z.number().int().nullable(),
      /** The provider cannot refund; an administrator sends the money. */
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
