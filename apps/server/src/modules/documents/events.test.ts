import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { documentsOf, type Json, openDocuments, type TestDocuments } from './testing/open-documents.ts';

describeOnEachEngine('changes of the modules as events of documents', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;
  let admin: Caller;
  let seen = 0;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    admin = await documents.addMember({ is_admin: 1 });
  });
  beforeEach(async () => {
    ada = await documents.addMember();
    seen = documents.events.published.length;
  });
  afterAll(() => documents.close());

  /** Events of documents since the last call, as `action collection/id role`. */
  const heard = (): string[] => {
    const since = documents.events.published.slice(seen);
    seen += since.length;
    return since.flatMap(({ event }) =>
      event.kind === 'resource-changed' && event.resource.type === 'document'
        ? [
            `${event.action} ${event.resource.collectionId}/${event.resource.documentId} ${event.roles.join()}`,
          ]
        : [],
    );
  };
  const lastPayload = (): unknown => {
    const { event } = documents.events.published.at(-1) ?? {};
    return event?.kind === 'resource-changed' ? event.payload : null;
  };
  const idOf = (reply: { json: unknown }): string => String((reply.json as Json)['id']);

  it('are those of plans, as long as visitors see them', async () => {
    const path = `${documentsOf('plans')}/evented`;
    await documents.create(admin, 'plans', { nameJson: '{"tr":"A","en":"A"}', isActive: true }, 'evented');
    expect(heard()).toEqual(['create plans/evented any']);
    await documents.patch(admin, path, { data: { credits: 5 } });
    expect(heard()).toEqual(['update plans/evented any']);
    await documents.patch(admin, path, { data: { isActive: false } });
    expect(heard()).toEqual(['delete plans/evented any']);
    expect(lastPayload()).toMatchObject({ $id: 'evented', credits: 5, isActive: true });
    await documents.patch(admin, path, { data: { credits: 6 } });
    expect(heard()).toEqual([]);
    await documents.patch(admin, path, { data: { isActive: true } });
    expect(heard()).toEqual(['create plans/evented any']);
    const order = { planIds: ['evented', 'basic', 'pro', 'enterprise'] };
    await documents.put(admin, '/v1/admin/plans/order', order);
    expect(heard()).toContain('update plans/evented any');
    await documents.remove(admin, path);
    expect(heard()).toEqual(['delete plans/evented any']);
    expect(lastPayload()).toMatchObject({ $id: 'evented', credits: 6, $collectionId: 'plans' });
  });

  it('are those of the list of announcements', async () => {
    const texts = { title: { tr: 'Bir', en: 'One' }, content: { tr: 'İçerik', en: 'Content' } };
    const { json } = await documents.post(admin, '/v1/admin/announcements', texts);
    await documents.remove(admin, `/v1/admin/announcements/${idOf({ json })}`);
    expect(heard()).toEqual(Array.from({ length: 2 }, () => 'update settings/announcements any'));
    const path = `${documentsOf('settings')}/announcements`;
    const { value } = (await documents.get(admin, path)).json as { value: string };
    await documents.patch(admin, path, { data: { value } });
    expect(heard()).toEqual([]);
  });

  it('are those of tickets and their replies, to the customer alone', async () => {
    const role = `user:${ada.userId}`;
    await documents.create(ada, 'support_tickets', { subject: 'S', message: 'M' }, `t-${ada.userId}`);
    const [opened, first] = heard();
    expect(opened).toBe(`create support_tickets/t-${ada.userId} ${role}`);
    expect(first).toMatch(new RegExp(`^create ticket_replies/\\S+ ${role}$`));
    const replyId = `r-${ada.userId}`;
    await documents.create(ada, 'ticket_replies', { ticketId: `t-${ada.userId}`, message: 'Ek' }, replyId);
    const answered = [
      `update support_tickets/t-${ada.userId} ${role}`,
      `create ticket_replies/${replyId} ${role}`,
    ];
    expect(heard()).toEqual(answered);
    await documents.post(admin, `/v1/admin/tickets/t-${ada.userId}/replies`, { message: 'Yanıt' });
    const events = heard();
    expect(events).toHaveLength(2);
    expect(events[1]).toMatch(new RegExp(`^create ticket_replies/\\S+ ${role}$`));
    await documents.patch(admin, `/v1/admin/tickets/t-${ada.userId}`, { priority: 'high' });
    expect(heard()).toEqual([`update support_tickets/t-${ada.userId} ${role}`]);
  });

  it('are those of the profile and the account', async () => {
    const changed = [`update users/${ada.userId} user:${ada.userId}`];
    await documents.patch(ada, '/v1/profile', { phoneNumber: '+905551112233' });
    expect(heard()).toEqual(changed);
    await documents.patch(ada, '/v1/account/name', { name: 'Ada L.' });
    expect(heard()).toEqual(changed);
    await documents.patch(ada, `${documentsOf('users')}/${ada.userId}`, { data: { name: 'Ada K.' } });
    expect(heard()).toEqual(changed);
    await documents.patch(ada, '/v1/account/prefs', { prefs: { a: 1 } });
    expect(heard()).toEqual([]);
  });

  it('are those of projects that appear and disappear', async () => {
    const role = `user:${ada.userId}`;
    const made = await documents.post(ada, '/v1/projects', { name: 'Bir' });
    expect(heard()).toEqual([`create projects/${idOf(made)} ${role}`]);
    await documents.remove(ada, `/v1/projects/${idOf(made)}`);
    expect(heard()).toEqual([`delete projects/${idOf(made)} ${role}`]);
    expect(lastPayload()).toMatchObject({ $id: idOf(made), name: 'Bir', userId: ada.userId });
    expect(lastPayload()).not.toHaveProperty('filesJson');
    await documents.remove(ada, `/v1/projects/${idOf(made)}`);
    expect(heard()).toEqual([]);
    await documents.post(ada, `/v1/projects/${idOf(made)}/restore`, {});
    expect(heard()).toEqual([`create projects/${idOf(made)} ${role}`]);
  });
});
