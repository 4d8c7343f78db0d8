import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, queries } from '../../platform/db/index.ts';
import {
  connectClient,
  failureOf,
  type SdkClient,
  sdkVersions,
  stubBrowser,
} from '../../testing/sdk-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

interface Document {
  readonly $id: string;
  readonly value: string;
}
interface Sdk {
  readonly Client: new () => SdkClient;
  readonly ID: { unique(): string };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<unknown>;
    createEmailPasswordSession(email: string, password: string): Promise<unknown>;
  };
  readonly Databases: new (
    client: object,
  ) => {
    getDocument(database: string, collection: string, id: string): Promise<Document>;
    updateDocument(database: string, collection: string, id: string, data: object): Promise<Document>;
    createDocument(database: string, collection: string, id: string, data: object): Promise<Document>;
    deleteDocument(database: string, collection: string, id: string): Promise<unknown>;
  };
}
interface Entry {
  readonly id: string;
  readonly title: { readonly tr: string };
}

const password = 'analytical-engine-9';
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-sdk-admin-'));
  server = await startServerProcess(folder);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(sdkVersions<Sdk>())('an administrator with the client SDK %s', (version, sdk) => {
  /** Calls of a new account, which stay signed in while its storage is the stubbed one. */
  const signUp = async () => {
    stubBrowser();
    const client = connectClient(sdk, server.origin);
    const account = new sdk.Account(client);
    const userId = sdk.ID.unique();
    await account.create(userId, `${userId}@ornek.test`, password, 'Ada');
    await account.createEmailPasswordSession(`${userId}@ornek.test`, password);
    return { userId, databases: new sdk.Databases(client) };
  };
  const makeAdministrator = async (userId: string): Promise<void> => {
    const database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
    const update = queries(database.transactions.outside).updateTable('users').set({ is_admin: 1 });
    await update.where('id', '=', userId).execute();
    await database.close();
  };
  const entriesOf = ({ value }: Document): Entry[] => JSON.parse(value) as Entry[];

  beforeEach(stubBrowser);

  it('writes the list of announcements', async () => {
    const { userId, databases } = await signUp();
    const read = () => databases.getDocument('main', 'settings', 'announcements');
    const save = (list: unknown) =>
      databases.updateDocument('main', 'settings', 'announcements', { value: JSON.stringify(list) });
    const before = entriesOf(await read());
    expect(await failureOf(save([]))).toEqual({ code: 401, type: 'user_unauthorized' });
    await makeAdministrator(userId);
    const texts = { title: { tr: `Sürüm ${version}`, en: 'Version' }, content: { tr: 'Yeni', en: 'New' } };
    const hidden = { ...texts, id: `ann_${version}`, isActive: false };
    const saved = entriesOf(await save([...before, texts, hidden]));
    expect(saved).toHaveLength(before.length + 2);
    expect(saved).toContainEqual(expect.objectContaining(hidden));
    expect(await failureOf(save([{ ...texts, content: {} }]))).toEqual({
      code: 400,
      type: 'announcement_incomplete',
    });
    expect(entriesOf(await read())).toEqual(saved);
    // Visitors read the public ones.
    stubBrowser();
    const guest = new sdk.Databases(connectClient(sdk, server.origin));
    const shown = entriesOf(await guest.getDocument('main', 'settings', 'announcements'));
    expect(shown.map(({ id }) => id)).not.toContain(hidden.id);
    expect(shown.map(({ title }) => title.tr)).toContain(texts.title.tr);
  });
});
