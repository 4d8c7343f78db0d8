import {
  type Asset,
  type BucketFile,
  type ChatMessage,
  freeEntitlements,
  megabyte,
  type Order,
  type PersonalDataExport,
  type Receipt,
} from '@kilim/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { createJobs, type JobHandler } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { runInline } from '../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { makePng, makeWholePng } from '../../testing/pictures.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Eraser } from '../accounts/index.ts';
import {
  callAs,
  linkOf,
  openAccounts,
  signUp,
  type TestBrowser,
  testPassword,
} from '../accounts/testing/open-accounts.ts';
import { createCreditsService } from '../credits/index.ts';
import { lockOrdersOf } from '../payments/index.ts';
import { createProfileRoutes, createProfileService } from '../profile/index.ts';
import { eraseProjects, lockProjectsOf } from '../projects/index.ts';
import { listFiles } from '../projects/testing/list-files.ts';
import { createStorageService } from '../storage/index.ts';
import {
  createPersonalDataRoutes,
  createPersonalDataService,
  dataExportExpiryJob,
  dataExportJob,
  sumExportSizes,
} from './index.ts';
import { packFilesJob } from './pack-job.ts';

const day = 24 * 3_600_000;
const url = 'http://localhost:3000/settings?section=security';

describeOnEachEngine('personal data over HTTP', (engine) => {
  const { transactions } = engine;
  afterEach(() => engine.clear());

  async function open() {
    const erasers: Eraser[] = [];
    const accounts = openAccounts(engine, { erasers });
    const { clock } = accounts;
    const events = createRecordedEvents();
    const mails: Mail[] = [];
    const storage = createMemoryStorage();
    const handlers: Record<string, JobHandler> = {};
    const jobs = createJobs({ transactions, engine: engine.name, clock, log: silentLog, handlers });
    const credits = createCreditsService({ transactions, clock, events });
    const projects = createTestProjects({
      transactions,
      clock,
      events,
    });
    const storageCount = createStorageService({
      transactions,
      clock,
      findLimit: async () => freeEntitlements.storageMegabytes,
      readProjects: async () => ({ files: 0, versions: 0, trash: 0, trashProjects: 0, consumers: [] }),
      readUploads: async () => 0,
      readExports: sumExportSizes,
    });
    const profiles = createProfileService({
      transactions,
      clock,
      mailer: { post: async (_, mail) => void mails.push(mail) },
      files: storage,
      accounts: accounts.service,
      credits,
      projects,
    });
    const service = createPersonalDataService({
      packFiles: runInline(packFilesJob),
      transactions,
      clock,
      jobs,
      files: storage,
      accounts: accounts.service,
      profiles,
      credits,
      projects,
      assets: {
        readAll: async function* () {
          const asset = { id: 'a1', name: 'desen.png' } as Asset;
          yield { asset, bytes: new TextEncoder().encode('desen') };
        },
      },
      ai: { readChat: async () => [{ content: 'Bir oyun yap' } as ChatMessage] },
      readRemote: async () => ({
        address: 'https://git.example/ayse/app.git',
        branch: 'main',
        commit: 'c0ffee',
        pushedAt: '2026-09-14T09:30:00.000Z',
      }),
      payments: {
        listOfUser: async () => [{ receiptNumber: 'KLM000000001' } as Order],
        billingDetails: async () => null,
      },
      receipts: {
        listOwn: async () => ({
          receipts: [{ receiptNumber: 'KLM000000001' } as Receipt],
          total: 1,
          nextCursor: null,
        }),
      },
      readOwnKey: async () => ({ service: 'openai' }),
      listTickets: async () => [{ subject: 'Yardım' }],
      listEvents: async () => [{ name: 'LCP' }],
      async *readBucketFiles() {
        const file = { $id: 'logo', bucketId: 'user-assets', name: 'logo.txt' } as BucketFile;
        yield { file, read: async () => new TextEncoder().encode('bucket file') };
      },
      listMails: async (recipient) => [{ subject: `→ ${recipient}`, createdAt: 0, sentAt: null }],
      readSiteName: () => 'Kilim',
      storage: storageCount,
      securityLog: accounts.securityLog,
    });
    handlers[dataExportJob] = service.makeExport;
    handlers[dataExportExpiryJob] = service.expireExport;
    handlers['account-erasure'] = accounts.service.eraseAccount;
    erasers.push(async (userId) => {
      await profiles.erase(userId);
      await service.erase(userId);
      await eraseProjects(transactions, userId);
      return async (tx) => {
        await lockProjectsOf(tx, userId);
        await lockOrdersOf(tx, userId);
      };
    });
    const app = createTestApp({
      routes: [...createPersonalDataRoutes(service), ...createProfileRoutes(profiles)],
      authenticate: (credentials) => accounts.service.authenticate(credentials),
      verifyProof: accounts.service.verifyProof,
    });
    const as = (browser: TestBrowser) => callAs(app, browser);
    const user = await signUp(accounts);
    return { accounts, app, as, clock, credits, jobs, mails, projects, storage, ...user };
  }

  it('packs all data of a user into a zip and mails the link', async () => {
    const { as, browser, clock, credits, email, jobs, mails, projects, userId } = await open();
    const call = as(browser);
    await queries(transactions.outside)
      .insertInto('identities')
      .values({ id: 'i1', user_id: userId, provider: 'github', provider_uid: '7', email, created_at: 1 })
      .execute();
    const { id: deletedId } = await projects.create(userId, { name: 'Eski', language: 'tr' });
    await projects.remove(userId, deletedId);
    clock.advance(2_000);
    await transactions.run((tx) =>
      credits.grant(tx, { userId, amount: 7, kind: 'gift', reason: 'Hoş geldiniz', idempotencyKey: userId }),
    );
    const project = await projects.create(userId, { name: 'Şehir', language: 'tr' });
    const image = await projects.images.add(userId, project.id, { bytes: makeWholePng(), name: 'a.png' });
    await call('PUT', '/v1/profile/avatar', { rawBody: makePng() });
    const created = await call('POST', '/v1/personal-data/exports', { body: { url } });
    expect(created).toMatchObject({ status: 201, json: { status: 'pending', size: null, readyAt: null } });
    const { id } = created.json as PersonalDataExport;
    expect((await call('GET', `/v1/personal-data/exports/${id}/download`)).status).toBe(404);
    expect((await call('POST', '/v1/personal-data/exports', { body: { url } })).json).toMatchObject({ id });

    await jobs.runDue();
    expect(await call('GET', `/v1/personal-data/exports/${id}`)).toMatchObject({
      status: 200,
      json: { status: 'ready', size: expect.any(Number) },
    });
    expect((await call('GET', '/v1/personal-data/exports')).json).toMatchObject({ export: { id } });
    expect(mails).toMatchObject([{ recipient: email, subject: 'Kilim: verileriniz hazır' }]);
    expect(linkOf(mails[0]).href).toBe(url);

    const reply = await call('GET', `/v1/personal-data/exports/${id}/download`);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(reply.bytes());
    const read = (path: string): unknown => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
    expect(read('account.json')).toMatchObject({ id: userId, email });
    expect(read('credits.json')).toMatchObject([{ amount: 7, reason: 'Hoş geldiniz' }]);
    expect(read('orders.json')).toEqual([{ receiptNumber: 'KLM000000001' }]);
    expect(read('receipts.json')).toEqual([{ receiptNumber: 'KLM000000001' }]);
    expect(read('billing-details.json')).toBeNull();
    expect(read('assets/a1/asset.json')).toEqual({ id: 'a1', name: 'desen.png' });
    expect(strFromU8(files['assets/a1/desen.png'] ?? new Uint8Array())).toBe('desen');
    expect(read('tickets.json')).toEqual([{ subject: 'Yardım' }]);
    expect(read('analytics.json')).toEqual([{ name: 'LCP' }]);
    expect(read('bucket-files.json')).toMatchObject([{ $id: 'logo' }]);
    expect(strFromU8(files['bucket-files/user-assets/logo/logo.txt'] ?? new Uint8Array())).toBe(
      'bucket file',
    );
    expect(read('mails.json')).toMatchObject([{ subject: `→ ${email}`, sentAt: null }]);
    expect(read('security-log.json')).toMatchObject({
      events: [{ kind: 'export-requested' }, { kind: 'signed-in' }, { kind: 'registered' }],
      knownDevices: [{ createdAt: '2023-11-14T22:13:20.000+00:00' }],
      formerAddresses: [],
    });
    expect(read('identities.json')).toMatchObject([{ provider: 'github', email }]);
    expect(read('active-days.json')).toEqual(['2023-11-14']);
    expect(read(`deleted-projects/${deletedId}/project.json`)).toMatchObject({ name: 'Eski' });
    expect(read(`deleted-projects/${deletedId}/chat.json`)).toEqual([{ content: 'Bir oyun yap' }]);
    for (const folder of [`projects/${project.id}`, `deleted-projects/${deletedId}`]) {
      expect(read(`${folder}/git-remote.json`)).toMatchObject({ branch: 'main', commit: 'c0ffee' });
    }
    expect(Object.keys(files)).toContain(`deleted-projects/${deletedId}/files/src/App.tsx`);
    expect(read(`projects/${project.id}/project.json`)).toMatchObject({ name: 'Şehir' });
    expect(read(`projects/${project.id}/versions.json`)).toHaveLength(1);
    expect(read(`projects/${project.id}/chat.json`)).toEqual([{ content: 'Bir oyun yap' }]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'consents.json',
        'photo.png',
        'profile.json',
        'sessions.json',
        `projects/${project.id}/files/src/App.tsx`,
        `projects/${project.id}/images/${image.hash}.png`,
      ]),
    );
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).not.toContain('argon2');
  });

  it('deletes the archive of an account that was erased meanwhile', async () => {
    const { as, browser, jobs, projects, storage, userId } = await open();
    await projects.create(userId, { name: 'Şehir', language: 'tr' });
    await as(browser)('POST', '/v1/personal-data/exports', { body: { url } });
    const { putStream } = storage;
    vi.spyOn(storage, 'putStream').mockImplementation(async (folder, chunks) => {
      const stored = await putStream(folder, chunks);
      await queries(transactions.outside).deleteFrom('users').where('id', '=', userId).execute();
      return stored;
    });
    await jobs.runDue();
    expect(storage.files.size).toBe(0);
  });

  it('keeps an archive for a day and for its owner only', async () => {
    const { accounts, as, app, browser, clock, jobs, storage } = await open();
    const { id } = (await as(browser)('POST', '/v1/personal-data/exports', { body: { url } }))
      .json as PersonalDataExport;
    await jobs.runDue();
    const stranger = as((await signUp(accounts)).browser);
    const missing = { status: 404, json: { type: 'personal_data_export_not_found' } };
    for (const path of [`/v1/personal-data/exports/${id}`, `/v1/personal-data/exports/${id}/download`]) {
      expect(await stranger('GET', path)).toMatchObject(missing);
      expect(await app.call('GET', path)).toMatchObject({ status: 401 });
    }
    expect((await stranger('GET', '/v1/personal-data/exports')).json).toEqual({ export: null });
    clock.advance(day);
    await browser.call('PUT', '/v1/account/authentication', { body: { password: testPassword } });
    expect(await as(browser)('GET', `/v1/personal-data/exports/${id}/download`)).toMatchObject(missing);
    await jobs.runDue();
    expect(storage.files.size).toBe(0);
  });

  it('counts an archive towards the quota and deletes it only for its owner', async () => {
    const { accounts, as, app, browser, clock, jobs, storage, userId } = await open();
    const used = async (): Promise<number> =>
      (
        await queries(transactions.outside)
          .selectFrom('users')
          .select('storage_bytes')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow()
      ).storage_bytes;
    const make = async () => {
      const { id } = (await as(browser)('POST', '/v1/personal-data/exports', { body: { url } }))
        .json as PersonalDataExport;
      await jobs.runDue();
      return id;
    };
    const id = await make();
    const { size } = (await as(browser)('GET', `/v1/personal-data/exports/${id}`)).json as PersonalDataExport;
    expect(await used()).toBe(size);
    const path = `/v1/personal-data/exports/${id}`;
    const stranger = as((await signUp(accounts)).browser);
    expect((await app.call('DELETE', path)).status).toBe(401);
    expect((await stranger('DELETE', path)).status).toBe(404);
    expect(storage.files.size).toBe(1);
    expect((await as(browser)('DELETE', path)).status).toBe(204);
    expect((await as(browser)('DELETE', path)).status).toBe(404);
    expect(storage.files.size).toBe(0);
    expect(await used()).toBe(0);

    await make();
    expect(await used()).toBeGreaterThan(0);
    clock.advance(day);
    await jobs.runDue();
    expect(await used()).toBe(0);
  });

  it('starts no export while the storage is full', async () => {
    const { as, browser, jobs, userId } = await open();
    const limitBytes = freeEntitlements.storageMegabytes * megabyte;
    const db = queries(transactions.outside);
    await db.updateTable('users').set({ storage_bytes: limitBytes }).where('id', '=', userId).execute();
    const requestExport = () => as(browser)('POST', '/v1/personal-data/exports', { body: { url } });
    expect(await requestExport()).toMatchObject({ status: 403, json: { type: 'storage_limit_reached' } });
    expect((await as(browser)('GET', '/v1/personal-data/exports')).json).toEqual({ export: null });
    await db
      .updateTable('users')
      .set({ storage_bytes: limitBytes - 1 })
      .where('id', '=', userId)
      .execute();
    expect((await requestExport()).status).toBe(201);
    // A started export is finished even above the limit.
    await jobs.runDue();
    expect((await as(browser)('GET', '/v1/personal-data/exports')).json).toMatchObject({
      export: { status: 'ready' },
    });
  });

  it('rejects a link to a foreign host', async () => {
    const { as, browser } = await open();
    const refused = { status: 400, json: { fields: { url: 'host_not_trusted' } } };
    const evil = 'https://evil.example/';
    expect(await as(browser)('POST', '/v1/personal-data/exports', { body: { url: evil } })).toMatchObject(
      refused,
    );
    const body = { password: testPassword, url: evil };
    expect(await as(browser)('POST', '/v1/personal-data/deletion', { body })).toMatchObject(refused);
  });

  it('closes an account at once and reopens it by the link', async () => {
    const { accounts, as, browser, email } = await open();
    const remove = (password: string) =>
      as(browser)('POST', '/v1/personal-data/deletion', { body: { password, url } });
    expect(await remove('yanlış bir şifre')).toMatchObject({
      status: 401,
      json: { type: 'user_invalid_credentials' },
    });
    const removed = await remove(testPassword);
    expect(removed).toMatchObject({ status: 201, json: { dueAt: '2023-11-21T22:13:20.000+00:00' } });
    expect((await browser.call('GET', '/v1/account')).status).toBe(401);
    const signIn = { body: { email, password: testPassword } };
    expect(await accounts.app.call('POST', '/v1/account/sessions/email', signIn)).toMatchObject({
      status: 403,
      json: { type: 'user_blocked' },
    });
    const link = linkOf(accounts.mails.at(-1));
    const body = { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') };
    const undo = (given: object) => as(browser)('POST', '/v1/personal-data/deletion/undo', { body: given });
    expect(await undo({ ...body, secret: 'x' })).toMatchObject({ json: { type: 'user_invalid_token' } });
    expect((await undo(body)).status).toBe(204);
    expect(await undo(body)).toMatchObject({ status: 401, json: { type: 'user_invalid_token' } });
    expect((await accounts.app.call('POST', '/v1/account/sessions/email', signIn)).status).toBe(201);
  });

  it('erases rows and files after seven days and keeps shared contents', async () => {
    const { accounts, as, browser, clock, jobs, projects, storage, userId, email } = await open();
    const other = await signUp(accounts);
    const write = async (owner: typeof userId, content: string) => {
      const project = await projects.create(owner, { name: 'Proje', language: 'tr' });
      await projects.writeFiles(owner, project.id, {
        reason: 'create-file',
        operations: [
          { kind: 'write', path: 'src/shared.ts', content: '// ortak\n', baseHash: null },
          { kind: 'write', path: 'src/own.ts', content, baseHash: null },
        ],
      });
      return project;
    };
    await write(userId, '// benim\n');
    const kept = await write(other.userId, '// onun\n');
    await as(browser)('PUT', '/v1/profile/avatar', { rawBody: makePng() });
    await as(browser)('POST', '/v1/personal-data/deletion', { body: { password: testPassword, url } });
    clock.advance(7 * day - 1);
    await accounts.jobs.runDue();
    const names = async () =>
      (await queries(transactions.outside).selectFrom('users').select('email').execute()).map(
        (row) => row.email,
      );
    expect(await names()).toContain(email);
    clock.advance(1);
    await accounts.jobs.runDue();
    expect(await names()).toEqual([other.email]);
    expect(storage.files.size).toBe(0);
    expect(accounts.forgotten).toEqual([email]);
    // The security log keeps the events under the id of the erased account.
    const left = await accounts.securityLog.list({ search: userId }, { limit: 100 });
    expect(left.events.map(({ kind }) => kind)).toContain('account-erased');
    expect(left.events.every(({ user }) => user?.email === null)).toBe(true);
    expect(JSON.stringify(left)).not.toContain(email);
    expect((await accounts.securityLog.list({ search: email }, { limit: 100 })).events).toEqual([]);
    const contents = await queries(transactions.outside).selectFrom('blobs').select('content').execute();
    const texts = contents.map(({ content }) => content);
    expect(texts).not.toContain('// benim\n');
    expect(texts).toEqual(expect.arrayContaining(['// ortak\n', '// onun\n']));
    expect((await listFiles(projects, other.userId, kept.id)).files.length).toBeGreaterThan(2);
    await jobs.runDue();
  });

  it('erases nothing after the deletion was undone or requested again later', async () => {
    const { accounts, as, browser, clock, email, userId } = await open();
    const requestDeletion = async (from: TestBrowser) => {
      await as(from)('POST', '/v1/personal-data/deletion', { body: { password: testPassword, url } });
      const link = linkOf(accounts.mails.at(-1));
      return { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') };
    };
    const body = await requestDeletion(browser);
    await as(browser)('POST', '/v1/personal-data/deletion/undo', { body });
    clock.advance(3 * day);
    const again = accounts.newBrowser();
    await again.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
    await requestDeletion(again);
    clock.advance(4 * day);
    await accounts.jobs.runDue();
    const count = async () =>
      (
        await queries(transactions.outside)
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .execute()
      ).length;
    expect(await count()).toBe(1);
    clock.advance(3 * day);
    await accounts.jobs.runDue();
    expect(await count()).toBe(0);
  });

  it('deletes an account without a password after a recent sign-in', async () => {
    const { accounts, as, browser, clock, userId } = await open();
    await queries(transactions.outside)
      .updateTable('users')
      .set({ has_password: 0 })
      .where('id', '=', userId)
      .execute();
    const remove = () => as(browser)('POST', '/v1/personal-data/deletion', { body: { url } });
    clock.advance(10 * 60_000);
    expect(await remove()).toMatchObject({
      status: 403,
      json: { type: 'user_recent_authentication_required' },
    });
    clock.advance(-1);
    expect((await remove()).status).toBe(201);
    expect(accounts.mails.at(-1)).toMatchObject({ subject: 'Kilim: hesabınız silinecek' });
  });

  it('never deletes the first administrator', async () => {
    const { accounts, as, browser, userId } = await open();
    await queries(transactions.outside)
      .updateTable('users')
      .set({ is_admin: 1 })
      .where('id', '=', userId)
      .execute();
    const body = { password: testPassword, url };
    expect(await as(browser)('POST', '/v1/personal-data/deletion', { body })).toMatchObject({
      status: 403,
      json: { type: 'user_first_admin_permanent' },
    });
    accounts.clock.advance(1);
    const second = await signUp(accounts);
    await queries(transactions.outside)
      .updateTable('users')
      .set({ is_admin: 1 })
      .where('id', '=', second.userId)
      .execute();
    expect((await as(second.browser)('POST', '/v1/personal-data/deletion', { body })).status).toBe(201);
  });

  it('rejects guests', async () => {
    const { app } = await open();
    for (const [method, path] of [
      ['POST', '/v1/personal-data/deletion'],
      ['POST', '/v1/personal-data/exports'],
      ['GET', '/v1/personal-data/exports'],
    ] as const) {
      expect(await app.call(method, path)).toMatchObject({
        status: 401,
        json: { type: 'general_unauthorized_scope' },
      });
    }
  });
});
