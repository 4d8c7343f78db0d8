import type { PaymentMethod } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

export interface NewMessage {
  readonly method: PaymentMethod;
  /** Equal for repeated deliveries of one message; null when the message is unsigned. */
  readonly dedupKey: string | null;
  readonly verdict: string;
  readonly reason: string;
  readonly reference: string | null;
}

/** Records how a provider's message was judged. Returns false when the same message was recorded before. */
export async function insertMessage(tx: Tx, message: NewMessage, now: number): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('payment_messages')
    .values({
      id: newId(now),
      method: message.method,
      dedup_key: message.dedupKey,
      verdict: message.verdict,
      reason: message.reason.slice(0, 200),
      reference: message.reference?.slice(0, 64) ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['method', 'dedup_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const deletedAtOnce = 500;

/** Deletes rejected and unsigned messages that are older than `before`; anyone could have sent them. */
export async function deleteUnverifiedMessages(tx: Tx, before: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await queries(tx)
      .deleteFrom('payment_messages')
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('payment_messages')
          .select('id')
          .where('created_at', '<', before)
          .where((eb) => eb.or([eb('dedup_key', 'is', null), eb('verdict', '=', 'rejected')]))
          .limit(deletedAtOnce),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < deletedAtOnce) return;
  }
}
