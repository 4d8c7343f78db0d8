import { APIError } from 'openai';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createLimitMemory } from './limit-memory.ts';
import { recordLimits } from './model-limits.ts';

const rejection = (message: string): APIError => new APIError(400, { message }, message, new Headers());

describeOnEachEngine('learned token limits', ({ transactions }) => {
  const day = 24 * 60 * 60_000;
  let now = 1_000 * day;
  const open = () => createLimitMemory({ transactions, clock: { now: () => now }, log: silentLog });
  const readRow = async (key: string) =>
    queries(transactions.outside)
      .selectFrom('model_limits')
      .selectAll()
      .where('model_key', '=', key)
      .executeTakeFirst();

  it('are read by the next process', async () => {
    const key = newId();
    const { limits, save } = open().of(key);
    expect(recordLimits(limits, rejection('This model supports at most 4096 completion tokens'))).toBe(true);
    save();
    await expect.poll(() => readRow(key)).toMatchObject({ output_tokens: 4096, context_tokens: null });
    const next = open();
    // A provider that exists before the limits are read gets them too.
    const early = next.of(key);
    await next.load();
    expect(early.limits).toEqual({ output: 4096 });
  });

  it('of models that are no longer used are forgotten', async () => {
    const [old, used] = [newId(), newId()];
    open().of(old).save();
    await expect.poll(() => readRow(old)).toBeDefined();
    now += 181 * day;
    open().of(used).save();
    await expect.poll(() => readRow(used)).toBeDefined();
    expect(await readRow(old)).toBeUndefined();
  });
});
