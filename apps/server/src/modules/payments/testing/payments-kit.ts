import type { Currency, MinorAmount, OrderId, PaymentMethod, Plan, PlanId, UserId } from '@kilim/contract';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Engine } from '../../../platform/db/index.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createJobs } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { addUser } from '../../../testing/users.ts';
import { createCreditsService } from '../../credits/index.ts';
import { createReceiptsService } from '../../receipts/index.ts';
import {
  createPaymentsService,
  demoProvider,
  type PaymentsPorts,
  paidMailJob,
  refundClaimJob,
  sweepJob,
} from '../index.ts';
import type { OrderRequest } from '../orders/commands/create-order.ts';
import { createScriptedProvider, lira } from './scripted-provider.ts';

const minor = (amount: number): MinorAmount => amount as MinorAmount;

export const basicPlan: Plan = {
  planId: 'basic' as PlanId,
  name: { tr: 'Temel', en: 'Basic' },
  description: { tr: '', en: '' },
  price: { TRY: minor(14_990), USD: minor(499), EUR: minor(459), RUB: minor(39_900) },
  credits: 10_000,
  creditsCustom: '',
  features: { tr: [], en: [] },
  entitlements: { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false },
  isActive: true,
  isPopular: false,
  sortOrder: 1,
  createdAt: '2026-11-01T00:00:00.000+00:00' as Plan['createdAt'],
  updatedAt: '2026-11-01T00:00:00.000+00:00' as Plan['updatedAt'],
};

export const billing = {
  type: 'individual',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.test',
  country: 'TR',
  companyName: '',
  taxId: '',
  taxOffice: '',
  address: 'Çınar Sokak 7',
  city: 'Isparta',
  state: '',
  zipCode: '32100',
} as const;

const site = {
  siteName: 'Kilim',
  companyName: '',
  taxId: '',
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  whatsappNumber: '',
  logo: '',
  receiptTemplate: { companyName: '', taxId: '', address: '', phone: '', email: '', logo: '' },
};

export interface KitOptions {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly overrides?: Partial<PaymentsPorts>;
}

/** Payments with the real ledger and receipts; only the banks are scripted by the test. */
export function createPaymentsKit({ engine, transactions, overrides }: KitOptions) {
  const clock = createManualClock(1_700_000_000_000);
  const events = createRecordedEvents();
  const receipts = createReceiptsService({
    transactions,
    clock,
    numberPrefix: 'KLM',
    readSite: async () => site,
    findLogo: async () => null,
    printReceipt: async () => new Uint8Array(),
    mailer: { isSending: false, post: async () => {} },
  });
  const mailed: OrderId[] = [];
  const plan = { current: basicPlan };
  const bank = createScriptedProvider({ method: 'garanti-tl', currencies: ['TRY'] });
  const transfers = createScriptedProvider({
    method: 'wise',
    currencies: ['EUR', 'USD'],
    isTransferProvider: true,
  });
  const handlers: Record<string, (payload: unknown) => Promise<void>> = {};
  const jobs = createJobs({ transactions, engine, clock, handlers, log: silentLog });
  const credits = createCreditsService({
    transactions,
    clock,
    events,
    claimEnded: async (tx, claim) => void (await jobs.enqueue(tx, refundClaimJob, claim)),
  });
  const ports: PaymentsPorts = {
    transactions,
    clock,
    events,
    jobs,
    log: silentLog,
    credits,
    plans: { findForSale: async () => plan.current },
    receipts,
    sendPaidMail: async (orderId) => {
      mailed.push(orderId);
    },
    providers: [demoProvider, bank, transfers],
    readSalesTexts: async (language, facts) => ({
      preliminaryInformation: { version: '1', title: 'Ön bilgi', text: `${language} ${facts.amountMinor}` },
      distanceSales: { version: '1', title: 'Sözleşme', text: `${facts.plan.planId} ${facts.credits}` },
    }),
    settings: { taxRate: 20, allowsForeignCurrencyInTurkiye: true },
    randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    jitter: () => 0,
    wait: async () => {},
    ...overrides,
  };
  const payments = createPaymentsService(ports);
  handlers[sweepJob] = payments.sweep;
  handlers[paidMailJob] = payments.mailPaidReceipt;
  handlers[refundClaimJob] = payments.closeRefundClaim;

  /** An order request as the checkout page sends it, accepting the current sales texts. */
  const makeRequest = async (
    userId: UserId,
    { method = 'garanti-tl', currency = 'TRY' }: { method?: PaymentMethod; currency?: Currency } = {},
  ): Promise<OrderRequest> => {
    const shown = await payments.checkout(userId, { planId: basicPlan.planId, currency, language: 'tr' });
    return {
      idempotencyKey: newId<string>(),
      planId: basicPlan.planId,
      currency,
      method,
      language: 'tr',
      billingDetails: billing,
      savesBillingDetails: false,
      consents: {
        preliminaryInformation: shown.preliminaryInformation,
        distanceSales: shown.distanceSales,
        immediateDelivery: true,
        marketing: false,
      },
    };
  };

  return {
    bank,
    transfers,
    clock,
    credits,
    events,
    jobs,
    mailed,
    payments,
    plan,
    ports,
    receipts,
    makeRequest,
    /** Creates a user and an order with an open attempt. */
    order: async (choice: { method?: PaymentMethod; currency?: Currency; buyer?: Caller } = {}) => {
      const buyer = choice.buyer ?? (await addUser(transactions));
      const request = await makeRequest(buyer.userId, choice);
      const session = { userId: buyer.userId, email: buyer.email, ip: '203.0.113.7' };
      const { order, start } = await payments.createOrder(session, request);
      const attempts = (await payments.history(order.id)).attempts;
      return {
        buyer,
        session,
        order,
        orderId: order.id,
        request,
        start,
        reference: attempts[0]?.reference ?? '',
      };
    },
    balanceOf: async (userId: UserId): Promise<number> => (await credits.status(userId)).balance,
    statusOf: async (orderId: OrderId) => (await payments.history(orderId)).status,
    /** The user's ledger entries, oldest first, as `[kind, amount]`. */
    ledgerOf: async (userId: UserId): Promise<[string, number][]> =>
      (
        await queries(transactions.outside)
          .selectFrom('credit_ledger')
          .select(['kind', 'amount'])
          .where('user_id', '=', userId)
          .orderBy('position')
          .execute()
      ).map(({ kind, amount }) => [kind, amount] as [string, number]),
    receiptOf: async (buyer: Caller, orderId: OrderId) => {
      const names = await receipts.numbersOf(transactions.outside, [orderId]);
      const name = names.get(orderId);
      if (!name) throw new Error(`Order ${orderId} has no receipt.`);
      return receipts.find({ userId: buyer.userId, isAdmin: false }, name.receiptId);
    },
    /** The price of the plan in lira. */
    fullPrice: lira(basicPlan.price.TRY),
  };
}
