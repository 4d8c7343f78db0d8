import type { Credits, LedgerKind, ProjectId, TurnId, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { RecordSpan } from './ledger-query-repository.ts';
import { closePrefix } from './turn-keys.ts';

/** null means any. */
export interface MovementFilter extends RecordSpan {
  readonly kinds: readonly LedgerKind[] | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
}

/** A ledger entry that is not the closing entry of a turn, with what closed it if it opened a turn. */
export interface MovementRecord {
  readonly id: string;
  readonly position: number;
  readonly kind: LedgerKind;
  /** Change of the balance by this entry and the one that closed it. */
  readonly amount: number;
  readonly reason: string;
  readonly turnId: TurnId | null;
  readonly projectId: ProjectId | null;
  readonly model: string | null;
  readonly tokens: number | null;
  /** null while a turn runs, and for entries without a turn. */
  readonly charged: number | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** The balance when the list was read. */
  readonly currentBalance: Credits;
}

const openingKinds = ['opening', 'gift', 'purchase', 'reserve', 'reversal'] as const satisfies LedgerKind[];

/**
 * Lists movements before `beforePosition`, newest first. A turn is at the position of its reservation, which never
 * changes, so that no turn moves between pages. One statement, so that amounts and balance belong together. The closing
 * entries are found by their unique key.
 */
export async function listMovementRecords(
  tx: Tx,
  userId: UserId,
  { kinds, projectId, model, from, to }: MovementFilter,
  page: { readonly beforePosition: number | null; readonly count: number },
): Promise<MovementRecord[]> {
  let query = queries(tx)
    .selectFrom('credit_ledger as entry')
    .leftJoin('credit_ledger as closing', (join) =>
      join
        .on('closing.idempotency_key', '=', sql<string>`${sql.lit(closePrefix)} || entry.turn_id`)
        // The return of a charge names the turn too, but is a movement of its own.
        .on('entry.kind', '=', 'reserve'),
    )
    .where('entry.user_id', '=', userId)
    .where('entry.kind', 'in', kinds ?? openingKinds)
    .select([
      'entry.id',
      'entry.position',
      'entry.kind',
      'entry.reason',
      'entry.turn_id',
      'entry.project_id',
      'entry.model',
      'closing.tokens',
      'closing.charged',
      'entry.created_at',
    ])
    .select(sql<number>`entry.amount + coalesce(closing.amount, 0)`.as('change'))
    .select((eb) =>
      eb
        .selectFrom('credit_ledger as latest')
        .select('latest.balance_after')
        .where('latest.user_id', '=', userId)
        .orderBy('latest.position', 'desc')
        .limit(1)
        .as('current_balance'),
    );
  if (from !== null) query = query.where('entry.created_at', '>=', from);
  if (to !== null) query = query.where('entry.created_at', '<', to);
  if (projectId !== null) query = query.where('entry.project_id', '=', projectId);
  if (model !== null) query = query.where('entry.model', '=', model);
  if (page.beforePosition !== null) query = query.where('entry.position', '<', page.beforePosition);
  const rows = await query.orderBy('entry.position', 'desc').limit(page.count).execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    kind: row.kind as LedgerKind,
    amount: Number(row.change),
    reason: row.reason,
    turnId: row.turn_id as TurnId | null,
    projectId: row.project_id as ProjectId | null,
    model: row.model,
    tokens: row.tokens,
    charged: row.charged,
    createdAt: row.created_at,
    currentBalance: Number(row.current_balance) as Credits,
  }));
}
