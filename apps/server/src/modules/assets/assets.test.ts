import { type Asset, type EndpointReply, limits, type listAssets, megabyte } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { makeJpeg, makePng, makeWholePng } from '../../testing/pictures.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createStorageService } from '../storage/index.ts';
import { createAssetsRoutes, createAssetsService, sumAssetBytes } from './index.ts';

type List = EndpointReply<typeof listAssets>;
const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const drawing = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const binary = { 'content-type': 'application/octet-stream' };
const missing = { status: 404, json: { type: 'asset_not_found' } };

describeOnEachEngine('the library', ({ transactions }) => {
  const clock = createManualClock();
  const files = createMemoryStorage();
  const storage = createStorageService({
    transactions,
    clock,
    findLimit: async () => 200,
    readProjects: async () => ({ files: 0, versions: 0, trash: 0, trashProjects: 0, consumers: [] }),
    readUploads: sumAssetBytes,
    readExports: async () => 0,
  });
  const assets = createAssetsService({
    transactions,
    clock,
    files,
    storage,
    findLanguage: async () => null,
  });
  const app = createTestApp({ routes: createAssetsRoutes(assets), rateLimitFactor: 1 });
  let owner: Caller;

  const add = (name: string, bytes: Uint8Array<ArrayBuffer>, as: Caller | null = owner) =>
    app.call('POST', `/v1/assets?name=${encodeURIComponent(name)}`, { as, rawBody: bytes, headers: binary });
  const added = async (name: string, bytes: Uint8Array<ArrayBuffer> = makePng()) => {
    clock.advance(1_000);
    return (await add(name, bytes)).json as Asset;
  };
  const list = async (query = '', as = owner) =>
    (await app.call('GET', `/v1/assets?${query}`, { as })).json as List;
  const names = async (query = '') => (await list(query)).assets.map(({ name }) => name);
  const change = (id: string, body: object, as: Caller = owner) =>
    app.call('PATCH', `/v1/assets/${id}`, { as, body });
  const setThumbnail = (id: string, bytes: Uint8Array<ArrayBuffer>, as: Caller = owner) =>
    app.call('PUT', `/v1/assets/${id}/thumbnail`, {
      as,
      rawBody: bytes,
      headers: { 'content-type': 'image/png' },
    });
  const counted = async (): Promise<number> => (await storage.usage(owner.userId)).usedBytes;
  const sum = (): Promise<number> => sumAssetBytes(transactions.outside, owner.userId);

  beforeEach(async () => {
    owner = await addUser(transactions);
  });

  it.each([
    ['foto.png', makePng(320, 200), { type: 'image', mediaType: 'image/png', width: 320, height: 200 }],
    ['foto.png', makeJpeg(8, 9), { type: 'image', mediaType: 'image/jpeg', width: 8, height: 9 }],
    ['çizim.svg', drawing, { type: 'image', mediaType: 'image/svg+xml', width: null }],
    ['ses.mp3', text('ID3 ses'), { type: 'audio', mediaType: 'audio/mpeg' }],
    ['ses.wav', text('RIFF....WAVEfmt '), { type: 'audio', mediaType: 'audio/wav' }],
    ['film.mp4', text('....ftypmp42'), { type: 'video', mediaType: 'video/mp4' }],
    ['yazı.ttf', Uint8Array.of(0, 1, 0, 0, 9), { type: 'font', mediaType: 'font/ttf' }],
    ['yazı.otf', text('OTTO....'), { type: 'font', mediaType: 'font/otf' }],
    ['belge.pdf', text('%PDF-1.7'), { type: 'document', mediaType: 'application/pdf' }],
    [
      'belge.doc',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      { type: 'document', mediaType: 'application/msword' },
    ],
    ['belge.DOCX', text('PK\u0003\u0004word'), { type: 'document' }],
    ['notlar.txt', Uint8Array.of(0xff, 0xfe, 65, 0), { type: 'document', mediaType: 'text/plain' }],
    ['notlar.txt', text('Günaydın'), { type: 'document', mediaType: 'text/plain' }],
  ])('accepts %s and says what its bytes are', async (name, bytes, facts) => {
    const reply = await add(name, bytes);
    const folder = facts.type === 'image' ? 'images' : 'files';
    expect(reply).toMatchObject({
      status: 201,
      json: { name, size: bytes.byteLength, folder, tags: [], thumbnail: null, ...facts },
    });
    expect(await list()).toMatchObject({ assets: [reply.json], total: 1, nextCursor: null, tags: [] });
  });

  describe('refuses', () => {
    it.each([
      ['a page', 'sayfa.html', text('<!doctype html><script>alert(1)</script>')],
      ['a page with the name of a picture', 'foto.png', text('<html></html>')],
      ['an archive', 'paket.zip', text('PK\u0003\u0004')],
      ['a program', 'oyun.exe', text('MZ\u0000')],
      ['a script', 'kod.js', text('alert(1)')],
      ['a text that is none', 'notlar.txt', Uint8Array.of(0x80, 0x81, 0x00)],
    ])('%s', async (_, name, bytes) => {
      expect(await add(name, bytes)).toMatchObject({ status: 400, json: { type: 'asset_type_unsupported' } });
    });
    it.each([
      ['file_empty', 400, 'a.txt', new Uint8Array()],
      ['asset_name_required', 400, ' .. ', makePng()],
      ['image_too_large', 413, 'a.png', makePng(20_000, 20_000)],
      ['asset_too_large', 413, 'a.png', new Uint8Array(limits.assetMaximum + 1)],
    ])('%s', async (type, status, name, bytes) => {
      expect(await add(name, bytes)).toMatchObject({ status, json: { type } });
      expect(await sum()).toBe(0);
      expect(await counted()).toBe(0);
    });
    it('guests', async () => {
      expect((await add('a.png', makePng(), null)).status).toBe(401);
    });
    it('more than 120 files a minute', async () => {
      const statuses = [];
      for (let count = 0; count <= 120; count += 1) statuses.push((await add('x', text('x'))).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
    it('a file above the quota, and keeps none of its bytes', async () => {
      const full = 200 * megabyte;
      const db = queries(transactions.outside);
      await db.updateTable('users').set({ storage_bytes: full }).where('id', '=', owner.userId).execute();
      const before = files.files.size;
      expect(await add('a.png', makePng())).toMatchObject({ json: { type: 'storage_limit_reached' } });
      expect(files.files.size).toBe(before);
      expect((await list()).total).toBe(0);
    });
  });

  it.each([
    ['../../etc/foto.png', 'foto.png'],
    ['C:\\resimler\\foto.png', 'foto.png'],
    ['  çok   güzel.png ', 'çok güzel.png'],
    ['a\u202Egnp.exe.png', 'a gnp.exe.png'],
    [`${'uzun'.repeat(50)}.png`, `${'uzun'.repeat(29)}.png`],
  ])('turns the name %j into %j', async (raw, name) => {
    expect((await added(raw)).name).toBe(name);
  });

  it('is searched by name and tag without regard to case and accents', async () => {
    const menu = await added('Menü fotoğrafı.png');
    await added('Çıngırak.mp3', text('ID3'));
    await change(menu.id, { tags: [' Kafe ', 'kafe', 'İçecek'] });
    expect(await names('search=FOTOGRAF')).toEqual(['Menü fotoğrafı.png']);
    expect(await names('search=icecek')).toEqual(['Menü fotoğrafı.png']);
    expect(await names('search=100%25')).toEqual([]);
    expect(await names(`tag=${encodeURIComponent('KAFE')}`)).toEqual(['Menü fotoğrafı.png']);
    expect(await names('tag=kaf')).toEqual([]);
    expect(await names('type=audio')).toEqual(['Çıngırak.mp3']);
    expect(await names('folder=files')).toEqual(['Çıngırak.mp3']);
    expect((await list('type=audio')).tags).toEqual(['İçecek', 'Kafe']);
  });

  it('is listed page by page, newest first', async () => {
    for (const name of ['bir.png', 'iki.png', 'üç.png']) await added(name);
    const first = await list('limit=2');
    expect(first.assets.map(({ name }) => name)).toEqual(['üç.png', 'iki.png']);
    expect(first.total).toBe(3);
    expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(['bir.png']);
    const broken = await app.call('GET', '/v1/assets?cursor=x', { as: owner });
    expect(broken).toMatchObject({ status: 400, json: { type: 'general_cursor_not_found' } });
  });

  it('lets the owner rename, move and tag a file', async () => {
    const { id } = await added('foto.png');
    expect((await change(id, { name: 'Kapak', folder: 'files', tags: ['a'] })).json).toMatchObject({
      name: 'Kapak.png',
      folder: 'files',
      tags: ['a'],
    });
    expect(await change(id, { name: ' ' })).toMatchObject({ json: { type: 'asset_name_required' } });
    expect((await change(id, { tags: Array.from({ length: 11 }, (_, at) => `t${at}`) })).status).toBe(400);
    expect(await names('search=kapak')).toEqual(['Kapak.png']);
  });

  it('returns a file as an attachment that no browser runs', async () => {
    const { id } = await added('çizim.svg', drawing);
    const reply = await app.call('GET', `/v1/assets/${id}/content`, { as: owner });
    expect(reply.bytes()).toEqual(drawing);
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('keeps a small picture and replaces it', async () => {
    const { id } = await added('foto.png');
    const reply = await setThumbnail(id, makeWholePng(64, 64, 1));
    const first = (reply.json as Asset).thumbnail ?? '';
    const shown = await app.call('GET', first, { as: owner });
    expect(shown.bytes()).toEqual(makeWholePng(64, 64, 1));
    expect(shown.headers.get('content-type')).toBe('image/png');
    const second = (await setThumbnail(id, makeWholePng(32, 32, 2))).json as Asset;
    expect(second.thumbnail).not.toBe(first);
    expect(await app.call('GET', first, { as: owner })).toMatchObject(missing);
    await setThumbnail(id, makeWholePng(32, 32, 2));
    expect((await app.call('GET', second.thumbnail ?? '', { as: owner })).status).toBe(200);
    expect([...files.files.keys()].filter((key) => key.startsWith(`thumbnails/${id}/`))).toHaveLength(1);
    expect(await counted()).toBe(await sum());
  });

  it.each([
    ['a drawing', drawing],
    ['a picture that is a page too', Uint8Array.from([...makeWholePng(), ...text('<script>')])],
    ['a large picture', makeWholePng(257, 20)],
    ['too many bytes', new Uint8Array(limits.thumbnailMaximum + 1)],
  ])('refuses %s as a small picture', async (_, bytes) => {
    const { id } = await added('foto.png');
    expect(await setThumbnail(id, bytes)).toMatchObject({
      status: 400,
      json: { type: 'asset_thumbnail_invalid' },
    });
  });

  it('is missing for everybody but its owner', async () => {
    const { id } = await added('foto.png');
    const { thumbnail } = (await setThumbnail(id, makeWholePng())).json as Asset;
    const stranger = await addUser(transactions);
    expect(await change(id, { name: 'x' }, stranger)).toMatchObject(missing);
    expect(await setThumbnail(id, makeWholePng(), stranger)).toMatchObject(missing);
    expect(await app.call('GET', `/v1/assets/${id}/content`, { as: stranger })).toMatchObject(missing);
    expect(await app.call('GET', thumbnail ?? '', { as: stranger })).toMatchObject(missing);
    await app.call('DELETE', `/v1/assets/${id}`, { as: stranger });
    expect((await list('', stranger)).total).toBe(0);
    expect((await list()).total).toBe(1);
  });

  it('counts towards the quota until a file is deleted, and deletes its bytes', async () => {
    const start = files.files.size;
    const { id } = await added('foto.png');
    await setThumbnail(id, makeWholePng());
    expect(await counted()).toBe(await sum());
    expect(await counted()).toBeGreaterThan(makePng().byteLength + makeWholePng().byteLength);
    for (let count = 0; count < 2; count += 1) {
      expect((await app.call('DELETE', `/v1/assets/${id}`, { as: owner })).status).toBe(204);
    }
    expect(await counted()).toBe(0);
    expect(files.files.size).toBe(start);
  });

  it('keeps the bytes of another file with the same content', async () => {
    const one = await added('bir.png');
    const other = await added('iki.png');
    await app.call('DELETE', `/v1/assets/${one.id}`, { as: owner });
    expect((await app.call('GET', `/v1/assets/${other.id}/content`, { as: owner })).bytes()).toEqual(
      makePng(),
    );
  });

  it('starts with three samples, once', async () => {
    const addSamples = (language: 'tr' | 'en') =>
      app.call('POST', '/v1/assets/samples', { as: owner, body: { language } });
    expect((await list()).hasSamples).toBe(false);
    const replies = await Promise.all([addSamples('tr'), addSamples('tr')]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    const { assets: found, hasSamples, tags } = await list();
    expect(hasSamples).toBe(true);
    expect(tags).toEqual(['örnek']);
    expect(found.map(({ name }) => name).toSorted()).toEqual([
      'Bildirim sesi.wav',
      'Kilim deseni.png',
      'Profil resmi.png',
    ]);
    expect(found.filter(({ thumbnail }) => thumbnail !== null)).toHaveLength(2);
    for (const { id } of found) await app.call('DELETE', `/v1/assets/${id}`, { as: owner });
    await addSamples('en');
    expect((await list()).total).toBe(0);
  });

  it('holds a limited number of files', async () => {
    const { id } = await added('foto.png');
    const db = queries(transactions.outside);
    const row = await db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: limits.assetsPerUser - 1 }, (_, at) => ({ ...row, id: `${id}-${at}` }));
    for (let at = 0; at < rows.length; at += 50) {
      await db
        .insertInto('assets')
        .values(rows.slice(at, at + 50))
        .execute();
    }
    expect(await add('fazla.png', makePng())).toMatchObject({
      status: 409,
      json: { type: 'asset_limit_reached' },
    });
  });

  it('erases the stored files of an account', async () => {
    const start = files.files.size;
    const { id } = await added('foto.png');
    await setThumbnail(id, makeWholePng());
    await assets.erase(owner.userId);
    expect(files.files.size).toBe(start);
  });
});
