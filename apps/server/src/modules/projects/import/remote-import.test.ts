import type { EndpointReply, importRemoteProject, Project } from '@kilim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { type GitServer, startGitServer } from '../../../platform/git/testing/git-server.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { runInline } from '../../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makePng } from '../../../testing/pictures.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createProjectsRoutes, createRemoteReader } from '../index.ts';
import { listFiles } from '../testing/list-files.ts';
import { readRemoteJob } from './remote-job.ts';

type Imported = EndpointReply<typeof importRemoteProject>;

const app = 'export default function App() {\n  return null;\n}\n';

describeOnEachEngine('POST /projects/import/git', ({ transactions }) => {
  const clock = createManualClock();
  const read = (allowsPrivate: boolean, timeLimit = 20_000) =>
    createRemoteReader(runInline(readRemoteJob), { policy: { allowsPrivate }, timeLimit });
  const serviceOf = (readRemote = read(true)) => createTestProjects({ transactions, clock, readRemote });
  const projects = serviceOf();
  let git: GitServer;
  let owner: Caller;
  let count = 0;

  beforeAll(async () => {
    git = await startGitServer();
  });
  afterAll(() => git.close());
  beforeEach(async () => {
    owner = await addUser(transactions);
    git.token = null;
    git.intercept = () => false;
  });

  const send = (body: object, service = projects, as: Caller | null = owner): Promise<TestReply> => {
    clock.advance(2_000);
    const routes = createProjectsRoutes(service);
    return createTestApp({ routes }).call('POST', '/v1/projects/import/git', { as, body });
  };
  const repository = async (...commits: Readonly<Record<string, string | Uint8Array>>[]) => {
    count += 1;
    const name = `app-${count}.git`;
    await git.create(name, ...commits);
    return { name, address: git.address(name) };
  };
  const filesOf = async ({ id }: Project): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await listFiles(projects, owner.userId, id)).files.map(({ path, content }) => [path, content]),
    );
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });

  it('creates a project from the newest commit, with binary files and without generated ones', async () => {
    const png = makePng(8, 8);
    const { address } = await repository(
      { 'App.tsx': 'old', 'old.ts': 'old' },
      {
        'App.tsx': app,
        'app.json': '{"expo": {"name": "Gezi"}}',
        'src/Şehir.ts': 'export const şehir = 1;\n',
        'assets/logo.png': png,
        'node_modules/a/index.js': 'a',
        'package-lock.json': '{}',
      },
    );
    const reply = await send({ address });
    expect(reply.status).toBe(201);
    const { project, skipped } = reply.json as Imported;
    expect(project).toMatchObject({ name: 'Gezi', revision: 1 });
    const files = await filesOf(project);
    expect(files).toMatchObject({ 'App.tsx': app, 'src/Şehir.ts': 'export const şehir = 1;\n' });
    expect(Object.keys(files)).toContain('assets/logo.png');
    expect(skipped).toEqual([
      { path: 'node_modules/', reason: 'generated' },
      { path: 'package-lock.json', reason: 'generated' },
    ]);
  });

  it('reads a chosen branch and folder, and names the project after the repository', async () => {
    const { name, address } = await repository({ 'README.md': 'none' });
    await git.commit(name, 'mobil/yeni', { 'apps/mobile/App.tsx': app, 'apps/web/index.js': 'web' });
    const reply = await send({ address, branch: ' mobil/yeni ', folder: '/apps/mobile/' });
    const { project } = reply.json as Imported;
    expect(project.name).toBe(name.replace('.git', ''));
    expect(await filesOf(project)).toEqual({ 'App.tsx': app });
  });

  it('does not follow links and leaves submodules out', async () => {
    const { name, address } = await repository({ 'App.tsx': app });
    const blob = await git.git(name, 'rev-parse', 'main:App.tsx');
    const link = await git.git(name, 'rev-parse', 'main:App.tsx');
    const commit = await git.git(name, 'rev-parse', 'main');
    await git.git(name, 'read-tree', 'main');
    await git.git(name, 'update-index', '--add', '--cacheinfo', `120000,${link},secret.ts`);
    await git.git(name, 'update-index', '--add', '--cacheinfo', `160000,${commit},module`);
    await git.git(name, 'update-index', '--add', '--cacheinfo', `100755,${blob},run.ts`);
    const tree = await git.git(name, 'write-tree');
    const made = await git.git(name, 'commit-tree', tree, '-m', 'Add links');
    await git.git(name, 'update-ref', 'refs/heads/main', made);
    const { project, skipped } = (await send({ address })).json as Imported;
    expect(Object.keys(await filesOf(project)).toSorted()).toEqual(['App.tsx', 'run.ts']);
    expect(skipped).toEqual([{ path: 'secret.ts', reason: 'link' }]);
  });

  describe('refuses', () => {
    it.each([
      ['git@github.com:ann/app.git', 400, 'git_address_invalid'],
      ['https://ann:secret@github.com/ann/app', 400, 'git_address_invalid'],
      ['file:///etc', 400, 'git_address_invalid'],
    ])('the address %s', async (address, status, type) => {
      expectError(await send({ address }), status, type);
    });

    it('a private address, by number and by name, without calling it', async () => {
      const { name, address } = await repository({ 'App.tsx': app });
      const before = git.requests.length;
      const strict = serviceOf(read(false));
      const { port } = new URL(address);
      for (const wanted of [address, `https://localhost:${port}/${name}`, 'https://169.254.169.254/a']) {
        expectError(await send({ address: wanted }, strict), 400, 'git_address_refused');
      }
      expect(git.requests.length).toBe(before);
    });

    it('a branch that cannot exist or does not, and a missing folder', async () => {
      const { address } = await repository({ 'App.tsx': app });
      expectError(await send({ address, branch: 'a..b' }), 400, 'git_branch_invalid');
      expectError(await send({ address, branch: 'other' }), 404, 'git_branch_not_found');
      expectError(await send({ address, folder: 'none' }), 404, 'git_folder_not_found');
      expectError(await send({ address, folder: '../..' }), 404, 'git_folder_not_found');
    });

    it('a repository that is missing, private, empty or without code', async () => {
      expectError(await send({ address: git.address('none.git') }), 404, 'git_not_found');
      const empty = await repository();
      expectError(await send({ address: empty.address }), 400, 'import_no_project');
      const texts = await repository({ 'README.md': 'none' });
      expectError(await send({ address: texts.address }), 400, 'import_no_project');
      git.token = 'secret';
      expectError(await send({ address: texts.address }), 404, 'git_not_found');
    });

    it('a page that is not a Git server', async () => {
      git.intercept = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<h1>Hello</h1>');
        return true;
      };
      expectError(await send({ address: git.address('a.git') }), 502, 'git_unreachable');
    });

    it('a server that dies midway, and one that does not answer in time', async () => {
      const { address } = await repository({ 'App.tsx': app });
      git.intercept = (request, response) => {
        if (request.method === 'GET') return false;
        response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
        response.write('0008NAK\n', () => response.destroy());
        return true;
      };
      expectError(await send({ address }), 502, 'git_unreachable');
      git.intercept = () => true;
      expectError(await send({ address }, serviceOf(read(true, 300))), 504, 'git_timed_out');
    });

    it('too much data', async () => {
      git.intercept = (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
        const chunk = Buffer.alloc(1_048_576);
        const write = (): void => {
          if (!response.destroyed && response.write(chunk)) setImmediate(write);
          else if (!response.destroyed) response.once('drain', write);
        };
        write();
        return true;
      };
      expectError(await send({ address: git.address('a.git') }), 413, 'git_too_large');
    });

    it('guests', async () => {
      expectError(
        await send({ address: 'https://a.example/b' }, projects, null),
        401,
        'general_unauthorized_scope',
      );
    });
  });

  it('follows the redirect of a renamed repository, but not to another protocol', async () => {
    const { name, address } = await repository({ 'App.tsx': app });
    let target = git.address(name);
    git.intercept = (request, response) => {
      if (!request.url?.startsWith('/old.git/')) return false;
      response.writeHead(301, { location: target + request.url.slice('/old.git'.length) });
      response.end();
      return true;
    };
    expect((await send({ address: git.address('old.git') })).status).toBe(201);
    target = address.replace('http:', 'https:');
    expectError(await send({ address: git.address('old.git') }), 502, 'git_unreachable');
  });

  it('is stopped when the user leaves', async () => {
    const controller = new AbortController();
    const service = serviceOf(async (_choice, _userId, signal) => {
      setImmediate(() => controller.abort(new Error('left')));
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    });
    clock.advance(2_000);
    const input = { address: 'https://a.example/b', language: 'tr', signal: controller.signal } as const;
    await expect(service.importRemote(owner.userId, input)).rejects.toThrow('left');
    expect((await projects.list(owner.userId, { sort: 'name', limit: 1 })).total).toBe(0);
  });
});
