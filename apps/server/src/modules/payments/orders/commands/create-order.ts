import { createHash } from 'node:crypto';
import {
  AppError,
  type createOrder as createOrderEndpoint,
  type EndpointInput,
  type OrderId,
  type PaymentStart,
  type Plan,
  resolvePlanCredits,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { createAttempt, startAttempt } from '../../attempts/commands/start-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { requireBillingDetails } from '../../billing/billing-details.ts';
import { saveBillingDetails } from '../../billing/repository.ts';
import { acceptConsents } from '../../checkout/consents.ts';
import { methodsFor, requireAllowedCurrency } from '../../checkout/payment-methods.ts';
import { findPlanForSale, readSalesTexts } from '../../checkout/sale.ts';
import { toMoney } from '../../money.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { PaymentProvider } from '../../providers/payment-provider.ts';
import { appendHistoryEvent } from '../history-repository.ts';
import { findOrderByKey, insertOrder } from '../repository.ts';
import type { BuyerSession, OrderRecord } from '../types.ts';
import { retryOrder } from './retry-order.ts';

export type OrderRequest = EndpointInput<typeof createOrderEndpoint>['body'];

/** Hash of the request body without its key. Equal bodies have equal hashes, because the schema fixes the key order. */
function hashRequest({ idempotencyKey: _key, ...body }: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function chooseProvider(ports: PaymentsPorts, plan: Plan, request: OrderRequest): PaymentProvider {
  const { currency, method } = request;
  const offered = plan.price[currency] > 0 ? methodsFor(ports.providers, currency) : [];
  if (offered.length === 0) throw new AppError('payment_currency_unsupported');
  const provider = offered.find((candidate) => candidate.method === method);
  if (!provider) throw new AppError('payment_method_unavailable');
  return provider;
}

/** Validates the request and builds the order; price, credits and texts come from the server. */
async function prepareOrder(
  ports: PaymentsPorts,
  { userId, ip }: BuyerSession,
  request: OrderRequest,
): Promise<{ readonly order: OrderRecord; readonly provider: PaymentProvider }> {
  const plan = await findPlanForSale(ports, request.planId);
  const provider = chooseProvider(ports, plan, request);
  const { billingDetails, currency, language, idempotencyKey } = request;
  requireBillingDetails(billingDetails, 'billingDetails.');
  const { taxRate, allowsForeignCurrencyInTurkiye } = ports.settings;
  requireAllowedCurrency(currency, billingDetails.country, allowsForeignCurrencyInTurkiye);
  const now = ports.clock.now();
  const texts = await readSalesTexts(ports, plan, request);
  const order: OrderRecord = {
    id: newId<OrderId>(now),
    userId,
    plan,
    amount: toMoney(plan.price[currency], currency),
    credits: resolvePlanCredits(plan),
    taxRate,
    method: provider.method,
    isSimulated: provider.isSimulated,
    status: 'created',
    reviewReason: null,
    refundedMinor: toMoney(0, currency).minor,
    billingDetails,
    consents: acceptConsents(request.consents, texts, { now, ip }),
    language,
    idempotencyKey,
    requestHash: hashRequest(request),
    createdAt: now,
    paidAt: null,
  };
  return { order, provider };
}

/** The order created earlier with the same key. Throws `order_key_reused` if that request had another body. */
async function findRepeated(
  ports: PaymentsPorts,
  userId: UserId,
  request: OrderRequest,
): Promise<OrderRecord | null> {
  const known = await findOrderByKey(ports.transactions.outside, userId, request.idempotencyKey);
  if (known && known.requestHash !== hashRequest(request)) throw new AppError('order_key_reused');
  return known;
}

/**
 * Continues an unpaid order with its open attempt, or with a new one if the provider cannot resume it. An order without
 * an open attempt throws `order_not_payable` with its id, so that the client can show it.
 */
async function resumeOrder(
  ports: PaymentsPorts,
  session: BuyerSession,
  order: OrderRecord,
): Promise<PaymentStart> {
  const attempts = await listAttempts(ports.transactions.outside, [order.id]);
  if (!attempts.some((attempt) => attempt.isOpen)) {
    throw new AppError('order_not_payable', { details: { orderId: order.id } });
  }
  return retryOrder(ports, session, order.id, order.language);
}

async function openReceipt(ports: PaymentsPorts, tx: Tx, order: OrderRecord, userId: UserId): Promise<void> {
  await ports.receipts.open(tx, {
    orderId: order.id,
    userId,
    planId: order.plan.planId,
    planName: order.plan.name,
    amount: order.amount,
    taxRate: order.taxRate,
    credits: order.credits,
    paymentMethod: order.method,
    isSimulated: order.isSimulated,
    billingDetails: order.billingDetails,
    language: order.language,
    createdAt: order.createdAt,
  });
}

/**
 * Creates an order for a plan and starts its payment. Repeating the request with the same key and body returns the same
 * order and its open attempt, also when both requests arrive at once.
 */
export async function createOrder(
  ports: PaymentsPorts,
  session: BuyerSession,
  request: OrderRequest,
): Promise<{ readonly orderId: OrderId; readonly start: PaymentStart }> {
  const repeated = await findRepeated(ports, session.userId, request);
  if (repeated) return { orderId: repeated.id, start: await resumeOrder(ports, session, repeated) };
  const { order, provider } = await prepareOrder(ports, session, request);
  const attemptId = await ports.transactions.run(async (tx) => {
    if (!(await insertOrder(tx, order))) return null;
    const { userId, email, ip } = session;
    await openReceipt(ports, tx, order, userId);
    const event = { orderId: order.id, kind: 'order-created', toStatus: 'created', actor: userId } as const;
    await appendHistoryEvent(tx, event, order.createdAt);
    if (request.savesBillingDetails) {
      await saveBillingDetails(tx, userId, order.billingDetails, order.createdAt);
    }
    return (await createAttempt(ports, tx, order, provider, { email, ip, language: order.language })).id;
  });
  if (attemptId !== null) {
    return { orderId: order.id, start: await startAttempt(ports, provider, attemptId) };
  }
  const winner = await findRepeated(ports, session.userId, request);
  if (!winner) throw new Error('Order vanished after a key conflict.');
  return { orderId: winner.id, start: await resumeOrder(ports, session, winner) };
}
