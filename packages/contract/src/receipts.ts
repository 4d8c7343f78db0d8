import { z } from 'zod';
import { billingDetails } from './billing-details.ts';
import { defineEndpoint } from './endpoint.ts';
import { workErrors } from './endpoint-errors.ts';
import { orderId, receiptId } from './ids.ts';
import { currency, money } from './money.ts';
import { paymentMethod } from './orders.ts';
import { planId } from './plans.ts';
import { bothLanguages, cursor, listTotal, pageLimit, timestamp } from './primitives.ts';

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
  planName: bothLanguages,
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
  reply: z.object({ receipts: z.array(receipt), ...listTotal, nextCursor: cursor.nullable() }),
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
