import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { toFileContent } from '../files/file-content.ts';
import { createProjectsRoutes } from '../index.ts';
import { followFiles } from './repository.ts';

describe('followFiles', () => {
  it('moves a lock with its file and removes it with its file', () => {
    const rename = { kind: 'rename', from: 'a.ts', to: 'b.ts' } as const;
    expect(followFiles(['a.ts', 'c.ts'], [rename])).toEqual(['b.ts', 'c.ts']);
    expect(followFiles(['a.ts'], [rename, { kind: 'delete', path: 'b.ts' }])).toEqual([]);
    expect(followFiles(['c.ts'], [rename])).toBeNull();
    expect(followFiles([], [rename])).toBeNull();
  });
});

describeOnEachEngine('locked files', ({ transactions }) => {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const projects = createTestProjects({ transactions, clock, events, hasRunningTurn: async () => false });
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  const path = 'src/App.tsx';
  let owner: Caller;
  let projectId: string;
  let base: string;
  let hash: string;

  const set = (at: string, isLocked: boolean, as = owner) =>
    app.call('POST', `${base}/locks`, { as, body: { path: at, isLocked } });
  const list = async (of = base) => (await app.call('GET', `${of}/locks`, { as: owner })).json;
  const write = (operation: object) =>
    app.call('POST', `${base}/files/batch`, {
      as: owner,
      body: { reason: 'rename', operations: [operation] },
    });

  beforeEach(async () => {
    owner = await addUser(transactions);
    clock.advance(2_000);
    const project = await projects.create(owner.userId, { name: 'Deneme', language: 'tr' });
    projectId = project.id;
    base = `/v1/projects/${project.id}`;
    const { files } = await transactions.run((tx) => projects.readFiles(tx, project.id));
    hash = toFileContent(path, files[path] ?? '').hash;
  });

  it('are listed, and other tabs are notified', async () => {
    expect(await list()).toEqual({ paths: [] });
    expect(await set(path, true)).toMatchObject({ status: 200, json: { paths: [path] } });
    expect(await set(path, true)).toMatchObject({ status: 200, json: { paths: [path] } });
    expect(await list()).toEqual({ paths: [path] });
    const told = events.published.flatMap((entry) => ('projectId' in entry ? [entry.event] : []));
    expect(told.at(-1)).toEqual({ kind: 'locks-changed', projectId, paths: [path] });
    expect((await set(path, false)).json).toEqual({ paths: [] });
  });

  it('are files of the own project', async () => {
    expect(await set('src/Missing.tsx', true)).toMatchObject({
      status: 404,
      json: { type: 'file_not_found' },
    });
    const stranger = await addUser(transactions);
    expect(await set(path, true, stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    expect(await app.call('GET', `${base}/locks`, { as: stranger })).toMatchObject({ status: 404 });
  });

  it('can be edited by the owner and keep their lock under another name', async () => {
    await set(path, true);
    const written = await write({ kind: 'write', path, content: 'export {};\n', baseHash: hash });
    expect(written.status).toBe(200);
    const baseHash = toFileContent(path, 'export {};\n').hash;
    expect((await write({ kind: 'rename', from: path, to: 'src/Main.tsx', baseHash })).status).toBe(200);
    expect(await list()).toEqual({ paths: ['src/Main.tsx'] });
    expect((await write({ kind: 'delete', path: 'src/Main.tsx', baseHash })).status).toBe(200);
    expect(await list()).toEqual({ paths: [] });
  });

  it('are locked in a copy of the project too', async () => {
    await set(path, true);
    clock.advance(2_000);
    const { json } = await app.call('POST', `${base}/duplicate`, { as: owner });
    expect(await list(`/v1/projects/${(json as { id: string }).id}`)).toEqual({ paths: [path] });
  });
});
