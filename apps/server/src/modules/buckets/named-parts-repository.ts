import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** The keys that parts are stored under, of those given. */
export async function findNamedParts(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('bucket_parts')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
