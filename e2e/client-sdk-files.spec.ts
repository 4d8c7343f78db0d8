import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { type PageOrigin, servePage } from './page-origin.ts';

// Files and events of the published client SDK in a browser: on another origin of the same site, which gets cookies, on
// another site, which does not, and on an origin that is not trusted.

const versions = ['17', '21', '24', '27'];
const scriptOf = (version: string): string =>
  join(import.meta.dirname, `../node_modules/appwrite${version}/dist/iife/sdk.js`);

interface PageFile {
  readonly $id: string;
  readonly chunksTotal: number;
  readonly chunksUploaded: number;
  readonly sizeOriginal: number;
}
interface PageEvent {
  readonly events: readonly string[];
  readonly channels: readonly string[];
  readonly payload: { readonly $id?: string; readonly name?: string };
}
type Listen = (channels: string[], callback: (event: PageEvent) => void) => unknown;

/** What the tests use of the SDK of the page. */
interface PageSdk {
  readonly Client: new () => {
    setEndpoint(url: string): object;
    setProject(id: string): object;
    subscribe: Listen;
  };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<unknown>;
    createEmailPasswordSession(email: string, password: string): Promise<unknown>;
  };
  readonly Databases: new (
    client: object,
  ) => {
    createDocument(database: string, collection: string, id: string, data: object): Promise<{ $id: string }>;
    updateDocument(database: string, collection: string, id: string, data: object): Promise<unknown>;
  };
  readonly Storage: new (
    client: object,
  ) => {
    createFile(bucket: string, id: string, file: File, permissions?: string[]): Promise<PageFile>;
    getFileDownload(bucket: string, id: string): string | URL;
    getFileView(bucket: string, id: string): string | URL;
    getFilePreview(bucket: string, id: string, width: number, height: number): string | URL;
  };
  readonly Realtime?: new (client: object) => { subscribe: Listen };
  readonly ID: { unique(): string };
}

/** What the script below leaves in the page for the next steps. */
interface Prepared {
  readonly databases: InstanceType<PageSdk['Databases']>;
  readonly storage: InstanceType<PageSdk['Storage']>;
  readonly heard: PageEvent[];
  readonly projectId: string;
}
type TestWindow = Window & { Appwrite: PageSdk; prepared: Prepared };

/** Signs up, creates a project and subscribes. Newer versions have a class of their own for events. */
const prepare = (page: Page, endpoint: string, usesClass: boolean): Promise<string> =>
  page.evaluate(
    async ([url, byClass]) => {
      const target = window as unknown as TestWindow;
      const { Account, Client, Databases, ID, Realtime, Storage } = target.Appwrite;
      const client = new Client();
      client.setEndpoint(`${url}/v1`);
      client.setProject('kilim');
      const account = new Account(client);
      const userId = ID.unique();
      await account.create(userId, `${userId}@ornek.test`, 'analytical-engine-9', 'Ada');
      await account.createEmailPasswordSession(`${userId}@ornek.test`, 'analytical-engine-9');
      const databases = new Databases(client);
      const { $id: projectId } = await databases.createDocument('main', 'projects', ID.unique(), {
        name: 'Dinlenen',
      });
      const heard: PageEvent[] = [];
      const channels = ['documents', 'files'];
      if (byClass && Realtime) await new Realtime(client).subscribe(channels, (event) => heard.push(event));
      else client.subscribe(channels, (event) => heard.push(event));
      target.prepared = { databases, storage: new Storage(client), heard, projectId };
      return projectId;
    },
    [endpoint, usesClass] as const,
  );

interface Uploaded {
  readonly file: PageFile;
  readonly expected: string;
  readonly urls: { readonly download: string; readonly view: string; readonly preview: string };
}

/** Uploads random bytes, or a picture, and returns the hash of what was sent. */
const upload = (page: Page, bytes: number | 'picture', permissions?: string[]): Promise<Uploaded> =>
  page.evaluate(
    async ([size, roles]) => {
      const { storage } = (window as unknown as TestWindow).prepared;
      let content: ArrayBuffer;
      if (size === 'picture') {
        const canvas = new OffscreenCanvas(120, 80);
        const context = canvas.getContext('2d');
        if (context) {
          context.fillStyle = '#a8321f';
          context.fillRect(0, 0, 120, 80);
        }
        content = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
      } else {
        const random = new Uint8Array(size);
        for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(random.subarray(at, at + 65_536));
        content = random.buffer;
      }
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      const name = size === 'picture' ? 'renk.png' : 'veri.bin';
      const file = await storage.createFile('user-assets', 'unique()', new File([content], name), roles);
      return {
        file,
        expected: [...digest].join(' '),
        urls: {
          download: String(storage.getFileDownload('user-assets', file.$id)),
          view: String(storage.getFileView('user-assets', file.$id)),
          preview: String(storage.getFilePreview('user-assets', file.$id, 60, 40)),
        },
      };
    },
    [bytes, permissions] as const,
  );

/** The hash of the bytes of an address, or the error's type. */
const read = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (url) => {
    const reply = await fetch(url, { credentials: 'include' });
    if (!reply.ok) return ((await reply.json()) as { type: string }).type;
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', await reply.arrayBuffer()))].join(' ');
  }, address);

