import type { EndpointReply, Project, pushProject } from '@kilim/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import { type GitServer, startGitServer } from '../../../platform/git/testing/git-server.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import { runInline } from '../../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makePng } from '../../../testing/pictures.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createPushRoutes, createPushService } from '../index.ts';
import { pushProjectJob } from './push-job.ts';

type Pushed = EndpointReply<typeof pushProject>;

const token = 'ghp_Q7secretTokenOfAnn';

describeOnEachEngine('pushing to a Git repository', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({ transactions, clock });
  const logged: unknown[] = [];
  const record = (...details: unknown[]): void => void logged.push(details);
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const appOf = (options: { allowsPrivate?: boolean; timeLimit?: number } = {}) =>
    createTestApp({
      routes: createPushRoutes(
        createPushService({
          transactions,
          clock,
          projects,
          policy: { allowsPrivate: options.allowsPrivate ?? true },
          timeLimit: options.timeLimit ?? 20_000,
          runPush: runInline(pushProjectJob),
        }),
      ),
      log,
    });
  const app = appOf();
  let git: GitServer;
  let owner: Caller;
  let project: Project;
  let name = '';
  let count = 0;

  beforeAll(async () => {
    git = await startGitServer();
  });
  afterAll(() => git.close());
  beforeEach(async () => {
    owner = await addUser(transactions);
    project = await projects.create(owner.userId, { name: 'Gezi', language: 'tr' });
    git.token = token;
    git.intercept = () => false;
    logged.length = 0;
    count += 1;
    name = `push-${count}.git`;
    git.token = null;
    await git.create(name);
    git.token = token;
  });

  const push = (body: object = {}, as: Caller | null = owner, of = app): Promise<TestReply> => {
    clock.advance(60_000);
    return of.call('POST', `/v1/projects/${project.id}/remote/push`, {
      as,
      body: {
        address: git.address(name),
        branch: 'main',
        message: 'İlk sürüm',
        author: { name: 'Ayşe', email: 'ayse@example.com' },
        token,
        ...body,
      },
    });
  };
  const pushed = async (body: object = {}): Promise<Pushed> => {
    const reply = await push(body);
    expect(reply).toMatchObject({ status: 200 });
    return reply.json as Pushed;
  };
  const remote = async () => (await app.call('GET', `/v1/projects/${project.id}/remote`, { as: owner })).json;
  const save = (path: string, content: string) =>
    projects.writeFiles(owner.userId, project.id, {
      reason: 'code-save',
      operations: [{ kind: 'write', path, content, baseHash: null }],
    });
  const remove = async (path: string): Promise<void> => {
    const { files } = await projects.readFiles(transactions.outside, project.id);
    expect(Object.keys(files)).toContain(path);
    const rows = await queries(transactions.outside)
      .selectFrom('project_files')
      .selectAll()
      .where('project_id', '=', project.id)
      .where('path', '=', path)
      .execute();
    await projects.writeFiles(owner.userId, project.id, {
      reason: 'delete',
      operations: [{ kind: 'delete', path, baseHash: String(rows[0]?.hash) }],
    });
  };
  const others = (branch: string, files: Record<string, string>) => git.commit(name, branch, files);
  const filesOf = async (branch = 'main') =>
    (await git.git(name, 'ls-tree', '-r', '--name-only', branch)).split('\n');
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });

  it('fills an empty repository with the exported project and remembers where', async () => {
    await projects.uploadFile(owner.userId, project.id, { path: 'assets/logo.png', bytes: makePng(4, 4) });
    expect(await remote()).toEqual({ remote: null });
    const { remote: made, ...rest } = await pushed();
    expect(rest).toEqual({ isNewBranch: true, isUnchanged: false, link: null });
    expect(await git.git(name, 'log', '--format=%H|%an|%ae|%s', 'main')).toBe(
      `${made.commit}|Ayşe|ayse@example.com|İlk sürüm`,
    );
    expect(await filesOf()).toEqual(
      expect.arrayContaining(['app.json', 'assets/logo.png', 'package-lock.json', 'src/App.tsx']),
    );
    await git.git(name, 'fsck', '--strict');
    expect(await remote()).toEqual({ remote: made });
  });

  it('adds a commit per push, deletes what the project deleted, and none without a change', async () => {
    await save('src/old.ts', 'export const old = 1;\n');
    const first = await pushed();
    await save('src/new.ts', 'export const fresh = 1;\n');
    await remove('src/old.ts');
    const second = await pushed({ message: 'Yeni ekran' });
    expect(second).toMatchObject({ isNewBranch: false, isUnchanged: false });
    expect(await git.git(name, 'log', '--format=%H %P', 'main')).toBe(
      `${second.remote.commit} ${first.remote.commit}\n${first.remote.commit} `.trim(),
    );
    expect(await filesOf()).toContain('src/new.ts');
    expect(await filesOf()).not.toContain('src/old.ts');
    expect(await pushed()).toMatchObject({ isUnchanged: true, remote: { commit: second.remote.commit } });
  });

  it('never replaces commits of others, and adds a new branch that keeps their files instead', async () => {
    await pushed();
    git.token = null;
    await others('main', { 'docs/notes.md': 'notlar', 'README.md': 'benim' });
    git.token = token;
    await save('src/new.ts', 'export const fresh = 1;\n');
    const before = await git.git(name, 'rev-parse', 'main');
    expectError(await push(), 409, 'git_remote_changed');
    const result = await pushed({ branch: 'kilim-2026-11-23', from: 'main' });
    expect(result).toMatchObject({ isNewBranch: true, remote: { branch: 'kilim-2026-11-23' } });
    expect(await git.git(name, 'rev-parse', 'main')).toBe(before);
    expect(await git.git(name, 'rev-parse', 'kilim-2026-11-23^')).toBe(before);
    expect(await git.git(name, 'diff', '--stat', 'main', 'kilim-2026-11-23')).toMatch(
      /^\s*src\/new\.ts .*\n.*1 file changed/,
    );
  });

  it('does not touch a repository that was filled by others', async () => {
    git.token = null;
    await others('main', { 'README.md': 'benim', LICENSE: 'MIT' });
    git.token = token;
    expectError(await push(), 409, 'git_remote_changed');
    await pushed({ branch: 'kilim' });
    expect(await filesOf('kilim')).toEqual(expect.arrayContaining(['LICENSE', 'src/App.tsx']));
    expect(await filesOf('main')).toEqual(['LICENSE', 'README.md']);
  });

  it('finds a push again whose reply was lost', async () => {
    const { remote: made } = await pushed();
    await queries(transactions.outside)
      .deleteFrom('project_remotes')
      .where('project_id', '=', project.id)
      .execute();
    expect(await pushed()).toMatchObject({ isUnchanged: true, remote: { commit: made.commit } });
  });

  it('refuses a wrong token, a token without the right, and a repository that is missing', async () => {
    expectError(await push({ token: 'wrong' }), 422, 'git_token_refused');
    git.intercept = (request, response) => {
      if (!request.url?.includes('git-receive-pack')) return false;
      response.writeHead(403);
      response.end('forbidden');
      return true;
    };
    expectError(await push(), 422, 'git_push_forbidden');
    git.intercept = () => false;
    expectError(await push({ address: git.address('none.git') }), 404, 'git_not_found');
  });

  it('reports a protected branch', async () => {
    await git.git(name, 'config', 'receive.denyCurrentBranch', 'refuse');
    await git.git(name, 'config', 'receive.fsckObjects', 'true');
    await git.git(name, 'config', 'receive.maxInputSize', '1');
    expectError(await push(), 422, 'git_push_rejected');
    expect(await remote()).toEqual({ remote: null });
  });

  it('survives a server that dies midway, or does not answer in time', async () => {
    git.intercept = (request, response) => {
      if (request.method === 'GET') return false;
      response.destroy();
      return true;
    };
    expectError(await push(), 502, 'git_unreachable');
    git.intercept = () => true;
    expectError(await push({}, owner, appOf({ timeLimit: 300 })), 504, 'git_timed_out');
    expect(await remote()).toEqual({ remote: null });
  });

  it('sends the token neither to another host nor to a private address', async () => {
    const seen: (string | undefined)[] = [];
    git.intercept = (request, response) => {
      if (request.url?.startsWith('/stolen')) seen.push(request.headers.authorization);
      const { port } = new URL(git.address(''));
      response.writeHead(302, { location: `http://localhost:${port}/stolen${request.url}` });
      response.end();
      return true;
    };
    expectError(await push(), 502, 'git_unreachable');
    expect(seen).toEqual([]);
    const before = git.requests.length;
    expectError(await push({}, owner, appOf({ allowsPrivate: false })), 400, 'git_address_refused');
    expect(git.requests.length).toBe(before);
  });

  it.each([
    [{ address: `https://ann:${token}@github.com/ann/app` }, 'git_address_invalid'],
    [{ address: 'ssh://git@github.com/ann/app' }, 'git_address_invalid'],
    [{ branch: 'a..b' }, 'git_branch_invalid'],
    [{ from: 'a b' }, 'git_branch_invalid'],
  ])('refuses %j', async (body, type) => {
    expectError(await push(body), 400, type);
    expect(await remote()).toEqual({ remote: null });
  });

  it('needs the code to parse, and a known branch to start from', async () => {
    await pushed();
    expectError(await push({ branch: 'other', from: 'none' }), 404, 'git_branch_not_found');
    await save('src/Broken.tsx', 'const b = <A>x</B>;\n');
    expectError(await push(), 422, 'export_failed');
  });

  it("is for the project's owner", async () => {
    expectError(await push({}, null), 401, 'general_unauthorized_scope');
    expectError(await push({}, await addUser(transactions)), 404, 'project_not_found');
  });

  it('keeps the token out of replies, logs and database', async () => {
    const encoded = Buffer.from(`kilim:${token}`).toString('base64');
    const replies = [await push({ token: 'wrong' }), await push(), await push({ branch: 'a..b' })];
    git.intercept = (_request, response) => {
      response.writeHead(500);
      response.end(token);
      return true;
    };
    replies.push(await push());
    const rows = await queries(transactions.outside).selectFrom('project_remotes').selectAll().execute();
    const jobs = await queries(transactions.outside).selectFrom('jobs').selectAll().execute();
    const texts = JSON.stringify([replies.map(({ json }) => json), await remote(), rows, jobs, logged]);
    expect(texts).toContain(git.address(name));
    expect(texts).not.toContain(token);
    expect(texts).not.toContain(encoded);
  });
});
