import type { BucketFile } from '@kilim/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  type TestDocuments,
} from './testing/open-documents.ts';

const collection = 'ticket_attachments';

describeOnEachEngine('documents of attachments', (engine) => {
  let documents: TestDocuments;
  let owner: Caller;
  let other: Caller;
  let admin: Caller;
  let count = 0;
  let ticketId: string;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    admin = await documents.addMember({ is_admin: 1, name: 'Gizli Yönetici' });
  });
  afterAll(() => documents.close());
  beforeEach(async () => {
    owner = await documents.addMember();
    other = await documents.addMember();
    count += 1;
    ticketId = `ticket${count}`;
    await documents.create(owner, 'support_tickets', { subject: 'S', message: 'M' }, ticketId);
  });

  const upload = async (as: Caller, name: string): Promise<BucketFile> => {
    const form = new FormData();
    form.set('fileId', 'unique()');
    form.set('file', new File(['günlük'], name));
    const sent = new Response(form);
    const { status, json } = await documents.upload(
      as,
      `/v1/storage/buckets/${collection}/files`,
      new Uint8Array(await sent.arrayBuffer()),
      sent.headers.get('content-type') ?? '',
    );
    expect(status, JSON.stringify(json)).toBe(201);
    return json as BucketFile;
  };
  const add = (as: Caller, data: Json, documentId = 'unique()') =>
    documents.post(as, documentsOf(collection), { documentId, data });
  const addressOf = ({ $id }: BucketFile) =>
    `http://x/v1/storage/buckets/${collection}/files/${$id}/view?project=k`;

  it('adds files to the last message, by address or by id', async () => {
    const [first, second] = [await upload(owner, 'bir.txt'), await upload(owner, 'iki.txt')];
    const created = await add(owner, {
      ticketId,
      fileName: 'sahte.png',
      fileUrl: addressOf(first),
      fileSize: 1,
      mimeType: 'image/png',
      uploadedBy: 'someone',
    });
    expect(created).toMatchObject({
      status: 201,
      json: {
        $id: first.$id,
        ticketId,
        fileName: 'bir.txt',
        mimeType: 'text/plain',
        fileSize: first.sizeOriginal,
        uploadedBy: owner.userId,
      },
    });
    expect((await add(owner, { ticketId }, second.$id)).status).toBe(201);
    const { ids } = await documents.list(owner, collection, [query('equal', 'ticketId', [ticketId])]);
    expect(ids.toSorted()).toEqual([first.$id, second.$id].toSorted());
    expect(await documents.list(other, collection)).toMatchObject({ ids: [], total: 0 });
    expect((await documents.get(other, `${documentsOf(collection)}/${first.$id}`)).status).toBe(404);
    expect((await documents.remove(other, `${documentsOf(collection)}/${first.$id}`)).status).toBe(404);
    expect((await documents.remove(owner, `${documentsOf(collection)}/${first.$id}`)).status).toBe(204);
    expect(await documents.list(owner, collection)).toMatchObject({ ids: [second.$id] });
  });

  it('refuses files and tickets of others, a sixth file, and an answered or closed ticket', async () => {
    const [mine, theirs] = [await upload(owner, 'a.txt'), await upload(other, 'b.txt')];
    expect(await add(owner, { ticketId, fileUrl: addressOf(theirs) })).toMatchObject({
      json: { type: 'ticket_attachment_not_found' },
    });
    expect(await add(other, { ticketId, fileUrl: addressOf(theirs) })).toMatchObject({
      json: { type: 'ticket_not_found' },
    });
    expect(await add(owner, { ticketId, fileUrl: '../../etc/passwd' })).toMatchObject({ status: 400 });
    for (let each = 0; each < 5; each += 1) {
      const file = await upload(owner, `${each}.txt`);
      expect((await add(owner, { ticketId, fileUrl: addressOf(file) })).status).toBe(201);
    }
    expect(await add(owner, { ticketId, fileUrl: addressOf(mine) })).toMatchObject({
      status: 403,
      json: { type: 'ticket_message_full' },
    });
    const answer = { id: `answer${count}`, ticket_id: ticketId, message: 'Yanıt', author_type: 'admin' };
    await tables(engine.transactions.outside)
      .insertInto('ticket_replies')
      .values({
        ...answer,
        author_id: admin.userId,
        author_name: admin.name,
        author_email: admin.email,
        is_read: 0,
        created_at: Date.now() + 1_000,
      })
      .execute();
    expect(await add(owner, { ticketId, fileUrl: addressOf(mine) })).toMatchObject({
      status: 409,
      json: { type: 'ticket_message_answered' },
    });
    await tables(engine.transactions.outside)
      .updateTable('support_tickets')
      .set({ status: 'closed' })
      .where('id', '=', ticketId)
      .execute();
    expect(await add(owner, { ticketId, fileUrl: addressOf(mine) })).toMatchObject({
      status: 409,
      json: { type: 'ticket_closed' },
    });
  });

  it('shows those of a guest’s ticket to the account with its verified address', async () => {
    const file = await upload(owner, 'konuk.txt');
    expect((await add(owner, { ticketId, fileUrl: addressOf(file) })).status).toBe(201);
    const reader = await documents.addMember({ email_verified: 1 });
    const stranger = await documents.addMember({ email_verified: 0 });
    for (const [user, ids] of [
      [reader, [file.$id]],
      [stranger, []],
    ] as const) {
      const give = sql`update support_tickets set user_id = null, user_email = ${user.email} where id = ${ticketId}`;
      await give.execute(tables(engine.transactions.outside));
      expect((await documents.list(user, collection)).ids).toEqual(ids);
      expect((await documents.list(owner, collection)).ids).toEqual([]);
    }
  });

  it('does not name the support team, whose files the customer cannot delete', async () => {
    const file = await upload(admin, 'yanıt.txt');
    const answered = await documents.post(admin, `/v1/admin/tickets/${ticketId}/replies`, {
      message: 'Ekte',
      attachments: [file.$id],
    });
    expect(answered.status).toBe(201);
    const path = `${documentsOf(collection)}/${file.$id}`;
    expect((await documents.get(owner, path)).json).toMatchObject({ fileName: 'yanıt.txt', uploadedBy: '' });
    expect(await documents.remove(owner, path)).toMatchObject({
      status: 401,
      json: { type: 'user_unauthorized' },
    });
  });

  it('are announced to the customer when they are sent and when they are deleted', async () => {
    const file = await upload(owner, 'bir.txt');
    const seen = documents.events.published.length;
    const announced = () =>
      documents.events.published
        .slice(seen)
        .flatMap(({ event }) =>
          event.kind === 'resource-changed' &&
          event.resource.type === 'document' &&
          event.resource.collectionId === collection
            ? [event]
            : [],
        );
    await add(owner, { ticketId, fileName: 'bir.txt', fileUrl: addressOf(file), uploadedBy: owner.userId });
    const roles = [`user:${owner.userId}`];
    expect(announced()).toMatchObject([{ action: 'create', resource: { documentId: file.$id }, roles }]);
    await documents.remove(owner, `/v1/storage/buckets/${collection}/files/${file.$id}`);
    expect(announced().slice(1)).toMatchObject([
      { action: 'delete', roles, payload: { $id: file.$id, ticketId, fileName: 'bir.txt' } },
    ]);
  });

  it('of a new message are announced with it', async () => {
    const file = await upload(owner, 'iki.txt');
    const seen = documents.events.published.length;
    await documents.post(owner, `/v1/support/tickets/${ticketId}/replies`, {
      message: 'Ek',
      attachments: [file.$id],
    });
    const created = documents.events.published
      .slice(seen)
      .flatMap(({ event }) =>
        event.kind === 'resource-changed' && event.action === 'create' && event.resource.type === 'document'
          ? [event.resource.collectionId]
          : [],
      );
    expect(created).toEqual(['ticket_replies', collection]);
  });
});
