import { type Money, type PaymentMethod, paymentMethod } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../../platform/clock/new-id.ts';
import { oneLine } from '../../../../platform/text/index.ts';
import type { Tx } from '../../../../platform/tx.ts';
import { holdAttempt, isSettled } from '../../attempts/commands/close-attempt.ts';
import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import {
  changeAttempt,
  findAttemptByReference,
  findAttemptByTransaction,
  findEarliestAwaited,
} from '../../attempts/repository.ts';
import { deleteUnverifiedMessages } from '../../orders/history-repository.ts';
import { announceOrder } from '../../orders/order-events.ts';
import { isByTransfer, type PaymentsPorts, providerOf } from '../../ports.ts';
import type { FoundPayment, PaymentProvider } from '../../providers/payment-provider.ts';
import { moneyOf, type TransferRecord } from '../../records.ts';
import { findTransferProblem } from '../../transfers/find-transfer-problem.ts';
import { findKnownTransactions, insertTransfer } from '../../transfers/repository.ts';
import { findSweptUntil, markSweptUntil } from '../sweep-repository.ts';

/** Kind of the job that looks for money without an order. */
export const sweepJob = 'payment-sweep';

const hour = 3_600_000;
const day = 24 * hour;
/** Read again each time: what a provider books late. */
const overlap = 3 * day;
/** How far back the providers list: payments.md §5 and §6. */
const reach = { card: 30 * day, transfer: 469 * day };
/** A message that arrives during a sweep may be about money that the sweep has just missed. */
const anotherLook = 30_000;
/** How long refused and unsigned messages are kept. */
const messagesKeptFor = 90 * day;

/** More of them are no odd payments but a database that is away. */
const failuresMaximum = 5;

const sweepPayload = z.object({ method: paymentMethod });

/** At most one sweep of a method waits at a time, and one more while it runs. */
export async function enqueueSweep(
  ports: PaymentsPorts,
  tx: Tx,
  method: PaymentMethod,
  runAt: number,
): Promise<void> {
  const isNow = runAt <= ports.clock.now();
  const uniqueKey = `${sweepJob}:${method}:${isNow ? 'now' : Math.floor(runAt / day)}`;
  const isAdded = await ports.jobs.enqueue(tx, sweepJob, { method }, { runAt, uniqueKey });
  if (isAdded || !isNow) return;
  const again = { runAt: runAt + anotherLook, uniqueKey: `${sweepJob}:${method}:again` };
  await ports.jobs.enqueue(tx, sweepJob, { method }, again);
}

function toTransfer(method: PaymentMethod, found: FoundPayment, now: number): TransferRecord {
  return {
    id: newId(now),
    method,
    providerTxnId: found.providerTxnId,
    amountMinor: found.amountMinor,
    currency: found.currency,
    // Anybody can write these, and one sign that PostgreSQL does not keep would end every sweep.
    senderName: oneLine(found.senderName).slice(0, 200),
    referenceText: oneLine(found.referenceText).slice(0, 300),
    status: 'unmatched',
    problem: null,
    orderId: null,
    note: '',
    occurredAt: found.occurredAt,
    createdAt: now,
  };
}

/** Books a transfer on the order that its reference names, or leaves it to a person. Each transfer once. */
async function matchTransfer(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  found: FoundPayment,
): Promise<void> {
  const { method } = provider;
  const news = await ports.transactions.run(async (tx) => {
    const named = found.reference && (await findAttemptByReference(tx, method, found.reference));
    const held = named ? await holdAttempt(tx, named.id) : null;
    const problem = findTransferProblem(found, held);
    const transfer = toTransfer(method, found, ports.clock.now());
    const orderId = held?.order.id ?? null;
    if (problem !== null || !held) {
      await insertTransfer(tx, { ...transfer, problem, orderId });
      return null;
    }
    if (!(await insertTransfer(tx, { ...transfer, status: 'matched', orderId }))) return null;
    const amount: Money = moneyOf(found.amountMinor, found.currency);
    const proof = { providerTxnId: found.providerTxnId, amount, actor: 'provider' };
    return (await settleAttempt(ports, tx, held.attempt.id, proof)).news;
  });
  await announceOrder(ports, news);
}

/**
 * A card payment is proven by its own inquiry; one that nobody asked for, or whose attempt was paid with other money, is
 * left to a person.
 */
async function matchCardPayment(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  found: FoundPayment,
): Promise<void> {
  const { method } = provider;
  // Most of a list was booked when it came, and holding each order once more would be a write for nothing.
  if (await findAttemptByTransaction(ports.transactions.outside, method, found.providerTxnId)) return;
  await ports.transactions.run(async (tx) => {
    const named = found.reference && (await findAttemptByReference(tx, method, found.reference));
    const held = named ? await holdAttempt(tx, named.id) : null;
    const now = ports.clock.now();
    if (!held) {
      const problem = found.reference === null ? 'reference_missing' : 'reference_unknown';
      await insertTransfer(tx, { ...toTransfer(method, found, now), problem });
      return;
    }
    const { attempt } = held;
    if (isSettled(attempt)) {
      const amount: Money = moneyOf(found.amountMinor, found.currency);
      const proof = { providerTxnId: found.providerTxnId, amount, actor: 'provider' };
      await settleAttempt(ports, tx, attempt.id, proof);
      return;
    }
    await changeAttempt(tx, attempt.id, { nextInquiryAt: now }, now);
  });
}

/** Where the last sweep that succeeded ended, or earlier; never more than the provider lists. */
async function findBeginning(ports: PaymentsPorts, provider: PaymentProvider, now: number): Promise<number> {
  const { outside } = ports.transactions;
  const sweptUntil = (await findSweptUntil(outside, provider.method)) ?? now;
  const from = Math.min(now, sweptUntil) - overlap;
  if (!isByTransfer(provider)) return Math.max(from, now - reach.card);
  const awaited = await findEarliestAwaited(outside, provider.method);
  return Math.max(Math.min(from, awaited === null ? now : awaited - hour), now - reach.transfer);
}

/** Reads the provider's payments of a period and books or sets aside every one that is new. */
export async function sweepPayments(ports: PaymentsPorts, provider: PaymentProvider): Promise<void> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const from = await findBeginning(ports, provider, now);
  const found = await provider.sweep(from, now);
  const known = await findKnownTransactions(
    transactions.outside,
    provider.method,
    found.map(({ providerTxnId }) => providerTxnId),
  );
  const failures: unknown[] = [];
  for (const payment of found) {
    if (known.has(payment.providerTxnId) || failures.length === failuresMaximum) continue;
    try {
      await (isByTransfer(provider) ? matchTransfer : matchCardPayment)(ports, provider, payment);
    } catch (error) {
      // One that cannot be booked must not hide those behind it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await markSweptUntil(transactions.outside, provider.method, now);
}

/** Handler of the job: sweeps one method. A provider that does not answer is asked again by the job queue. */
export async function runSweep(ports: PaymentsPorts, payload: unknown): Promise<void> {
  const { method } = sweepPayload.parse(payload);
  const provider = providerOf(ports, method);
  if (!provider) return;
  const tomorrow = ports.clock.now() + day;
  await ports.transactions.run((tx) => enqueueSweep(ports, tx, method, tomorrow));
  await deleteUnverifiedMessages(ports.transactions.outside, ports.clock.now() - messagesKeptFor);
  await sweepPayments(ports, provider);
}
