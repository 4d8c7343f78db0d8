import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sdk17 from 'appwrite17';
import * as sdk21 from 'appwrite21';
import * as sdk24 from 'appwrite24';
import * as sdk27 from 'appwrite27';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

// The published client SDK, unmodified, over HTTP.

interface Document {
  readonly $id: string;
  readonly [attribute: string]: unknown;
}
interface DocumentList {
  readonly total: number;
  readonly documents: Document[];
}

/** What the tests use of every version; positional arguments work in all of them. */
interface Sdk {
  readonly Client: new () => {
    setEndpoint(url: string): unknown;
    setProject(id: string): unknown;
    ping(): Promise<unknown>;
  };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<{ $id: string }>;
    createEmailPasswordSession(email: string, password: string): Promise<{ userId: string }>;
    get(): Promise<{ $id: string; email: string }>;
    getSession(id: string): Promise<{ provider: string; current: boolean }>;
    listSessions(): Promise<{ total: number }>;
    updateName(name: string): Promise<{ name: string }>;
    updatePrefs(prefs: object): Promise<{ prefs: object }>;
    getPrefs(): Promise<object>;
    createJWT(): Promise<{ jwt: string }>;
    listLogs(): Promise<{ total: number; logs: { event: string }[] }>;
    listIdentities(): Promise<{ total: number }>;
    listMfaFactors?(): Promise<{ totp: boolean }>;
    listMFAFactors?(): Promise<{ totp: boolean }>;
    deleteSessions(): Promise<unknown>;
  };
  readonly Databases: new (
    client: object,
  ) => {
    listDocuments(db: string, collection: string, queries?: string[]): Promise<DocumentList>;
    createDocument(
      db: string,
      collection: string,
      id: string,
      data: object,
      permissions?: string[],
    ): Promise<Document>;
    getDocument(db: string, collection: string, id: string, queries?: string[]): Promise<Document>;
    updateDocument(db: string, collection: string, id: string, data: object): Promise<Document>;
    upsertDocument?(db: string, collection: string, id: string, data: object): Promise<Document>;
    incrementDocumentAttribute?(
      db: string,
      collection: string,
      id: string,
      attribute: string,
      value: number,
    ): Promise<Document>;
    deleteDocument(db: string, collection: string, id: string): Promise<object>;
  };
  readonly TablesDB?: new (
    client: object,
  ) => {
    listRows(db: string, table: string, queries?: string[]): Promise<{ total: number; rows: Document[] }>;
    getRow(db: string, table: string, id: string): Promise<Document>;
    createRow(db: string, table: string, id: string, data: object): Promise<Document>;
    updateRow(db: string, table: string, id: string, data: object): Promise<Document>;
    upsertRow(db: string, table: string, id: string, data: object): Promise<Document>;
    incrementRowColumn(
      db: string,
      table: string,
      id: string,
      column: string,
      value: number,
    ): Promise<Document>;
    deleteRow(db: string, table: string, id: string): Promise<object>;
  };
  readonly Query: {
    equal(attribute: string, value: string | string[]): string;
    contains(attribute: string, value: string): string;
    search(attribute: string, value: string): string;
    orderDesc(attribute: string): string;
    orderAsc(attribute: string): string;
    limit(limit: number): string;
    cursorAfter(id: string): string;
    select(attributes: string[]): string;
    isNull(attribute: string): string;
    or(queries: string[]): string;
  };
  readonly Permission: { read(role: string): string; update(role: string): string };
  readonly Role: { user(id: string): string; any(): string };
  readonly ID: { unique(): string };
}

const versions: readonly (readonly [string, Sdk])[] = [
  ['17', sdk17 as unknown as Sdk],
  ['21', sdk21 as unknown as Sdk],
  ['24', sdk24 as unknown as Sdk],
  ['27', sdk27 as unknown as Sdk],
];

const database = 'main';
const password = 'analytical-engine-9';

