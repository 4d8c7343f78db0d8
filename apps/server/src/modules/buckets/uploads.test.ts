import { createHash } from 'node:crypto';
import type { BucketFile } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { openBuckets, partSize, toForm } from './testing/open-buckets.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
/** Two whole parts and a short one, every one different. */
const film = new Uint8Array(2 * partSize + 1_000).map((_, index) => (index + index / 65_521) % 251);
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

describeOnEachEngine('uploads', ({ transactions }) => {
  let buckets: ReturnType<typeof openBuckets>;
  let owner: Caller;
  let stranger: Caller;
  beforeEach(async () => {
    await queries(transactions.outside).deleteFrom('bucket_files').execute();
    buckets = openBuckets(transactions);
    owner = await addUser(transactions);
    stranger = await addUser(transactions);
  });
  const usedBytes = async (caller = owner): Promise<number | undefined> =>
    (
      await queries(transactions.outside)
        .selectFrom('users')
        .select('storage_bytes')
        .where('id', '=', caller.userId)
        .executeTakeFirst()
    )?.storage_bytes;
  const download = (id: string, as: Caller | null = owner) =>
    buckets.app.call('GET', `/v1/storage/buckets/user-assets/files/${id}/download`, { as });
  const created = () =>
    buckets.events.published.filter(
      ({ event }) => event.kind === 'resource-changed' && event.action === 'create',
    );

  it('of one request are stored with what the bytes say', async () => {
    const bytes = text('Merhaba dünya');
    const { status, json } = await buckets.send({ as: owner, id: 'note', name: 'notlar.txt', bytes });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      $id: 'note',
      bucketId: 'user-assets',
      name: 'notlar.txt',
      mimeType: 'text/plain',
      sizeOriginal: bytes.byteLength,
      signature: md5(bytes),
      chunksTotal: 1,
      chunksUploaded: 1,
      $permissions: [
        `read("user:${owner.userId}")`,
        `update("user:${owner.userId}")`,
        `delete("user:${owner.userId}")`,
      ],
    });
    expect((await download('note')).bytes()).toEqual(bytes);
    expect(await usedBytes()).toBe(bytes.byteLength);
    expect(created()).toHaveLength(1);
  });

  it('without an id get one', async () => {
    const first = (await buckets.send({ as: owner, bytes: text('a') })).json as BucketFile;
    const second = (await buckets.send({ as: owner, bytes: text('a') })).json as BucketFile;
    expect(first.$id).toMatch(/^[0-9a-f]{20}$/);
    expect(second.$id).not.toBe(first.$id);
  });

  it.each([
    ['in order', [0, 1, 2]],
    ['in another order', [2, 0, 1]],
  ])('in parts, %s, become one file', async (_, order) => {
    const [first = 0, ...others] = order;
    const started = await buckets.sendPart(film, first, { as: owner, id: 'unique()' });
    const { $id: uploadId } = started.json as BucketFile;
    expect(started.json).toMatchObject({ chunksTotal: 3, chunksUploaded: 1, signature: '' });
    const replies = [];
    for (const part of others) {
      replies.push(await buckets.sendPart(film, part, { as: owner, id: 'unique()', uploadId }));
    }
    expect(replies.map(({ json }) => (json as BucketFile).chunksUploaded)).toEqual([2, 3]);
    expect(replies.at(-1)?.json).toMatchObject({ signature: md5(film), sizeOriginal: film.byteLength });
    expect(Buffer.compare((await download(uploadId)).bytes(), film)).toBe(0);
    expect(await usedBytes()).toBe(film.byteLength);
  });

  it('in parallel parts, each sent twice, are completed exactly once', async () => {
    await buckets.sendPart(film, 0, { as: owner, id: 'film' });
    const parts = [1, 2, 1, 2, 0];
    const replies = await Promise.all(
      parts.map((part) => buckets.sendPart(film, part, { as: owner, id: 'film', uploadId: 'film' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(created()).toHaveLength(1);
    expect(await usedBytes()).toBe(film.byteLength);
    expect(Buffer.compare((await download('film')).bytes(), film)).toBe(0);
    // A part that is repeated afterwards changes nothing.
    const late = await buckets.sendPart(film, 1, { as: owner, id: 'film', uploadId: 'film' });
    expect(late).toMatchObject({ status: 201, json: { chunksUploaded: 3 } });
    expect(created()).toHaveLength(1);
  });

  it('are resumed by their id, and can be read by their starter only until they are complete', async () => {
    await buckets.sendPart(film, 0, { as: owner, id: 'film' });
    const find = (as: Caller | null) =>
      buckets.app.call('GET', '/v1/storage/buckets/user-assets/files/film', { as });
    expect((await find(owner)).json).toMatchObject({ chunksUploaded: 1, chunksTotal: 3 });
    expect((await find(stranger)).status).toBe(404);
    expect((await download('film')).status).toBe(404);
    await buckets.sendPart(film, 1, { as: owner, id: 'film' });
    expect((await buckets.sendPart(film, 2, { as: owner, id: 'film' })).json).toMatchObject({
      chunksUploaded: 3,
    });
  });

  describe('refuse', () => {
    const send = (range: string, bytes: Uint8Array, more: object = {}) =>
      buckets.send({ as: owner, id: 'trick', bytes, headers: { 'content-range': range }, ...more });
    const part = film.subarray(0, partSize);

    it.each([
      ['no numbers', 'bytes a-b/c'],
      ['another unit', `lines 0-${partSize - 1}/${film.byteLength}`],
      ['an end before the start', `bytes 9-3/${film.byteLength}`],
      ['an end past the end', `bytes 0-${film.byteLength}/${film.byteLength}`],
      ['an overlap', `bytes 100-${partSize + 99}/${film.byteLength}`],
      ['half a part', `bytes 0-999/${film.byteLength}`],
      ['another length than sent', `bytes ${2 * partSize}-${film.byteLength - 1}/${film.byteLength}`],
      ['numbers beyond counting', 'bytes 0-99999999999999999999/99999999999999999999'],
    ])('a part with %s', async (_, range) => {
      expect(await send(range, part)).toMatchObject({
        status: 400,
        json: { type: 'storage_invalid_content_range' },
      });
      expect(buckets.files.files.size).toBe(0);
      expect(await usedBytes()).toBe(0);
    });

    it('another size than at the start', async () => {
      await buckets.sendPart(film, 0, { as: owner, id: 'film' });
      const other = film.subarray(0, 2 * partSize);
      expect(await buckets.sendPart(other, 1, { as: owner, id: 'film', uploadId: 'film' })).toMatchObject({
        status: 400,
        json: { type: 'storage_invalid_content_range' },
      });
    });

    it('other bytes for a part that has arrived', async () => {
      await buckets.sendPart(film, 0, { as: owner, id: 'film' });
      const forged = film.slice();
      forged[0] = 255;
      expect(await buckets.sendPart(forged, 0, { as: owner, id: 'film', uploadId: 'film' })).toMatchObject({
        status: 400,
        json: { type: 'storage_invalid_content_range' },
      });
      // The bytes that were refused are not kept.
      expect(buckets.files.files.size).toBe(1);
    });

    it('parts of another user', async () => {
      await buckets.sendPart(film, 0, { as: owner, id: 'film' });
      const byId = await buckets.sendPart(film, 1, { as: stranger, id: 'film', uploadId: 'film' });
      expect(byId).toMatchObject({ status: 404, json: { type: 'storage_file_not_found' } });
      const byField = await buckets.sendPart(film, 1, { as: stranger, id: 'film' });
      expect(byField).toMatchObject({ status: 409, json: { type: 'storage_file_already_exists' } });
      expect(await usedBytes(stranger)).toBe(0);
    });

    it.each(['unique()', '../film', '', '%2e%2e', 'a b'])('the upload id "%s"', async (uploadId) => {
      const reply = await buckets.sendPart(film, 1, { as: owner, id: 'film', uploadId });
      expect(reply).toMatchObject({ status: 400, json: { type: 'storage_invalid_appwrite_id' } });
    });

    it.each(['../film', 'a/b', '.hidden', 'a b', 'x'.repeat(37), ''])('the file id "%s"', async (id) => {
      const reply = await buckets.send({ as: owner, id, bytes: text('a') });
      expect(reply).toMatchObject({ status: 400, json: { type: 'general_argument_invalid' } });
    });

    it('an id that is taken, by whomever', async () => {
      await buckets.send({ as: owner, id: 'taken', bytes: text('a') });
      for (const as of [owner, stranger]) {
        expect(await buckets.send({ as, id: 'taken', bytes: text('b') })).toMatchObject({
          status: 409,
          json: { type: 'storage_file_already_exists' },
        });
      }
    });

    it('guests, empty files, large files and unknown buckets', async () => {
      expect((await buckets.send({ as: null, bytes: text('a') })).status).toBe(401);
      expect(await buckets.send({ as: owner, bytes: new Uint8Array() })).toMatchObject({
        json: { type: 'storage_file_empty' },
      });
      const size = 51 * 1_048_576;
      expect(await send(`bytes 0-${partSize - 1}/${size}`, part)).toMatchObject({
        json: { type: 'storage_invalid_file_size' },
      });
      expect(await buckets.send({ as: owner, bucket: 'secrets', bytes: text('a') })).toMatchObject({
        status: 404,
        json: { type: 'storage_bucket_not_found' },
      });
    });

    it('files of customers among those of the site', async () => {
      expect(await buckets.send({ as: owner, bucket: 'system-assets', bytes: text('a') })).toMatchObject({
        status: 401,
        json: { type: 'user_unauthorized' },
      });
    });

    it('permissions for another user', async () => {
      const permissions = [`read("user:${stranger.userId}")`];
      expect(await buckets.send({ as: owner, bytes: text('a'), permissions })).toMatchObject({
        status: 401,
        json: { type: 'user_unauthorized' },
      });
      expect(
        await buckets.send({ as: owner, bytes: text('a'), permissions: ['read("label:admin")'] }),
      ).toMatchObject({ status: 401 });
      expect(await buckets.send({ as: owner, bytes: text('a'), permissions: ['own("any")'] })).toMatchObject({
        status: 400,
      });
    });

    it('forms that are none, or have thousands of fields', async () => {
      const call = (rawBody: string, type: string) =>
        buckets.app.call('POST', '/v1/storage/buckets/user-assets/files', {
          as: owner,
          rawBody,
          headers: { 'content-type': type },
        });
      const type = 'multipart/form-data; boundary=x';
      for (const [body, contentType] of [
        ['{}', 'application/json'],
        ['nothing', type],
        ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(5_000), type],
      ] as const) {
        expect(await call(body, contentType)).toMatchObject({
          status: 400,
          json: { type: 'general_bad_request' },
        });
      }
    });

    it('more than the quota, before anything is stored', async () => {
      const small = openBuckets(transactions, 100);
      // A plan includes at least the free megabytes.
      await queries(transactions.outside)
        .updateTable('users')
        .set({ storage_bytes: 200 * 1_048_576 })
        .where('id', '=', owner.userId)
        .execute();
      expect(await small.sendPart(film, 0, { as: owner, id: 'film' })).toMatchObject({
        status: 403,
        json: { type: 'storage_limit_reached' },
      });
      expect(small.files.files.size).toBe(0);
    });

    it('more than twenty unfinished uploads', async () => {
      for (let count = 0; count < 20; count += 1) {
        expect((await buckets.sendPart(film, 2, { as: owner, id: `film-${count}` })).status).toBe(201);
      }
      expect(await buckets.sendPart(film, 2, { as: owner, id: 'film-20' })).toMatchObject({
        status: 429,
        json: { type: 'storage_too_many_uploads' },
      });
      expect(await usedBytes()).toBe(20 * film.byteLength);
    });
  });

  it('have a name without folders', async () => {
    const nameOf = async (name: string) =>
      ((await buckets.send({ as: owner, name, bytes: text('a') })).json as BucketFile).name;
    expect(await nameOf('../../etc/passwd')).toBe('passwd');
    expect(await nameOf('C:\\Windows\\evil.exe')).toBe('evil.exe');
    expect(await nameOf('..')).toBe('file');
    expect(await nameOf('a\u202egnp.exe')).toBe('agnp.exe');
    expect(await nameOf('Özgeçmiş şablonu.pdf')).toBe('Özgeçmiş şablonu.pdf');
    expect(await nameOf(`${'x'.repeat(400)}.png`)).toHaveLength(255);
  });

  it('that are deleted while a part arrives leave nothing', async () => {
    await buckets.sendPart(film, 0, { as: owner, id: 'film' });
    const put = buckets.files.put.bind(buckets.files);
    const { rawBody, type } = await toForm({ id: 'film', bytes: film.subarray(partSize, 2 * partSize) });
    let reached = (): void => {};
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let proceed = (): void => {};
    const mayProceed = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    buckets.files.put = async (folder, bytes) => {
      reached();
      await mayProceed;
      return put(folder, bytes);
    };
    const sending = buckets.app.call('POST', '/v1/storage/buckets/user-assets/files', {
      as: owner,
      rawBody,
      headers: {
        'content-type': type,
        'content-range': `bytes ${partSize}-${2 * partSize - 1}/${film.byteLength}`,
        'x-appwrite-id': 'film',
      },
    });
    await isReached;
    const removal = await buckets.app.call('DELETE', '/v1/storage/buckets/user-assets/files/film', {
      as: owner,
      body: {},
    });
    expect(removal.status).toBe(204);
    proceed();
    expect(await sending).toMatchObject({ status: 404 });
    expect(buckets.files.files.size).toBe(0);
    expect(await usedBytes()).toBe(0);
  });

  it('that are not finished within a day are deleted', async () => {
    await buckets.sendPart(film, 0, { as: owner, id: 'old' });
    buckets.clock.advance(23 * 3_600_000);
    await buckets.sendPart(film, 0, { as: owner, id: 'new' });
    await buckets.service.tidy();
    expect(await usedBytes()).toBe(2 * film.byteLength);
    buckets.clock.advance(2 * 3_600_000);
    await buckets.service.tidy();
    expect(await usedBytes()).toBe(film.byteLength);
    expect(buckets.files.files.size).toBe(1);
  });
});
