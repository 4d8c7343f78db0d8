import type { BucketFile } from '@kilim/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makeWholePng } from '../../testing/pictures.ts';
import { addUser } from '../../testing/users.ts';
import { openBuckets, partSize, type SentFile } from './testing/open-buckets.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describeOnEachEngine('files in buckets', ({ transactions }) => {
  let buckets: ReturnType<typeof openBuckets>;
  let owner: Caller;
  let stranger: Caller;
  let admin: Caller;
  beforeEach(async () => {
    await queries(transactions.outside).deleteFrom('bucket_files').execute();
    buckets = openBuckets(transactions);
    owner = await addUser(transactions);
    stranger = await addUser(transactions);
    admin = await addUser(transactions, { is_admin: 1 });
  });
  const call = (method: string, path: string, as: Caller | null = owner, more: object = {}) =>
    buckets.app.call(method, `/v1/storage/buckets/${path}`, { as, ...more });
  const add = async (file: Partial<SentFile> & { id: string }): Promise<BucketFile> => {
    const { status, json } = await buckets.send({ as: owner, bytes: text('0123456789'), ...file });
    if (status !== 201) throw new Error(JSON.stringify(json));
    return json as BucketFile;
  };
  const list = async (queryTexts: readonly object[], as: Caller | null = owner, bucket = 'user-assets') => {
    const parameters = queryTexts.map((query) => `queries[]=${encodeURIComponent(JSON.stringify(query))}`);
    return call('GET', `${bucket}/files?${parameters.join('&')}`, as);
  };
  const idsOf = ({ json }: { json: unknown }) =>
    (json as { files: BucketFile[] }).files.map(({ $id }) => $id);

  describe('of a user', () => {
    it.each(['', '/view', '/download', '/preview'])('look missing to everybody else (%s)', async (action) => {
      await add({ id: 'mine' });
      for (const as of [stranger, admin, null]) {
        expect(await call('GET', `user-assets/files/mine${action}`, as)).toMatchObject({
          status: 404,
          json: { type: 'storage_file_not_found' },
        });
      }
      expect((await call('GET', `user-assets/files/mine${action}`)).status).toBe(200);
    });

    it('are changed and deleted by their owner only', async () => {
      await add({ id: 'mine' });
      for (const as of [stranger, admin]) {
        const changed = await call('PUT', 'user-assets/files/mine', as, { body: { name: 'theirs.txt' } });
        expect(changed.status).toBe(404);
        expect((await call('DELETE', 'user-assets/files/mine', as, { body: {} })).status).toBe(404);
      }
      expect(
        (await call('PUT', 'user-assets/files/mine', owner, { body: { name: 'ours.txt' } })).json,
      ).toMatchObject({
        name: 'ours.txt',
      });
      for (const name of ['../up.txt', 'a\nb', '..', '']) {
        expect((await call('PUT', 'user-assets/files/mine', owner, { body: { name } })).status).toBe(400);
      }
      expect((await call('DELETE', 'user-assets/files/mine', owner, { body: {} })).status).toBe(204);
      expect((await call('GET', 'user-assets/files/mine')).status).toBe(404);
      expect(buckets.files.files.size).toBe(0);
    });

    it('are shared by permissions, which readers cannot change', async () => {
      await add({ id: 'shared', permissions: ['read("any")'] });
      for (const as of [stranger, null]) {
        expect((await call('GET', 'user-assets/files/shared/view', as)).status).toBe(200);
      }
      expect(await call('PUT', 'user-assets/files/shared', stranger, { body: { name: 'x' } })).toMatchObject({
        status: 401,
        json: { type: 'user_unauthorized' },
      });
      await call('PUT', 'user-assets/files/shared', owner, { body: { permissions: ['read("users")'] } });
      expect((await call('GET', 'user-assets/files/shared', null)).status).toBe(404);
      expect((await call('GET', 'user-assets/files/shared', stranger)).status).toBe(200);
      // Found by its id, but not among the files of others.
      expect((await list([], stranger)).json).toEqual({ total: 0, files: [] });
    });

    it('tell those who may read them', async () => {
      await add({ id: 'shared', permissions: ['read("users")'] });
      const last = buckets.events.published.at(-1)?.event;
      expect(last).toMatchObject({
        kind: 'resource-changed',
        action: 'create',
        resource: { type: 'file', bucketId: 'user-assets', fileId: 'shared' },
        roles: [`user:${owner.userId}`, 'users'],
      });
    });

    it('are deleted with the account; those of the site stay', async () => {
      await add({ id: 'mine' });
      await add({ id: 'logo', as: admin, bucket: 'system-assets' });
      await add({ id: 'own', as: admin });
      await buckets.service.erase(owner.userId);
      await buckets.service.erase(admin.userId);
      await queries(transactions.outside).deleteFrom('users').where('id', '=', admin.userId).execute();
      expect((await call('GET', 'user-assets/files/mine')).status).toBe(404);
      expect((await call('GET', 'system-assets/files/logo/view', null)).status).toBe(200);
      expect(buckets.files.files.size).toBe(1);
    });

    it('are exported with their bytes', async () => {
      await add({ id: 'mine' });
      const exported = [];
      for await (const { file, read } of buckets.service.readAll(owner.userId)) {
        exported.push([file.$id, new TextDecoder().decode(await read())]);
      }
      expect(exported).toEqual([['mine', '0123456789']]);
    });
  });

  it('of the site are read by everybody and written by administrators', async () => {
    await add({ id: 'logo', as: admin, bucket: 'system-assets', permissions: ['read("users")'] });
    expect((await call('GET', 'system-assets/files/logo/view', null)).status).toBe(200);
    expect(idsOf(await list([], null, 'system-assets'))).toEqual(['logo']);
    expect((await call('DELETE', 'system-assets/files/logo', owner, { body: {} })).status).toBe(401);
    expect((await call('DELETE', 'system-assets/files/logo', admin, { body: {} })).status).toBe(204);
  });

  describe('are listed', () => {
    beforeEach(async () => {
      for (const [id, name] of [
        ['a', 'Şarkı.txt'],
        ['b', 'resim.txt'],
        ['c', 'notlar 100%.txt'],
      ] as const) {
        await add({ id, name, bytes: text(name.repeat(id === 'b' ? 2 : 1)) });
        buckets.clock.advance(1_000);
      }
      await add({ id: 'foreign', as: stranger });
    });

    it.each<[object[], string[]]>([
      [[], ['a', 'b', 'c']],
      [[{ method: 'orderDesc', attribute: '$createdAt' }], ['c', 'b', 'a']],
      [
        [
          { method: 'orderDesc', attribute: 'sizeOriginal' },
          { method: 'limit', values: [1] },
        ],
        ['b'],
      ],
      [[{ method: 'equal', attribute: '$id', values: ['a', 'foreign'] }], ['a']],
      [[{ method: 'notEqual', attribute: '$id', values: ['a'] }], ['b', 'c']],
      [[{ method: 'search', attribute: 'name', values: ['ŞARKI'] }], ['a']],
      [[{ method: 'contains', attribute: 'name', values: ['%'] }], ['c']],
      [[{ method: 'startsWith', attribute: 'name', values: ['resim'] }], ['b']],
      [[{ method: 'endsWith', attribute: 'name', values: ['ı.txt'] }], ['a']],
      [[{ method: 'cursorAfter', values: ['a'] }], ['b', 'c']],
      [
        [
          { method: 'cursorBefore', values: ['c'] },
          { method: 'limit', values: [1] },
        ],
        ['b'],
      ],
      [
        [{ method: 'greaterThan', attribute: '$createdAt', values: ['2026-11-22T12:00:00.500+00:00'] }],
        ['b', 'c'],
      ],
      [
        [
          {
            method: 'or',
            values: [
              { method: 'equal', attribute: '$id', values: ['a'] },
              { method: 'equal', attribute: '$id', values: ['foreign'] },
            ],
          },
        ],
        ['a'],
      ],
      [[{ method: 'equal', attribute: 'name', values: ["' or 1=1 --"] }], []],
    ])('by queries: %j', async (queryTexts, ids) => {
      expect(idsOf(await list(queryTexts))).toEqual(ids);
    });

    it.each([
      [{ method: 'equal', attribute: 'owner_id', values: ['x'] }],
      [{ method: 'equal', attribute: 'permissions_json', values: ['x'] }],
      [{ method: 'equal', attribute: '__proto__', values: ['x'] }],
      [{ method: 'regex', attribute: 'name', values: ['.*'] }],
      [{ method: 'limit', values: [0] }],
      [{ method: 'equal', attribute: 'sizeOriginal', values: ['1'] }],
      [{ method: 'constructor', attribute: 'name', values: ['x'] }],
    ])('not by %j', async (query) => {
      expect(await list([query])).toMatchObject({ status: 400, json: { type: 'general_query_invalid' } });
    });

    it('by the parameter of the SDK, with or without their number', async () => {
      const find = (parameters: string) => call('GET', `user-assets/files?${parameters}`);
      const found = await find(`search=${encodeURIComponent('ŞARKI')}`);
      expect([idsOf(found), found.json]).toMatchObject([['a'], { total: 1 }]);
      expect((await find('search=foreign')).json).toMatchObject({ files: [], total: 0 });
      expect((await find('total=false')).json).toMatchObject({ files: [{}, {}, {}], total: 0 });
    });

    it('not after a file of another user', async () => {
      expect(await list([{ method: 'cursorAfter', values: ['foreign'] }])).toMatchObject({
        status: 400,
        json: { type: 'general_cursor_not_found' },
      });
    });
  });

  describe('are sent', () => {
    it.each([
      ['page.html', '<!doctype html><script>alert(1)</script>', 'text/html'],
      [
        'drawing.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        'image/svg+xml',
      ],
      ['picture.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>', 'image/svg+xml'],
      ['script.js', 'alert(1)', 'text/javascript'],
      ['feed.xml', '<?xml version="1.0"?><a/>', 'application/xml'],
    ])('as text to save when they could run: %s', async (name, content, mimeType) => {
      const file = await add({ id: 'bad', name, bytes: text(content) });
      expect(file.mimeType).toBe(mimeType);
      const { headers } = await call('GET', 'user-assets/files/bad/view');
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    it('as pictures when their bytes say so, whatever their name', async () => {
      await add({ id: 'picture', name: 'page.html', bytes: makeWholePng() });
      const { headers } = await call('GET', 'user-assets/files/picture/view');
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('content-disposition')).toMatch(/^inline;/);
      const saved = await call('GET', 'user-assets/files/picture/download');
      expect(saved.headers.get('content-type')).toBe('application/octet-stream');
      expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="page.html"/);
      expect(saved.headers.get('cache-control')).toBe('private, max-age=3888000');
    });

    it.each([
      ['bytes=0-3', '0123', 'bytes 0-3/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=8-100', '89', 'bytes 8-9/10'],
      ['bytes=-100', '0123456789', 'bytes 0-9/10'],
    ])('in the range %s', async (range, content, contentRange) => {
      await add({ id: 'digits' });
      const reply = await call('GET', 'user-assets/files/digits/download', owner, { headers: { range } });
      expect(reply.status).toBe(206);
      expect(new TextDecoder().decode(reply.bytes())).toBe(content);
      expect(reply.headers.get('content-range')).toBe(contentRange);
      expect(reply.headers.get('content-length')).toBe(String(content.length));
    });

    it.each(['bytes=10-', 'bytes=5-3', 'bytes=-', 'bytes=a-b', 'bytes=-0', 'bytes=99999999999999999999-'])(
      'not in the range %s',
      async (range) => {
        await add({ id: 'digits' });
        const reply = await call('GET', 'user-assets/files/digits/view', owner, { headers: { range } });
        expect(reply).toMatchObject({ status: 416, json: { type: 'storage_invalid_range' } });
      },
    );

    it.each(['bytes=0-1,3-4', 'items=0-1'])('whole for the range %s', async (range) => {
      await add({ id: 'digits' });
      const reply = await call('GET', 'user-assets/files/digits/view', owner, { headers: { range } });
      expect([reply.status, reply.bytes().byteLength]).toEqual([200, 10]);
    });

    it('in a range that touches two parts', async () => {
      const film = new Uint8Array(partSize + 500).map((_, index) => index % 251);
      await buckets.sendPart(film, 0, { as: owner, id: 'film' });
      await buckets.sendPart(film, 1, { as: owner, id: 'film', uploadId: 'film' });
      const range = `bytes=${partSize - 70_000}-${partSize + 99}`;
      const reply = await call('GET', 'user-assets/files/film/download', owner, { headers: { range } });
      expect(Buffer.compare(reply.bytes(), film.subarray(partSize - 70_000, partSize + 100))).toBe(0);
    });
  });

  describe('have previews', () => {
    const photo = () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#d02020' } })
        .jpeg()
        .toBuffer();
    const preview = async (parameters: string, id = 'photo') => {
      const { status, bytes, headers, json } = await call(
        'GET',
        `user-assets/files/${id}/preview?${parameters}`,
      );
      if (status !== 200) return { status, json };
      const { data, info } = await sharp(bytes()).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
      ];
      return { status, type: headers.get('content-type'), width: info.width, height: info.height, pixel };
    };
    beforeEach(async () => {
      await add({ id: 'photo', name: 'photo.jpg', bytes: new Uint8Array(await photo()) });
    });

    it.each([
      ['', 'image/jpeg', 800, 600],
      ['width=400', 'image/jpeg', 400, 300],
      ['height=60', 'image/jpeg', 80, 60],
      ['width=100&height=100', 'image/jpeg', 100, 100],
      ['width=100&height=50&gravity=top-left&output=png', 'image/png', 100, 50],
      ['width=40&output=webp&quality=10', 'image/webp', 40, 30],
      ['width=40&output=gif', 'image/gif', 40, 30],
      ['width=40&borderWidth=5&borderColor=00ff00&output=png', 'image/png', 50, 40],
      ['width=40&rotation=90', 'image/jpeg', 30, 40],
      ['width=1600', 'image/jpeg', 1_600, 1_200],
      // Parameters that some versions of the client SDK add.
      ['width=40&project=kilim&impersonateuserid=', 'image/jpeg', 40, 30],
    ])('with %s', async (parameters, type, width, height) => {
      expect(await preview(parameters)).toMatchObject({ status: 200, type, width, height });
    });

    it('with a border, round corners, opacity and a background', async () => {
      const bordered = await preview('width=40&borderWidth=5&borderColor=00ff00&output=png');
      expect(bordered.pixel?.(2, 2)).toEqual([0, 255, 0, 255]);
      const round = await preview('width=40&borderRadius=12&output=png');
      expect(round.pixel?.(0, 0)[3]).toBe(0);
      expect(round.pixel?.(20, 15)[3]).toBe(255);
      const faint = await preview('width=40&opacity=0.5&output=png');
      expect(faint.pixel?.(20, 15)[3]).toBeCloseTo(128, -1);
      const filled = await preview('width=40&opacity=0&background=0000ff&output=png');
      expect(filled.pixel?.(20, 15)).toEqual([0, 0, 255, 255]);
    });

    it.each([
      'width=5000',
      'width=-1',
      'opacity=2',
      'output=exe',
      'gravity=up',
      'background=javascript',
      'rotation=999',
    ])('not with %s', async (parameters) => {
      expect(await preview(parameters)).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid' },
      });
    });

    it('that are an icon for other files, drawings included', async () => {
      await add({ id: 'note' });
      await add({ id: 'svg', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"></svg>') });
      for (const id of ['note', 'svg']) {
        expect(await preview('width=60', id)).toMatchObject({ type: 'image/png', width: 60, height: 80 });
      }
    });

    it('that are an icon for a picture that cannot be read', async () => {
      await add({ id: 'broken', bytes: makeWholePng(100, 100) });
      expect(await preview('width=60', 'broken')).toMatchObject({ status: 200, width: 60, height: 80 });
    });

    it('not of a small file with too many pixels', async () => {
      const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      expect(bomb.byteLength).toBeLessThan(1_048_576);
      await add({ id: 'bomb', bytes: new Uint8Array(bomb) });
      expect(await preview('width=60', 'bomb')).toMatchObject({
        status: 413,
        json: { type: 'image_too_large' },
      });
    });

    it('of a picture a thousand times as wide as high stay within the limits', async () => {
      const strip = await sharp({ create: { width: 16_000, height: 2, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      await add({ id: 'strip', bytes: new Uint8Array(strip) });
      const { width = 0 } = await preview('height=4000', 'strip');
      expect(width).toBeLessThanOrEqual(4_000);
    });
  });
});