/** The part of a browser's storage in which the SDK keeps a session that no cookie can carry. */
function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-sdk-'));
  server = await startServerProcess(folder, { INITIAL_CREDITS: '0' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(versions)('the client SDK %s', (version, sdk) => {
  const { Query, ID, Permission, Role } = sdk;
  let account: InstanceType<Sdk['Account']>;
  let databases: InstanceType<Sdk['Databases']>;
  let client: InstanceType<Sdk['Client']>;

  const newClient = (): InstanceType<Sdk['Client']> => {
    const created = new sdk.Client();
    created.setEndpoint(`${server.origin}/v1`);
    created.setProject('kilim');
    return created;
  };
  const register = async (name: string): Promise<{ userId: string; email: string }> => {
    vi.stubGlobal('window', { localStorage: createStorage(), console });
    client = newClient();
    account = new sdk.Account(client);
    databases = new sdk.Databases(client);
    const userId = ID.unique();
    const email = `${name}.${userId}@ornek.test`;
    await account.create(userId, email, password, name);
    await account.createEmailPasswordSession(email, password);
    return { userId, email };
  };
  const failure = async (call: Promise<unknown>): Promise<{ code: number; type: string }> => {
    try {
      await call;
    } catch (error) {
      const { code, type } = error as { code: number; type: string };
      return { code, type };
    }
    throw new Error('The call succeeded.');
  };

  beforeEach(() => {
    // The SDK warns that the session is in the storage.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('registers, signs in, keeps a session in the storage and signs out', async () => {
    const { userId, email } = await register('ada');
    expect(await account.get()).toMatchObject({ $id: userId, email });
    // Plain text, which the SDK puts into an object.
    expect(JSON.stringify(await client.ping())).toContain('Pong!');
    expect(await account.getSession('current')).toMatchObject({ provider: 'email', current: true });
    expect((await account.listSessions()).total).toBe(1);
    expect(await account.updateName('Ada L.')).toMatchObject({ name: 'Ada L.' });
    await account.updatePrefs({ theme: 'dark' });
    expect(await account.getPrefs()).toMatchObject({ theme: 'dark' });
    expect((await account.createJWT()).jwt.split('.')).toHaveLength(3);
    expect((await account.listLogs()).total).toBeGreaterThan(0);
    expect(await account.listIdentities()).toMatchObject({ total: 0 });
    const factors = account.listMfaFactors?.bind(account) ?? account.listMFAFactors?.bind(account);
    expect(await factors?.()).toMatchObject({ totp: false });
    await account.deleteSessions();
    expect(await failure(account.get())).toEqual({ code: 401, type: 'general_unauthorized_scope' });
  });

  it('runs the register flow and the project calls of the specification', async () => {
    const { userId } = await register('grace');
    const profile = await databases.createDocument(
      database,
      'users',
      userId,
      {
        email: 'x@ornek.test',
        name: 'Grace',
        credits: 0,
        isAdmin: false,
        createdAt: new Date().toISOString(),
        emailVerified: false,
      },
      [Permission.read(Role.user(userId)), Permission.update(Role.user(userId))],
    );
    expect(profile).toMatchObject({ $id: userId, name: 'Grace', credits: 0, isAdmin: false });
    const id = ID.unique();
    const made = await databases.createDocument(database, 'projects', id, {
      userId,
      name: `Proje ${version}`,
      description: 'Günlük',
      filesJson: JSON.stringify({ 'src/App.tsx': 'export default 1' }),
    });
    expect(made.$id).toBe(id);
    const { total, documents } = await databases.listDocuments(database, 'projects', [
      Query.equal('userId', userId),
      Query.orderDesc('$createdAt'),
      Query.limit(10),
    ]);
    expect([total, documents.map(({ $id }) => $id)]).toEqual([1, [id]]);
    const updated = await databases.updateDocument(database, 'projects', id, {
      filesJson: JSON.stringify({ 'src/App.tsx': 'export default 2' }),
      revision: Number(made['revision']),
      updatedAt: new Date().toISOString(),
    });
    expect(JSON.parse(String(updated['filesJson']))).toEqual({ 'src/App.tsx': 'export default 2' });
    expect(
      await failure(databases.updateDocument(database, 'projects', id, { filesJson: '{"src/App.tsx":"3"}' })),
    ).toEqual({ code: 409, type: 'file_conflict' });
    const found = await databases.listDocuments(database, 'projects', [
      Query.or([Query.contains('name', 'Proje'), Query.isNull('name')]),
      Query.search('description', 'gunluk'),
      Query.select(['name']),
    ]);
    expect(found.documents).toMatchObject([{ $id: id, name: `Proje ${version}` }]);
    expect(found.documents[0]).not.toHaveProperty('filesJson');
    await databases.deleteDocument(database, 'projects', id);
    expect(await failure(databases.getDocument(database, 'projects', id))).toEqual({
      code: 404,
      type: 'document_not_found',
    });
  });

  it('opens tickets and reads replies in order', async () => {
    await register('joan');
    const ticket = await databases.createDocument(database, 'support_tickets', ID.unique(), {
      subject: 'Soru',
      message: 'Nasıl?',
      priority: 'medium',
      category: 'Genel',
    });
    await databases.createDocument(database, 'ticket_replies', ID.unique(), {
      ticketId: ticket.$id,
      message: 'Ek',
    });
    const { documents } = await databases.listDocuments(database, 'ticket_replies', [
      Query.equal('ticketId', ticket.$id),
      Query.orderAsc('createdAt'),
    ]);
    expect(documents.map(({ message }) => message)).toEqual(['Nasıl?', 'Ek']);
    const next = await databases.listDocuments(database, 'ticket_replies', [
      Query.orderAsc('createdAt'),
      Query.cursorAfter(documents[0]?.$id ?? ''),
    ]);
    expect(next.documents.map(({ message }) => message)).toEqual(['Ek']);
  });

  it('cannot raise credits, become an administrator, pay a receipt or reach others', async () => {
    const { userId: victim } = await register('kurban');
    const secret = await databases.createDocument(database, 'projects', ID.unique(), { name: 'Gizli' });
    const { userId } = await register('eve');
    const data = { credits: 5000, isAdmin: true };
    await databases.updateDocument(database, 'users', userId, data);
    await databases.upsertDocument?.(database, 'users', userId, data);
    const refused = { code: 401, type: 'user_unauthorized' };
    if (databases.incrementDocumentAttribute) {
      const step = databases.incrementDocumentAttribute(database, 'users', userId, 'credits', 5000);
      expect(await failure(step)).toEqual(refused);
    }
    if (sdk.TablesDB) {
      const tables = new sdk.TablesDB(client);
      await tables.updateRow(database, 'users', userId, data);
      await tables.upsertRow(database, 'users', userId, data);
      expect(await failure(tables.incrementRowColumn(database, 'users', userId, 'credits', 5000))).toEqual(
        refused,
      );
      expect(await failure(tables.getRow(database, 'projects', secret.$id))).toEqual({
        code: 404,
        type: 'row_not_found',
      });
      const row = await tables.getRow(database, 'users', userId);
      expect(row).toMatchObject({ $tableId: 'users', credits: 0, isAdmin: false });
      expect((await tables.listRows(database, 'projects')).total).toBe(0);
    }
    expect(await databases.getDocument(database, 'users', userId)).toMatchObject({
      credits: 0,
      isAdmin: false,
    });
    const missing = { code: 404, type: 'document_not_found' };
    expect(await failure(databases.getDocument(database, 'users', victim))).toEqual(missing);
    expect(await failure(databases.updateDocument(database, 'projects', secret.$id, { name: 'x' }))).toEqual(
      missing,
    );
    expect(await failure(databases.deleteDocument(database, 'projects', secret.$id))).toEqual(missing);
    const list = await databases.listDocuments(database, 'projects', [
      Query.equal('userId', [victim, userId]),
    ]);
    expect(list).toMatchObject({ total: 0, documents: [] });
    const paid = databases.createDocument(database, 'receipts', ID.unique(), {
      status: 'Ödendi',
      planId: 'basic',
      amount: 0,
      currency: 'TRY',
      paymentMethod: 'demo',
    });
    expect((await failure(paid)).code).toBe(400);
  });
});
