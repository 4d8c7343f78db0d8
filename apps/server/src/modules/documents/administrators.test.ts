import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  rowsOf,
  type TestDocuments,
} from './testing/open-documents.ts';

const plan = (id: string): string => `${documentsOf('plans')}/${id}`;
const setting = (key: string): string => `${documentsOf('settings')}/${key}`;

describeOnEachEngine('settings, plans and events of visitors as documents', (engine) => {
  let documents: TestDocuments;
  let admin: Caller;
  let member: Caller;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    admin = await documents.addMember({ is_admin: 1 });
    member = await documents.addMember();
  });
  afterAll(() => documents.close());

  const kinds = async (): Promise<string[]> => {
    const rows = await tables(engine.transactions.outside)
      .selectFrom('security_events')
      .select(['kind', 'detail_json'])
      .where('category', '=', 'admin')
      .orderBy('id')
      .execute();
    return rows.map(({ kind, detail_json }) => `${kind} ${detail_json}`);
  };

  it('lets an administrator create, change, hide and delete a plan, and records it', async () => {
    const made = await documents.create(
      admin,
      'plans',
      {
        nameJson: JSON.stringify({ tr: 'Takım', en: 'Team' }),
        priceJson: JSON.stringify({ TRY: 149.9, USD: 4 }),
        credits: 500,
        isActive: true,
        sortOrder: 40,
      },
      'team',
    );
    expect(made).toMatchObject({ $id: 'team', planId: 'team', credits: 500, creditsCustom: '' });
    expect(JSON.parse(String(made['priceJson']))).toEqual({ TRY: 149.9, USD: 4, EUR: 0, RUB: 0 });
    const step = await documents.patch(admin, `${plan('team')}/credits/increment`, { value: 25 });
    expect(step).toMatchObject({ status: 200, json: { credits: 525 } });
    const hidden = await documents.patch(admin, `${rowsOf('plans')}/team`, {
      data: { isActive: false, creditsCustom: 'unlimited' },
    });
    expect(hidden).toMatchObject({ status: 200, json: { isActive: false, creditsCustom: 'unlimited' } });
    expect((await documents.get(member, plan('team'))).status).toBe(404);
    expect((await documents.list(member, 'plans')).ids).not.toContain('team');
    expect((await documents.list(admin, 'plans')).ids).toContain('team');
    const again = await documents.post(admin, documentsOf('plans'), {
      documentId: 'team',
      data: { nameJson: '{"tr":"T","en":"T"}' },
    });
    expect(again).toMatchObject({ status: 409, json: { type: 'document_already_exists' } });
    expect((await documents.remove(admin, plan('team'))).status).toBe(204);
    expect((await documents.get(admin, plan('team'))).status).toBe(404);
    const target = '{"target":"team"}';
    expect((await kinds()).slice(-4)).toEqual([
      `plan-created ${target}`,
      `plan-updated ${target}`,
      `plan-updated ${target}`,
      `plan-deleted ${target}`,
    ]);
  });

  it.each<[string, Json]>([
    ['nameJson', { nameJson: '{"tr":5}' }],
    ['nameJson', { nameJson: 'x' }],
    ['priceJson', { priceJson: '{"TRY":1.005}' }],
    ['priceJson', { priceJson: '{"TRY":-1}' }],
    ['priceJson', { priceJson: '{"XXX":1}' }],
    ['credits', { credits: -1 }],
    ['credits', { credits: 1.5 }],
    ['creditsCustom', { creditsCustom: 'plenty' }],
    ['entitlementsJson', { entitlementsJson: '{"projectLimit":0}' }],
    ['isActive', { isActive: 'yes' }],
  ])('rejects a plan with a wrong %s', async (attribute, data) => {
    const reply = await documents.patch(admin, plan('basic'), { data });
    expect(reply).toMatchObject({ status: 400, json: { type: 'document_invalid_structure' } });
    expect(String((reply.json as Json)['message'])).toContain(attribute);
  });

  it('lets an administrator save settings with the rules of the settings page', async () => {
    const saved = await documents.patch(admin, setting('siteName'), { data: { value: 'Yeni ad' } });
    expect(saved).toMatchObject({ status: 200, json: { value: 'Yeni ad' } });
    expect((await documents.get(null, '/v1/settings/public')).json).toMatchObject({ siteName: 'Yeni ad' });
    const colours = JSON.stringify({ light: '#a8321f', dark: '#e2654e' });
    const whole = await documents.put(admin, `${rowsOf('settings')}/primaryColor`, {
      data: { value: colours },
    });
    expect(whole.status).toBe(201);
    const limits = JSON.stringify({ welcomeCredits: 7, freeProjects: 3, freeStorageMegabytes: 50 });
    const created = await documents.put(admin, setting('accountLimits'), { data: { value: limits } });
    expect(created.status).toBe(201);
    expect((await kinds()).slice(-3)).toEqual([
      'settings-saved {"names":["siteName"]}',
      'settings-saved {"names":["primaryColor"]}',
      'settings-saved {"names":["accountLimits"]}',
    ]);
    const refuse = async (key: string, value: unknown, type: string) =>
      expect(await documents.put(admin, setting(key), { data: { value } }), key).toMatchObject({
        status: 400,
        json: { type },
      });
    await refuse('siteName', '', 'document_invalid_structure');
    await refuse('primaryColor', '{"light":"#ffffff","dark":"#000000"}', 'settings_contrast_too_low');
    await refuse('primaryColor', 'red', 'document_invalid_structure');
    await refuse('contactEmail', 5, 'document_invalid_structure');
    await refuse('constructor', '{}', 'document_invalid_structure');
    expect((await documents.remove(admin, setting('siteName'))).status).toBe(401);
  });

  it('lets an administrator write the list of announcements', async () => {
    const path = setting('announcements');
    const listOf = (json: unknown): Json[] => JSON.parse(String((json as Json)['value'])) as Json[];
    const save = (list: unknown) => documents.patch(admin, path, { data: { value: JSON.stringify(list) } });
    const [first = {}] = listOf((await documents.get(admin, path)).json);
    const texts = { title: { tr: 'Bir', en: 'One' }, content: { tr: 'İçerik', en: 'Content' } };
    const hidden = { ...texts, isActive: false, id: 'ann_7' };
    const saved = listOf((await save([{ ...first, type: 'beta' }, texts, hidden])).json);
    expect(saved).toHaveLength(3);
    expect(saved).toContainEqual(expect.objectContaining({ ...hidden, type: 'info', icon: 'Megaphone' }));
    const known = saved.find(({ id }) => id === first['id']);
    expect(known).toMatchObject({ type: 'beta', createdAt: first['createdAt'] });
    const created = saved.map(({ id }) => id).find((id) => id !== first['id'] && id !== 'ann_7');
    expect((await kinds()).slice(-3)).toEqual([
      `announcement-updated {"target":"${String(first['id'])}"}`,
      `announcement-created {"target":"${String(created)}"}`,
      'announcement-created {"target":"ann_7"}',
    ]);
    for (const other of [member, null]) {
      const shown = listOf((await documents.get(other, path)).json).map(({ id }) => id);
      expect(shown.toSorted()).toEqual([created, first['id']].toSorted());
      expect((await documents.patch(other, path, { data: { value: '[]' } })).status).toBe(401);
    }
    const rest = saved.filter(({ id }) => id !== created);
    expect(listOf((await save(rest)).json)).toEqual(rest);
    expect((await kinds()).at(-1)).toBe(`announcement-deleted {"target":"${String(created)}"}`);
    const refuse = async (list: unknown, status: number, type: string) =>
      expect(await save(list)).toMatchObject({ status, json: { type } });
    await refuse([...rest, { title: { tr: 'Bir' } }], 400, 'document_invalid_structure');
    await refuse([{ ...texts, title: { tr: 'Bir' } }], 400, 'announcement_incomplete');
    await refuse([hidden, hidden], 400, 'document_invalid_structure');
    await refuse([{ ...texts, id: '../x' }], 400, 'document_invalid_structure');
    await refuse({}, 400, 'document_invalid_structure');
    await refuse(
      Array.from({ length: 201 }, () => texts),
      409,
      'announcement_too_many',
    );
    const text = await documents.put(admin, path, { data: { value: 'x' } });
    expect(text).toMatchObject({ status: 400, json: { type: 'document_invalid_structure' } });
    expect(listOf((await documents.get(admin, path)).json)).toEqual(rest);
  });

  it('shows hidden settings to administrators alone', async () => {
    const all = query('limit', undefined, [100]);
    const keysOf = async (as: Caller | null) => (await documents.list(as, 'settings', [all])).ids.map(String);
    expect(await keysOf(admin)).toContain('taxId');
    for (const other of [member, null]) {
      expect(await keysOf(other)).not.toContain('taxId');
      expect((await documents.get(other, setting('receiptTemplate'))).status).toBe(404);
    }
    expect((await documents.get(admin, setting('receiptTemplate'))).json).toMatchObject({ isPublic: false });
  });

  it('wants recent authentication, as the product’s own calls do', async () => {
    const stale = { ...admin, hasRecentlyAuthenticated: false };
    const refused = { status: 403, json: { type: 'user_recent_authentication_required' } };
    const data = { value: 'x' };
    expect(await documents.patch(stale, setting('siteName'), { data })).toMatchObject(refused);
    expect(await documents.patch(stale, plan('basic'), { data: { credits: 9 } })).toMatchObject(refused);
    expect(await documents.patch(stale, `${plan('basic')}/credits/increment`, {})).toMatchObject(refused);
    expect(await documents.remove(stale, plan('basic'))).toMatchObject(refused);
    expect((await documents.get(null, plan('basic'))).status).toBe(200);
  });

  it('refuses every write of members and guests', async () => {
    const before = (await documents.get(null, plan('basic'))).json;
    const data = { credits: 999_999, value: 'x', isActive: false };
    for (const as of [member, null]) {
      for (const path of [plan('basic'), setting('siteName'), `${rowsOf('plans')}/basic`]) {
        expect((await documents.patch(as, path, { data })).status).toBe(401);
        expect((await documents.put(as, path, { data })).status).toBe(401);
        expect((await documents.remove(as, path)).status).toBe(401);
      }
      for (const collection of ['plans', 'settings', 'users', 'projects', 'receipts', 'support_tickets']) {
        for (const path of [documentsOf(collection), rowsOf(collection)]) {
          const reply = await documents.post(as, path, { documentId: 'new', rowId: 'new', data: {} });
          if (as === null)
            expect(reply, path).toMatchObject({ status: 401, json: { type: 'user_unauthorized' } });
        }
      }
      const made = { documentId: 'mine', data: { nameJson: '{"tr":"A","en":"A"}' } };
      expect((await documents.post(as, documentsOf('plans'), made)).status).toBe(401);
    }
    expect((await documents.get(null, plan('basic'))).json).toEqual(before);
  });

  it('stores events of guests who consent, and lets them do nothing else', async () => {
    const data = { kind: 'page', name: 'home', path: '/', visit: 'visit-0009' };
    const record = (path: string, more: Json, headers = {}) =>
      documents.post(
        null,
        path,
        { documentId: 'unique()', rowId: 'unique()', data: { ...data, ...more } },
        headers,
      );
    const stored = await record(documentsOf('analytics'), { consent: true, userId: admin.userId });
    expect(stored).toMatchObject({ status: 201, json: { userId: '', name: 'home', $permissions: [] } });
    expect((await record(rowsOf('analytics'), { consent: true, name: 'plans' })).status).toBe(201);
    expect((await record(documentsOf('analytics'), { name: 'unwanted' })).status).toBe(201);
    expect(
      (await record(documentsOf('analytics'), { consent: true, name: 'dnt' }, { dnt: '1' })).status,
    ).toBe(201);
    expect((await record(documentsOf('analytics'), { consent: true, visit: 'x' })).status).toBe(400);
    await documents.modules.stop();
    const rows = await tables(engine.transactions.outside)
      .selectFrom('analytics_events')
      .select(['name', 'user_id'])
      .where('visit', '=', 'visit-0009')
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      { name: 'home', user_id: null },
      { name: 'plans', user_id: null },
    ]);
    for (const method of ['patch', 'put'] as const) {
      expect((await documents[method](null, `${documentsOf('analytics')}/visit-0009`, { data })).status).toBe(
        401,
      );
    }
    expect((await documents.list(null, 'analytics')).status).toBe(401);
  });

  it('tells a session without its second factor what it lacks', async () => {
    const pending = { ...admin, awaitsFactor: true };
    const refused = { status: 401, json: { type: 'user_more_factors_required' } };
    expect(await documents.get(pending, documentsOf('projects'))).toMatchObject(refused);
    expect(await documents.patch(pending, plan('basic'), { data: { credits: 1 } })).toMatchObject(refused);
    const post = documents.post(pending, documentsOf('plans'), { documentId: 'x', data: {} });
    expect(await post).toMatchObject(refused);
    expect((await documents.list(pending, 'settings')).ids).not.toContain('taxId');
  });
});
