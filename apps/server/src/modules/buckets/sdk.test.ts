import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sdk17 from 'appwrite17';
import * as sdk21 from 'appwrite21';
import * as sdk24 from 'appwrite24';
import * as sdk27 from 'appwrite27';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

// The published client SDK, unmodified, over HTTP and a websocket.

interface SdkFile {
  readonly $id: string;
  readonly name: string;
  readonly chunksTotal: number;
  readonly chunksUploaded: number;
  readonly signature: string;
}

/** What the tests use of every version; positional arguments work in all of them. */
interface Sdk {
  readonly Client: new () => {
    setEndpoint(url: string): unknown;
    setProject(id: string): unknown;
    subscribe(
      channels: string | string[],
      callback: (event: { events: string[]; channels: string[]; payload: unknown }) => void,
    ): () => void;
  };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<{ $id: string }>;
    createEmailPasswordSession(email: string, password: string): Promise<{ userId: string }>;
  };
  readonly Storage: new (
    client: object,
  ) => {
    createFile(bucket: string, id: string, file: File, permissions?: string[]): Promise<SdkFile>;
    getFile(bucket: string, id: string): Promise<SdkFile>;
    listFiles(bucket: string, queries?: string[]): Promise<{ total: number; files: SdkFile[] }>;
    updateFile(bucket: string, id: string, name: string): Promise<SdkFile>;
    deleteFile(bucket: string, id: string): Promise<object>;
    getFileDownload(bucket: string, id: string): string | URL;
    getFileView(bucket: string, id: string): string | URL;
    getFilePreview(bucket: string, id: string, width: number, height: number): string | URL;
  };
  readonly Databases: new (
    client: object,
  ) => {
    createDocument(db: string, collection: string, id: string, data: object): Promise<{ $id: string }>;
    updateDocument(db: string, collection: string, id: string, data: object): Promise<object>;
    listDocuments(db: string, collection: string): Promise<{ total: number; documents: object[] }>;
    deleteDocument(db: string, collection: string, id: string): Promise<object>;
  };
  readonly Functions: new (
    client: object,
  ) => {
    createExecution(
      name: string,
      body: string,
    ): Promise<{ responseStatusCode: number; responseBody: string }>;
  };
  readonly ID: { unique(): string };
  readonly Query: { equal(attribute: string, value: string): string; orderDesc(attribute: string): string };
}

const versions = [
  ['17', sdk17],
  ['21', sdk21],
  ['24', sdk24],
  ['27', sdk27],
] as unknown as readonly (readonly [string, Sdk])[];

