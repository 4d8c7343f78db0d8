import type { Access, Asset, Endpoint } from '@kilim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './platform/http/index.ts';
import { silentLog } from './platform/log/log.ts';
import { type ComposedServer, openComposedServer } from './testing/composed-server.ts';
import { describedEndpoints } from './testing/described-endpoints.ts';
import { type AcceptedTexts, makeOrderBody } from './testing/order-body.ts';
import { makeWebp, makeWholePng } from './testing/pictures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { addUser } from './testing/users.ts';

type Role = 'guest' | 'member' | 'admin';
const roles: readonly Role[] = ['guest', 'member', 'admin'];

interface Denial {
  readonly status: number;
  readonly type: string;
  readonly isLogged: boolean;
}
const signInFirst: Denial = { status: 401, type: 'general_unauthorized_scope', isLogged: false };
const forbidden: Denial = { status: 403, type: 'general_access_forbidden', isLogged: true };
const alreadySignedIn: Denial = { status: 401, type: 'user_session_already_exists', isLogged: false };

/** Who is denied what; null admits. */
const denials: Readonly<Record<Access, Readonly<Record<Role, Denial | null>>>> = {
  public: { guest: null, member: null, admin: null },
  guest: { guest: null, member: alreadySignedIn, admin: alreadySignedIn },
  member: { guest: signInFirst, member: null, admin: null },
  admin: { guest: signInFirst, member: forbidden, admin: null },
};
const denialTypes = [signInFirst, forbidden, alreadySignedIn].map(({ type }) => type);

let server: ComposedServer;
let openApp: () => TestApp;
let logged: unknown[] = [];

beforeAll(async () => {
  // A slow provider: the turn of the last test is still running when the test ends.
  server = await openComposedServer({ INITIAL_CREDITS: '500', AI_BUILTIN_PACE_MS: '1000' });
  const log = { ...silentLog, warn: (line: unknown) => void logged.push(line) };
  openApp = () => createTestApp({ routes: server.routes, log });
});
afterAll(() => server.close());

const addressesOf = ({ base, path, aliases = [] }: Endpoint): string[] =>
  [path, ...aliases].map((address) => `${base ?? '/v1'}${address}`);
const fill = (address: string, params: Readonly<Record<string, string>> = {}): string =>
  address.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => params[name] ?? (name === 'bucketId' ? 'user-assets' : 'x'),
  );

const openCaller = async (role: Role): Promise<Caller | null> =>
  role === 'guest' ? null : addUser(server.transactions, { is_admin: role === 'admin' ? 1 : 0 });

describe('every route', () => {
  it('is described, and every description is mounted', () => {
    const mounted = new Set(server.routes.map(({ endpoint }) => endpoint));
    expect([...mounted].map(({ name }) => name).sort()).toEqual(
      describedEndpoints.map(({ name }) => name).sort(),
    );
    expect(mounted).toEqual(new Set(describedEndpoints));
  });

  it.each(describedEndpoints.map((endpoint) => [endpoint.name, endpoint.access, endpoint] as const))(
    'of %s admits the callers of %s access',
    async (_name, access, endpoint) => {
      // A new one for each test, because the log of denials is limited.
      const app = openApp();
      for (const role of roles) {
        for (const address of addressesOf(endpoint)) {
          // A new person for each call, because some calls close the account.
          const as = await openCaller(role);
          logged = [];
          const body = endpoint.method === 'GET' ? {} : { body: {} };
          const { status, json } = await app.call(endpoint.method, fill(address), { as, ...body });
          const { type } = (json ?? {}) as { type?: string };
          const denial = denials[access][role];
          if (denial === null) {
            expect(denialTypes, `${role} at ${address}`).not.toContain(type);
            continue;
          }
          expect({ status, type }, `${role} at ${address}`).toEqual({
            status: denial.status,
            type: denial.type,
          });
          const line = { type: denial.type, method: endpoint.method, userId: as?.userId ?? null };
          expect(logged, `${role} at ${address}`).toEqual(
            denial.isLogged ? [expect.objectContaining(line)] : [],
          );
        }
      }
    },
  );
});

