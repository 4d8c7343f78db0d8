import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { connectClient, type SdkClient, sdkVersions, stubBrowser } from '../../testing/sdk-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

interface Heard {
  readonly events: readonly string[];
  readonly payload: { readonly $id?: string; readonly name?: string };
}
interface Sdk {
  readonly Client: new () => SdkClient & {
    subscribe(channels: string[], callback: (event: Heard) => void, queries?: string[]): () => void;
  };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<unknown>;
    createEmailPasswordSession(email: string, password: string): Promise<unknown>;
    updateName(name: string): Promise<unknown>;
  };
  readonly Databases: new (
    client: object,
  ) => {
    createDocument(database: string, collection: string, id: string, data: object): Promise<{ $id: string }>;
    updateDocument(database: string, collection: string, id: string, data: object): Promise<unknown>;
    deleteDocument(database: string, collection: string, id: string): Promise<unknown>;
  };
  readonly Storage: new (
    client: object,
  ) => { createFile(bucket: string, id: string, file: File): Promise<{ $id: string }> };
  readonly ID: { unique(): string };
  readonly Query: { equal(attribute: string, value: string): string };
}

const newest = sdkVersions<Sdk>().at(-1)?.[1];
const password = 'analytical-engine-9';

describeOnEachEngine('events between server processes', (engine) => {
  const folders: string[] = [];
  const processes: ServerProcess[] = [];
  const start = async (): Promise<ServerProcess> => {
    const folder = mkdtempSync(join(tmpdir(), 'kilim-two-'));
    folders.push(folder);
    const url = engine.url();
    const shared = { APP_SECRET: 'a secret that both of the servers share' };
    const server = await startServerProcess(folder, url === null ? {} : { ...shared, DATABASE_URL: url });
    processes.push(server);
    return server;
  };
  let first: ServerProcess;
  /** With SQLite there is one process. */
  let second: ServerProcess;

  beforeAll(async () => {
    first = await start();
    second = engine.url() === null ? first : await start();
  }, 120_000);
  afterAll(async () => {
    for (const server of processes) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(stubBrowser);
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('reach the clients of all processes, and of these the readers alone', async () => {
    if (!newest) throw new Error('No SDK');
    const { Account, Databases, ID, Query, Storage } = newest;
    const stops: (() => void)[] = [];
    const listen = (origin: string, queries: string[] = [], sdk = newest): string[] => {
      const names: string[] = [];
      const stop = connectClient(sdk, origin).subscribe(
        ['documents', 'files', 'account'],
        ({ events, payload }) => names.push(`${events[0]} ${payload.name ?? ''}`),
        queries,
      );
      stops.push(stop);
      return names;
    };
    const signUp = async (origin: string) => {
      const client = connectClient(newest, origin);
      const account = new Account(client);
      const userId = ID.unique();
      await account.create(userId, `${userId}@ornek.test`, password, 'Ada');
      await account.createEmailPasswordSession(`${userId}@ornek.test`, password);
      return { client, account, databases: new Databases(client), userId };
    };
    const hear = (names: readonly string[], name: string) =>
      vi.waitFor(() => expect(names).toContain(name), { timeout: 10_000 });

    /** Changes a new project until each of the sockets is open and signed in. Returns the project's id and event path. */
    const changeUntilHeard = async (
      databases: InstanceType<Sdk['Databases']>,
      sockets: readonly string[][],
    ) => {
      const { $id } = await databases.createDocument('main', 'projects', ID.unique(), { name: 'Bir' });
      const path = `databases.main.collections.projects.documents.${$id}`;
      await vi.waitFor(
        async () => {
          await databases.updateDocument('main', 'projects', $id, { name: 'İki' });
          for (const names of sockets) expect(names).toContain(`${path}.update İki`);
        },
        { timeout: 20_000 },
      );
      return { $id, path };
    };

    const other = await signUp(second.origin);
    const stranger = listen(second.origin);
    // A socket reads the session from the storage when it opens, so the next account's storage must come later.
    await changeUntilHeard(other.databases, [stranger]);
    stubBrowser();
    const { client, account, databases, userId } = await signUp(first.origin);
    const here = listen(first.origin);
    const there = listen(second.origin);
    // The second newest version sends its queries in the URL.
    const filtered = sdkVersions<Sdk>()
      .slice(-2)
      .flatMap(([, sdk]) =>
        [first, second].map(({ origin }) => listen(origin, [Query.equal('name', 'İki')], sdk)),
      );
    const elsewhere = listen(second.origin, [Query.equal('name', 'Üç')]);
    const { $id, path } = await changeUntilHeard(databases, [here, there, ...filtered]);
    const file = await new Storage(client).createFile('user-assets', ID.unique(), new File(['x'], 'a.txt'));
    await account.updateName('Ada L.');
    await databases.deleteDocument('main', 'projects', $id);
    for (const names of [here, there, ...filtered]) await hear(names, `${path}.delete İki`);
    expect(elsewhere).toEqual([]);
    for (const names of [here, there]) {
      await hear(names, `buckets.user-assets.files.${file.$id}.create a.txt`);
      await hear(names, `users.${userId}.update.name Ada L.`);
      await hear(names, `databases.main.collections.users.documents.${userId}.update Ada L.`);
    }
    expect(stranger.filter((name) => name.includes($id) || name.includes(userId))).toEqual([]);
    for (const stop of stops) stop();
  }, 60_000);
});
