import type { Credits, Currency, Language, MinorAmount, Plan, PlanId, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { ReceiptMailer, ReceiptWriter } from '../receipts/index.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { UnhashedText } from './checkout/consents.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Facts that the sales texts are written from. */
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

/** The part of the credit ledger that payments use; every change belongs to the caller's transaction. */
export interface PaymentCredits {
  status(userId: UserId): Promise<{ readonly balance: Credits }>;
  creditsPerConversation(): Promise<number>;
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
  publishBalance(userId: UserId): Promise<void>;
}

export interface PaymentsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly credits: PaymentCredits;
  /** Records administrators' actions in the security log. */
  readonly audit?: SecurityRecorder;
  readonly plans: { findForSale(planId: PlanId): Promise<Plan> };
  readonly receipts: Pick<ReceiptWriter, 'open' | 'change' | 'findByNumber' | 'numbersOf'>;
  /** Mails the receipt of a paid order with the accepted texts; repeated calls send one mail. */
  readonly sendPaidMail: ReceiptMailer['sendPaidMail'];
  /** The payment methods that are switched on, at most one provider per method. */
  readonly providers: readonly PaymentProvider[];
  /** Both sales texts exactly as the checkout shows them. */
  readonly readSalesTexts: (
    language: Language,
    facts: SaleFacts,
  ) => Promise<{ readonly preliminaryInformation: UnhashedText; readonly distanceSales: UnhashedText }>;
  readonly settings: {
    /** Percent that prices include. */
    readonly taxRate: number;
    readonly allowsForeignCurrencyInTurkiye: boolean;
  };
  readonly randomBytes: (size: number) => Uint8Array;
  /** A random number from 0 to 1. */
  readonly jitter: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}
