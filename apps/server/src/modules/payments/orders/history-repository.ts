import type { OrderId, OrderStatus, PaymentEventKind } from '@kilim/contract';
import { sql } from 'kysely';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { HistoryEventRecord } from './types.ts';

export interface NewHistoryEvent {
  readonly orderId: OrderId;
  readonly kind: PaymentEventKind;
  readonly fromStatus?: OrderStatus;
  readonly toStatus?: OrderStatus;
  /** A code or a number; never the text of a provider's message. */
  readonly detail?: string;
  /** `system`, `provider` or a user id. */
  readonly actor: string;
}

const detailMaximum = 200;

/** Appends an event to the history of an order. */
export async function appendHistoryEvent(tx: Tx, event: NewHistoryEvent, now: number): Promise<void> {
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
      detail: (event.detail ?? '').slice(0, detailMaximum),
      actor: event.actor,
      created_at: now,
    }))
    .execute();
}

/** Lists the history of an order, oldest event first. */
export async function listHistoryEvents(tx: Tx, orderId: OrderId): Promise<HistoryEventRecord[]> {
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

/** Whether the history has an event of this kind and detail that is not older than `since`. */
export async function hasHistoryEvent(
  tx: Tx,
  { orderId, kind, detail }: Required<Pick<NewHistoryEvent, 'orderId' | 'kind' | 'detail'>>,
  since: number,
): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('payment_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('detail', '=', detail.slice(0, detailMaximum))
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
