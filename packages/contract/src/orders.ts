import { z } from 'zod';
import { billingDetails } from './billing-details.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderId } from './ids.ts';
import { currency, minorAmount, money } from './money.ts';
import { plan, planId } from './plans.ts';
import { bothLanguages, language, timestamp } from './primitives.ts';

// Orders and their payment: docs/rules/payments.md. Only the server decides price, credits and status.

/** `demo` simulates; `garanti-tl` and `garanti-usd` use the bank's virtual POS; `wise` is a bank transfer. */
export const paymentMethods = ['demo', 'garanti-tl', 'garanti-usd', 'wise'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const orderStatuses = [
  'created',
  'redirected',
  'verifying',
  'paid',
  'failed',
  'expired',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'review',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const reviewReason = z.enum(['amount_mismatch', 'duplicate_payment', 'late_payment']);
export type ReviewReason = z.infer<typeof reviewReason>;

export const order = z.object({
  id: orderId,
  planId,
  planName: bothLanguages,
  credits: z.number().int(),
  amount: money,
  /** Tax rate in percent, included in the price. */
  taxRate: z.number(),
  method: paymentMethod,
  isSimulated: z.boolean(),
  status: orderStatus,
  /** Decline code of the last attempt; null when it was not declined. */
  declineCode: z.string().nullable(),
  refundedMinor: minorAmount,
  receiptId: z.string(),
  receiptNumber: z.string(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** Expiry of the open attempt; null when none is open. */
  expiresAt: timestamp.nullable(),
});
export type Order = z.infer<typeof order>;

/** Receiving account of a transfer; the labels are the bank's (`IBAN`, `SWIFT/BIC`, …). */
export const transferAccount = z.object({
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** The next step of a payment in the browser. */
export const paymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), component: z.literal('demo') }),
  z.object({
    kind: z.literal('form-post'),
    action: z.string(),
    fields: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    reference: z.string(),
    amount: money,
    accounts: z.array(transferAccount),
    payLink: z.string().nullable(),
    expiresAt: timestamp,
  }),
]);
export type PaymentStart = z.infer<typeof paymentStart>;

/** A legal text that the buyer accepts; version and hash identify the text that was shown. */
export const salesText = z.object({
  version: z.string(),
  hash: z.string(),
  title: z.string(),
  text: z.string(),
});
export type SalesText = z.infer<typeof salesText>;

export const paymentMethodOption = z.object({ method: paymentMethod, isSimulated: z.boolean() });

const orderErrors = [
  'plan_not_found',
  'plan_not_available',
  'plan_needs_contact',
  'payment_currency_unsupported',
  'payment_currency_not_allowed',
  'payment_method_unavailable',
] as const;

export const getCheckout = defineEndpoint({
  name: 'getCheckout',
  summary: 'Returns what the checkout of a plan shows for one currency and kind of buyer.',
  method: 'GET',
  path: '/checkout/{planId}',
  access: 'member',
  params: z.object({ planId: z.string().max(64) }),
  query: z.object({ currency: currency.optional(), language: language.default('tr') }),
  status: 200,
  reply: z.object({
    plan,
    amount: money,
    net: money,
    tax: money,
    taxRate: z.number(),
    credits: z.number().int(),
    approximateConversations: z.number().int(),
    /** Whether buyers in Türkiye can pay in lira only: docs/rules/payments.md#turkish-buyers */
    isLiraOnlyInTurkiye: z.boolean(),
    /** Currencies that this installation accepts for the plan. */
    currencies: z.array(currency),
    /** The first one is preselected: docs/rules/payments.md#payment-methods. Empty if none accepts this currency. */
    methods: z.array(paymentMethodOption),
    billingDetails: billingDetails.nullable(),
    preliminaryInformation: salesText,
    distanceSales: salesText,
  }),
  errors: [...orderErrors],
});

const acceptedText = z.strictObject({ version: z.string().max(32), hash: z.string().max(64) });

export const createOrder = defineEndpoint({
  name: 'createOrder',
  summary: 'Creates an order and starts its payment; the same key and body return the same order.',
  method: 'POST',
  path: '/orders',
  access: 'member',
  body: z.strictObject({
    idempotencyKey: z.string().min(8).max(64),
    planId: z.string().max(64),
    currency,
    method: paymentMethod,
    language,
    billingDetails,
    savesBillingDetails: z.boolean(),
    consents: z.strictObject({
      preliminaryInformation: acceptedText.nullable(),
      distanceSales: acceptedText.nullable(),
      /** Consent to immediate delivery, which ends the right of withdrawal: docs/rules/payments.md#sales-texts */
      immediateDelivery: z.boolean(),
      /** Optional and never preselected. */
      marketing: z.boolean(),
    }),
  }),
  status: 201,
  reply: z.object({ order, start: paymentStart }),
  errors: [
    ...orderErrors,
    'billing_details_invalid',
    'order_consent_required',
    'order_text_changed',
    'order_key_reused',
    'order_not_payable',
    'payment_start_failed',
  ],
});
export const listOpenOrders = defineEndpoint({
  name: 'listOpenOrders',
  summary: "Lists the caller's orders that wait for a payment, newest first.",
  method: 'GET',
  path: '/orders',
  access: 'member',
  status: 200,
  reply: z.object({ orders: z.array(order) }),
  errors: [],
});
export const getOrder = defineEndpoint({
  name: 'getOrder',
  summary: "Returns one of the caller's orders and how to continue its payment.",
  method: 'GET',
  path: '/orders/{orderId}',
  access: 'member',
  params: z.object({ orderId }),
  status: 200,
  reply: z.object({
    order,
    /** Set for an open transfer or demo attempt, which can be continued after a reload. */
    start: paymentStart.nullable(),
  }),
  errors: ['order_not_found'],
});
export const retryOrder = defineEndpoint({
  name: 'retryOrder',
  summary: 'Pays a failed or abandoned order with a new attempt, or resumes the open one.',
  method: 'POST',
  path: '/orders/{orderId}/attempts',
  access: 'member',
  params: z.object({ orderId }),
  body: z.strictObject({ language }),
  status: 201,
  reply: z.object({ order, start: paymentStart }),
  errors: ['order_not_found', 'order_not_payable', 'payment_method_unavailable', 'payment_start_failed'],
});
export const confirmDemoPayment = defineEndpoint({
  name: 'confirmDemoPayment',
  summary: 'Approves or declines the simulated payment of an order.',
  method: 'POST',
  path: '/orders/{orderId}/demo-confirmation',
  access: 'member',
  params: z.object({ orderId }),
  body: z.strictObject({ outcome: z.enum(['approve', 'decline']) }),
  status: 200,
  reply: z.object({ order }),
  errors: ['order_not_found', 'order_not_payable', 'payment_method_unavailable'],
});

export const receivePaymentCallback = defineEndpoint({
  name: 'receivePaymentCallback',
  summary: 'Receives the message of a payment provider; a form is redirected to the result page.',
  method: 'POST',
  path: '/payments/callbacks/{method}',
  access: 'public',
  params: z.object({ method: paymentMethod }),
  rawBody: ['application/x-www-form-urlencoded', 'application/json'],
  status: 303,
  reply: 'redirect',
  errors: ['general_body_too_large', 'payment_method_unavailable'],
});
