import { freeEntitlements, megabyte } from '@kilim/contract';
import { expect, it } from 'vitest';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const limitBytes = freeEntitlements.storageMegabytes * megabyte;

describeOnEachEngine('a turn with little storage left', ({ transactions }) => {
  const leave = (fixture: TurnFixture, bytes: number) =>
    queries(transactions.outside)
      .updateTable('users')
      .set({ storage_bytes: limitBytes - bytes })
      .where('id', '=', fixture.owner.userId)
      .execute();

  it('is not started when the storage is full', async () => {
    const fixture = await createTurnFixture(transactions);
    await leave(fixture, 0);
    expect(await fixture.send('bir sayaç yap')).toMatchObject({
      status: 403,
      json: { type: 'storage_limit_reached', params: { used: 200, limit: 200 } },
    });
    expect(fixture.provider.calls).toHaveLength(0);
    expect(await fixture.messageCount()).toBe(0);
    expect(await fixture.balance()).toBe(1_000);
  });

  it('fails without a charge when its answer exceeds the storage', async () => {
    const fixture = await createTurnFixture(transactions);
    const before = await fixture.files();
    await leave(fixture, 100);
    fixture.provider.push({ text: writeReply({ files: { 'src/App.tsx': screenWith('Sayaç') } }) });
    expect(await fixture.finish('bir sayaç yap')).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'storage_limit_reached', params: { used: 199, limit: 200 } },
    });
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.files()).toEqual(before);
    expect(await fixture.revision()).toBe(1);
  });

  it('is exempt from the write rate limit', async () => {
    const fixture = await createTurnFixture(transactions);
    await queries(transactions.outside)
      .updateTable('users')
      .set({ write_minute_bytes: limitBytes, write_day_bytes: 10 * limitBytes })
      .where('id', '=', fixture.owner.userId)
      .execute();
    fixture.provider.push({ text: writeReply({ files: { 'src/App.tsx': screenWith('Sayaç') } }) });
    expect(await fixture.finish('bir sayaç yap')).toMatchObject({ status: 'done' });
  });
});
