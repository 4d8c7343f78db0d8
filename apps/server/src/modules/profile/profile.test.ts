import type { Profile, UserId } from '@kilim/contract';
import { afterEach, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { makeJpeg, makePng } from '../../testing/pictures.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { callAs, openAccounts, signUp, type TestBrowser } from '../accounts/testing/open-accounts.ts';
import { createCreditsService } from '../credits/index.ts';
import { createProfileRoutes, createProfileService } from './index.ts';

const png = makePng();
const jpeg = makeJpeg();
const fresh: Omit<Profile, 'email'> = {
  name: 'Ayşe Yılmaz',
  phoneNumber: '',
  location: '',
  language: 'tr',
  theme: 'light',
  chosen: { language: null, theme: null },
  timezone: 'Europe/Istanbul',
  notifications: { email: true, push: false, sms: false, marketing: false },
  avatarUrl: null,
};

describeOnEachEngine('profile over HTTP', (engine) => {
  const { transactions } = engine;
  afterEach(() => engine.clear());

  async function open() {
    const accounts = openAccounts(engine);
    const { clock } = accounts;
    const events = createRecordedEvents();
    const mails: Mail[] = [];
    const storage = createMemoryStorage();
    const credits = createCreditsService({ transactions, clock, events });
    const projects = createTestProjects({
      transactions,
      clock,
      events,
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
    const app = createTestApp({
      routes: createProfileRoutes(profiles),
      authenticate: (credentials) => accounts.service.authenticate(credentials),
    });
    const user = await signUp(accounts);
    const as = (browser: TestBrowser) => callAs(app, browser);
    return { accounts, app, clock, credits, mails, profiles, projects, storage, as, ...user };
  }

  it('returns the defaults and saves changes field by field', async () => {
    const { as, browser, email } = await open();
    const call = as(browser);
    expect((await call('GET', '/v1/profile')).json).toEqual({ ...fresh, email });
    await call('PATCH', '/v1/profile', { body: { notifications: { marketing: true } } });
    const changes = {
      name: ' Ayşe Kaya ',
      phoneNumber: '+90 (532) 111-22-33',
      location: 'İzmir',
      language: 'en',
      theme: 'dark',
      timezone: 'America/New_York',
    };
    const changed = await call('PATCH', '/v1/profile', { body: changes });
    const expected = {
      ...fresh,
      ...changes,
      name: 'Ayşe Kaya',
      email,
      chosen: { language: 'en', theme: 'dark' },
      notifications: { ...fresh.notifications, marketing: true },
    };
    expect(changed).toMatchObject({ status: 200, json: expected });
    expect((await call('GET', '/v1/profile')).json).toEqual(expected);
  });

  it('distinguishes a default from the same choice', async () => {
    const { as, browser } = await open();
    const change = async (body: object) =>
      ((await as(browser)('PATCH', '/v1/profile', { body })).json as Profile).chosen;
    expect(await change({ location: 'Bursa' })).toEqual({ language: null, theme: null });
    expect(await change({ language: 'tr' })).toEqual({ language: 'tr', theme: null });
    expect(await change({ theme: 'light' })).toEqual({ language: 'tr', theme: 'light' });
  });

  it.each([
    ['an empty name', { name: '   ' }, 'name'],
    ['a long name', { name: 'x'.repeat(129) }, 'name'],
    ['letters as a phone number', { phoneNumber: 'ara beni' }, 'phoneNumber'],
    ['a phone number of three digits', { phoneNumber: '112' }, 'phoneNumber'],
    ['a place that is too long', { location: 'x'.repeat(121) }, 'location'],
    ['an unknown language', { language: 'de' }, 'language'],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['another address', { email: 'x@ornek.test' }, 'email'],
    ['credits', { credits: 1000 }, 'credits'],
  ])('refuses %s', async (_, body, field) => {
    const { as, browser } = await open();
    expect(await as(browser)('PATCH', '/v1/profile', { body })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid', fields: { [field]: expect.any(String) } },
    });
  });

  it('serves a photo at a random address and deletes the replaced one', async () => {
    const { as, app, browser, storage } = await open();
    const call = as(browser);
    const put = async (rawBody: Uint8Array) =>
      (await call('PUT', '/v1/profile/avatar', { rawBody })).json as Profile;
    const first = (await put(png)).avatarUrl ?? '';
    expect(first).toMatch(/^\/v1\/avatars\/[0-9a-f]{32}$/);
    const shown = await app.call('GET', first);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(shown.bytes()).equals(png)).toBe(true);

    const second = (await put(jpeg)).avatarUrl ?? '';
    expect(storage.files.size).toBe(1);
    expect(await app.call('GET', first)).toMatchObject({ status: 404, json: { type: 'avatar_not_found' } });
    const third = (await put(jpeg)).avatarUrl ?? '';
    expect((await app.call('GET', third)).headers.get('content-type')).toBe('image/jpeg');
    expect((await app.call('GET', second)).status).toBe(404);

    expect((await call('DELETE', '/v1/profile/avatar')).status).toBe(204);
    expect(storage.files.size).toBe(0);
    expect((await app.call('GET', third)).status).toBe(404);
    expect((await call('GET', '/v1/profile')).json).toMatchObject({ avatarUrl: null });
  });

  it('rejects files that are not photos and files over 5 MB', async () => {
    const { as, browser } = await open();
    const put = (rawBody: Uint8Array | string) =>
      as(browser)('PUT', '/v1/profile/avatar', { rawBody, headers: { 'content-type': 'image/png' } });
    const invalid = { status: 400, json: { type: 'avatar_invalid' } };
    expect(await put('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')).toMatchObject(invalid);
    expect(await put('')).toMatchObject(invalid);
    expect(await put(png.slice(0, 12))).toMatchObject(invalid);
    expect(await put(makePng(4_096, 4_097))).toMatchObject({
      status: 413,
      json: { type: 'image_too_large', params: { limit: 4_096 } },
    });
    expect((await put(makePng(4_096, 4_096))).status).toBe(200);
    const large = new Uint8Array(5 * 1_048_576 + 1);
    large.set(png);
    expect(await put(large)).toMatchObject({ status: 413, json: { type: 'avatar_too_large' } });
  });

  it('computes statistics from the user’s rows', async () => {
    const { accounts, as, browser, clock, credits, projects, userId } = await open();
    const grant = (kind: 'gift' | 'purchase', amount: number) =>
      transactions.run((tx) =>
        credits.grant(tx, { userId, amount, kind, reason: 'x', idempotencyKey: `${userId}:${kind}` }),
      );
    await grant('gift', 50);
    await grant('purchase', 100);
    const turn = { userId, turnId: `t-${userId}` as never, model: 'm', reason: 'x' };
    await transactions.run((tx) => credits.reserve(tx, { ...turn, amount: 40 }));
    await transactions.run((tx) => credits.settle(tx, { ...turn, charged: 15, tokens: 1500 }));
    await projects.create(userId, { name: 'Bir', language: 'tr' });
    clock.advance(24 * 3_600_000);
    const { json } = await as(browser)('GET', '/v1/profile/statistics');
    expect(json).toMatchObject({
      credits: 135,
      appsCreated: 1,
      daysActive: 2,
      aiConversations: 1,
      creditsUsedThisMonth: 15,
      creditsBoughtThisMonth: 100,
    });
    const { usage30Days } = json as { usage30Days: { date: string; used: number }[] };
    expect(usage30Days.slice(-2)).toEqual([
      { date: '2023-11-15', used: 15 },
      { date: '2023-11-16', used: 0 },
    ]);
    const stranger = await signUp(accounts);
    expect((await as(stranger.browser)('GET', '/v1/profile/statistics')).json).toMatchObject({
      credits: 0,
      appsCreated: 0,
      aiConversations: 0,
    });
  });

  it('posts a mail only when the notification settings allow it', async () => {
    const { as, browser, mails, profiles, userId } = await open();
    const mail = { recipient: 'x', subject: 'x', text: 'x', html: 'x' };
    const post = (purpose: 'product' | 'marketing', id: UserId = userId) =>
      transactions.run((tx) => profiles.postMail(tx, id, purpose, mail));
    const choose = (notifications: object) =>
      as(browser)('PATCH', '/v1/profile', { body: { notifications } });
    expect([await post('product'), await post('marketing')]).toEqual([true, false]);
    await choose({ marketing: true });
    expect([await post('product'), await post('marketing')]).toEqual([true, true]);
    await choose({ email: false, marketing: true });
    expect([await post('product'), await post('marketing')]).toEqual([false, false]);
    expect(mails).toHaveLength(3);
  });

  it('rejects guests', async () => {
    const { app } = await open();
    for (const [method, path] of [
      ['GET', '/v1/profile'],
      ['PATCH', '/v1/profile'],
      ['PUT', '/v1/profile/avatar'],
      ['DELETE', '/v1/profile/avatar'],
      ['GET', '/v1/profile/statistics'],
    ] as const) {
      expect(await app.call(method, path)).toMatchObject({
        status: 401,
        json: { type: 'general_unauthorized_scope' },
      });
    }
  });
});
