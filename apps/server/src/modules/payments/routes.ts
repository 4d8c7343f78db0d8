import {
  AppError,
  confirmDemoPayment,
  createOrder,
  getBillingDetails,
  getCheckout,
  getOrder,
  listOpenOrders,
  receivePaymentCallback,
  retryOrder,
  saveBillingDetails,
} from '@kilim/contract';
import {
  type RequestContext,
  type Route,
  reportError,
  route,
  type SignedInContext,
  toAppError,
} from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { createPaymentsAdminRoutes } from './admin-routes.ts';
import type { PaymentsService } from './service.ts';

const hour = 3600;
/** Messages of the providers have a few kilobytes. */
const messageMaximum = 65_536;
const formType = 'application/x-www-form-urlencoded';

const sessionOf = ({ caller, ip }: SignedInContext) => ({ userId: caller.userId, email: caller.email, ip });

/** The result page. Only the id of a known order comes from the message, so it cannot redirect elsewhere. */
function resultPage({ outcome, orderId }: Awaited<ReturnType<PaymentsService['handleInbound']>>): string {
  return `/payment/${outcome}${orderId === null ? '' : `?order=${encodeURIComponent(orderId)}`}`;
}

/** Currencies (ISO 4217) for the visitor's country, the best first. */
export type CurrencyAdvice = (visitor: Pick<RequestContext, 'ip' | 'header'>) => Promise<readonly string[]>;

/** `log` gets the errors of messages that a browser delivered, because the browser is shown only a result page. */
export function createPaymentsRoutes(
  payments: PaymentsService,
  log: Log,
  suggestCurrencies: CurrencyAdvice = async () => [],
): Route[] {
  return [
    route(getCheckout, async ({ params, query }, context) => {
      const preferred = query.currency === undefined ? await suggestCurrencies(context) : [];
      return payments.checkout(context.caller.userId, { planId: params.planId, preferred, ...query });
    }),
    route(createOrder, async ({ body }, context) => {
      await context.limit('order', context.caller.userId, 30, hour);
      return payments.createOrder(sessionOf(context), body);
    }),
    route(listOpenOrders, async (_input, { caller }) => ({ orders: await payments.listOpen(caller.userId) })),
    route(getOrder, async ({ params }, { caller }) => payments.find(caller.userId, params.orderId)),
    route(retryOrder, async ({ params, body }, context) => {
      await context.limit('order', context.caller.userId, 30, hour);
      return payments.retry(sessionOf(context), params.orderId, body.language);
    }),
    route(confirmDemoPayment, async ({ params, body }, { caller }) => ({
      order: await payments.confirmDemo(caller.userId, params.orderId, body.outcome),
    })),
    route(getBillingDetails, async (_input, { caller }) => ({
      billingDetails: await payments.billingDetails(caller.userId),
    })),
    route(saveBillingDetails, async ({ body }, { caller }) => ({
      billingDetails: await payments.saveBillingDetails(caller.userId, body.billingDetails),
    })),
    route(receivePaymentCallback, async ({ params }, context) => {
      const type = (context.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
      if (type !== formType && type !== 'application/json') throw new AppError('general_bad_request');
      const receive = async () => {
        await context.limit('payment-message', context.ip, 600, hour);
        const rawBody = await context.readBytes(messageMaximum);
        return payments.handleInbound(params.method, { headers: context.headers, rawBody });
      };
      if (type !== formType) {
        await receive();
        return { location: null };
      }
      try {
        return { location: resultPage(await receive()) };
      } catch (error) {
        // The buyer's browser delivers the form and shows our reply, so an error leads to a page instead of JSON.
        const { requestId } = context;
        const failure = toAppError(error);
        reportError(log, failure, requestId);
        log.warn({ requestId, method: params.method, type: failure.type }, 'payment message not handled');
        return { location: resultPage({ outcome: 'error', orderId: null }) };
      }
    }),
    ...createPaymentsAdminRoutes(payments),
  ];
}
