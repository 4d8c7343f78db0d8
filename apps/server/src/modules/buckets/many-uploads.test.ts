import { bucketLimits } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createBucketsRoutes } from './index.ts';
import { openBuckets, partSize, toForm } from './testing/open-buckets.ts';

const megabyte = 1_048_576;
const path = '/v1/storage/buckets/user-assets/files';

describeOnEachEngine('many uploads of one account', ({ transactions }) => {
  let buckets: ReturnType<typeof openBuckets>;
  let owner: Caller;
  beforeEach(async () => {
    await queries(transactions.outside).deleteFrom('bucket_files').execute();
    buckets = openBuckets(transactions, 200);
    owner = await addUser(transactions);
  });
  const usedBytes = async (): Promise<number> => {
    const row = await queries(transactions.outside)
      .selectFrom('users')
      .select('storage_bytes')
      .where('id', '=', owner.userId)
      .executeTakeFirst();
    return Number(row?.storage_bytes);
  };
  const countRows = async (): Promise<number> =>
    (await queries(transactions.outside).selectFrom('bucket_files').select('id').execute()).length;
  const typesOf = (replies: readonly { status: number; json: unknown }[]): (string | number)[] => [
    ...new Set(replies.map(({ status, json }) => (status < 400 ? status : (json as { type: string }).type))),
  ];

  it('at the same time fill the quota and never exceed it', async () => {
    const bytes = new Uint8Array(1_000).fill(65);
    const room = 40;
    await queries(transactions.outside)
      .updateTable('users')
      .set({ storage_bytes: 200 * megabyte - room * bytes.byteLength - 1 })
      .where('id', '=', owner.userId)
      .execute();
    const replies = [];
    for (let round = 0; round < 8; round += 1) {
      replies.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => buckets.send({ as: owner, bytes })))),
      );
    }
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(room);
    expect(typesOf(replies)).toEqual([201, 'storage_limit_reached']);
    expect(await usedBytes()).toBe(200 * megabyte - 1);
    expect([await countRows(), buckets.files.files.size]).toEqual([room, room]);
  });

  it('end at 120 requests a minute', async () => {
    const app = createTestApp({ routes: createBucketsRoutes(buckets.service), rateLimitFactor: 1 });
    const { rawBody, type } = await toForm({ bytes: new Uint8Array([1]) });
    const send = (as: Caller) => app.call('POST', path, { as, rawBody, headers: { 'content-type': type } });
    const replies = [];
    for (let count = 0; count < 125; count += 1) replies.push(await send(owner));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(120);
    expect(typesOf(replies)).toEqual([201, 'general_rate_limit_exceeded']);
    expect((await send(await addUser(transactions))).status).toBe(201);
    expect(await usedBytes()).toBe(120);
  });

  it('end at 5,000 files', async () => {
    const row = {
      bucket_id: 'user-assets',
      owner_id: owner.userId,
      state: 'complete' as const,
      name: 'a',
      search_key: 'a',
      permissions_json: '[]',
      media_type: '',
      signature: '',
      size: 0,
      parts_total: 1,
      parts_stored: 1,
      created_at: 0,
      updated_at: 0,
    };
    for (let at = 0; at < bucketLimits.filesPerUser - 1; at += 100) {
      const count = Math.min(100, bucketLimits.filesPerUser - 1 - at);
      await queries(transactions.outside)
        .insertInto('bucket_files')
        .values(Array.from({ length: count }, (_, index) => ({ ...row, id: `f${at + index}` })))
        .execute();
    }
    const bytes = new Uint8Array([1]);
    expect((await buckets.send({ as: owner, bytes })).status).toBe(201);
    expect(await buckets.send({ as: owner, bytes })).toMatchObject({
      status: 403,
      json: { type: 'storage_too_many_files' },
    });
    expect([await countRows(), await usedBytes()]).toEqual([5_000, 1]);
  });

  it('end at 500 MB a day, also when nothing is kept', async () => {
    buckets = openBuckets(transactions, 1_000);
    const film = new Uint8Array(9 * partSize + 10);
    const replies = [];
    for (let count = 0; count < 13; count += 1) {
      replies.push(await buckets.sendPart(film, 9, { as: owner, id: `film-${count}` }));
      await buckets.app.call('DELETE', `${path}/film-${count}`, { as: owner, body: {} });
    }
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(
      Math.floor((500 * megabyte) / film.byteLength),
    );
    expect(typesOf(replies)).toEqual([201, 'storage_day_limit_reached']);
    buckets.clock.advance(24 * 3_600_000);
    expect((await buckets.sendPart(film, 9, { as: owner, id: 'tomorrow' })).status).toBe(201);
  });
});