/** The storage of a browser, in which the SDK keeps its session. */
function createBrowserStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-sdk-'));
  server = await startServerProcess(folder);
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let localStorage: ReturnType<typeof createBrowserStorage>;
beforeEach(() => {
  localStorage = createBrowserStorage();
  const quiet = { ...console, warn: () => {}, error: () => {}, info: () => {} };
  vi.stubGlobal('window', {
    localStorage,
    console: quiet,
    setTimeout,
    setInterval,
    clearInterval,
    clearTimeout,
  });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('WebSocket', WebSocket);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function signUp({ Client, Account }: Sdk) {
  const client = new Client();
  client.setEndpoint(`${server.origin}/v1`);
  client.setProject('kilim');
  const account = new Account(client);
  const [email, password] = [`${randomBytes(6).toString('hex')}@ornek.test`, randomBytes(12).toString('hex')];
  const { $id } = await account.create('unique()', email, password, 'Ayşe');
  await account.createEmailPasswordSession(email, password);
  return { client, userId: $id };
}

/** Loads an address as a browser does, with the session's cookie. */
const load = (address: string | URL): Promise<Response> => {
  const fallback = JSON.parse(localStorage.getItem('cookieFallback') ?? '{}') as Record<string, string>;
  const cookie = Object.entries(fallback)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return fetch(address, { headers: { cookie } });
};

describe.each(versions)('the client SDK, version %s', (_, sdk) => {
  it('uploads a file of several parts, finds, changes and deletes it', { timeout: 120_000 }, async () => {
    const { client } = await signUp(sdk);
    const storage = new sdk.Storage(client);
    const bytes = randomBytes(2 * 5_242_880 + 4_321);
    const file = await storage.createFile('user-assets', sdk.ID.unique(), new File([bytes], 'Şarkı.mp3'));
    expect(file).toMatchObject({
      name: 'Şarkı.mp3',
      chunksTotal: 3,
      chunksUploaded: 3,
      signature: createHash('md5').update(bytes).digest('hex'),
    });
    expect(await storage.getFile('user-assets', file.$id)).toMatchObject({ $id: file.$id });
    const queries = [sdk.Query.equal('name', 'Şarkı.mp3'), sdk.Query.orderDesc('$createdAt')];
    expect(await storage.listFiles('user-assets', queries)).toMatchObject({ total: 1 });
    const saved = await load(storage.getFileDownload('user-assets', file.$id));
    expect(Buffer.compare(Buffer.from(await saved.arrayBuffer()), bytes)).toBe(0);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await storage.updateFile('user-assets', file.$id, 'yeni.mp3')).toMatchObject({ name: 'yeni.mp3' });
    await storage.deleteFile('user-assets', file.$id);
    await expect(storage.getFile('user-assets', file.$id)).rejects.toMatchObject({
      code: 404,
      type: 'storage_file_not_found',
    });
  });

  it('shows a preview of a picture', { timeout: 60_000 }, async () => {
    const { client } = await signUp(sdk);
    const storage = new sdk.Storage(client);
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#208040' } })
      .png()
      .toBuffer();
    const { $id } = await storage.createFile(
      'user-assets',
      'unique()',
      new File([new Uint8Array(picture)], 'a.png'),
    );
    const reply = await load(storage.getFilePreview('user-assets', $id, 120, 60));
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
      width: 120,
      height: 60,
    });
    expect((await fetch(storage.getFileView('user-assets', $id))).status).toBe(404);
  });

  it('sends files with a ticket, finds, shows and deletes them', { timeout: 120_000 }, async () => {
    const { client, userId } = await signUp(sdk);
    const own = localStorage.getItem('cookieFallback') ?? '';
    const storage = new sdk.Storage(client);
    const databases = new sdk.Databases(client);
    const functions = new sdk.Functions(client);
    const bytes = randomBytes(5_242_880 + 1_234);
    const log = await storage.createFile('ticket_attachments', 'unique()', new File([bytes], 'kayıt.bin'));
    expect(log).toMatchObject({ chunksTotal: 2, chunksUploaded: 2 });
    const page = new File(['<script>alert(1)</script>'], 'ekran.png');
    const { $id } = await storage.createFile('ticket_attachments', sdk.ID.unique(), page);
    await expect(
      storage.createFile(
        'ticket_attachments',
        'unique()',
        new File([new Uint8Array(10 * 1_048_576 + 1)], 'a'),
      ),
    ).rejects.toMatchObject({ code: 400, type: 'storage_invalid_file_size' });
    const opened = await functions.createExecution(
      'create-ticket',
      JSON.stringify({ subject: 'Açılmıyor', message: 'Ekte', attachments: [$id, log.$id] }),
    );
    expect(opened.responseStatusCode).toBe(201);
    const ticket = JSON.parse(opened.responseBody) as { id: string };
    expect(await storage.listFiles('ticket_attachments')).toMatchObject({ total: 2 });
    const { documents } = await databases.listDocuments('main', 'ticket_attachments');
    expect(documents).toMatchObject([
      { $id: log.$id, ticketId: ticket.id, fileName: 'kayıt.bin', uploadedBy: userId },
      { $id, mimeType: 'text/plain', fileSize: page.size },
    ]);
    const saved = await load(storage.getFileDownload('ticket_attachments', log.$id));
    expect(Buffer.compare(Buffer.from(await saved.arrayBuffer()), bytes)).toBe(0);
    const shown = await load(storage.getFileView('ticket_attachments', $id));
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await load(storage.getFilePreview('ticket_attachments', $id, 40, 40))).status).toBe(200);
    const again = await functions.createExecution(
      'reply-to-ticket',
      JSON.stringify({ ticketId: ticket.id, message: 'Yine', attachments: [$id] }),
    );
    expect(again.responseStatusCode).toBe(404);

    localStorage.removeItem('cookieFallback');
    const { client: stranger } = await signUp(sdk);
    const theirs = new sdk.Storage(stranger);
    for (const attempt of [
      () => theirs.getFile('ticket_attachments', $id),
      () => theirs.deleteFile('ticket_attachments', $id),
      () => new sdk.Databases(stranger).deleteDocument('main', 'ticket_attachments', $id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 404 });
    }
    localStorage.setItem('cookieFallback', own);
    await databases.deleteDocument('main', 'ticket_attachments', log.$id);
    await storage.deleteFile('ticket_attachments', $id);
    expect(await storage.listFiles('ticket_attachments')).toMatchObject({ total: 0 });
    expect(await databases.listDocuments('main', 'ticket_attachments')).toMatchObject({ total: 0 });
  });

  it('receives changes of its own files and not of those of others', { timeout: 60_000 }, async () => {
    const { client } = await signUp(sdk);
    const own = localStorage.getItem('cookieFallback') ?? '';
    const storage = new sdk.Storage(client);
    const heard: { events: string[]; payload: SdkFile }[] = [];
    const stop = client.subscribe(['files', 'buckets.user-assets.files'], (event) => {
      heard.push(event as (typeof heard)[number]);
    });
    const first = new File([new Uint8Array(randomBytes(100))], 'a.bin');
    // Until the subscription is there.
    await vi.waitFor(
      async () => {
        const { $id } = await storage.createFile('user-assets', 'unique()', first);
        await vi.waitFor(() => expect(heard.map(({ payload }) => payload.$id)).toContain($id), {
          timeout: 1_000,
        });
      },
      { timeout: 20_000 },
    );
    expect(heard.at(-1)?.events).toContain('buckets.*.files.*.create');
    const before = heard.length;
    localStorage.removeItem('cookieFallback');
    const { client: stranger } = await signUp(sdk);
    const theirs = await new sdk.Storage(stranger).createFile('user-assets', 'unique()', first);
    localStorage.setItem('cookieFallback', own);
    const mine = await storage.createFile('user-assets', 'unique()', first);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 10_000 });
    const ids = heard.map(({ payload }) => payload.$id);
    expect(ids).toContain(mine.$id);
    expect(ids).not.toContain(theirs.$id);
    stop();
  });

  it('receives changes of its projects as documents', { timeout: 60_000 }, async () => {
    const { client } = await signUp(sdk);
    const heard: { events: string[]; payload: { $id: string; name: string } }[] = [];
    const stop = client.subscribe('databases.main.collections.projects.documents', (event) => {
      heard.push(event as (typeof heard)[number]);
    });
    const databases = new sdk.Databases(client);
    const { $id } = await databases.createDocument('main', 'projects', 'unique()', { name: 'Dokuma' });
    let count = 0;
    // Until the subscription is there.
    await vi.waitFor(
      async () => {
        count += 1;
        await databases.updateDocument('main', 'projects', $id, { name: `Dokuma ${count}` });
        await vi.waitFor(
          () => expect(heard.map(({ payload }) => payload.name)).toContain(`Dokuma ${count}`),
          {
            timeout: 1_000,
          },
        );
      },
      { timeout: 20_000 },
    );
    expect(heard.at(-1)?.events).toContain('databases.*.collections.*.documents.*.update');
    stop();
  });
});
