import type { OrderId, OrderStatus, PaymentEventKind, PaymentMethod } from '@kilim/contract';
import { sql } from 'kysely';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { EventRecord } from '../records.ts';

export interface NewEvent {
  readonly orderId: OrderId;
  readonly kind: PaymentEventKind;
  readonly fromStatus?: OrderStatus;
  readonly toStatus?: OrderStatus;
  /** A code or a number; never a message of the provider as it came. */
  readonly detail?: string;
  /** `system`, `provider`, or the id of the person who did it. */
  readonly actor: string;
}

/** Appends to the history of an order. */
export async function appendEvent(tx: Tx, event: NewEvent, now: number): Promise<void> {
  await queries(tx)
    .insertInto('payment_events')
    .values((eb) => ({
      id: newId(now),
      order_id: event.orderId,
      position: eb
        .selectFrom('payment_events as earlier')
        .select(sql<number>`coalesce(max(earlier.position), 0) + 1`.as('next'))
        .where('earlier.order_id', '=', event.orderId),
      kind: event.kind,
      from_status: event.fromStatus ?? null,
      to_status: event.toStatus ?? null,
      detail: (event.detail ?? '').slice(0, 200),
      actor: event.actor,
      created_at: now,
    }))
    .execute();
}

/** The history of an order, oldest first. */
export async function listEvents(tx: Tx, orderId: OrderId): Promise<EventRecord[]> {
  const rows = await queries(tx)
    .selectFrom('payment_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as PaymentEventKind,
    fromStatus: row.from_status as OrderStatus | null,
    toStatus: row.to_status as OrderStatus | null,
    detail: row.detail,
    actor: row.actor,
    createdAt: row.created_at,
  }));
}

/** Whether the history of an order has this already since `since`. */
export async function hasEvent(
  tx: Tx,
  { orderId, kind, detail }: Required<Pick<NewEvent, 'orderId' | 'kind' | 'detail'>>,
  since: number,
): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('payment_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('detail', '=', detail.slice(0, 200))
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewMessage {
  readonly method: PaymentMethod;
  readonly dedupKey: string | null;
  readonly verdict: string;
  readonly reason: string;
  readonly reference: string | null;
}

/** Notes what a provider's message was taken for; answers false when the same message came before. */
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

/** Forgets messages before `before` that anybody may have sent: refused ones and those that nothing vouches for. */
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
