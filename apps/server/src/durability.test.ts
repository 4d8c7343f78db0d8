import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, queries } from './platform/db/index.ts';
import { describeOnEachEngine } from './testing/each-engine.ts';
import { startPostgres } from './testing/postgres-cluster.ts';
import {
  createProjectOwner,
  type ProjectOwner,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';

// Kills a real server process under load, or takes its database away. With DURABILITY=long it is killed nine times and
// the database is unavailable for a minute.
const isLong = process.env['DURABILITY'] === 'long';
const kills = isLong ? 9 : 1;
const outage = isLong ? 60_000 : 3_000;
const loadTime = isLong ? 4_000 : 1_500;
const writersCount = 6;

const folders: string[] = [];
const servers: ServerProcess[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-durability-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
};

interface Load {
  /** The last confirmed number of each writer. */
  readonly kept: number[];
  readonly statuses: Map<number | string, number>;
  /** Bodies of replies with status 500. */
  readonly faults: string[];
  /** `Retry-After` of the first 503 reply. */
  retryAfter: string | null;
  stop(): Promise<void>;
}

/** Every writer writes as fast as it gets replies, and starts a turn at every tenth write. */
function startLoad(
  origins: readonly string[],
  writers: readonly ProjectOwner[],
  from: readonly number[],
): Load {
  let isOver = false;
  const kept = [...from];
  const statuses = new Map<number | string, number>();
  const count = (key: number | string): void => void statuses.set(key, (statuses.get(key) ?? 0) + 1);
  const load: Load = { kept, statuses, faults: [], retryAfter: null, stop: async () => {} };
  const run = async (writer: ProjectOwner, index: number): Promise<void> => {
    for (let value = (from[index] ?? 0) + 1; !isOver; value += 1) {
      const origin = origins[value % origins.length] ?? '';
      try {
        const reply = await writer.write(origin, value);
        count(reply.status);
        if (reply.status === 500) load.faults.push(await reply.text());
        if (reply.ok) kept[index] = value;
        if (reply.status === 503) load.retryAfter ??= reply.headers.get('retry-after');
        if (reply.status === 409) await writer.read(origin).catch(() => {});
        if (value % 10 === 0) await writer.startTurn(origin).then(({ status }) => count(`turn ${status}`));
        if (!reply.ok) await wait(50);
      } catch {
        count('no reply');
        await wait(50);
      }
    }
  };
  const running = writers.map(run);
  return Object.assign(load, {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  });
}

/** Waits until every writer can read its file; returns the numbers in the files. */
async function readAll(origin: string, writers: readonly ProjectOwner[]): Promise<number[]> {
  for (const started = Date.now(); ; ) {
    try {
      return await Promise.all(writers.map((writer) => writer.read(origin)));
    } catch (error) {
      if (Date.now() - started > 20_000) throw error;
      await wait(200);
    }
  }
}

const createWriters = async (origin: string): Promise<ProjectOwner[]> => {
  const writers: ProjectOwner[] = [];
  for (let index = 0; index < writersCount; index += 1) writers.push(await createProjectOwner(origin));
  return writers;
};

/** Users whose balance differs from the sum of their ledger. */
async function findWrongBalances(location: Parameters<typeof openDatabase>[0]): Promise<unknown[]> {
  const database = openDatabase(location, () => {});
  const db = queries(database.transactions.outside);
  const wrong = await sql`
    select id, credits from users
    where credits <> (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id)
  `.execute(db);
  await database.close();
  return wrong.rows;
}

describeOnEachEngine('a server killed under load', (engine) => {
  it(`loses no confirmed write (${kills} kills)`, async () => {
    const folder = createFolder();
    const environment: Record<string, string> = {};
    if (engine.url() !== null) environment['DATABASE_URL'] = engine.url() ?? '';
    const start = async (): Promise<ServerProcess> => {
      const server = await startServerProcess(folder, environment);
      servers.push(server);
      return server;
    };
    let server = await start();
    const writers = await createWriters(server.origin);
    let kept = writers.map(() => 0);
    for (let round = 0; round < kills; round += 1) {
      const load = startLoad([server.origin], writers, kept);
      await wait(loadTime + Math.random() * 500);
      await server.kill();
      await load.stop();
      expect([...load.statuses.keys()].filter((status) => Number(status) >= 500)).toEqual([]);
      expect(load.statuses.get(200) ?? 0).toBeGreaterThan(0);
      server = await start();
      const found = await readAll(server.origin, writers);
      // The last write may have been committed although its reply was lost.
      expect(found.every((value, index) => value >= (load.kept[index] ?? 0))).toBe(true);
      kept = found;
    }
    await server.stop();
    const location =
      engine.url() === null
        ? ({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') } as const)
        : ({ engine: 'postgres', url: engine.url() ?? '' } as const);
    expect(await findWrongBalances(location)).toEqual([]);
  }, 300_000);
});

const cluster = await startPostgres();

describe.skipIf('reasons' in cluster || cluster.outage === null)('an outage of PostgreSQL', () => {
  it(`of ${outage / 1000} s ends neither of two servers and loses no confirmed write`, async () => {
    if ('reasons' in cluster || cluster.outage === null) return;
    const environment = { DATABASE_URL: cluster.url, APP_SECRET: 'a secret that both of the servers share' };
    const first = await startServerProcess(createFolder(), environment);
    const second = await startServerProcess(createFolder(), environment);
    servers.push(first, second);
    const writers = await createWriters(first.origin);
    const load = startLoad(
      [first.origin, second.origin],
      writers,
      writers.map(() => 0),
    );
    await wait(loadTime);
    await cluster.outage.begin();
    await wait(outage);
    // On a busy machine a request may still wait for its connection after this time.
    await vi.waitFor(() => expect(load.statuses.get(503) ?? 0).toBeGreaterThan(0), { timeout: 30_000 });
    const reply = await fetch(`${first.origin}/v1/projects`, { headers: { 'accept-language': 'tr' } });
    const before = load.statuses.get(200) ?? 0;
    await cluster.outage.end();
    const confirmed = (): number => (load.statuses.get(200) ?? 0) - before;
    await vi.waitFor(() => expect(confirmed()).toBeGreaterThan(10 * writersCount), { timeout: 60_000 });
    await load.stop();

    expect([first.isRunning(), second.isRunning()]).toEqual([true, true]);
    expect(load.faults).toEqual([]);
    expect(load.statuses.get('no reply') ?? 0).toBe(0);
    expect(load.retryAfter).toBe('5');
    expect([401, 503]).toContain(reply.status);
    const found = await readAll(second.origin, writers);
    expect(found.every((value, index) => value >= (load.kept[index] ?? 0))).toBe(true);
    // The servers continue after the outage.
    for (const [index, writer] of writers.entries()) {
      expect((await writer.write(first.origin, 1_000_000 + index)).status).toBe(200);
    }
    await first.stop();
    await second.stop();
    expect(await findWrongBalances({ engine: 'postgres', url: cluster.url })).toEqual([]);
    await cluster.stop();
  }, 300_000);
});
