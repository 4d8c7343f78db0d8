import { limits, megabyte, type ProjectId, type StorageUsage } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makePng } from '../../testing/pictures.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createProjectsRoutes, sumStoredBytes } from '../projects/index.ts';
import { listFiles } from '../projects/testing/list-files.ts';
import { createStorageRoutes } from './index.ts';
import { openStorage } from './testing/open-storage.ts';

const day = 86_400_000;

describeOnEachEngine('the storage quota', ({ transactions }) => {
  let limit = 200;
  const { clock, files, profiles, projects, recount, stored } = openStorage(transactions, {
    findLimit: async () => limit,
  });
  const app = createTestApp({ routes: [...createProjectsRoutes(projects), ...createStorageRoutes(stored)] });
  let owner: Caller;
  let unique = 0;

  const used = async (): Promise<number> => {
    const { storage_bytes } = await queries(transactions.outside)
      .selectFrom('users')
      .select('storage_bytes')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    return storage_bytes;
  };
  /** Sets the counter so that this many bytes are left. */
  const leave = async (bytes: number): Promise<void> => {
    await queries(transactions.outside)
      .updateTable('users')
      .set({ storage_bytes: limit * megabyte - bytes })
      .where('id', '=', owner.userId)
      .execute();
  };
  const create = async (name: string): Promise<ProjectId> => {
    clock.advance(2_000);
    return (await projects.create(owner.userId, { name, language: 'tr' })).id;
  };
  const text = (size: number): string => {
    unique += 1;
    return `${unique}`.padEnd(size, 'x');
  };
  const hashes = new Map<string, string>();
  const write = async (projectId: ProjectId, path: string, size: number): Promise<void> => {
    const { written } = await projects.writeFiles(owner.userId, projectId, {
      // A reason that is never gathered in an editing session.
      reason: 'import',
      operations: [
        { kind: 'write', path, content: text(size), baseHash: hashes.get(`${projectId} ${path}`) ?? null },
      ],
    });
    hashes.set(`${projectId} ${path}`, written[0]?.hash ?? '');
  };
  const refusal = (bytes: number) => ({ type: 'storage_limit_reached', params: { used: bytes, limit } });

  beforeEach(async () => {
    owner = await addUser(transactions);
    limit = 200;
    hashes.clear();
  });

  it('stops a user who writes 371 MB of versions, by pace and by quota', async () => {
    const projectId = await create('Depo');
    const attack = async (): Promise<unknown> => {
      for (let count = 0; count < 371; count += 1) {
        try {
          await write(projectId, 'a.txt', megabyte);
        } catch (error) {
          return error;
        }
      }
      return null;
    };
    expect(await attack()).toMatchObject({ type: 'storage_write_too_fast', params: { seconds: 58 } });
    expect(await used()).toBeLessThan(limits.bytesWrittenPerMinute + megabyte);
    expect(await recount.recount(owner.userId)).toBe(0);
    clock.advance(60_000);
    await leave(5 * megabyte);
    expect(await attack()).toMatchObject(refusal(199));
    expect(await used()).toBeLessThanOrEqual(limit * megabyte);
  });

  it('stops repeated writing and deleting at the daily limit', async () => {
    const projectId = await create('Depo');
    await queries(transactions.outside)
      .updateTable('users')
      .set({ write_day_bytes: limits.bytesWrittenPerDay - megabyte })
      .where('id', '=', owner.userId)
      .execute();
    await write(projectId, 'a.txt', megabyte / 2);
    await projects.remove(owner.userId, projectId);
    await projects.purge(owner.userId, projectId);
    hashes.clear();
    const next = await create('Depo');
    await expect(write(next, 'a.txt', megabyte)).rejects.toMatchObject({
      type: 'storage_day_limit_reached',
      params: { limit: 500, seconds: expect.any(Number) },
    });
    clock.advance(day);
    await expect(write(next, 'a.txt', 10)).resolves.toBeUndefined();
  });

  it('holds for 20 concurrent writers', async () => {
    const ids: ProjectId[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await create(`Proje ${index}`));
    const size = 100_000;
    await leave(5 * (size + 3_000));
    const outcomes = await Promise.allSettled(ids.map((projectId) => write(projectId, 'a.txt', size)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refusal(199));
    }
    expect(await used()).toBeLessThanOrEqual(limit * megabyte);
  });

  it('rejects every way to store more without changing anything', async () => {
    const projectId = await create('Dolu');
    await write(projectId, 'a.txt', 1_000);
    const [first] = (await projects.listVersions(owner.userId, projectId, { limit: 1 })).versions;
    await leave(0);
    const before = await used();
    clock.advance(60_000);
    const attempts: (() => Promise<unknown>)[] = [
      () => write(projectId, 'b.txt', 1),
      () => projects.restoreVersion(owner.userId, projectId, first?.id as never, null),
      () => create('Yeni'),
      () => projects.duplicate(owner.userId, projectId),
      () =>
        transactions.run((tx) =>
          projects.applyFiles(tx, {
            projectId,
            files: { 'src/App.tsx': 'export default () => null;' },
            reason: 'ai',
            author: 'ai',
            turnId: null,
            title: null,
          }),
        ),
      () =>
        transactions.run((tx) =>
          projects.createWithFiles(tx, {
            userId: owner.userId,
            name: 'AI',
            description: '',
            files: { 'src/App.tsx': 'export default () => null;' },
            template: 'ai-generated',
            turnId: null,
          }),
        ),
      () => profiles.setPhoto({ ...owner, factors: [] } as never, makePng(4, 4)),
      () => stored.requireRoom(owner.userId),
    ];
    for (const attempt of attempts) {
      clock.advance(2_000);
      await expect(attempt()).rejects.toMatchObject(refusal(200));
    }
    expect(await used()).toBe(before);
    expect(await projects.count(owner.userId)).toBe(1);
    expect(files.files.size).toBe(0);
    const { versions } = await projects.listVersions(owner.userId, projectId, { limit: 10 });
    expect(versions).toHaveLength(2);
  });

  it('allows deleting above the limit', async () => {
    const [projectId, other] = [await create('Dolu'), await create('Diğer')];
    await write(projectId, 'a.txt', 50_000);
    const { files: listed } = await listFiles(projects, owner.userId, projectId);
    const file = listed.find(({ path }) => path === 'a.txt');
    const over = limit * megabyte + 1_000;
    await leave(-1_000);
    await projects.writeFiles(owner.userId, projectId, {
      reason: 'delete',
      operations: [{ kind: 'delete', path: 'a.txt', baseHash: file?.hash ?? '' }],
    });
    expect((await listFiles(projects, owner.userId, projectId)).files).toHaveLength(2);
    await projects.remove(owner.userId, projectId);
    await projects.purge(owner.userId, projectId);
    expect(await used()).toBeLessThan(over - 50_000);
    await projects.remove(owner.userId, other);
    expect(await projects.count(owner.userId)).toBe(0);
  });

  it('counts the trash and rejects new projects while it is full', async () => {
    const one = await create('Bir');
    const before = await used();
    await projects.remove(owner.userId, one);
    expect(await used()).toBe(before);
    for (let count = 1; count < limits.trashMaximum; count += 1) {
      await projects.remove(owner.userId, await create(`Proje ${count}`));
    }
    const full = { type: 'trash_limit_reached', params: { limit: limits.trashMaximum } };
    await expect(create('Fazla')).rejects.toMatchObject(full);
    await projects.restoreProject(owner.userId, one);
    const added = await create('Yeni');
    // Deleting works with a full trash; creating does not.
    await projects.remove(owner.userId, one);
    await projects.remove(owner.userId, added);
    await expect(create('Fazla')).rejects.toMatchObject(full);
    await projects.purge(owner.userId, added);
    await projects.purge(owner.userId, one);
    await create('Yine');
  });

  it('follows the plan and keeps existing files when the plan shrinks', async () => {
    const projectId = await create('Büyük');
    await leave(-10 * megabyte);
    await expect(write(projectId, 'a.txt', 10)).rejects.toMatchObject(refusal(200));
    limit = 1_024;
    await write(projectId, 'a.txt', 10);
    limit = 200;
    await expect(write(projectId, 'a.txt', 10)).rejects.toMatchObject(refusal(200));
    expect((await listFiles(projects, owner.userId, projectId)).files).toHaveLength(3);
  });

  it('counts a photo while it is stored', async () => {
    const before = await used();
    const photo = makePng(6, 6);
    await profiles.setPhoto({ ...owner, factors: [] } as never, photo);
    expect(await used()).toBe(before + photo.byteLength);
    await profiles.setPhoto({ ...owner, factors: [] } as never, makePng(5, 5));
    expect(await used()).toBe(before + makePng(5, 5).byteLength);
    await profiles.removePhoto(owner.userId);
    expect(await used()).toBe(before);
  });

  it('measures old photos without a saved size', async () => {
    const photo = makePng(7, 7);
    await profiles.setPhoto({ ...owner, factors: [] } as never, photo);
    const db = queries(transactions.outside);
    await db.updateTable('profiles').set({ avatar_size: null }).where('user_id', '=', owner.userId).execute();
    await db.updateTable('users').set({ storage_bytes: 0 }).where('id', '=', owner.userId).execute();
    await recount.recountAll();
    expect(await used()).toBe(photo.byteLength);
  });

  it('repairs wrong counters of a project and of a user', async () => {
    const projectId = await create('Kayık');
    await write(projectId, 'a.txt', 5_000);
    const right = await used();
    const db = queries(transactions.outside);
    await db.updateTable('users').set({ storage_bytes: 77 }).where('id', '=', owner.userId).execute();
    await db.updateTable('projects').set({ stored_bytes: 5 }).where('id', '=', projectId).execute();
    await recount.recountAll();
    expect(await used()).toBe(right);
    expect(await transactions.run((tx) => sumStoredBytes(tx, owner.userId))).toBe(right);
    expect(await recount.recount(owner.userId)).toBe(0);
  });

  it('returns the usage over HTTP to its owner only', async () => {
    const [small, large, gone] = [await create('Küçük'), await create('Büyük'), await create('Silinen')];
    await write(large, 'a.txt', 90_000);
    await write(large, 'a.txt', 80_000);
    await projects.remove(owner.userId, gone);
    expect((await app.call('GET', '/v1/storage')).status).toBe(401);
    const other = await addUser(transactions);
    expect((await app.call('GET', '/v1/storage', { as: other })).json).toMatchObject({
      usedBytes: 0,
      consumers: [],
    });
    const reply = await app.call('GET', '/v1/storage', { as: owner });
    expect(reply.status).toBe(200);
    const use = reply.json as StorageUsage;
    expect(use).toMatchObject({
      usedBytes: await used(),
      limitBytes: 200 * megabyte,
      trashProjects: 1,
      trashLimit: 50,
    });
    expect(use.consumers.map(({ projectId }) => projectId).slice(0, 1)).toEqual([large]);
    expect(use.consumers.find(({ projectId }) => projectId === large)).toMatchObject({
      name: 'Büyük',
      versions: 3,
      isInTrash: false,
    });
    expect(use.consumers.find(({ projectId }) => projectId === gone)).toMatchObject({ isInTrash: true });
    expect(use.consumers.find(({ projectId }) => projectId === small)).toMatchObject({ versions: 1 });
    const { kinds } = use;
    expect(kinds.files).toBeGreaterThan(80_000);
    expect(kinds.versions).toBeGreaterThan(90_000);
    const sum = kinds.files + kinds.versions + kinds.trash + kinds.uploads + kinds.exports;
    expect(sum).toBe(use.usedBytes);
  });

  it('empties only the owner’s trash', async () => {
    const [one, two, kept] = [await create('Bir'), await create('İki'), await create('Kalan')];
    const other = await addUser(transactions);
    clock.advance(2_000);
    const foreign = (await projects.create(other.userId, { name: 'Onun', language: 'tr' })).id;
    await projects.remove(other.userId, foreign);
    for (const projectId of [one, two]) await projects.remove(owner.userId, projectId);
    const before = await used();
    expect((await app.call('DELETE', '/v1/projects/deleted')).status).toBe(401);
    const reply = await app.call('DELETE', '/v1/projects/deleted', { as: owner });
    expect(reply).toMatchObject({ status: 200, json: { projects: 2 } });
    expect(await used()).toBe(before - (reply.json as { freedBytes: number }).freedBytes);
    expect((await projects.listDeleted(owner.userId, { limit: 5 })).projects).toEqual([]);
    expect((await projects.listDeleted(other.userId, { limit: 5 })).projects).toHaveLength(1);
    expect(await projects.find(owner.userId, kept)).toMatchObject({ name: 'Kalan' });
    expect((await app.call('DELETE', '/v1/projects/deleted', { as: owner })).json).toEqual({
      projects: 0,
      freedBytes: 0,
    });
  });

  it('previews and thins versions for the owner only', async () => {
    const projectId = await create('Uzun');
    for (let count = 0; count < 30; count += 1) await write(projectId, 'a.txt', 10_000);
    const path = `/v1/projects/${projectId}/versions/thinning`;
    const other = await addUser(transactions);
    for (const method of ['GET', 'POST']) {
      expect((await app.call(method, path)).status).toBe(401);
      expect(await app.call(method, path, { as: other })).toMatchObject({
        status: 404,
        json: { type: 'project_not_found' },
      });
    }
    const preview = await app.call('GET', path, { as: owner });
    // Of 31 versions the first and the newest five stay.
    expect(preview).toMatchObject({ status: 200, json: { versions: 25 } });
    const before = await used();
    expect((await app.call('POST', path, { as: owner })).json).toEqual(preview.json);
    const { freedBytes } = preview.json as { freedBytes: number };
    expect(freedBytes).toBeGreaterThan(24 * 10_000);
    expect(await used()).toBe(before - freedBytes);
    expect(await recount.recount(owner.userId)).toBe(0);
    const [first] = (await projects.listVersions(owner.userId, projectId, { limit: 10 })).versions;
    expect(first?.revision).toBe(31);
    expect((await app.call('POST', path, { as: owner })).json).toEqual({ versions: 0, freedBytes: 0 });
    await projects.remove(owner.userId, projectId);
    expect((await app.call('POST', path, { as: owner })).status).toBe(404);
  });

  it('returns the numbers with the error', async () => {
    const projectId = await create('Dolu');
    await leave(0);
    const reply = await app.call('POST', `/v1/projects/${projectId}/files/batch`, {
      as: owner,
      body: {
        reason: 'code-save',
        operations: [{ kind: 'write', path: 'b.ts', content: 'x', baseHash: null }],
      },
    });
    expect(reply).toMatchObject({
      status: 403,
      json: {
        type: 'storage_limit_reached',
        params: { used: 200, limit: 200 },
        details: { usedBytes: 200 * megabyte, limitBytes: 200 * megabyte },
      },
    });
  });
});
