import type { ProjectId, UserId, VersionId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { joinChunks } from '../../testing/join-chunks.ts';
import { addUser } from '../../testing/users.ts';
import { createProjectUpkeep, eraseProjects } from './index.ts';
import { listFiles } from './testing/list-files.ts';

const day = 86_400_000;

describeOnEachEngine('the project upkeep', ({ transactions, clear }) => {
  const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
  let inUse = new Set<VersionId>();
  const projects = createTestProjects({
    transactions,
    clock,
  });
  const upkeep = createProjectUpkeep({
    transactions,
    clock,
    findVersionsInUse: async () => inUse,
  });
  let userId: UserId;

  const create = async (name: string): Promise<ProjectId> => {
    clock.advance(2_000);
    return (await projects.create(userId, { name, language: 'tr' })).id;
  };
  /** Creates versions by changing one file. */
  const write = async (projectId: ProjectId, from: number, to: number): Promise<void> => {
    for (let index = from; index <= to; index += 1) {
      await transactions.run((tx) =>
        projects.applyFiles(tx, {
          projectId,
          files: { 'src/a.ts': `${projectId} ${index}\n` },
          reason: 'ai',
          author: 'ai',
          turnId: null,
          title: null,
        }),
      );
    }
  };
  const revisionsOf = async (projectId: ProjectId): Promise<number[]> => {
    const rows = await queries(transactions.outside)
      .selectFrom('versions')
      .select('revision')
      .where('project_id', '=', projectId)
      .orderBy('revision')
      .execute();
    return rows.map(({ revision }) => revision);
  };
  const countContents = async (): Promise<number> =>
    (
      await queries(transactions.outside)
        .selectFrom('blobs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  beforeEach(async () => {
    await clear();
    inUse = new Set();
    userId = (await addUser(transactions)).userId;
  });

  it('purges projects deleted 30 days ago with their unshared contents', async () => {
    const [gone, kept] = [await create('Giden'), await create('Kalan')];
    await write(gone, 1, 3);
    const shared = 'ortak\n';
    for (const projectId of [gone, kept]) {
      await projects.writeFiles(userId, projectId, {
        reason: 'create-file',
        operations: [{ kind: 'write', path: 'b.ts', content: shared, baseHash: null }],
      });
    }
    await projects.remove(userId, gone);
    clock.advance(30 * day);
    await upkeep.tidy();
    expect((await projects.listDeleted(userId, { limit: 5 })).projects).toHaveLength(1);
    clock.advance(1);
    await upkeep.tidy();
    expect((await projects.listDeleted(userId, { limit: 5 })).projects).toEqual([]);
    await expect(projects.restoreProject(userId, gone)).rejects.toThrow('project_not_found');
    // Two starter files and the shared content.
    expect(await countContents()).toBe(3);
    const { files } = await listFiles(projects, userId, kept);
    expect(files.map(({ content }) => content)).toContain(shared);
  });

  it('does not purge a project that was restored', async () => {
    const projectId = await create('Dönen');
    await projects.remove(userId, projectId);
    clock.advance(31 * day);
    await projects.restoreProject(userId, projectId);
    await upkeep.tidy();
    expect((await listFiles(projects, userId, projectId)).files).toHaveLength(2);
  });

  const changesOf = async (projectId: ProjectId, versionId: VersionId): Promise<unknown[]> => {
    const { pieces } = await projects.streamVersionChanges(userId, projectId, versionId);
    return (JSON.parse(await joinChunks(pieces)) as { changes: unknown[] }).changes;
  };
  const find = async (projectId: ProjectId, revision: number): Promise<VersionId> => {
    const row = await queries(transactions.outside)
      .selectFrom('versions')
      .select('id')
      .where('project_id', '=', projectId)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    return row.id as VersionId;
  };

  it('thins out versions by age', async () => {
    const projectId = await create('Uzun');
    await write(projectId, 2, 60);
    const pointed = await find(projectId, 5);
    inUse = new Set([pointed]);
    await upkeep.tidy();
    expect(await revisionsOf(projectId)).toHaveLength(60);
    clock.advance(10 * day);
    await upkeep.tidy();
    const kept = await revisionsOf(projectId);
    const newest = Array.from({ length: 20 }, (_, index) => 41 + index);
    expect(kept).toEqual([1, 4, 5, ...newest]);
    // A kept version can still show its changes and be restored.
    const [change] = await changesOf(projectId, pointed);
    expect(change).toMatchObject({ before: `${projectId} 4\n`, after: `${projectId} 5\n` });
    // When versions in between were deleted, changes are shown against the latest kept one.
    const [wider] = await changesOf(projectId, await find(projectId, 41));
    expect(wider).toMatchObject({
      kind: 'updated',
      added: 1,
      removed: 1,
      before: `${projectId} 5\n`,
      after: `${projectId} 41\n`,
    });
    await projects.restoreVersion(userId, projectId, pointed, null);
    const { files } = await listFiles(projects, userId, projectId);
    expect(files.find(({ path }) => path === 'src/a.ts')?.content).toBe(`${projectId} 5\n`);
    // Two starter files and one content per kept version except the first.
    expect(await countContents()).toBe(2 + kept.length - 1);
  });

  it('is idempotent', async () => {
    const projectId = await create('Kısa');
    await write(projectId, 2, 9);
    const before = await countContents();
    await upkeep.tidy();
    await upkeep.tidy();
    expect(await revisionsOf(projectId)).toHaveLength(9);
    expect(await countContents()).toBe(before);
  });

  it('deletes contents left by an interrupted run', async () => {
    const projectId = await create('Yarım');
    await write(projectId, 2, 5);
    await queries(transactions.outside).deleteFrom('projects').where('id', '=', projectId).execute();
    expect(await countContents()).toBeGreaterThan(0);
    await upkeep.tidy();
    expect(await countContents()).toBe(0);
  });

  it('erases all projects of a user with their unshared contents', async () => {
    const mine = await create('Benim');
    await write(mine, 2, 2);
    await projects.remove(userId, mine);
    const other = (await addUser(transactions)).userId;
    const theirs = await projects.create(other, { name: 'Benim', language: 'tr' });
    await eraseProjects(transactions, userId);
    expect(await projects.count(userId)).toBe(0);
    expect(await countContents()).toBe(2);
    expect((await listFiles(projects, other, theirs.id)).files).toHaveLength(2);
  });
});