/** The size of a picture that the page shows; null when it cannot be loaded. */
const show = (page: Page, address: string): Promise<[number, number] | null> =>
  page.evaluate(
    (url) =>
      new Promise<[number, number] | null>((resolve) => {
        const image = new Image();
        image.onload = () => resolve([image.naturalWidth, image.naturalHeight]);
        image.onerror = () => resolve(null);
        image.src = url;
      }),
    address,
  );

/** Everything that sockets of the page receive. */
function collectFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
  );
  return frames;
}

const heardNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as TestWindow).prepared.heard.map(
      ({ events, payload }) => `${events[0]} ${payload.name ?? ''}`,
    ),
  );

let kilim: DedicatedServer;
let sameSite: PageOrigin;
let otherSite: PageOrigin;
/** Not local, because a server without a public origin trusts the ports of its own machine. */
const foreign = 'http://foreign.example/';

test.beforeAll(async () => {
  [sameSite, otherSite] = await Promise.all([servePage('localhost'), servePage('127.0.0.1')]);
  kilim = await startDedicatedServer({ TRUSTED_ORIGINS: `${sameSite.origin},${otherSite.origin}` });
});
test.afterAll(async () => {
  await kilim.stop();
  for (const page of [sameSite, otherSite]) page.close();
});

/** Changes a document and uploads a file, and waits for both events. */
async function hearBoth(page: Page, frames: readonly string[], projectId: string): Promise<void> {
  await expect.poll(() => frames.some((frame) => frame.includes('"connected"'))).toBe(true);
  // With a cookie the socket is signed in at once, else after a message of the SDK.
  await expect
    .poll(() => frames.some((frame) => /"user":\{|"to":"authentication","success":true/.test(frame)))
    .toBe(true);
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        const { databases, projectId: id } = (window as unknown as TestWindow).prepared;
        await databases.updateDocument('main', 'projects', id, { name: 'Yeni ad' });
      });
      return heardNames(page);
    })
    .toContain(`databases.main.collections.projects.documents.${projectId}.update Yeni ad`);
  const { file } = await upload(page, 'picture');
  await expect
    .poll(() => heardNames(page))
    .toContain(`buckets.user-assets.files.${file.$id}.create renk.png`);
}

for (const version of versions) {
  test(`client SDK ${version}: files and events with cookies on another origin`, async ({ page }) => {
    const frames = collectFrames(page);
    await page.addInitScript({ path: scriptOf(version) });
    await page.goto(sameSite.origin);
    const projectId = await prepare(page, kilim.origin, false);
    // Only the cookie signs in from here on.
    await page.evaluate(() => localStorage.clear());
    const { file, expected, urls } = await upload(page, 11 * 1_048_576 + 7);
    expect(file).toMatchObject({ chunksTotal: 3, chunksUploaded: 3, sizeOriginal: 11 * 1_048_576 + 7 });
    expect(await read(page, urls.download)).toBe(expected);
    const picture = await upload(page, 'picture');
    expect(await read(page, picture.urls.view)).toBe(picture.expected);
    expect(await show(page, picture.urls.view)).toEqual([120, 80]);
    expect(await show(page, picture.urls.preview)).toEqual([60, 40]);
    await hearBoth(page, frames, projectId);
  });

  test(`client SDK ${version}: files and events with the storage of another site`, async ({ page }) => {
    const frames = collectFrames(page);
    await page.addInitScript({ path: scriptOf(version) });
    await page.goto(otherSite.origin);
    const projectId = await prepare(page, kilim.origin, version === '24' || version === '27');
    await page.context().clearCookies();
    const { file } = await upload(page, 6 * 1_048_576);
    expect(file).toMatchObject({ chunksTotal: 2, chunksUploaded: 2 });
    // Addresses of files are signed in by the cookie alone, so without one only public files can be shown.
    const hidden = await upload(page, 'picture');
    expect(await read(page, hidden.urls.view)).toBe('storage_file_not_found');
    expect(await show(page, hidden.urls.preview)).toBeNull();
    const shown = await upload(page, 'picture', ['read("any")']);
    expect(await show(page, shown.urls.preview)).toEqual([60, 40]);
    expect(await read(page, shown.urls.download)).toBe(shown.expected);
    await hearBoth(page, frames, projectId);
  });
}

test('client SDK: a socket of an origin that is not trusted is refused, also with the cookie', async ({
  page,
}) => {
  await page.route(`${foreign}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Foreign</title>' }),
  );
  await page.addInitScript({ path: scriptOf('27') });
  await page.goto(sameSite.origin);
  await prepare(page, kilim.origin, false);
  const listen = () =>
    page.evaluate(
      (url) =>
        new Promise<{ code: number; frames: string[] }>((resolve) => {
          const frames: string[] = [];
          const socket = new WebSocket(`${url}/v1/realtime?project=kilim&channels[]=account`);
          socket.onmessage = ({ data }) => {
            frames.push(String(data));
            if (String(data).includes('"connected"')) resolve({ code: 0, frames });
          };
          socket.onclose = ({ code }) => resolve({ code, frames });
        }),
      kilim.origin.replace('http:', 'ws:'),
    );
  expect((await listen()).code).toBe(0);
  await page.goto(foreign);
  const refused = await listen();
  expect(refused.code).toBe(1008);
  expect(refused.frames.join()).toContain('Unknown origin.');
  expect(refused.frames.join()).not.toContain('"user"');
  await expect(prepare(page, kilim.origin, false)).rejects.toThrow();
});