/** Bodies that pass validation, so that the call reaches the rows that it names. */
const bodies: Readonly<Record<string, object>> = {
  updateProject: { name: 'Taken over' },
  writeFiles: {
    reason: 'code-save',
    operations: [{ kind: 'write', path: 'taken-over.ts', content: '', baseHash: null }],
  },
  startTurn: { prompt: 'Bir oyun yap', language: 'tr', idempotencyKey: 'turn-of-another-member' },
  estimateTurn: { prompt: 'Bir oyun yap' },
  reportMount: { result: 'ok', versionId: 'x' },
  decideHeldChanges: { decision: 'leave' },
  askForComponents: { prompt: 'kart', width: 375, idempotencyKey: 'components-of-another-member' },
  pushProject: {
    address: 'https://git.example/taken-over.git',
    branch: 'main',
    message: 'Taken over',
    author: { name: 'Eve', email: 'eve@ornek.test' },
    token: 'not-a-token',
  },
  replyToTicket: { message: 'Taken over' },
  updateDocument: { data: { name: 'Taken over' } },
  updateRow: { data: { name: 'Taken over' } },
  rateTicket: { stars: 1 },
  setFileLock: { path: 'src/App.tsx', isLocked: true },
  retryOrder: { language: 'tr' },
  confirmDemoPayment: { outcome: 'approve' },
};

/** The body of a request for a row: a picture, or JSON that passes validation. */
const bodyOf = ({ name, method }: Pick<Endpoint, 'name' | 'method'>): object => {
  if (name === 'setProjectPreview')
    return { rawBody: makeWebp(320, 692), headers: { 'content-type': 'image/webp' } };
  if (name === 'addPromptImage')
    return { rawBody: makeWebp(16, 16), headers: { 'content-type': 'image/webp' } };
  if (name === 'uploadProjectFile')
    return { rawBody: makeWebp(8, 8), headers: { 'content-type': 'application/octet-stream' } };
  if (name === 'saveAssetThumbnail')
    return { rawBody: makeWholePng(16, 16), headers: { 'content-type': 'image/png' } };
  return method === 'GET' ? {} : { body: bodies[name] ?? {} };
};

/** Administrators may read the receipts of others; all other rows are their owner's alone. */
const readByAdmins = new Set(['getReceipt', 'getReceiptPdf', 'downloadReceipt', 'mailReceipt']);

/** Deleting a missing row of these succeeds. */
const deletesMissing = new Set(['deleteProject', 'deleteAsset']);

/** A document of the client SDK is a row of another endpoint; there it stands for a project. */
const ofDocuments = {
  databaseId: 'main',
  collectionId: 'projects',
  tableId: 'projects',
  attribute: 'revision',
  column: 'revision',
};

/** An upsert of another member's document is one of a taken id (apps/server/src/modules/documents/access.test.ts). */
const testedElsewhere = new Set(['createDocument', 'createRow', 'upsertDocument', 'upsertRow']);

/** Endpoints for members that name a row in their path. Plans have no owner. */
const rowEndpoints = describedEndpoints.filter(
  ({ name, access, path }) =>
    access === 'member' && /\{(?!planId|bucketId)\w+\}/.test(path) && !testedElsewhere.has(name),
);

