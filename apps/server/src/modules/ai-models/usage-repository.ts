import { utcDay } from '../../platform/clock/utc-day.ts';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ModelUse } from './model-record.ts';

/** Days of the figures of health. */
export const healthDays = 7;
const dayLength = 86_400_000;

/** What one request adds to the figures of a day; tokens can be taken back. */
export interface UseChange {
  readonly tokens: number;
  readonly requests: number;
  readonly failures: number;
  readonly answers: number;
  readonly firstWordTotal: number;
}

/** Adds to the figures of a model. */
export async function addUse(tx: Tx, modelId: string, day: string, change: UseChange): Promise<void> {
  const { tokens, requests, failures, answers, firstWordTotal } = change;
  await queries(tx)
    .insertInto('ai_model_usage')
    .values({ model_id: modelId, day, tokens, requests, failures, answers, first_word_total: firstWordTotal })
    .onConflict((conflict) =>
      conflict.columns(['model_id', 'day']).doUpdateSet((eb) => ({
        tokens: eb('ai_model_usage.tokens', '+', eb.ref('excluded.tokens')),
        requests: eb('ai_model_usage.requests', '+', eb.ref('excluded.requests')),
        failures: eb('ai_model_usage.failures', '+', eb.ref('excluded.failures')),
        answers: eb('ai_model_usage.answers', '+', eb.ref('excluded.answers')),
        first_word_total: eb('ai_model_usage.first_word_total', '+', eb.ref('excluded.first_word_total')),
      })),
    )
    .execute();
}

/** The use of all models, or of one, at a time. */
export async function readUse(tx: Tx, now: number, modelId?: string): Promise<Map<string, ModelUse>> {
  const today = utcDay(now);
  const month = today.slice(0, 7);
  const week = utcDay(now - (healthDays - 1) * dayLength);
  const first = week < `${month}-01` ? week : `${month}-01`;
  let query = queries(tx).selectFrom('ai_model_usage').selectAll().where('day', '>=', first);
  if (modelId !== undefined) query = query.where('model_id', '=', modelId);
  const uses = new Map<string, ModelUse>();
  for (const row of await query.execute()) {
    const known = uses.get(row.model_id);
    const isRecent = row.day >= week;
    const add = (of: keyof ModelUse, value: number, counts: boolean): number =>
      (known?.[of] ?? 0) + (counts ? value : 0);
    uses.set(row.model_id, {
      tokensToday: add('tokensToday', row.tokens, row.day === today),
      tokensThisMonth: add('tokensThisMonth', row.tokens, row.day.startsWith(month)),
      requests: add('requests', row.requests, isRecent),
      failures: add('failures', row.failures, isRecent),
      answers: add('answers', row.answers, isRecent),
      firstWordTotal: add('firstWordTotal', row.first_word_total, isRecent),
    });
  }
  return uses;
}
