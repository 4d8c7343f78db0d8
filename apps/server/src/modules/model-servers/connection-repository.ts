import { type ModelProblem, type ModelServerName, modelProblem, modelServerName } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** The result of the last request to the connected model. Times are epoch milliseconds. */
export interface CheckRecord {
  readonly at: number;
  readonly problem: ModelProblem | null;
  readonly detail: string | null;
  readonly duration: number | null;
}

export interface ConnectionRecord {
  readonly server: ModelServerName;
  readonly model: string;
  readonly connectedAt: number;
  readonly check: CheckRecord;
}

/** The only row. */
const id = 'connected';

const checkColumns = ({ at, problem, detail, duration }: CheckRecord) => ({
  checked_at: at,
  problem,
  detail,
  duration,
});

export async function findConnection(tx: Tx): Promise<ConnectionRecord | null> {
  const row = await queries(tx)
    .selectFrom('model_connections')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  // A server of a newer version counts as not connected.
  const server = modelServerName.safeParse(row?.server);
  if (!row || !server.success) return null;
  const { model, connected_at: connectedAt, checked_at: at, detail, duration } = row;
  const problem = row.problem === null ? null : modelProblem.catch('unreachable').parse(row.problem);
  return { server: server.data, model, connectedAt, check: { at, problem, detail, duration } };
}

/** Replaces the connected model. */
export async function saveConnection(tx: Tx, connection: ConnectionRecord): Promise<void> {
  const { server, model, connectedAt, check } = connection;
  const values = { server, model, connected_at: connectedAt, ...checkColumns(check) };
  await queries(tx)
    .insertInto('model_connections')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Saves a result, unless another model was connected in the meantime. */
export async function saveCheck(
  tx: Tx,
  { server, model }: Pick<ConnectionRecord, 'server' | 'model'>,
  check: CheckRecord,
): Promise<void> {
  await queries(tx)
    .updateTable('model_connections')
    .set(checkColumns(check))
    .where('id', '=', id)
    .where('server', '=', server)
    .where('model', '=', model)
    .execute();
}

/** Returns false when nothing was connected. */
export async function deleteConnection(tx: Tx): Promise<boolean> {
  const result = await queries(tx).deleteFrom('model_connections').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
