import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';

// The published client SDK in a browser: on the site's own origin, on a trusted other site and on a foreign one.

const versions = ['17', '21', '24', '27'];
const scriptOf = (version: string): string =>
  join(import.meta.dirname, `../node_modules/appwrite${version}/dist/iife/sdk.js`);

/** Serves an empty page on an address of its own, which is another site than `localhost`. */
async function servePage(): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>App</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, origin: `http://127.0.0.1:${port}` };
}

interface PageClient {
  setEndpoint(url: string): PageClient;
  setProject(id: string): PageClient;
}

/** What the tests use of the SDK of the page. */
interface PageSdk {
  readonly Client: new () => PageClient;
  readonly Account: new (
    client: PageClient,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<unknown>;
    createEmailPasswordSession(email: string, password: string): Promise<unknown>;
    get(): Promise<{ name: string }>;
  };
  readonly Databases: new (
    client: PageClient,
  ) => {
    createDocument(db: string, collection: string, id: string, data: object): Promise<unknown>;
    listDocuments(
      db: string,
      collection: string,
      queries: string[],
    ): Promise<{ documents: { name: string }[] }>;
    getDocument(db: string, collection: string, id: string): Promise<Readonly<Record<string, unknown>>>;
    incrementDocumentAttribute?(
      db: string,
      collection: string,
      id: string,
      attribute: string,
      value: number,
    ): Promise<unknown>;
  };
  readonly ID: { unique(): string };
  readonly Query: { orderDesc(attribute: string): string };
}

interface Outcome {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly fallback: string;
  readonly raised: unknown;
  readonly missing: unknown;
}

/** Registers, signs in, and writes and reads documents with the SDK of the page. */
const useSdk = (page: Page, endpoint: string, version: string): Promise<Outcome> =>
  page.evaluate(
    async ([url, name]) => {
      const { Account, Client, Databases, ID, Query } = (window as unknown as { Appwrite: PageSdk }).Appwrite;
      const client = new Client().setEndpoint(`${url}/v1`).setProject('kilim');
      const account = new Account(client);
      const databases = new Databases(client);
      const userId = ID.unique();
      const email = `${userId}@ornek.test`;
      await account.create(userId, email, 'analytical-engine-9', 'Ada');
      await account.createEmailPasswordSession(email, 'analytical-engine-9');
      await databases.createDocument('main', 'users', userId, {
        name: 'Ada',
        credits: 5_000_000,
        isAdmin: true,
      });
      await databases.createDocument('main', 'projects', ID.unique(), { name });
      const { documents } = await databases.listDocuments('main', 'projects', [
        Query.orderDesc('$createdAt'),
      ]);
      const typeOf = (error: { type?: string }): string => error.type ?? String(error);
      return {
        profile: await databases.getDocument('main', 'users', userId),
        names: documents.map((project) => project.name),
        fallback: localStorage.getItem('cookieFallback') ?? '',
        raised: databases.incrementDocumentAttribute
          ? await databases.incrementDocumentAttribute('main', 'users', userId, 'credits', 5).catch(typeOf)
          : 'user_unauthorized',
        missing: await databases.getDocument('main', 'users', 'somebody').catch(typeOf),
      };
    },
    [endpoint, `Proje ${version}`] as const,
  );

const signedInAs = (page: Page, endpoint: string): Promise<string> =>
  page.evaluate(async (url) => {
    const { Account, Client } = (window as unknown as { Appwrite: PageSdk }).Appwrite;
    const account = new Account(new Client().setEndpoint(`${url}/v1`).setProject('kilim'));
    return account.get().then(
      (user) => user.name,
      (error: { type?: string }) => (error.type ? error.type : 'unreachable'),
    );
  }, endpoint);

let kilim: DedicatedServer;
let other: Awaited<ReturnType<typeof servePage>>;

test.beforeAll(async () => {
  other = await servePage();
  kilim = await startDedicatedServer({ TRUSTED_ORIGINS: other.origin, INITIAL_CREDITS: '0' });
});
test.afterAll(async () => {
  await kilim.stop();
  other.server.close();
});

for (const version of versions) {
  test(`client SDK ${version}: keeps the session in a cookie on the own origin`, async ({ page }) => {
    await page.addInitScript({ path: scriptOf(version) });
    await page.goto(`${kilim.origin}/privacy`);
    const { profile, names, raised, missing } = await useSdk(page, kilim.origin, version);
    expect(profile).toMatchObject({ name: 'Ada', credits: 0, isAdmin: false });
    expect(names).toEqual([`Proje ${version}`]);
    expect([raised, missing]).toEqual(['user_unauthorized', 'document_not_found']);
    await page.evaluate(() => localStorage.removeItem('cookieFallback'));
    expect(await signedInAs(page, kilim.origin)).toBe('Ada');
  });

  test(`client SDK ${version}: keeps the session in the storage of another, trusted site`, async ({
    page,
  }) => {
    await page.addInitScript({ path: scriptOf(version) });
    await page.goto(other.origin);
    const { profile, names, fallback } = await useSdk(page, kilim.origin, version);
    expect(profile).toMatchObject({ name: 'Ada', credits: 0, isAdmin: false });
    expect(names).toEqual([`Proje ${version}`]);
    expect(fallback).toContain('a_session_kilim');
    await page.context().clearCookies();
    await page.reload();
    expect(await signedInAs(page, kilim.origin)).toBe('Ada');
    await page.evaluate(() => localStorage.clear());
    expect(await signedInAs(page, kilim.origin)).toBe('general_unauthorized_scope');
  });
}

test('client SDK: cannot call from a site that is not trusted', async ({ page }) => {
  await page.route('http://foreign.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Foreign</title>' }),
  );
  await page.addInitScript({ path: scriptOf('27') });
  await page.goto('http://foreign.example/');
  // Neither a name nor an error of the server reaches the page: the reply has no headers for it.
  expect(await signedInAs(page, kilim.origin)).toBe('unreachable');
  await expect(useSdk(page, kilim.origin, '27')).rejects.toThrow();
});
