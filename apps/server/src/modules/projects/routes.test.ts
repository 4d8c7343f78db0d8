import { limits, type Project, type ProjectId, type Version } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { Caller } from '../../platform/http/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { toFileContent } from './files/file-content.ts';
import { createProjectsRoutes } from './index.ts';

const hashOf = (content: string): string => toFileContent('x', content).hash;

describeOnEachEngine('projects over HTTP', ({ transactions }) => {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const running = new Set<ProjectId>();
  const projects = createTestProjects({
    transactions,
    clock,
    events,
    hasRunningTurn: async (_tx, projectId) => running.has(projectId),
  });
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  let owner: Caller;
  let project: Project;
  let version: Version;
  let base: string;

  const create = async (body: object, as: Caller | null = owner): Promise<TestReply> => {
    clock.advance(2_000);
    return app.call('POST', '/v1/projects', { as, body });
  };
  const write = (operations: unknown, as: Caller | null = owner, extra: object = {}) =>
    app.call('POST', `${base}/files/batch`, { as, body: { reason: 'code-save', operations, ...extra } });
  const writeOne = (path: string, content: string, baseHash: string | null = null) =>
    write([{ kind: 'write', path, content, baseHash }]);
  const revisionNow = async () => (await projects.find(owner.userId, project.id)).revision;
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });

  beforeEach(async () => {
    owner = await addUser(transactions);
    project = (await create({ name: 'Alışveriş', language: 'en' })).json as Project;
    base = `/v1/projects/${project.id}`;
    const { json } = await app.call('GET', `${base}/versions`, { as: owner });
    version = (json as { versions: [Version] }).versions[0];
  });

  describe('access', () => {
    const calls: readonly [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { name: 'x' }],
      ['GET', '/files'],
      [
        'POST',
        '/files/batch',
        { reason: 'delete', operations: [{ kind: 'write', path: 'a', content: '', baseHash: null }] },
      ],
      ['GET', '/versions'],
      ['GET', '/versions/VERSION/changes'],
      ['GET', '/versions/VERSION/files'],
      ['POST', '/versions/VERSION/restore', {}],
    ];
    const pathOf = (suffix: string) => base + suffix.replace('VERSION', version.id);

    it.each([...calls, ['DELETE', '']] as typeof calls)(
      '%s …%s rejects guests',
      async (method, suffix, body) => {
        expectError(await app.call(method, pathOf(suffix), { body }), 401, 'general_unauthorized_scope');
      },
    );

    it.each(calls)("%s …%s returns 404 for another user's project", async (method, suffix, body) => {
      const stranger = await addUser(transactions);
      expectError(await app.call(method, pathOf(suffix), { as: stranger, body }), 404, 'project_not_found');
      expect(await revisionNow()).toBe(1);
    });

    it.each(['/v1/projects', '/v1/projects/statistics'])('GET %s rejects guests', async (path) => {
      expectError(await app.call('GET', path), 401, 'general_unauthorized_scope');
    });

    it('returns 404 for a version of another project', async () => {
      const other = (await create({ name: 'Başka' })).json as Project;
      for (const [method, suffix] of [
        ['GET', 'changes'],
        ['GET', 'files'],
        ['POST', 'restore'],
      ] as const) {
        const path = `/v1/projects/${other.id}/versions/${version.id}/${suffix}`;
        expectError(await app.call(method, path, { as: owner }), 404, 'version_not_found');
      }
    });
  });

  describe('POST /projects', () => {
    it('creates a project with the default description of the language', async () => {
      expect(project).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{20}$/),
        name: 'Alışveriş',
        description: 'New mobile app project',
        status: 'active',
        isPublic: false,
        framework: 'react-native',
        template: 'basic',
        preview: null,
        tags: [],
        fileCount: 2,
        messageCount: 0,
        revision: 1,
        createdAt: project.createdAt,
        updatedAt: project.createdAt,
        lastOpenedAt: project.createdAt,
      });
    });

    it.each(['', '   '])('rejects the name %j', async (name) => {
      expectError(await create({ name }), 400, 'project_name_required');
    });

    it('rejects a duplicate name of the same user, ignoring Turkish letter case', async () => {
      expectError(await create({ name: ' ALIŞVERİŞ ' }), 409, 'project_name_taken');
      const other = await addUser(transactions);
      expect((await create({ name: 'alışveriş' }, other)).status).toBe(201);
    });

    it('rejects an existing id', async () => {
      const id = `project_1700000000000_${newId().slice(-6)}`;
      expect((await create({ id, name: 'Bir' })).json).toMatchObject({ id });
      expectError(await create({ id, name: 'İki' }), 409, 'project_already_exists');
    });

    it('accepts one creation per two seconds', async () => {
      const send = (name: string) => app.call('POST', '/v1/projects', { as: owner, body: { name } });
      expectError(await send('Hemen'), 429, 'project_creation_too_fast');
      clock.advance(1_999);
      expectError(await send('Hemen'), 429, 'project_creation_too_fast');
      clock.advance(1);
      const statuses = (await Promise.all([send('Hemen'), send('Şimdi')])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 429]);
    });

    it('does not count a rejected creation', async () => {
      expectError(await create({ name: 'Alışveriş' }), 409, 'project_name_taken');
      const body = { name: 'Başka ad' };
      expect((await app.call('POST', '/v1/projects', { as: owner, body })).status).toBe(201);
    });

    it('reports unknown and invalid fields', async () => {
      expect(await create({ name: 5, userId: 'x' })).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid', fields: { name: 'wrong_type', userId: 'unknown_field' } },
      });
      expectError(await create({ name: 'x'.repeat(101) }), 400, 'general_argument_invalid');
      expectError(await create({ name: 'a\u0000b' }), 400, 'general_argument_invalid');
    });
  });

  describe('GET /projects', () => {
    const list = async (query: string) =>
      (await app.call('GET', `/v1/projects?${query}`, { as: owner })).json as {
        projects: Project[];
        total: number;
        nextCursor: string | null;
      };

    it.each([
      ['updated', ['Zeytin', 'çilek 100%', 'Ayva', 'Alışveriş']],
      ['created', ['Zeytin', 'çilek 100%', 'Ayva', 'Alışveriş']],
      ['name', null],
    ])('lists every project once in pages by %s', async (sort, expected) => {
      for (const name of ['Ayva', 'çilek 100%', 'Zeytin']) await create({ name });
      const seen: string[] = [];
      let query = `sort=${sort}&limit=2`;
      for (let page = 0; page < 2; page += 1) {
        const { projects: rows, total, nextCursor } = await list(query);
        expect(total).toBe(4);
        seen.push(...rows.map(({ name }) => name));
        expect(nextCursor === null).toBe(page === 1);
        query = `sort=${sort}&limit=2&cursor=${nextCursor}`;
      }
      if (expected) expect(seen).toEqual(expected);
      expect(seen.toSorted()).toEqual(['Alışveriş', 'Ayva', 'Zeytin', 'çilek 100%'].toSorted());
    });

    it('searches without regard to letter case and wildcards', async () => {
      await create({ name: 'Çilek 100%' });
      await create({ name: 'Ayva_1!' });
      const find = async (search: string) =>
        (await list(`search=${encodeURIComponent(search)}`)).projects.map(({ name }) => name);
      expect(await find('ALIŞ')).toEqual(['Alışveriş']);
      expect(await find('0%')).toEqual(['Çilek 100%']);
      expect(await find('_1!')).toEqual(['Ayva_1!']);
      expect(await find('%')).toEqual(['Çilek 100%']);
      expect(await find("' or 1=1 --")).toEqual([]);
    });

    it('rejects a cursor of another sort order', async () => {
      await create({ name: 'İki' });
      const { nextCursor } = await list('sort=name&limit=1');
      const reply = await app.call('GET', `/v1/projects?sort=updated&cursor=${nextCursor}`, { as: owner });
      expectError(reply, 400, 'general_cursor_not_found');
      expectError(
        await app.call('GET', '/v1/projects?limit=101', { as: owner }),
        400,
        'general_argument_invalid',
      );
    });

    it('returns statistics', async () => {
      expect((await app.call('GET', '/v1/projects/statistics', { as: owner })).json).toEqual({
        projects: 1,
        files: 2,
        updatedToday: 1,
        week: {
          projects: { current: 1, previous: 0, percent: null },
          files: { current: 2, previous: 0, percent: null },
          updates: { current: 1, previous: 0, percent: null },
        },
      });
      const wrong = await app.call('GET', '/v1/projects/statistics?timeZone=Mars', { as: owner });
      expectError(wrong, 400, 'general_argument_invalid');
    });
  });

  it('records when a project was opened', async () => {
    clock.advance(60_000);
    const { json } = await app.call('GET', base, { as: owner });
    expect(Date.parse((json as Project).lastOpenedAt) - Date.parse(project.createdAt)).toBe(60_000);
    expect((json as Project).updatedAt).toBe(project.updatedAt);
  });

  it('renames a project and publishes the change', async () => {
    await create({ name: 'Dolu' });
    const patch = (body: object) => app.call('PATCH', base, { as: owner, body });
    const { status, json } = await patch({ name: ' Pazar ', description: 'Haftalık' });
    expect([status, json]).toMatchObject([200, { name: 'Pazar', description: 'Haftalık', revision: 1 }]);
    expect(events.published.at(-1)).toEqual({
      projectId: project.id,
      event: { kind: 'project-updated', project: json },
    });
    expectError(await patch({ name: ' ' }), 400, 'project_name_required');
    expectError(await patch({ name: 'DOLU' }), 409, 'project_name_taken');
    expect((await patch({ name: 'PAZAR' })).json).toMatchObject({ name: 'PAZAR' });
  });

  it('deletes a project and ignores missing and other users’ ones', async () => {
    const stranger = await addUser(transactions);
    expect((await app.call('DELETE', base, { as: stranger })).status).toBe(204);
    expect(await revisionNow()).toBe(1);
    expect((await app.call('DELETE', base, { as: owner, body: {} })).status).toBe(204);
    expect(events.published.slice(-2)).toMatchObject([
      { event: { kind: 'project-deleted' } },
      { event: { kind: 'resource-changed', action: 'delete' } },
    ]);
    const published = events.published.length;
    expect((await app.call('DELETE', base, { as: owner })).status).toBe(204);
    expect(events.published).toHaveLength(published);
    expectError(await app.call('GET', `${base}/files`, { as: owner }), 404, 'project_not_found');
  });

  describe('POST /files/batch', () => {
    it('returns the written files and publishes the change with its client id', async () => {
      const operations = [{ kind: 'write', path: './src/Yeni.tsx', content: 'ş', baseHash: null }];
      const { status, json } = await write(operations, owner, { clientId: 'tab-7' });
      const { versionId } = json as { versionId: string };
      expect([status, json]).toMatchObject([
        200,
        { revision: 2, written: [{ path: 'src/Yeni.tsx', hash: hashOf('ş'), size: 2 }], removed: [] },
      ]);
      expect(events.published.at(-1)).toMatchObject({
        event: { kind: 'files-changed', versionId, clientId: 'tab-7', paths: ['src/Yeni.tsx'], revision: 2 },
      });
      const files = (await app.call('GET', `${base}/files`, { as: owner })).json;
      expect(files).toMatchObject({
        revision: 2,
        files: [{ path: 'package.json' }, { path: 'src/App.tsx' }, { path: 'src/Yeni.tsx', content: 'ş' }],
      });
    });

    it.each([
      '../x',
      '/etc/passwd',
      'a/../../b',
      'a\\b',
      'C:/x',
      'node_modules/a.js',
      '.git/config',
      '',
      'a//b',
      'x'.repeat(5000),
    ])('rejects the path %j', async (path) => {
      expectError(await writeOne(path, 'x'), 400, 'file_path_invalid');
      expect(await revisionNow()).toBe(1);
    });

    it('rejects U+0000', async () => {
      expectError(await writeOne('a.ts', 'a\u0000'), 400, 'general_argument_invalid');
      expectError(await writeOne('a\u0000.ts', 'a'), 400, 'general_argument_invalid');
    });

    it('rejects paths that clash by letter case or with a folder', async () => {
      expectError(await writeOne('src/app.tsx', 'x'), 409, 'file_path_clash');
      expectError(await writeOne('SRC/Other.tsx', 'x'), 409, 'file_path_clash');
      expectError(await writeOne('package.json/x', 'x'), 409, 'file_path_clash');
      expect(await revisionNow()).toBe(1);
    });

    it('accepts a file of 1 MB and rejects a larger one', async () => {
      expectError(await writeOne('a.ts', `${'ş'.repeat(524_288)}x`), 413, 'file_too_large');
      expect((await writeOne('a.ts', 'ş'.repeat(524_288))).status).toBe(200);
    });

    it('accepts 400 files and rejects one more', async () => {
      const files = Array.from({ length: 398 }, (_, index) => ({
        kind: 'write',
        path: `src/f${index}.ts`,
        content: '',
        baseHash: null,
      }));
      expect((await write(files)).status).toBe(200);
      expectError(await writeOne('one-more.ts', ''), 400, 'project_too_many_files');
      expect(await projects.find(owner.userId, project.id)).toMatchObject({ fileCount: 400, revision: 2 });
    });

    it('rejects more than 20 MB in total', async () => {
      for (let part = 0; part < 3; part += 1) {
        const operations = Array.from({ length: part < 2 ? 9 : 2 }, (_, index) => ({
          kind: 'write',
          path: `p${part}-${index}`,
          content: `${part}-${index}`.padEnd(1_048_576),
          baseHash: null,
        }));
        const reply = await write(operations);
        if (part < 2) expect(reply.status).toBe(200);
        else expectError(reply, 413, 'project_too_large');
      }
    });

    it('rejects a stale write with the current content', async () => {
      await writeOne('a.ts', 'first');
      await writeOne('a.ts', 'theirs', hashOf('first'));
      expect(await writeOne('a.ts', 'mine', hashOf('first'))).toMatchObject({
        status: 409,
        json: {
          type: 'file_conflict',
          params: { path: 'a.ts' },
          details: {
            conflicts: [
              {
                path: 'a.ts',
                baseHash: hashOf('first'),
                currentHash: hashOf('theirs'),
                currentContent: 'theirs',
              },
            ],
          },
        },
      });
    });

    it('reports a missing file', async () => {
      const reply = await write([{ kind: 'delete', path: 'no.ts', baseHash: hashOf('') }]);
      expectError(reply, 404, 'file_not_found');
      expect(reply.json).toMatchObject({ params: { path: 'no.ts' } });
    });

    it.each([
      [[]],
      [[{ kind: 'chmod', path: 'a' }]],
      ['x'],
      [[{ kind: 'write', path: 'a', content: 1, baseHash: null }]],
    ])('rejects the operations %j', async (operations) => {
      expectError(await write(operations), 400, 'general_argument_invalid');
    });
  });

  describe('versions', () => {
    it('are listed newest first in pages', async () => {
      await writeOne('a.ts', '1');
      clock.advance(limits.editingSessionIdle);
      await writeOne('a.ts', '2', hashOf('1'));
      const list = async (query: string) =>
        (await app.call('GET', `${base}/versions?${query}`, { as: owner })).json as {
          versions: Version[];
          nextCursor: string | null;
        };
      const first = await list('limit=2');
      expect(first.versions.map(({ revision }) => revision)).toEqual([3, 2]);
      const second = await list(`limit=2&cursor=${first.nextCursor}`);
      expect([second.versions.map(({ revision }) => revision), second.nextCursor]).toEqual([[1], null]);
      const wrong = await app.call('GET', `${base}/versions?cursor=WyJhIl0`, { as: owner });
      expectError(wrong, 400, 'general_cursor_not_found');
    });

    it('show the contents before and after their changes', async () => {
      await writeOne('a.ts', '1\n');
      clock.advance(limits.editingSessionIdle);
      const { json } = await write([
        { kind: 'write', path: 'a.ts', content: '1\n2\n', baseHash: hashOf('1\n') },
        { kind: 'write', path: 'b.ts', content: 'b', baseHash: null },
      ]);
      const { versionId } = json as { versionId: string };
      expect((await app.call('GET', `${base}/versions/${versionId}/changes`, { as: owner })).json).toEqual({
        changes: [
          { path: 'a.ts', kind: 'updated', added: 1, removed: 0, before: '1\n', after: '1\n2\n' },
          { path: 'b.ts', kind: 'created', added: 1, removed: 0, before: null, after: 'b' },
        ],
      });
    });

    it('return their files, whatever the current ones are', async () => {
      await writeOne('a.ts', 'one "ş"\n');
      clock.advance(limits.editingSessionIdle);
      const { versions } = (await app.call('GET', `${base}/versions`, { as: owner })).json as {
        versions: Version[];
      };
      await writeOne('a.ts', 'two', hashOf('one "ş"\n'));
      const reply = await app.call('GET', `${base}/versions/${versions[0]?.id}/files`, { as: owner });
      const { files } = reply.json as { files: { path: string; content: string }[] };
      expect(files.map(({ path }) => path)).toEqual(['a.ts', 'package.json', 'src/App.tsx']);
      expect(files[0]).toEqual({ path: 'a.ts', content: 'one "ş"\n' });
    });

    it('are restored as a new version unless a turn is running', async () => {
      await writeOne('a.ts', '1');
      const restore = () => app.call('POST', `${base}/versions/${version.id}/restore`, { as: owner });
      running.add(project.id);
      expectError(await restore(), 409, 'turn_in_progress');
      running.delete(project.id);
      expect(await restore()).toMatchObject({
        status: 201,
        json: {
          revision: 3,
          reason: 'restore',
          restoredNumber: 1,
          changes: [{ path: 'a.ts', kind: 'deleted' }],
        },
      });
      expect(await revisionNow()).toBe(3);
    });
  });
});
