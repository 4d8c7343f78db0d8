import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a request gets instead of an answer of Git. */
export type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface GitServer {
  /** The address of a repository. */
  address(name: string): string;
  /** Creates a repository with the given commits on `main`, or an empty one. */
  create(name: string, ...commits: readonly Readonly<Record<string, string | Uint8Array>>[]): Promise<void>;
  /** Adds a commit to a branch, as another user does. */
  commit(name: string, branch: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  git(name: string, ...args: readonly string[]): Promise<string>;
  /** Requests with any other token are answered with 401; null for a public server. */
  token: string | null;
  /** Called before Git; true when it has taken the request over. */
  intercept: Interception;
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const quiet = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.com',
};

/** Reads the header of a CGI reply. */
function splitReply(bytes: Buffer): {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Buffer;
} {
  const end = bytes.indexOf('\r\n\r\n');
  const lines = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const status = headers.find(([name]) => name === 'status')?.[1];
  return {
    status: status === undefined ? 200 : Number.parseInt(status, 10),
    headers: headers.filter(([name]) => name !== 'status'),
    body: bytes.subarray(end + 4),
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const child = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      ...quiet,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'ann',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: request.headers['content-length'] ?? '',
    },
  });
  const chunks: Buffer[] = [];
  request.pipe(child.stdin);
  child.stdin.on('error', () => {});
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
  const { status, headers, body } = splitReply(Buffer.concat(chunks));
  response.writeHead(status, Object.fromEntries(headers));
  response.end(body);
}

/** A real Git server over HTTP on this machine: `git http-backend` behind Node's server. */
export async function startGitServer(): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), 'kilim-git-'));
  const requests: string[] = [];
  const git = async (folder: string, ...args: readonly string[]): Promise<string> =>
    (await run('git', [...args], { cwd: folder, env: { ...process.env, ...quiet } })).stdout.trim();

  const commit: GitServer['commit'] = async (name, branch, files) => {
    const work = await mkdtemp(join(root, 'work-'));
    await git(root, 'clone', '-q', join(root, name), work);
    await git(work, 'checkout', '-q', '-B', branch);
    await git(work, 'pull', '-q', 'origin', branch).catch(() => '');
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(work, path)), { recursive: true });
      await writeFile(join(work, path), content);
    }
    await git(work, 'add', '-A', '-f');
    await git(work, 'commit', '-q', '-m', 'Change files');
    await git(work, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
    await rm(work, { recursive: true });
  };

  const state = { token: null as string | null, intercept: (() => false) as Interception };
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (state.intercept(request, response)) return;
    const login = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64').toString();
    if (state.token !== null && !login.endsWith(`:${state.token}`)) {
      response.writeHead(401, { 'www-authenticate': 'Basic' });
      response.end('Authentication failed');
      return;
    }
    void answer(root, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    requests,
    address: (name: string) => `http://127.0.0.1:${port}/${name}`,
    commit,
    create: async (name: string, ...commits: readonly Readonly<Record<string, string | Uint8Array>>[]) => {
      await git(root, 'init', '-q', '--bare', '-b', 'main', name);
      await git(join(root, name), 'config', 'http.receivepack', 'true');
      for (const files of commits) await commit(name, 'main', files);
    },
    git: (name: string, ...args: readonly string[]) => git(join(root, name), ...args),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  });
}
