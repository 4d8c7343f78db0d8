import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@kilim/contract';
import * as contract from '@kilim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from './compose/index.ts';
import { readConfig } from './config/index.ts';
import { type OpenDatabase, openDatabase, queries } from './platform/db/index.ts';
import { createLocalEvents } from './platform/events/index.ts';
import { silentLog } from './platform/log/log.ts';
import { createSecretBox } from './platform/secrets/index.ts';
import { createLocalStorage } from './platform/storage/index.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const endpoints: readonly Endpoint[] = (Object.values(contract) as unknown[]).filter(isEndpoint);
const guarded = endpoints.filter(({ requiresRecentAuthentication }) => requiresRecentAuthentication);

/** Whatever touches credentials, personal data or an administrator's powers, and every purchase. */
const isSensitive = ({ access, path }: Endpoint): boolean =>
  (access === 'member' || access === 'admin') && /^\/(account|personal-data|admin|orders)(\/|$)/.test(path);

const reading = 'reads only, and no secret';
const content = 'changes words and looks of the site';

/** Sensitive calls that an old session may make, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  getAccount: reading,
  listSessions: reading,
  getSession: reading,
  getPreferences: reading,
  listMfaFactors: reading,
  getAuthentication: reading,
  getLatestDataExport: reading,
  getDataExport: reading,
  listOpenOrders: reading,
  getOrder: reading,
  listAllPlans: reading,
  listAllReceipts: reading,
  listTransfers: reading,
  listSettings: reading,
  listAllAnnouncements: reading,
  listAllTickets: reading,
  getTicketForAdmin: reading,
  getAnalyticsSummary: reading,
  getBillingReport: reading,
  getBillingReportFile: reading,
  getConfiguration: reading,
  getOrderHistory: reading,
  listSecurityEvents: reading,
  listSecurityAlerts: reading,
  getSecurityLogFile: reading,
  acknowledgeSecurityAlert: 'only notes who saw it',
  deleteDataExport: 'removes a copy that can be made again',
  previewReceipt: reading,
  confirmAuthentication: 'is the proof',
  createMfaChallenge: 'is the proof',
  completeMfaChallenge: 'is the proof',
  sendAuthenticationCode: 'is the proof',
  createVerification: 'mails the address that the account has',
  updateName: 'is no credential',
  updatePreferences: 'is no credential',
  extendSession: 'never beyond the age at which every session ends',
  deleteSession: 'must be quick when a session was stolen',
  deleteSessions: 'must be quick when a session was stolen',
  createOrder: 'the payment itself is confirmed at the provider',
  retryOrder: 'the payment itself is confirmed at the provider',
  confirmDemoPayment: 'moves no money',
  checkOrder: 'only asks the provider, whose answer decides',
  setInvoiceNumber: 'notes a number, moves no money',
  saveSettings: content,
  uploadSiteFile: content,
  createAnnouncement: content,
  updateAnnouncement: content,
  toggleAnnouncement: content,
  deleteAnnouncement: content,
};

describe('a call that touches credentials or money', () => {
  it('asks for recent authentication, or stands in the list above with a reason', () => {
    const names = endpoints
      .filter((endpoint) => isSensitive(endpoint) && !endpoint.requiresRecentAuthentication)
      .map(({ name }) => name);
    expect(names.filter((name) => allowed[name] === undefined)).toEqual([]);
    expect(Object.keys(allowed).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a stolen session', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-stolen-'));
  let database: OpenDatabase;
  let modules: ReturnType<typeof compose>;
  let app: TestApp;
  let cookie = '';

  beforeAll(async () => {
    database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
    await database.migrate();
    modules = compose(readConfig({}), database, createLocalEvents(), silentLog, {
      secrets: createSecretBox(Buffer.alloc(32)),
      storage: createLocalStorage(join(folder, 'files')),
    });
    await modules.seed();
    const { authenticate, verifyProof } = modules.accounts;
    app = createTestApp({ routes: modules.routes, authenticate, verifyProof });
    const person = { email: 'ada@example.com', password: 'analytical-engine' };
    await app.call('POST', '/v1/account', { body: { userId: 'unique()', name: 'Ada', ...person } });
    const session = await app.call('POST', '/v1/account/sessions/email', { body: person });
    cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const db = queries(database.transactions.outside);
    await db.updateTable('users').set({ is_admin: 1 }).execute();
    await db
      .updateTable('sessions')
      .set({ authenticated_at: Date.now() - 10 * 60_000 })
      .execute();
  });

  afterAll(async () => {
    await modules.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Valid bodies, without a proof, of the calls that accept one. */
  const bodies: Readonly<Record<string, object>> = {
    updateEmail: { email: 'thief@example.com' },
    updatePassword: { password: 'owned-by-a-thief' },
    requestDeletion: { url: 'http://localhost:3000/undo-deletion' },
    deleteAuthenticator: {},
  };

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'cannot call %s without the password',
    async (name, { base, method, path }) => {
      const address = `${base ?? '/v1'}${path.replaceAll(/\{\w+\}/g, 'x')}`;
      const body = method === 'GET' ? {} : { body: bodies[name] ?? {} };
      const reply = await app.call(method, address, { headers: { cookie }, ...body });
      expect(reply).toMatchObject({ status: 403, json: { type: 'user_recent_authentication_required' } });
    },
  );

  it('is still a session for everything else', async () => {
    expect((await app.call('GET', '/v1/account', { headers: { cookie } })).status).toBe(200);
    expect((await app.call('GET', '/v1/admin/plans', { headers: { cookie } })).status).toBe(200);
  });

  it('covers every route: nothing is mounted that the contract does not describe', () => {
    const described = new Set<unknown>(endpoints);
    expect(modules.routes.filter(({ endpoint }) => !described.has(endpoint))).toEqual([]);
  });
});