describe('a row of one member', () => {
  let app: TestApp;
  let owner: Caller;
  let rows: Readonly<Record<string, string>>;

  const hashRows: Readonly<Record<string, string>> = {
    downloadProjectContent: 'contentHash',
    getPromptImage: 'imageHash',
    getAssetThumbnail: 'thumbnailHash',
  };
  /** The hash of the picture, of a binary file, of an image of the chat or of a thumbnail. */
  const hashFor = (name: string): string => rows[hashRows[name] ?? 'hash'] ?? '';
  const create = async (path: string, body: object, as: Caller | null = owner): Promise<unknown> => {
    const { status, json } = await app.call('POST', `/v1${path}`, { as, body });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  };

  beforeAll(async () => {
    app = openApp();
    const person = { email: 'ada@example.com', password: 'analytical-engine' };
    await create('/account', { userId: 'unique()', name: 'Ada', ...person }, null);
    const session = (await create('/account/sessions/email', person, null)) as {
      $id: string;
      userId: string;
    };
    owner = {
      userId: session.userId,
      sessionId: session.$id,
      email: person.email,
      name: 'Ada',
      isAdmin: false,
      hasRecentlyAuthenticated: true,
    } as unknown as Caller;
    const { id: projectId } = (await create('/projects', { name: 'Private' })) as { id: string };
    const picture = await app.call('PUT', `/v1/projects/${projectId}/preview`, {
      as: owner,
      ...bodyOf({ name: 'setProjectPreview', method: 'PUT' }),
    });
    const uploaded = await app.call('PUT', `/v1/projects/${projectId}/files/upload?path=a.webp`, {
      as: owner,
      ...bodyOf({ name: 'uploadProjectFile', method: 'PUT' }),
    });
    const image = await app.call('POST', `/v1/projects/${projectId}/images`, {
      as: owner,
      ...bodyOf({ name: 'addPromptImage', method: 'POST' }),
    });
    const { versions } = (await app.call('GET', `/v1/projects/${projectId}/versions`, { as: owner }))
      .json as { versions: { id: string }[] };
    const dataExport = (await create('/personal-data/exports', { url: 'http://localhost:3000/x' })) as {
      id: string;
    };
    const checkout = (await app.call('GET', '/v1/checkout/basic?currency=TRY', { as: owner }))
      .json as AcceptedTexts;
    const { order } = (await create('/orders', makeOrderBody(checkout, 'order-of-the-owner'))) as {
      order: { id: string; receiptId: string };
    };
    await app.call('POST', '/v1/assets/samples', { as: owner, body: {} });
    const { assets } = (await app.call('GET', '/v1/assets?folder=images', { as: owner })).json as {
      assets: Asset[];
    };
    const ticket = (await create('/support/tickets', { subject: 'Private', message: 'Private' })) as {
      id: string;
    };
    const turn = (await create(`/projects/${projectId}/turns`, {
      prompt: 'Bir oyun yap',
      language: 'tr',
      quickPromptId: 'game',
      idempotencyKey: 'turn-of-the-owner',
    })) as { id: string };
    rows = {
      sessionId: session.$id,
      projectId,
      documentId: projectId,
      rowId: projectId,
      hash: (picture.json as { preview: string }).preview.split('/').at(-1) ?? '',
      contentHash: (uploaded.json as { file: { hash: string } }).file.hash,
      assetId: assets[0]?.id ?? '',
      thumbnailHash: assets[0]?.thumbnail?.split('/').at(-1) ?? '',
      imageHash: (image.json as { hash: string }).hash,
      versionId: versions[0]?.id ?? '',
      turnId: turn.id,
      ticketId: ticket.id,
      exportId: dataExport.id,
      orderId: order.id,
      receiptId: order.receiptId,
    };
  });

  it.each(rowEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'looks missing to others in %s',
    async (name, endpoint) => {
      const call = async (as: Caller | null, params: Readonly<Record<string, string>>) => {
        const [first = ''] = addressesOf(endpoint);
        const address = fill(first, { ...ofDocuments, ...params, hash: hashFor(name) });
        const query = name === 'uploadProjectFile' ? '?path=b.webp' : '';
        const { status, json } = await app.call(endpoint.method, address + query, {
          as,
          ...bodyOf(endpoint),
        });
        return { status, type: (json as { type?: string } | undefined)?.type };
      };
      for (const role of ['member', 'admin'] as const) {
        const reply = await call(await openCaller(role), rows);
        if (role === 'admin' && readByAdmins.has(name)) {
          expect(reply.status).not.toBe(404);
          continue;
        }
        expect(reply).toEqual(await call(await openCaller(role), {}));
        if (!deletesMissing.has(name)) expect(reply).toMatchObject({ status: 404 });
      }
    },
  );

  it('is there for its owner', async () => {
    for (const { name, method, path, base } of rowEndpoints) {
      // The export is not finished and the project is not in the trash.
      if (method !== 'GET' || name === 'downloadDataExport') continue;
      const address = fill(`${base ?? '/v1'}${path}`, { ...rows, hash: hashFor(name) });
      const { status } = await app.call(method, address, { as: owner });
      expect(status, name).toBe(200);
    }
  });
});
