import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { ModelLimits } from './model-limits.ts';

/** The stored limits by model. */
export async function listLimits(tx: Tx): Promise<ReadonlyMap<string, ModelLimits>> {
  const rows = await queries(tx).selectFrom('model_limits').selectAll().execute();
  return new Map(
    rows.map(({ model_key, output_tokens, context_tokens }) => [
      model_key,
      {
        ...(output_tokens !== null && { output: output_tokens }),
        ...(context_tokens !== null && { context: context_tokens }),
      },
    ]),
  );
}

/** Stores the limits of a model and deletes those that did not change since `before`. */
export async function putLimits(
  tx: Tx,
  key: string,
  { output = null, context = null }: { readonly [Name in keyof ModelLimits]?: number | null },
  { now, before }: { readonly now: number; readonly before: number },
): Promise<void> {
  await queries(tx).deleteFrom('model_limits').where('updated_at', '<', before).execute();
  const values = { output_tokens: output, context_tokens: context, updated_at: now };
  await queries(tx)
    .insertInto('model_limits')
    .values({ model_key: key, ...values })
    .onConflict((conflict) => conflict.column('model_key').doUpdateSet(values))
    .execute();
}
