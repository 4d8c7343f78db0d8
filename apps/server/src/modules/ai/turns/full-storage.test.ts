import { freeEntitlements, megabyte } from '@kilim/contract';
import { expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AiStage, createAiStage, screenWith, writeReply } from '../testing/ai-stage.ts';

const limitBytes = freeEntitlements.storageMegabytes * megabyte;

describeOnEachEngine('a turn without room for its answer', ({ transactions }) => {
  const leave = (stage: AiStage, bytes: number) =>
    queries(transactions.outside)
      .updateTable('users')
      .set({ storage_bytes: limitBytes - bytes })
      .where('id', '=', stage.owner.userId)
      .execute();

  it('does not begin while the storage is full', async () => {
    const stage = await createAiStage(transactions);
    await leave(stage, 0);
    expect(await stage.send('bir sayaç yap')).toMatchObject({
      status: 403,
      json: { type: 'storage_limit_reached', params: { used: 200, limit: 200 } },
    });
    expect(stage.provider.calls).toHaveLength(0);
    expect(await stage.messageCount()).toBe(0);
    expect(await stage.balance()).toBe(1_000);
  });

  it('fails uncharged when its answer does not fit, and changes nothing', async () => {
    const stage = await createAiStage(transactions);
    const before = await stage.files();
    await leave(stage, 100);
    stage.provider.push({ text: writeReply({ files: { 'src/App.tsx': screenWith('Sayaç') } }) });
    expect(await stage.finish('bir sayaç yap')).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'storage_limit_reached', params: { used: 199, limit: 200 } },
    });
    expect(await stage.balance()).toBe(1_000);
    expect(await stage.files()).toEqual(before);
    expect(await stage.revision()).toBe(1);
  });

  it('is not held to the pace of writing by hand', async () => {
    const stage = await createAiStage(transactions);
    await queries(transactions.outside)
      .updateTable('users')
      .set({ write_minute_bytes: limitBytes, write_day_bytes: 10 * limitBytes })
      .where('id', '=', stage.owner.userId)
      .execute();
    stage.provider.push({ text: writeReply({ files: { 'src/App.tsx': screenWith('Sayaç') } }) });
    expect(await stage.finish('bir sayaç yap')).toMatchObject({ status: 'done' });
  });
});
