import type { Project, ProjectId, UserId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { collectPages } from '../../../platform/workers/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createProjectsRoutes } from '../index.ts';
import { listFiles } from '../testing/list-files.ts';

describeOnEachEngine('deleting, restoring and duplicating', ({ transactions }) => {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const released: ProjectId[] = [];
  const projects = createTestProjects({
    transactions,
    clock,
    events,
    beforeRemoval: async (_tx: Tx, projectId) => {
      released.push(projectId);
    },
  });
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  let owner: Caller;
  let project: Project;

  const create = async (name: string, as: Caller = owner): Promise<Project> => {
    clock.advance(2_000);
    return projects.create(as.userId, { name, language: 'tr' });
  };
  const send = (method: string, path: string, as: Caller | null = owner): Promise<TestReply> =>
    app.call(method, `/v1/projects${path}`, { as, ...(method !== 'GET' && { body: {} }) });
  const remove = async (id: ProjectId = project.id) => {
    clock.advance(1_000);
    return send('DELETE', `/${id}`);
  };
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });
  const namesOf = async (userId: UserId): Promise<string[]> =>
    (await projects.list(userId, { sort: 'name', limit: 50 })).projects.map(({ name }) => name);

  beforeEach(async () => {
    owner = await addUser(transactions);
    project = await create('Alışveriş');
  });

  describe('a deleted project', () => {
    it('can be read by its owner only while it is in the trash', async () => {
      const { files } = await listFiles(projects, owner.userId, project.id);
      const read = async (userId: UserId) => {
        const pages = await projects.openFilePages(userId, project.id, { isInTrash: true });
        return collectPages(pages);
      };
      await expect(read(owner.userId)).rejects.toThrow('project_not_found');
      await remove();
      const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]));
      expect(await read(owner.userId)).toEqual(contents);
      await expect(read((await addUser(transactions)).userId)).rejects.toThrow('project_not_found');
    });

    it('is missing for every other call', async () => {
      const { versions } = await projects.listVersions(owner.userId, project.id, { limit: 1 });
      expect((await remove()).status).toBe(204);
      expect(released.at(-1)).toBe(project.id);
      expect(events.published.slice(-2)).toMatchObject([
        { event: { kind: 'project-deleted' } },
        { event: { kind: 'resource-changed', action: 'delete' } },
      ]);
      clock.advance(2_000);
      for (const [method, path, body] of [
        ['GET', ''],
        ['PATCH', '', { name: 'x' }],
        ['GET', '/files'],
        [
          'POST',
          '/files/batch',
          {
            reason: 'code-save',
            operations: [{ kind: 'write', path: 'a.ts', content: '', baseHash: null }],
          },
        ],
        ['GET', '/versions'],
        ['GET', `/versions/${versions[0]?.id}/changes`],
        ['POST', `/versions/${versions[0]?.id}/restore`, {}],
        ['POST', '/duplicate', {}],
      ] as const) {
        const reply = await app.call(method, `/v1/projects/${project.id}${path}`, { as: owner, body });
        expectError(reply, 404, 'project_not_found');
      }
      await expect(transactions.run((tx) => projects.readFiles(tx, project.id))).rejects.toThrow(
        'project_not_found',
      );
      const answer = {
        files: { 'a.ts': '' },
        reason: 'ai',
        author: 'ai',
        turnId: null,
        title: null,
      } as const;
      await expect(
        transactions.run((tx) => projects.applyFiles(tx, { projectId: project.id, ...answer })),
      ).rejects.toThrow('project_not_found');
    });

    it('is missing in lists and statistics', async () => {
      await create('Görevler');
      await remove();
      expect(await namesOf(owner.userId)).toEqual(['Görevler']);
      expect(await projects.list(owner.userId, { sort: 'updated', limit: 9, search: 'alış' })).toEqual({
        projects: [],
        total: 0,
        nextCursor: null,
      });
      expect(await projects.statistics(owner.userId, 'Europe/Istanbul')).toEqual({
        projects: 1,
        files: 2,
        updatedToday: 1,
        week: expect.anything(),
      });
    });

    it('frees its name but not its id', async () => {
      await remove();
      expect((await create('Alışveriş')).name).toBe('Alışveriş');
      clock.advance(2_000);
      const reply = await app.call('POST', '/v1/projects', {
        as: owner,
        body: { id: project.id, name: 'Başka' },
      });
      expectError(reply, 409, 'project_already_exists');
    });

    it('can be deleted again without an effect, also by another user', async () => {
      const stranger = await addUser(transactions);
      expect((await send('DELETE', `/${project.id}`, stranger)).status).toBe(204);
      expect(await namesOf(owner.userId)).toEqual(['Alışveriş']);
      const count = released.length;
      await remove();
      expect((await remove()).status).toBe(204);
      expect(released.length).toBe(count + 1);
    });

    it('is not deleted when `beforeRemoval` fails', async () => {
      const failing = createTestProjects({
        transactions,
        clock,
        events,
        beforeRemoval: async () => {
          throw new Error('failed');
        },
      });
      await expect(failing.remove(owner.userId, project.id)).rejects.toThrow('failed');
      expect(await namesOf(owner.userId)).toEqual(['Alışveriş']);
    });
  });

  describe('the trash', () => {
    it('lists the last deleted first in pages, with the end of their retention', async () => {
      const second = await create('İkinci');
      await remove();
      await remove(second.id);
      const page = (await send('GET', '/deleted?limit=1')).json as { projects: [object]; nextCursor: string };
      expect(page.projects).toEqual([
        {
          ...second,
          deletedAt: expect.any(String),
          keptUntil: expect.any(String),
        },
      ]);
      const kept = page.projects[0] as { deletedAt: string; keptUntil: string };
      expect(Date.parse(kept.keptUntil) - Date.parse(kept.deletedAt)).toBe(30 * 86_400_000);
      const next = await send('GET', `/deleted?limit=1&cursor=${page.nextCursor}`);
      expect(next.json).toMatchObject({ projects: [{ id: project.id }], nextCursor: null });
    });

    it('rejects guests and invalid cursors and lists only own projects', async () => {
      await remove();
      expectError(await send('GET', '/deleted', null), 401, 'general_unauthorized_scope');
      const stranger = await addUser(transactions);
      expect((await send('GET', '/deleted', stranger)).json).toEqual({ projects: [], nextCursor: null });
      expectError(await send('GET', '/deleted?cursor=abc'), 400, 'general_cursor_not_found');
    });
  });

  describe('restoring', () => {
    const restore = (as: Caller | null = owner) => send('POST', `/${project.id}/restore`, as);

    it('restores the project unchanged', async () => {
      const files = await listFiles(projects, owner.userId, project.id);
      await remove();
      expect(await restore()).toMatchObject({ status: 200, json: project });
      expect(await listFiles(projects, owner.userId, project.id)).toEqual(files);
      expect(await namesOf(owner.userId)).toEqual(['Alışveriş']);
      expect((await send('GET', '/deleted')).json).toEqual({ projects: [], nextCursor: null });
    });

    it('is idempotent', async () => {
      await remove();
      const [one, other] = await Promise.all([restore(), restore()]);
      expect([one.json, other.json]).toEqual([project, project]);
    });

    it('appends a number to a name that is taken', async () => {
      await remove();
      await create('ALIŞVERİŞ');
      expect((await restore()).json).toMatchObject({ name: 'Alışveriş (2)' });
      await expect(projects.update(owner.userId, project.id, { name: 'alışveriş' })).rejects.toThrow(
        'project_name_taken',
      );
    });

    it('gives concurrently restored projects unique names', async () => {
      const ids = [project.id];
      await remove();
      for (let count = 1; count < 5; count += 1) {
        const next = await create('Alışveriş');
        ids.push(next.id);
        await remove(next.id);
      }
      await Promise.all(ids.map((id) => projects.restoreProject(owner.userId, id)));
      expect(await namesOf(owner.userId)).toEqual([
        'Alışveriş',
        'Alışveriş (2)',
        'Alışveriş (3)',
        'Alışveriş (4)',
        'Alışveriş (5)',
      ]);
    });

    it('rejects guests and missing and other users’ projects', async () => {
      await remove();
      expectError(await restore(null), 401, 'general_unauthorized_scope');
      expectError(await restore(await addUser(transactions)), 404, 'project_not_found');
      expectError(await send('POST', '/nothing/restore'), 404, 'project_not_found');
      expect(await namesOf(owner.userId)).toEqual([]);
    });
  });

  describe('purging', () => {
    const purge = (id: ProjectId = project.id, as: Caller | null = owner) =>
      send('DELETE', `/deleted/${id}`, as);
    const contentsOf = async (text: string) =>
      queries(transactions.outside).selectFrom('blobs').select('hash').where('content', '=', text).execute();
    const write = (id: ProjectId, content: string) =>
      projects.writeFiles(owner.userId, id, {
        reason: 'create-file',
        operations: [{ kind: 'write', path: 'src/not.ts', content, baseHash: null }],
      });

    it('deletes the project and its unshared contents', async () => {
      const [own, shared] = [`${project.id} gizli`, `${project.id} ortak`];
      await write(project.id, own);
      const other = await create('Öteki');
      await write(other.id, shared);
      const twin = await create('İkizi');
      await write(twin.id, shared);
      for (const id of [project.id, twin.id]) {
        await remove(id);
        expect((await purge(id)).status).toBe(204);
      }
      expect((await send('GET', '/deleted')).json).toMatchObject({ projects: [] });
      expectError(await send('POST', `/${project.id}/restore`), 404, 'project_not_found');
      expect([await contentsOf(own), (await contentsOf(shared)).length]).toEqual([[], 1]);
      expect((await listFiles(projects, owner.userId, other.id)).files).toHaveLength(3);
    });

    it('accepts only projects in the user’s own trash', async () => {
      expectError(await purge(), 404, 'project_not_found');
      expect(await namesOf(owner.userId)).toEqual(['Alışveriş']);
      await remove();
      expectError(await purge(project.id, null), 401, 'general_unauthorized_scope');
      expectError(await purge(project.id, await addUser(transactions)), 404, 'project_not_found');
      expect((await purge()).status).toBe(204);
      expectError(await purge(), 404, 'project_not_found');
    });
  });

  describe('duplicating', () => {
    const duplicate = async (id: ProjectId = project.id, as: Caller | null = owner) => {
      clock.advance(2_000);
      return send('POST', `/${id}/duplicate`, as);
    };

    it('copies the current files into a project with one version', async () => {
      await projects.writeFiles(owner.userId, project.id, {
        reason: 'create-file',
        operations: [{ kind: 'write', path: 'src/Liste.tsx', content: 'liste\n', baseHash: null }],
      });
      await projects.update(owner.userId, project.id, { description: 'Pazar' });
      const reply = await duplicate();
      expect(reply).toMatchObject({
        status: 201,
        json: { name: 'Alışveriş (2)', description: 'Pazar', fileCount: 3, messageCount: 0, revision: 1 },
      });
      const copy = reply.json as Project;
      const textsOf = async (id: ProjectId) =>
        (await listFiles(projects, owner.userId, id)).files.map(({ path, content }) => [path, content]);
      expect(await textsOf(copy.id)).toEqual(await textsOf(project.id));
      const { versions } = await projects.listVersions(owner.userId, copy.id, { limit: 5 });
      expect(versions).toMatchObject([{ reason: 'created', author: 'user', turnId: null, fileCount: 3 }]);
    });

    it('increments the number of a copy’s name', async () => {
      const copy = (await duplicate()).json as Project;
      expect((await duplicate(copy.id)).json).toMatchObject({ name: 'Alışveriş (3)' });
      expect((await duplicate()).json).toMatchObject({ name: 'Alışveriş (4)' });
    });

    it('keeps the copied files when the original is purged', async () => {
      const copy = (await duplicate()).json as Project;
      await queries(transactions.outside).deleteFrom('projects').where('id', '=', project.id).execute();
      expect((await listFiles(projects, owner.userId, copy.id)).files).toHaveLength(2);
    });

    it('creates one copy for two concurrent requests', async () => {
      clock.advance(2_000);
      const replies = await Promise.all([0, 1].map(() => send('POST', `/${project.id}/duplicate`)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429]);
      expectError(await send('POST', `/${project.id}/duplicate`), 429, 'project_creation_too_fast');
      expect(await namesOf(owner.userId)).toEqual(['Alışveriş', 'Alışveriş (2)']);
    });

    it('applies the creation interval to copies of a turn’s project, across processes', async () => {
      const made = await transactions.run((tx) =>
        projects.createWithFiles(tx, {
          userId: owner.userId,
          name: 'Hava',
          description: '',
          files: { 'src/App.tsx': 'app\n' },
          template: 'ai-generated',
          turnId: null,
        }),
      );
      await duplicate(made.id);
      // Another process does not share the throttle in memory.
      const elsewhere = createTestProjects({
        transactions,
        clock,
        events,
      });
      await expect(elsewhere.duplicate(owner.userId, made.id)).rejects.toThrow('project_creation_too_fast');
      clock.advance(2_000);
      expect(await elsewhere.duplicate(owner.userId, made.id)).toMatchObject({ template: 'ai-generated' });
    });

    it('rejects guests and other users’ projects', async () => {
      expectError(await duplicate(project.id, null), 401, 'general_unauthorized_scope');
      const stranger = await addUser(transactions);
      expectError(await duplicate(project.id, stranger), 404, 'project_not_found');
      expect(await namesOf(stranger.userId)).toEqual([]);
    });
  });
});
