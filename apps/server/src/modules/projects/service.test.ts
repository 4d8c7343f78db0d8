import { type FileOperation, type ProjectId, type TurnId, type UserId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { addUser } from '../../testing/users.ts';
import { toFileContent } from './files/file-content.ts';
import { listFiles } from './testing/list-files.ts';

const hashOf = (content: string): string => toFileContent('x', content).hash;
const write = (path: string, content: string, base: string | null): FileOperation => ({
  kind: 'write',
  path,
  content,
  baseHash: base === null ? null : hashOf(base),
});

describeOnEachEngine('projects', ({ transactions }) => {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const running = new Set<ProjectId>();
  const projects = createTestProjects({
    transactions,
    clock,
    events,
    hasRunningTurn: async (_tx, projectId) => running.has(projectId),
  });
  let userId: UserId;
  let projectId: ProjectId;

  const filesNow = async (): Promise<Record<string, string>> =>
    (await transactions.run((tx) => projects.readFiles(tx, projectId))).files;
  const batch = (...operations: FileOperation[]) =>
    projects.writeFiles(userId, projectId, { reason: 'code-save', operations });

  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
    const project = await transactions.run((tx) =>
      projects.createWithFiles(tx, {
        userId,
        name: 'Deneme',
        description: '',
        files: { 'src/App.tsx': 'one\n', 'src/Home.tsx': 'home\n' },
        template: 'ai-generated',
        turnId: newId<TurnId>(),
      }),
    );
    projectId = project.id;
  });

  it('creates a project with the starter files and a first version', async () => {
    const { id, ...project } = await projects.create(userId, { name: ' Yeni  uygulama ', language: 'tr' });
    expect(project).toMatchObject({
      name: 'Yeni uygulama',
      description: 'Yeni mobil uygulama projesi',
      template: 'basic',
      fileCount: 2,
      messageCount: 0,
      revision: 1,
    });
    const { files } = await listFiles(projects, userId, id);
    expect(files.map(({ path }) => path)).toEqual(['package.json', 'src/App.tsx']);
    expect(files[1]?.content).toContain('Yeni uygulama');
    const { versions } = await projects.listVersions(userId, id, { limit: 5 });
    expect(versions).toMatchObject([{ revision: 1, reason: 'created', author: 'user', fileCount: 2 }]);
  });

  it('tells the owner about every project that appears or disappears', async () => {
    const seen = events.published.length;
    const created = await projects.create(userId, { name: 'Bir', language: 'tr' });
    clock.advance(2_000);
    const copy = await projects.duplicate(userId, created.id);
    clock.advance(2_000);
    const fork = await projects.fork(userId, created.id, { revision: 1 }, async () => 0);
    await projects.remove(userId, copy.id);
    await projects.restoreProject(userId, copy.id);
    const appeared = events.published
      .slice(seen)
      .flatMap(({ event }) =>
        event.kind === 'resource-changed' && event.resource.type === 'document'
          ? [
              `${event.action} ${event.resource.collectionId}/${event.resource.documentId} ${event.roles.join()}`,
            ]
          : [],
      );
    const all = [
      ['create', created],
      ['create', copy],
      ['create', fork],
      ['delete', copy],
      ['create', copy],
    ] as const;
    expect(appeared).toEqual(all.map(([action, { id }]) => `${action} projects/${id} user:${userId}`));
  });

  it('appends a number to a taken name', async () => {
    const create = () =>
      transactions.run((tx) =>
        projects.createWithFiles(tx, {
          userId,
          name: 'DENEME',
          description: 'x',
          files: {},
          template: 'ai-generated',
          turnId: null,
        }),
      );
    expect((await create()).name).toBe('DENEME 2');
    expect((await create()).name).toBe('DENEME 3');
  });

  it('writes a batch as one version and updates counts', async () => {
    const { revision, version, written, removed } = await batch(
      write('src/App.tsx', 'one\ntwo\n', 'one\n'),
      write('src/New.tsx', 'new\n', null),
      { kind: 'rename', from: 'src/Home.tsx', to: 'src/screens/Home.tsx', baseHash: hashOf('home\n') },
    );
    expect(revision).toBe(2);
    expect(version.changes).toEqual([
      { path: 'src/App.tsx', kind: 'updated', added: 1, removed: 0 },
      { path: 'src/New.tsx', kind: 'created', added: 1, removed: 0 },
      { path: 'src/screens/Home.tsx', kind: 'renamed', added: 0, removed: 0, from: 'src/Home.tsx' },
    ]);
    expect(version.summary).toEqual({ kind: 'mixed', path: 'src/App.tsx', from: null, others: 2 });
    expect(written.map(({ path, hash, size }) => [path, hash, size])).toEqual([
      ['src/App.tsx', hashOf('one\ntwo\n'), 8],
      ['src/New.tsx', hashOf('new\n'), 4],
      ['src/screens/Home.tsx', hashOf('home\n'), 5],
    ]);
    expect(removed).toEqual(['src/Home.tsx']);
    expect(await filesNow()).toEqual({
      'src/App.tsx': 'one\ntwo\n',
      'src/New.tsx': 'new\n',
      'src/screens/Home.tsx': 'home\n',
    });
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 2, fileCount: 3 });
    const row = await queries(transactions.outside)
      .selectFrom('projects')
      .select('byte_count')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(row.byte_count).toBe(17);
  });

  it('rejects a batch with stale files and returns their current contents', async () => {
    await batch(write('src/App.tsx', 'theirs\n', 'one\n'));
    const attempt = batch(
      write('src/Extra.tsx', 'x', null),
      write('src/App.tsx', 'mine\n', 'one\n'),
      write('src/Gone.tsx', 'y', 'was'),
    );
    await expect(attempt).rejects.toMatchObject({
      type: 'file_conflict',
      params: { path: 'src/App.tsx' },
      details: {
        conflicts: [
          {
            path: 'src/App.tsx',
            baseHash: hashOf('one\n'),
            currentHash: hashOf('theirs\n'),
            currentContent: 'theirs\n',
          },
          { path: 'src/Gone.tsx', baseHash: hashOf('was'), currentHash: null, currentContent: null },
        ],
      },
    });
    expect(await filesNow()).toEqual({ 'src/App.tsx': 'theirs\n', 'src/Home.tsx': 'home\n' });
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 2 });
  });

  it('accepts exactly one of several concurrent writes to a file', async () => {
    const attempts = Array.from({ length: 6 }, (_, index) =>
      batch(write('src/App.tsx', `w${index}`, 'one\n')),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ type: 'file_conflict' });
    }
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 2 });
  });

  it('accepts concurrent writes to different files', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => batch(write(`src/f${index}.ts`, 'same', null))),
    );
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 9, fileCount: 10 });
    expect(Object.keys(await filesNow())).toHaveLength(10);
  });

  it('creates no version when nothing changed', async () => {
    const { revision, version, written } = await batch(write('src/App.tsx', 'one\n', 'one\n'));
    expect([revision, version.revision, written]).toEqual([1, 1, []]);
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 1 });
  });

  it('rolls back everything when a step fails', async () => {
    const published = events.published.length;
    const attempt = transactions.run(async (tx) => {
      await projects.applyFiles(tx, {
        projectId,
        files: { 'src/App.tsx': 'changed', 'src/Home.tsx': null },
        reason: 'ai',
        author: 'ai',
        turnId: newId<TurnId>(),
        title: null,
      });
      await queries(tx)
        .insertInto('blobs')
        .values({ hash: hashOf('changed'), content: 'again', size: 5 })
        .execute();
    });
    await expect(attempt).rejects.toThrow();
    expect(await filesNow()).toEqual({ 'src/App.tsx': 'one\n', 'src/Home.tsx': 'home\n' });
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 1, fileCount: 2 });
    const blob = await queries(transactions.outside)
      .selectFrom('blobs')
      .select('hash')
      .where('hash', '=', hashOf('changed'))
      .executeTakeFirst();
    expect(blob).toBeUndefined();
    expect(events.published).toHaveLength(published);
  });

  it('applies files as a version of their turn', async () => {
    const turnId = newId<TurnId>();
    const applied = await transactions.run((tx) =>
      projects.applyFiles(tx, {
        projectId,
        files: { 'src/App.tsx': 'ai\n', 'src/Home.tsx': null, 'src/Şehir.tsx': 'ş' },
        reason: 'ai',
        author: 'ai',
        turnId,
        title: 'Şehir ekranı',
      }),
    );
    expect(applied.paths).toEqual(['src/App.tsx', 'src/Home.tsx', 'src/Şehir.tsx']);
    expect(applied.version).toMatchObject({
      reason: 'ai',
      author: 'ai',
      turnId,
      title: 'Şehir ekranı',
      revision: 2,
    });
    projects.publishFilesChanged(applied, projectId, null);
    expect(events.published.at(-1)).toEqual({
      projectId,
      event: {
        kind: 'files-changed',
        projectId,
        revision: 2,
        versionId: applied.version.id,
        reason: 'ai',
        paths: applied.paths,
        clientId: null,
      },
    });
  });

  it('applies path and size limits to files of a turn', async () => {
    const apply = (files: Record<string, string | null>) =>
      transactions.run((tx) =>
        projects.applyFiles(tx, { projectId, files, reason: 'ai', author: 'ai', turnId: null, title: null }),
      );
    await expect(apply({ '../x': '' })).rejects.toMatchObject({ type: 'file_path_invalid' });
    await expect(apply({ 'src/app.tsx': '' })).rejects.toMatchObject({ type: 'file_path_clash' });
    await expect(apply({ 'a.ts': 'x'.repeat(1_048_577) })).rejects.toMatchObject({ type: 'file_too_large' });
    const many = Object.fromEntries(Array.from({ length: 399 }, (_, index) => [`f${index}`, '']));
    await expect(apply(many)).rejects.toMatchObject({ type: 'project_too_many_files' });
    const big = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`f${index}`, `${index}`.padEnd(1_048_576)]),
    );
    await expect(apply(big)).rejects.toMatchObject({ type: 'project_too_large' });
    expect(Object.keys(await filesNow())).toHaveLength(2);
    await expect(
      transactions.run((tx) =>
        projects.applyFiles(tx, {
          projectId: newId(),
          files: {},
          reason: 'ai',
          author: 'ai',
          turnId: null,
          title: null,
        }),
      ),
    ).rejects.toMatchObject({ type: 'project_not_found' });
  });

  it('restores an old version as a new one', async () => {
    const first = (await projects.listVersions(userId, projectId, { limit: 1 })).versions[0];
    await batch(
      { kind: 'rename', from: 'src/Home.tsx', to: 'src/home.tsx', baseHash: hashOf('home\n') },
      { kind: 'delete', path: 'src/App.tsx', baseHash: hashOf('one\n') },
    );
    const restored = await projects.restoreVersion(userId, projectId, first?.id ?? newId(), 'tab-1');
    expect(restored).toMatchObject({ revision: 3, reason: 'restore', author: 'user', fileCount: 2 });
    expect(await filesNow()).toEqual({ 'src/App.tsx': 'one\n', 'src/Home.tsx': 'home\n' });
    expect(events.published.at(-1)).toMatchObject({
      event: {
        kind: 'files-changed',
        revision: 3,
        clientId: 'tab-1',
        paths: ['src/App.tsx', 'src/Home.tsx', 'src/home.tsx'],
      },
    });
    const again = await projects.restoreVersion(userId, projectId, restored.id, null);
    expect(again).toMatchObject({ revision: 4, changes: [] });
  });

  it('restores no version while a turn is running', async () => {
    const [first] = (await projects.listVersions(userId, projectId, { limit: 1 })).versions;
    running.add(projectId);
    await expect(
      projects.restoreVersion(userId, projectId, first?.id ?? newId(), null),
    ).rejects.toMatchObject({
      type: 'turn_in_progress',
    });
    running.delete(projectId);
  });

  it('changes the message count', async () => {
    await transactions.run((tx) => projects.countMessages(tx, projectId, 2));
    await transactions.run((tx) => projects.countMessages(tx, projectId, -1));
    expect(await projects.find(userId, projectId)).toMatchObject({ messageCount: 1, revision: 1 });
  });

  it('returns statistics', async () => {
    clock.advance(3 * 86_400_000);
    await projects.create(userId, { name: 'Bugün', language: 'tr' });
    expect(await projects.statistics(userId, 'Europe/Istanbul')).toEqual({
      projects: 2,
      files: 4,
      updatedToday: 1,
      week: expect.anything(),
    });
    const nobody = (await addUser(transactions)).userId;
    expect(await projects.statistics(nobody, 'UTC')).toMatchObject({
      projects: 0,
      files: 0,
      updatedToday: 0,
    });
  });

  it('stores equal contents once', async () => {
    const text = `unique ${newId()}`;
    await batch(write('a.ts', text, null), write('b.ts', text, null));
    const rows = await queries(transactions.outside)
      .selectFrom('blobs')
      .select('size')
      .where('hash', '=', hashOf(text))
      .execute();
    expect(rows).toHaveLength(1);
  });
});
