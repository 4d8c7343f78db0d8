import type { AssetId, BucketFile } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { createAssetsService, findNamedFiles } from '../assets/index.ts';
import { sweepStorage } from '../storage/index.ts';
import { findNamedParts } from './index.ts';
import { openBuckets, partSize } from './testing/open-buckets.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const hour = 3_600_000;

describeOnEachEngine('bytes that a killed process left', ({ transactions }) => {
  let buckets: ReturnType<typeof openBuckets>;
  let owner: Caller;
  beforeEach(async () => {
    buckets = openBuckets(transactions);
    owner = await addUser(transactions);
  });
  const stored = () => [...buckets.files.files.keys()];
  const sweep = () =>
    sweepStorage({
      clock: buckets.clock,
      log: silentLog,
      files: buckets.files,
      folders: [
        { folder: 'bucket-files', findNamed: (keys) => findNamedParts(transactions.outside, keys) },
        { folder: 'assets', findNamed: (keys) => findNamedFiles(transactions.outside, keys) },
        { folder: 'thumbnails', findNamed: (keys) => findNamedFiles(transactions.outside, keys) },
      ],
    });
  /** The process ends as soon as the bytes are stored. */
  const sendAndKill = async (bucket: string): Promise<void> => {
    const { put } = buckets.files;
    buckets.files.put = async (folder, bytes) => {
      await put(folder, bytes);
      throw new Error('killed');
    };
    expect((await buckets.send({ as: owner, bucket, bytes: text('lost') })).status).toBe(500);
    buckets.files.put = put;
  };

  it.each(['ticket_attachments', 'user-assets'])(
    'before the row of an upload to %s are deleted',
    async (bucket) => {
      const kept = (await buckets.send({ as: owner, bucket, bytes: text('kept') })).json as BucketFile;
      const [keptKey] = stored();
      await sendAndKill(bucket);
      buckets.clock.advance(23 * hour);
      await sweep();
      expect(stored()).toHaveLength(2);
      buckets.clock.advance(2 * hour);
      await sweep();
      expect(stored()).toEqual([keptKey]);
      const { status } = await buckets.app.call(
        'GET',
        `/v1/storage/buckets/${bucket}/files/${kept.$id}/view`,
        {
          as: owner,
        },
      );
      expect(status).toBe(200);
      // The daily job of the buckets deletes the row, and what the user is charged for it.
      if (bucket === 'user-assets') {
        await buckets.service.tidy();
        const user = await queries(transactions.outside)
          .selectFrom('users')
          .select('storage_bytes')
          .where('id', '=', owner.userId)
          .executeTakeFirst();
        expect(user).toEqual({ storage_bytes: 4 });
      }
    },
  );

  it('after their row was deleted are deleted', async () => {
    await buckets.send({ as: owner, id: 'gone', bytes: text('gone') });
    const [key = ''] = stored();
    const bytes = buckets.files.files.get(key) ?? text('');
    await buckets.service.erase(owner.userId);
    // Another request was still storing a part.
    await buckets.files.put(key.slice(0, key.lastIndexOf('/')), bytes);
    buckets.clock.advance(25 * hour);
    await sweep();
    expect(stored()).toEqual([]);
  });

  it('stay while their upload goes on, however old its first part is', async () => {
    const film = new Uint8Array(partSize + 10).fill(7);
    const started = await buckets.sendPart(film, 0, { as: owner, id: 'film' });
    buckets.clock.advance(30 * hour);
    await sweep();
    const { $id: uploadId } = started.json as BucketFile;
    const ended = await buckets.sendPart(film, 1, { as: owner, id: 'film', uploadId });
    expect(ended.json).toMatchObject({ chunksUploaded: 2, sizeOriginal: film.byteLength });
    const { bytes } = await buckets.app.call('GET', '/v1/storage/buckets/user-assets/files/film/download', {
      as: owner,
    });
    expect(Buffer.compare(bytes(), film)).toBe(0);
  });

  it('before the row of a file of the library are deleted, with its small picture', async () => {
    const { files, clock, storage } = buckets;
    const assets = createAssetsService({
      transactions,
      clock,
      files,
      storage,
      findLanguage: async () => 'tr',
    });
    const kept = await assets.add(owner.userId, { name: 'a.txt', bytes: text('kept') });
    const before = stored();
    const id = newId<AssetId>(clock.now());
    await files.put(`assets/${id}`, text('lost'));
    await files.put(`thumbnails/${id}`, text('lost too'));
    await files.put(`thumbnails/${kept.id}`, text('of no row'));
    await sweep();
    expect(stored()).toHaveLength(4);
    clock.advance(25 * hour);
    await sweep();
    expect(stored()).toEqual(before);
  });
});
