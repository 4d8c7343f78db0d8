import { limits, type Project } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makeJpeg, makePng, makeWebp } from '../../../testing/pictures.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import type { StorageCount } from '../../storage/index.ts';
import { createProjectsRoutes } from '../index.ts';
import { findUsageDifference } from '../usage/repository.ts';

describeOnEachEngine('the picture of a project', ({ transactions }) => {
  const clock = createManualClock();
  const events = createRecordedEvents();
  let counted = 0;
  const storage: StorageCount = {
    change: async (_tx, _userId, bytes) => {
      counted += bytes;
    },
  };
  const projects = createTestProjects({ transactions, clock, events, storage });
  const app = createTestApp({ routes: createProjectsRoutes(projects), rateLimitFactor: 1 });
  let owner: Caller;
  let project: Project;

  const put = (bytes: Uint8Array<ArrayBuffer>, as: Caller | null = owner, type = 'image/webp') =>
    app.call('PUT', `/v1/projects/${project.id}/preview`, {
      as,
      rawBody: bytes,
      headers: { 'content-type': type },
    });
  const get = (path: string | null, as: Caller | null = owner) => app.call('GET', path ?? '', { as });
  const difference = async () => (await findUsageDifference(transactions.outside, project.id))?.difference;

  beforeEach(async () => {
    owner = await addUser(transactions);
    clock.advance(2_000);
    project = await projects.create(owner.userId, { name: 'Su', language: 'tr' });
  });

  it('is stored, named in the project and returned with safe headers', async () => {
    const bytes = makeWebp(320, 692);
    const reply = await put(bytes);
    expect(reply.status).toBe(200);
    const { preview, updatedAt } = reply.json as Project;
    expect(preview).toMatch(new RegExp(`^/v1/projects/${project.id}/preview/[0-9a-f]{16}$`));
    expect(updatedAt).toBe(project.updatedAt);
    const picture = await get(preview);
    expect(picture.bytes()).toEqual(bytes);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await projects.find(owner.userId, project.id)).preview).toBe(preview);
  });

  it('publishes a new picture once', async () => {
    const before = events.published.length;
    await put(makeWebp(320, 692));
    await put(makeWebp(320, 692));
    expect(events.published.slice(before)).toMatchObject([{ event: { kind: 'project-updated' } }]);
  });

  it('replaces the former picture and counts its bytes', async () => {
    const { preview: first } = (await put(makeWebp(320, 600))).json as Project;
    const before = counted;
    await put(makeJpeg(320, 692), owner, 'image/jpeg');
    expect(counted - before).toBe(makeJpeg().byteLength - makeWebp().byteLength);
    expect(await difference()).toBe(0);
    expect(await get(first)).toMatchObject({
      status: 404,
      json: { type: 'project_preview_not_found' },
    });
  });

  it("is missing for everybody but the project's owner", async () => {
    const { preview } = (await put(makeWebp(320, 692))).json as Project;
    const stranger = await addUser(transactions);
    expect((await get(preview, stranger)).status).toBe(404);
    expect((await get(preview, null)).status).toBe(401);
    expect(await put(makeWebp(320, 692), stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    expect((await put(makeWebp(320, 692), null)).status).toBe(401);
  });

  describe('rejects', () => {
    it.each([
      ['another kind of picture', makePng(320, 692)],
      ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
      ['a picture that is too wide', makeWebp(321, 692)],
      ['a picture that is too high', makeWebp(320, 695)],
      ['an animated picture', makeWebp(320, 692, { isAnimated: true })],
      ['an empty file', new Uint8Array()],
    ])('%s', async (_name, bytes) => {
      expect(await put(bytes)).toMatchObject({ status: 400, json: { type: 'project_preview_invalid' } });
      expect((await projects.find(owner.userId, project.id)).preview).toBeNull();
    });

    it('a picture with too many bytes', async () => {
      expect(await put(new Uint8Array(limits.previewMaximum + 1))).toMatchObject({
        status: 413,
        json: { type: 'project_preview_too_large' },
      });
    });

    it('too many pictures in a minute', async () => {
      const statuses = [];
      for (let count = 0; count <= 20; count += 1)
        statuses.push((await put(makeWebp(100 + count, 200))).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
  });

  it('is copied with the project', async () => {
    await put(makeWebp(320, 692));
    clock.advance(2_000);
    const copy = await projects.duplicate(owner.userId, project.id);
    expect(copy.preview).toContain(copy.id);
    expect((await get(copy.preview)).status).toBe(200);
    expect((await findUsageDifference(transactions.outside, copy.id))?.difference).toBe(0);
  });

  it('is deleted with the project', async () => {
    const start = counted;
    await put(makeWebp(320, 692));
    await projects.remove(owner.userId, project.id);
    await projects.purge(owner.userId, project.id);
    const rows = await queries(transactions.outside)
      .selectFrom('project_previews')
      .selectAll()
      .where('project_id', '=', project.id)
      .execute();
    expect(rows).toEqual([]);
    expect(counted).toBeLessThan(start);
  });
});
