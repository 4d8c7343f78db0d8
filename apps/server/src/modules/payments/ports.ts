import type {
  Credits,
  Currency,
  Language,
  MinorAmount,
  PaymentMethod,
  Plan,
  PlanId,
  UserId,
} from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { ReceiptMailing, ReceiptRecords } from '../receipts/index.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { ShownText } from './checkout/consents.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** What the texts of a sale are written from. */
export interface SaleFacts {
  readonly plan: Plan;
  readonly currency: Currency;
  readonly amountMinor: MinorAmount;
  readonly taxRate: number;
  readonly credits: number;
}

interface ClaimKey {
  readonly userId: UserId;
  readonly idempotencyKey: string;
}

/** What payments ask of the ledger; every change belongs to the caller's transaction. */
export interface PaymentCredits {
  status(userId: UserId): Promise<{ readonly balance: Credits }>;
  grant(
    tx: Tx,
    grant: {
      userId: UserId;
      amount: number;
      kind: 'purchase' | 'reversal';
      reason: string;
      idempotencyKey: string;
    },
  ): Promise<Credits>;
  reverse(
    tx: Tx,
    reversal: { userId: UserId; amount: number; reason: string; idempotencyKey: string },
  ): Promise<{ taken: number; claimed: number; balance: Credits }>;
  findClaim(tx: Tx, key: ClaimKey): Promise<{ taken: number; isOver: boolean } | null>;
  endClaim(tx: Tx, key: ClaimKey): Promise<{ taken: number } | null>;
  announce(userId: UserId): Promise<void>;
}

export interface PaymentsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly credits: PaymentCredits;
  /** Writes what administrators do into the security log. */
  readonly audit?: SecurityRecorder;
  readonly plans: { findForSale(planId: PlanId): Promise<Plan> };
  readonly receipts: Pick<ReceiptRecords, 'open' | 'change' | 'findByNumber' | 'numbersOf'>;
  /** Mails the receipt of a paid order with what its buyer confirmed; once, however often it is asked to. */
  readonly sendPaidMail: ReceiptMailing['sendPaidMail'];
  /** The ways to pay that are switched on, of each method at most one. */
  readonly providers: readonly PaymentProvider[];
  /** Both texts exactly as the checkout shows them. */
  readonly readSalesTexts: (
    language: Language,
    facts: SaleFacts,
  ) => Promise<{ readonly preliminaryInformation: ShownText; readonly distanceSales: ShownText }>;
  readonly settings: {
    /** Percent that prices include. */
    readonly taxRate: number;
    readonly allowsForeignCurrencyInTurkiye: boolean;
  };
  readonly randomBytes: (size: number) => Uint8Array;
  /** 0 to 1. */
  readonly jitter: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The provider of a method, or null when it is switched off. */
export function providerOf(ports: PaymentsPorts, method: PaymentMethod): PaymentProvider | null {
  return ports.providers.find((provider) => provider.method === method) ?? null;
}

/** Money that people send by hand: it is found in the statement, and goes back by hand. */
export function isByTransfer(provider: PaymentProvider): boolean {
  return provider.refunds === 'manual';
}
