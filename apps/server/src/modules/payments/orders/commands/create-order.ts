import { createHash } from 'node:crypto';
import {
  AppError,
  type BillingDetails,
  type createOrder as createOrderEndpoint,
  type EndpointInput,
  findBillingProblems,
  type OrderId,
  type PaymentStart,
  type Plan,
  type PlanId,
  planId,
  resolvePlanCredits,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../../platform/clock/new-id.ts';
import { addAttempt, beginAttempt } from '../../attempts/commands/start-attempt.ts';
import { listAttempts } from '../../attempts/repository.ts';
import { saveBillingDetails } from '../../billing/repository.ts';
import { acceptConsents, hashText, type SalesTexts } from '../../checkout/consents.ts';
import { methodsFor, requireAllowedCurrency } from '../../checkout/payment-methods.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { PaymentProvider } from '../../providers/payment-provider.ts';
import { moneyOf, type OrderRecord } from '../../records.ts';
import { appendEvent } from '../history-repository.ts';
import { findOrderByKey, insertOrder } from '../repository.ts';
import { type Orderer, retryOrder } from './retry-order.ts';

export type OrderRequest = EndpointInput<typeof createOrderEndpoint>['body'];

/** Same body, same hash: the schema fixes the order of the keys. */
function hashRequest({ idempotencyKey: _key, ...body }: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** Whatever does not look like an id of a plan is the id of none. */
export async function findPlanForSale(ports: PaymentsPorts, id: string): Promise<Plan> {
  const parsed = planId.safeParse(id);
  if (!parsed.success) throw new AppError('plan_not_found');
  return ports.plans.findForSale(parsed.data satisfies PlanId);
}

/** Both texts with their hashes, as the checkout shows them and as an order has to confirm them. */
export async function readTexts(
  ports: PaymentsPorts,
  plan: Plan,
  { language, currency }: Pick<OrderRequest, 'language' | 'currency'>,
): Promise<SalesTexts> {
  const texts = await ports.readSalesTexts(language, {
    plan,
    currency,
    amountMinor: plan.price[currency],
    taxRate: ports.settings.taxRate,
    credits: resolvePlanCredits(plan),
  });
  return {
    preliminaryInformation: hashText(texts.preliminaryInformation),
    distanceSales: hashText(texts.distanceSales),
  };
}

/** Throws `billing_details_invalid` with every wrong field. */
export function requireBillingDetails(details: BillingDetails, prefix = ''): void {
  const problems = Object.entries(findBillingProblems(details));
  if (problems.length === 0) return;
  throw new AppError('billing_details_invalid', {
    fields: Object.fromEntries(problems.map(([field, problem]) => [prefix + field, problem])),
  });
}

function chooseProvider(ports: PaymentsPorts, plan: Plan, request: OrderRequest): PaymentProvider {
  const { currency, method } = request;
  const offered = plan.price[currency] > 0 ? methodsFor(ports.providers, currency) : [];
  if (offered.length === 0) throw new AppError('payment_currency_unsupported');
  const provider = offered.find((candidate) => candidate.method === method);
  if (!provider) throw new AppError('payment_method_unavailable');
  return provider;
}

/** Everything of the order that the request does not decide: price, credits and texts are the server's. */
async function prepareOrder(
  ports: PaymentsPorts,
  { userId, ip }: Orderer,
  request: OrderRequest,
): Promise<{ readonly order: OrderRecord; readonly provider: PaymentProvider }> {
  const plan = await findPlanForSale(ports, request.planId);
  const provider = chooseProvider(ports, plan, request);
  const { billingDetails, currency, language, idempotencyKey } = request;
  requireBillingDetails(billingDetails, 'billingDetails.');
  const { taxRate, allowsForeignCurrencyInTurkiye } = ports.settings;
  requireAllowedCurrency(currency, billingDetails.country, allowsForeignCurrencyInTurkiye);
  const now = ports.clock.now();
  const texts = await readTexts(ports, plan, request);
  const order: OrderRecord = {
    id: newId<OrderId>(now),
    userId,
    plan,
    amount: moneyOf(plan.price[currency], currency),
    credits: resolvePlanCredits(plan),
    taxRate,
    method: provider.method,
    isSimulated: provider.isSimulated,
    status: 'created',
    reviewReason: null,
    refundedMinor: moneyOf(0, currency).minor,
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

/** The order that a key made before. Throws `order_key_reused` when it was made with other words. */
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
 * Goes on with an order that still waits: with its open attempt, or with a new one when the buyer comes back from a page
 * that takes no reference twice. An order that is over names itself, to be shown or retried on purpose.
 */
async function goOn(ports: PaymentsPorts, orderer: Orderer, order: OrderRecord): Promise<PaymentStart> {
  const attempts = await listAttempts(ports.transactions.outside, [order.id]);
  if (!attempts.some((attempt) => attempt.isOpen)) {
    throw new AppError('order_not_payable', { details: { orderId: order.id } });
  }
  return retryOrder(ports, orderer, order.id, order.language);
}

/**
 * Orders a plan and begins to pay. The same key with the same body answers the same order and its open attempt, also
 * when both requests come at once.
 */
export async function createOrder(
  ports: PaymentsPorts,
  orderer: Orderer,
  request: OrderRequest,
): Promise<{ readonly orderId: OrderId; readonly start: PaymentStart }> {
  const repeated = await findRepeated(ports, orderer.userId, request);
  if (repeated) return { orderId: repeated.id, start: await goOn(ports, orderer, repeated) };
  const { order, provider } = await prepareOrder(ports, orderer, request);
  const attemptId = await ports.transactions.run(async (tx) => {
    if (!(await insertOrder(tx, order))) return null;
    const { userId, email, ip } = orderer;
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
    await appendEvent(
      tx,
      { orderId: order.id, kind: 'order-created', toStatus: 'created', actor: userId },
      order.createdAt,
    );
    if (request.savesBillingDetails) {
      await saveBillingDetails(tx, userId, order.billingDetails, order.createdAt);
    }
    return (await addAttempt(ports, tx, order, provider, { email, ip, language: order.language })).id;
  });
  if (attemptId !== null) return { orderId: order.id, start: await beginAttempt(ports, provider, attemptId) };
  const winner = await findRepeated(ports, orderer.userId, request);
  if (!winner) throw new Error('An order was there and is not.');
  return { orderId: winner.id, start: await goOn(ports, orderer, winner) };
}
