import {
  type ModelProblem,
  modelProblem,
  type OwnKeyService,
  ownKeyService,
  type UserId,
} from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** The AI key of a user. Times are epoch milliseconds. */
export interface OwnKeyRecord {
  readonly service: OwnKeyService;
  readonly model: string;
  readonly sealedKey: string;
  readonly addedAt: number;
  readonly lastUsedAt: number | null;
  readonly problem: ModelProblem | null;
}

export async function findOwnKey(tx: Tx, userId: UserId): Promise<OwnKeyRecord | null> {
  const row = await queries(tx)
    .selectFrom('own_ai_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // A service of a newer version counts as no key.
  const service = ownKeyService.safeParse(row?.service);
  if (!row || !service.success) return null;
  return {
    service: service.data,
    model: row.model,
    sealedKey: row.sealed_key,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
    problem: row.problem === null ? null : modelProblem.catch('unreachable').parse(row.problem),
  };
}

/** Replaces the key of a user. */
export async function saveOwnKey(tx: Tx, userId: UserId, record: OwnKeyRecord): Promise<void> {
  const values = {
    service: record.service,
    model: record.model,
    sealed_key: record.sealedKey,
    added_at: record.addedAt,
    last_used_at: record.lastUsedAt,
    problem: record.problem,
  };
  await queries(tx)
    .insertInto('own_ai_keys')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Records how the last request with a key ended, unless the key was replaced in the meantime. */
export async function saveOwnKeyUse(
  tx: Tx,
  userId: UserId,
  { addedAt }: Pick<OwnKeyRecord, 'addedAt'>,
  use: { readonly at: number; readonly problem: ModelProblem | null },
): Promise<void> {
  await queries(tx)
    .updateTable('own_ai_keys')
    .set({ last_used_at: use.at, problem: use.problem })
    .where('user_id', '=', userId)
    .where('added_at', '=', addedAt)
    .execute();
}

/** Returns false when there was no key. */
export async function deleteOwnKey(tx: Tx, userId: UserId): Promise<boolean> {
  const result = await queries(tx).deleteFrom('own_ai_keys').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
