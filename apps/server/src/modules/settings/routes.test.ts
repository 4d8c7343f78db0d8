import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/index.ts';
import { createLocalStorage } from '../../platform/storage/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makePng } from '../../testing/pictures.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createSettingsRoutes, createSettingsService } from './index.ts';

const png = makePng();
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');

describeOnEachEngine('settings over HTTP', ({ transactions }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-settings-'));
  const clock = createManualClock();
  const events = createRecordedEvents();
  const ports = { transactions, clock, events, storage: createLocalStorage(folder), siteName: 'Kilim' };
  const settings = createSettingsService(ports);
  const app = createTestApp({ routes: createSettingsRoutes(settings) });
  let admin: Caller;
  let person: Caller;

  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });
  const save = (entries: object[], as: Caller | null = admin) =>
    app.call('PUT', '/v1/admin/settings', { as, body: { settings: entries } });
  const readPublic = async () => (await app.call('GET', '/v1/settings/public')).json;
  const upload = (kind: string, rawBody: Uint8Array<ArrayBuffer>, as: Caller | null = admin) =>
    app.call('POST', `/v1/admin/settings/${kind}/file`, {
      as,
      rawBody,
      headers: { 'content-type': 'image/png' },
    });

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
    person = await addUser(transactions);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('returns the defaults before and after seeding', async () => {
    const before = await readPublic();
    expect(before).toMatchObject({
      siteName: 'Kilim',
      logoUrl: null,
      contactEmail: '',
      workingHours: { weekdays: { en: '8:00 AM-6:00 PM' }, sunday: { tr: 'Kapalı' } },
    });
    await settings.seed();
    clock.advance(10_000);
    expect(await readPublic()).toEqual(before);
  });

  it.each([
    ['GET', '/v1/admin/settings', undefined],
    ['PUT', '/v1/admin/settings', { settings: [{ key: 'siteName', value: 'X' }] }],
    ['POST', '/v1/admin/settings/logo/file', undefined],
  ])('%s %s is for administrators only', async (method, path, body) => {
    expectError(await app.call(method, path, { body }), 401, 'general_unauthorized_scope');
    expectError(await app.call(method, path, { as: person, body }), 403, 'general_access_forbidden');
  });

  it('saves several settings together and returns them immediately', async () => {
    const reply = await save([
      { key: 'siteName', value: '  Dokuma  ' },
      { key: 'siteDescription', value: { tr: 'Bir', en: 'One' } },
      { key: 'taxId', value: '123' },
    ]);
    expect(reply.status).toBe(200);
    expect(await readPublic()).toMatchObject({
      siteName: 'Dokuma',
      siteDescription: { tr: 'Bir', en: 'One' },
    });
    expect(settings.siteName).toBe('Dokuma');
    expect(JSON.stringify(await readPublic())).not.toContain('taxId');
    const { json } = await app.call('GET', '/v1/admin/settings', { as: admin });
    expect((json as { settings: unknown[] }).settings).toContainEqual(
      expect.objectContaining({
        key: 'taxId',
        value: '123',
        type: 'string',
        isPublic: false,
        category: 'company',
      }),
    );
  });

  it('takes what accounts without a plan get from the environment until it is saved', async () => {
    const own = createSettingsService({ ...ports, welcomeCredits: 50 });
    await own.seed();
    expect(await own.read()).toMatchObject({
      accountLimits: { welcomeCredits: 50, freeProjects: 20, freeStorageMegabytes: 200 },
    });
    const saved = { welcomeCredits: 0, freeProjects: null, freeStorageMegabytes: 500 };
    expect((await save([{ key: 'accountLimits', value: saved }])).status).toBe(200);
    // Other processes know the change without a request.
    await expect.poll(() => own.accountLimits).toEqual(saved);
    expectError(
      await save([{ key: 'accountLimits', value: { ...saved, welcomeCredits: -1 } }]),
      400,
      'settings_invalid',
    );
  });

  it('returns changes of another process within ten seconds', async () => {
    await readPublic();
    // A process that receives no events.
    const elsewhere = createSettingsService({ ...ports, events: createRecordedEvents() });
    await elsewhere.save([{ key: 'contactPhone', value: '+90 212 000 00 00' }]);
    clock.advance(10_000);
    expect(await readPublic()).toMatchObject({ contactPhone: '+90 212 000 00 00' });
  });

  it('notifies tabs only after every process returns the new values', async () => {
    await readPublic();
    const heard: unknown[] = [];
    const stop = events.subscribe('site', () => {
      heard.push(readPublic());
    });
    const elsewhere = createSettingsService(ports);
    await elsewhere.save([{ key: 'contactPhone', value: '+90 216 000 00 00' }]);
    await upload('logo', png);
    stop();
    const [afterSave, afterLogo] = await Promise.all(heard);
    expect(heard).toHaveLength(2);
    expect(afterSave).toMatchObject({ contactPhone: '+90 216 000 00 00' });
    expect(afterLogo).toMatchObject({ logoUrl: expect.stringMatching(/^\//) });
    expect(events.published.at(-1)).toEqual({ event: { kind: 'settings-changed' } });
  });

  it('sends no event for a rejected change', async () => {
    const before = events.published.length;
    expect((await save([{ key: 'siteName', value: ' ' }])).status).toBe(400);
    expect(events.published.length).toBe(before);
  });

  it('reports every wrong key and saves nothing', async () => {
    const reply = await save([
      { key: 'companyName', value: 'Never' },
      { key: 'siteName', value: ' ' },
      { key: 'contactEmail', value: 'nobody' },
      { key: 'announcements', value: [] },
      { key: '__proto__', value: 1 },
      { key: 'officeLocation', value: 'javascript:alert(1)' },
    ]);
    expectError(reply, 400, 'settings_invalid');
    expect(reply.json).toMatchObject({
      fields: { siteName: 'invalid', contactEmail: 'invalid', announcements: 'unknown_field' },
    });
    expect(await readPublic()).toMatchObject({ companyName: '' });
  });

  it('rejects colours with too little contrast and names the theme', async () => {
    const reply = await save([{ key: 'primaryColor', value: { light: '#ffcc00', dark: '#e2654e' } }]);
    expectError(reply, 400, 'settings_contrast_too_low');
    expect(reply.json).toMatchObject({ fields: { 'primaryColor.light': 'contrast' } });
  });

  it('accepts a logo and serves it with permanent caching', async () => {
    const reply = await upload('logo', png);
    expect(reply.status).toBe(201);
    const { url } = reply.json as { url: string };
    expect(await readPublic()).toMatchObject({ logoUrl: url });
    const served = await app.call('GET', url);
    expect(served.bytes()).toEqual(png);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('content-disposition')).toContain('inline');
    await save([{ key: 'logo', value: '' }]);
    expect(await readPublic()).toMatchObject({ logoUrl: null });
  });

  it('serves an SVG in a sandbox without scripts', async () => {
    const { url } = (await upload('logo', svg)).json as { url: string };
    const served = await app.call('GET', url);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(new TextDecoder().decode(served.bytes())).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['logo', new Uint8Array(), 400, 'site_file_not_chosen'],
    ['logo', new TextEncoder().encode('<html>'), 400, 'logo_type_invalid'],
    ['logo', new Uint8Array(5 * 1_048_576 + 1), 413, 'logo_too_large'],
    ['favicon', svg, 400, 'favicon_type_invalid'],
    ['favicon', new Uint8Array(1_048_577), 413, 'favicon_too_large'],
    ['favicon', new Uint8Array(6 * 1_048_576), 413, 'favicon_too_large'],
    ['logo', png.slice(0, 12), 400, 'logo_type_invalid'],
    ['logo', makePng(5_000, 1), 413, 'image_too_large'],
    ['favicon', makePng(1, 5_000), 413, 'image_too_large'],
    ['banner', png, 400, 'general_argument_invalid'],
  ])('rejects an invalid %s', async (kind, bytes, status, type) => {
    expectError(await upload(kind, bytes), status, type);
  });

  it.each(['0'.repeat(64), '..%2F..%2Fkilim.sqlite', 'x'])('reports the file %s as missing', async (id) => {
    expectError(await app.call('GET', `/v1/site-files/${id}`), 404, 'site_file_not_found');
  });
});
