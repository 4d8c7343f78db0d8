import { type ImageAttachment, limits, type Project } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makeJpeg, makePng, makeWebp, makeWholeGif, makeWholePng } from '../../../testing/pictures.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import type { StorageCount } from '../../storage/index.ts';
import { createProjectsRoutes, createProjectUpkeep } from '../index.ts';
import { findUsageDifference } from '../usage/repository.ts';

const day = 86_400_000;
const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const join = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

describeOnEachEngine('images of prompts', ({ transactions }) => {
  const clock = createManualClock();
  let counted = 0;
  const storage: StorageCount = {
    change: async (_tx, _userId, bytes) => {
      counted += bytes;
    },
  };
  const projects = createTestProjects({ transactions, clock, storage });
  const app = createTestApp({ routes: createProjectsRoutes(projects), rateLimitFactor: 1 });
  let owner: Caller;
  let project: Project;

  const add = (
    bytes: Uint8Array<ArrayBuffer>,
    as: Caller | null = owner,
    type = 'image/png',
    name = 'a.png',
  ) =>
    app.call('POST', `/v1/projects/${project.id}/images?name=${name}`, {
      as,
      rawBody: bytes,
      headers: { 'content-type': type },
    });
  const get = (hash: string, as: Caller | null = owner) =>
    app.call('GET', `/v1/projects/${project.id}/images/${hash}`, { as });
  const difference = async () => (await findUsageDifference(transactions.outside, project.id))?.difference;
  const tidy = () =>
    createProjectUpkeep({ transactions, clock, storage, findVersionsInUse: async () => new Set() }).tidy();

  beforeEach(async () => {
    owner = await addUser(transactions);
    clock.advance(2_000);
    project = await projects.create(owner.userId, { name: 'Su', language: 'tr' });
  });

  it('are described by their bytes and returned with safe headers', async () => {
    const bytes = makeWholePng(640, 480);
    // The type that the client claims means nothing.
    const reply = await add(bytes, owner, 'image/jpeg', 'logo.jpg');
    expect(reply).toMatchObject({
      status: 201,
      json: {
        kind: 'image',
        name: 'logo.jpg',
        mediaType: 'image/png',
        width: 640,
        height: 480,
        size: bytes.byteLength,
      },
    });
    const picture = await get((reply.json as ImageAttachment).hash);
    expect(picture.bytes()).toEqual(bytes);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of more than one part keep their bytes', async () => {
    const filler = new Uint8Array(500_000).map((_, index) => index % 251);
    const jpeg = join(makeJpeg(1_568, 900), filler, Uint8Array.of(0xff, 0xd9));
    const { hash } = (await add(jpeg, owner, 'image/jpeg')).json as ImageAttachment;
    expect(Buffer.compare((await get(hash)).bytes(), jpeg)).toBe(0);
    const [read] = await projects.images.read(project.id, [hash]);
    expect(Buffer.compare(Buffer.from(read?.base64 ?? '', 'base64'), jpeg)).toBe(0);
  });

  it('are stored and counted once under their hash', async () => {
    const before = counted;
    const first = await add(makeWholePng(16, 16));
    const growth = counted - before;
    const again = await add(makeWholePng(16, 16), owner, 'image/png', 'b.png');
    expect((again.json as ImageAttachment).hash).toBe((first.json as ImageAttachment).hash);
    expect(growth).toBeGreaterThan(makeWholePng().byteLength);
    expect(counted - before).toBe(growth);
    expect(await difference()).toBe(0);
  });

  it('look missing to everybody but their owner', async () => {
    const { hash } = (await add(makeWholePng(17, 17))).json as ImageAttachment;
    const stranger = await addUser(transactions);
    expect(await get(hash, stranger)).toMatchObject({
      status: 404,
      json: { type: 'prompt_image_not_found' },
    });
    expect((await get(hash, null)).status).toBe(401);
    expect(await add(makeWholePng(), stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    clock.advance(2_000);
    const other = await projects.create(owner.userId, { name: 'Başka', language: 'tr' });
    await expect(projects.images.open(owner.userId, other.id, hash)).rejects.toMatchObject({
      type: 'prompt_image_not_found',
    });
  });

  describe('are refused', () => {
    it.each([
      ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['a page with the name of a picture', text('<!doctype html><script>alert(1)</script>')],
      ['a picture that is a page too', join(makeWholePng(), text('<script>alert(1)</script>'))],
      ['a GIF that is a script too', text('GIF89a\u0001\u0000\u0001\u0000\u0000=1;alert(1);')],
      ['a picture that ends within its header', makePng(64, 64).subarray(0, 20)],
      ['a picture that is cut off', makePng(64, 64)],
      ['a picture without a size', makeWholePng(0, 0)],
      ['an animation without pixels', makeWebp(8, 8, { isAnimated: true })],
      ['an icon', Uint8Array.of(0, 0, 1, 0, 1, 0)],
      ['an empty file', new Uint8Array()],
    ])('%s', async (_, bytes) => {
      expect(await add(bytes)).toMatchObject({ status: 400, json: { type: 'prompt_image_invalid' } });
    });

    it('a small file that names 400 million pixels', async () => {
      expect(await add(makeWholePng(20_000, 20_000))).toMatchObject({
        status: 413,
        json: { type: 'image_too_large' },
      });
    });

    it('too many bytes', async () => {
      expect(await add(new Uint8Array(limits.promptImageMaximum + 1))).toMatchObject({
        status: 413,
        json: { type: 'prompt_image_too_large' },
      });
    });

    it('more than 120 a minute', async () => {
      const statuses = [];
      for (let count = 0; count <= 120; count += 1) statuses.push((await add(text('x'))).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
  });

  it('that no prompt was sent with are deleted after a week, the others stay', async () => {
    const unsent = (await add(makeWholePng(18, 18))).json as ImageAttachment;
    const sent = (await add(makeWholeGif(18, 18), owner, 'image/gif')).json as ImageAttachment;
    await transactions.run((tx) => projects.images.use(tx, project.id, [sent.hash]));
    clock.advance(6 * day);
    await tidy();
    expect((await get(unsent.hash)).status).toBe(200);
    clock.advance(2 * day);
    await tidy();
    expect((await get(unsent.hash)).status).toBe(404);
    expect((await get(sent.hash)).status).toBe(200);
    expect(await difference()).toBe(0);
  });

  it('stay when old versions are thinned out', async () => {
    const { hash } = (await add(makeWholePng(19, 19))).json as ImageAttachment;
    await transactions.run((tx) => projects.images.use(tx, project.id, [hash]));
    for (let count = 0; count < limits.versionsKept + 5; count += 1) {
      clock.advance(5 * 60_000);
      const files = { 'src/a.ts': `export const a = ${count};\n` };
      const version = { title: null, turnId: null, reason: 'code-save', author: 'user' } as const;
      await transactions.run((tx) => projects.applyFiles(tx, { projectId: project.id, files, ...version }));
    }
    clock.advance(400 * day);
    expect((await projects.thinVersions(owner.userId, project.id)).versions).toBeGreaterThan(0);
    expect((await get(hash)).status).toBe(200);
    expect(await difference()).toBe(0);
  });

  it('are deleted with the project', async () => {
    const start = counted;
    const { hash } = (await add(makeWholePng(20, 20))).json as ImageAttachment;
    await projects.remove(owner.userId, project.id);
    await projects.purge(owner.userId, project.id);
    const left = await transactions.run((tx) =>
      projects.images.require(tx, project.id, [hash]).catch((error: unknown) => error),
    );
    expect(left).toMatchObject({ type: 'prompt_image_not_found' });
    expect(counted).toBeLessThan(start);
  });
});
