import { tmpdir } from 'node:os';
import type { Announcement } from '@kilim/contract';
import { beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/index.ts';
import { createLocalStorage } from '../../platform/storage/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createSettingsService } from '../settings/index.ts';
import { createAnnouncementsRoutes, createAnnouncementsService } from './index.ts';

describeOnEachEngine('announcements over HTTP', ({ transactions }) => {
  const clock = createManualClock();
  const storage = createLocalStorage(tmpdir());
  const settings = createSettingsService({
    transactions,
    clock,
    events: createRecordedEvents(),
    storage,
    siteName: 'Kilim',
  });
  const announcements = createAnnouncementsService({ transactions, clock, settings });
  const app = createTestApp({ routes: createAnnouncementsRoutes(announcements) });
  const draft = { title: { tr: 'Bir', en: 'One' }, content: { tr: 'İçerik', en: 'Content' } };
  const path = '/v1/admin/announcements';
  let admin: Caller;
  let person: Caller;

  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });
  const create = async (body: object = draft): Promise<Announcement> => {
    clock.advance(1_000);
    return (await app.call('POST', path, { as: admin, body })).json as Announcement;
  };
  const idsOf = async (from: string, as: Caller | null = null) =>
    ((await app.call('GET', from, { as })).json as { announcements: Announcement[] }).announcements.map(
      ({ id }) => id,
    );

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
    person = await addUser(transactions);
  });

  it('starts with one and never restores it after deletion', async () => {
    await announcements.seed();
    await announcements.seed();
    const { announcements: list } = (await app.call('GET', '/v1/announcements')).json as {
      announcements: [Announcement];
    };
    expect(list).toMatchObject([{ title: { tr: 'Kilim açıldı' }, type: 'new', isActive: true }]);
    expect((await app.call('DELETE', `${path}/${list[0].id}`, { as: admin })).status).toBe(204);
    await announcements.seed();
    expect(await idsOf('/v1/announcements')).toEqual([]);
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '', draft],
    ['PUT', '/ann_1', draft],
    ['PUT', '', { announcements: [] }],
    ['PATCH', '/ann_1', { isActive: true }],
    ['DELETE', '/ann_1', undefined],
  ])('%s …%s is for administrators only', async (method, suffix, body) => {
    expectError(await app.call(method, path + suffix, { body }), 401, 'general_unauthorized_scope');
    expectError(await app.call(method, path + suffix, { as: person, body }), 403, 'general_access_forbidden');
  });

  it('creates with defaults and lists newest first', async () => {
    const first = await create();
    const second = await create({ ...draft, type: 'beta', icon: 'Eye' });
    expect(first).toMatchObject({ type: 'info', icon: 'Megaphone', isActive: true });
    expect(first.id).toMatch(/^ann_\d+$/);
    expect((await idsOf('/v1/announcements')).slice(0, 2)).toEqual([second.id, first.id]);
    expect((await app.call('GET', `/v1/announcements/${first.id}`)).json).toEqual(first);
  });

  it('hides inactive announcements except from administrators', async () => {
    const made = await create();
    const hidden = await app.call('PATCH', `${path}/${made.id}`, { as: admin, body: { isActive: false } });
    expect(hidden.json).toMatchObject({ id: made.id, isActive: false });
    for (const as of [null, person]) {
      expectError(
        await app.call('GET', `/v1/announcements/${made.id}`, { as }),
        404,
        'announcement_not_found',
      );
      expect(await idsOf('/v1/announcements', as)).not.toContain(made.id);
    }
    expect((await app.call('GET', `/v1/announcements/${made.id}`, { as: admin })).status).toBe(200);
    expect(await idsOf(path, admin)).toContain(made.id);
  });

  it('shows a scheduled announcement from its time on, above older ones', async () => {
    const publishAt = new Date(clock.now() + 3_600_000).toISOString();
    const made = await create({ ...draft, publishAt });
    const later = await create();
    expect(Date.parse(made.publishAt ?? '')).toBe(Date.parse(publishAt));
    expect(await idsOf('/v1/announcements')).not.toContain(made.id);
    const address = `/v1/announcements/${made.id}`;
    expectError(await app.call('GET', address, { as: person }), 404, 'announcement_not_found');
    expect((await app.call('GET', address, { as: admin })).status).toBe(200);
    clock.advance(3_600_000);
    expect((await idsOf('/v1/announcements')).slice(0, 2)).toEqual([made.id, later.id]);
    expect((await app.call('GET', address)).status).toBe(200);
    const shown = await app.call('PUT', `${path}/${made.id}`, { as: admin, body: draft });
    expect(shown.json).toMatchObject({ publishAt: null });
  });

  it('keeps the time of a scheduled announcement that is switched off and on', async () => {
    const publishAt = new Date(clock.now() + 60_000).toISOString();
    const made = await create({ ...draft, publishAt });
    for (const isActive of [false, true]) {
      const changed = await app.call('PATCH', `${path}/${made.id}`, { as: admin, body: { isActive } });
      expect(changed.json).toMatchObject({ isActive, publishAt: made.publishAt });
    }
  });

  it('rejects a time that is none', async () => {
    const reply = await app.call('POST', path, { as: admin, body: { ...draft, publishAt: 'tomorrow' } });
    expectError(reply, 400, 'general_argument_invalid');
  });

  it('replaces the content and keeps the creation time', async () => {
    const made = await create();
    clock.advance(5_000);
    const body = { ...draft, title: { tr: 'İki', en: 'Two' }, type: 'update' };
    const changed = (await app.call('PUT', `${path}/${made.id}`, { as: admin, body })).json as Announcement;
    expect(changed).toMatchObject({
      title: { tr: 'İki', en: 'Two' },
      type: 'update',
      createdAt: made.createdAt,
    });
    expect(changed.updatedAt > made.updatedAt).toBe(true);
  });

  it('replaces the whole list and keeps what did not change', async () => {
    const replace = (list: readonly object[]) =>
      app.call('PUT', path, { as: admin, body: { announcements: list } });
    const publishAt = new Date(clock.now() + 3_600_000).toISOString();
    const scheduled = await create({ ...draft, publishAt });
    const plain = await create();
    const before = (await announcements.listAll()).filter(({ id }) => id !== plain.id);
    clock.advance(5_000);
    const { publishAt: _, ...withoutTime } = scheduled;
    const list = before.map((one) => (one.id === scheduled.id ? withoutTime : one));
    const reply = await replace([...list, draft, draft]);
    const { announcements: after } = reply.json as { announcements: Announcement[] };
    for (const one of before) expect(after).toContainEqual(one);
    const made = after.filter(({ id }) => !before.some((one) => one.id === id));
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    expectError(await app.call('GET', `/v1/announcements/${plain.id}`), 404, 'announcement_not_found');
    expectError(await replace([{ ...draft, id: 'x' }]), 400, 'general_argument_invalid');
    expectError(await replace([{ ...draft, title: { tr: 'Bir' } }]), 400, 'announcement_incomplete');
    expect(await announcements.listAll()).toEqual(after);
  });

  it('keeps both of two concurrent changes', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => announcements.create(announcementOf(draft))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(4);
    const all = await idsOf(path, admin);
    expect(made.every(({ id }) => all.includes(id))).toBe(true);
  });

  it.each([
    ['a blank title', { ...draft, title: { tr: '  ', en: 'One' } }, { 'title.tr': 'required' }],
    ['no English content', { ...draft, content: { tr: 'İçerik' } }, { 'content.en': 'required' }],
  ])('rejects %s', async (_name, body, fields) => {
    for (const [method, suffix] of [
      ['POST', ''],
      ['PUT', '/ann_1'],
    ] as const) {
      const reply = await app.call(method, path + suffix, { as: admin, body });
      expectError(reply, 400, 'announcement_incomplete');
      expect(reply.json).toMatchObject({ message: 'Lütfen tüm alanları doldurun.', fields });
    }
  });

  it('reports a missing announcement', async () => {
    for (const [method, body] of [
      ['PUT', draft],
      ['PATCH', { isActive: true }],
      ['DELETE', undefined],
    ] as const) {
      expectError(
        await app.call(method, `${path}/ann_0`, { as: admin, body }),
        404,
        'announcement_not_found',
      );
    }
    const reply = await app.call('GET', '/v1/announcements/ann_0');
    expect(reply.json).toMatchObject({ message: 'Duyuru bulunamadı' });
  });

  it('limits the list to 200', async () => {
    const left = 200 - (await announcements.listAll()).length;
    await transactions.run((tx) =>
      settings.changeList(tx, 'announcements', (list) => [
        ...(list as object[]),
        ...Array.from({ length: left }, (_, index) => ({
          ...announcementOf(draft),
          id: `ann_${index}`,
          createdAt: index,
          updatedAt: index,
        })),
      ]),
    );
    expectError(await app.call('POST', path, { as: admin, body: draft }), 409, 'announcement_too_many');
  });
});

function announcementOf(texts: { title: { tr: string; en: string }; content: { tr: string; en: string } }) {
  return { ...texts, type: 'info', icon: 'Eye', isActive: true, publishAt: null } as const;
}
