import type { Endpoint } from '@kilim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queries } from './platform/db/index.ts';
import { type ComposedServer, openComposedServer } from './testing/composed-server.ts';
import { describedEndpoints } from './testing/described-endpoints.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const guarded = describedEndpoints.filter(({ requiresRecentAuthentication }) => requiresRecentAuthentication);

/** Endpoints for credentials, personal data, administration and purchases. */
const isSensitive = ({ access, path }: Endpoint): boolean =>
  (access === 'member' || access === 'admin') && /^\/(account|personal-data|admin|orders)(\/|$)/.test(path);

const reading = 'reads no secret';
const support = 'is the daily work of support, is recorded and moves no money';
const content = 'changes texts and appearance of the site';

/** Sensitive endpoints without recent authentication, each with the reason. */
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
  getTicketCustomer: reading,
  getSupportFigures: reading,
  listCannedReplies: reading,
  getStatistics: reading,
  getStatisticDays: reading,
  updateTicket: support,
  answerTicket: support,
  addTicketNote: support,
  markTicketReadByAdmin: support,
  saveCannedReplies: support,
  getBillingReport: reading,
  getBillingReportFile: reading,
  getConfiguration: reading,
  getOrderHistory: reading,
  listSecurityEvents: reading,
  listSecurityAlerts: reading,
  getSecurityLogFile: reading,
  listChargeReviews: reading,
  listUsers: reading,
  getUser: reading,
  listUserLedger: reading,
  listUserProjects: reading,
  listIdentities: reading,
  listAccountLogs: reading,
  getVerificationOptions: reading,
  getSiteHealth: reading,
  sendTestMail: 'sends one mail to the caller’s own address, at a limited rate',
  endUserSessions: 'must be quick when a session was stolen',
  createJwt: 'lives for an hour at most and ends with the session',
  createPhoneVerification: 'is always rejected',
  getAiOverview: reading,
  listAiModels: reading,
  testAiModel: 'sends one small request, at a limited rate',
  findModelServers: 'asks this machine’s fixed ports, at a limited rate',
  testModel: 'sends one small request, at a limited rate',
  testConfiguredModel: 'sends one small request, at a limited rate',
  acknowledgeSecurityAlert: 'only records who acknowledged it',
  deleteDataExport: 'deletes an archive that can be created again',
  previewReceipt: reading,
  confirmAuthentication: 'is the proof',
  createMfaChallenge: 'is the proof',
  completeMfaChallenge: 'is the proof',
  sendAuthenticationCode: 'is the proof',
  createVerification: 'sends a mail to the account’s own address',
  updateName: 'is no credential',
  updatePreferences: 'is no credential',
  extendSession: 'never extends beyond the maximum lifetime',
  deleteSession: 'must be quick when a session was stolen',
  deleteSessions: 'must be quick when a session was stolen',
  createOrder: 'the payment itself is confirmed at the provider',
  retryOrder: 'the payment itself is confirmed at the provider',
  confirmDemoPayment: 'moves no money',
  checkOrder: 'only inquires at the provider',
  setInvoiceNumber: 'saves a number, moves no money',
  uploadSiteFile: content,
  orderPlans: 'changes the places of plans, no price and no credits',
  createAnnouncement: content,
  updateAnnouncement: content,
  replaceAnnouncements: content,
  toggleAnnouncement: content,
  deleteAnnouncement: content,
};

describe('a call that touches credentials or money', () => {
  it('requires recent authentication unless the list above gives a reason', () => {
    const names = describedEndpoints
      .filter((endpoint) => isSensitive(endpoint) && !endpoint.requiresRecentAuthentication)
      .map(({ name }) => name);
    expect(names.filter((name) => allowed[name] === undefined)).toEqual([]);
    expect(Object.keys(allowed).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a stolen session', () => {
  let server: ComposedServer;
  let app: TestApp;
  let cookie = '';

  beforeAll(async () => {
    server = await openComposedServer();
    const { authenticate, verifyProof } = server.modules.accounts;
    app = createTestApp({ routes: server.routes, authenticate, verifyProof });
    const credentials = { email: 'ada@example.com', password: 'analytical-engine' };
    await app.call('POST', '/v1/account', { body: { userId: 'unique()', name: 'Ada', ...credentials } });
    const session = await app.call('POST', '/v1/account/sessions/email', { body: credentials });
    cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const db = queries(server.transactions.outside);
    await db.updateTable('users').set({ is_admin: 1 }).execute();
    await db
      .updateTable('sessions')
      .set({ authenticated_at: Date.now() - 10 * 60_000 })
      .execute();
  });

  afterAll(() => server.close());

  /** Valid bodies without a proof, for calls that accept one. */
  const bodies: Readonly<Record<string, object>> = {
    updateEmail: { email: 'thief@example.com' },
    updatePhone: { phone: '+905321112233' },
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

  it('can make other calls', async () => {
    expect((await app.call('GET', '/v1/account', { headers: { cookie } })).status).toBe(200);
    expect((await app.call('GET', '/v1/admin/plans', { headers: { cookie } })).status).toBe(200);
  });
});
