import type {
  BucketFile,
  OwnTicket,
  OwnTicketConversation,
  TicketConversation,
  UserId,
} from '@kilim/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachFileStorage } from '../../testing/each-file-storage.ts';
import { makeWholePng } from '../../testing/pictures.ts';
import { addUser } from '../../testing/users.ts';
import { openBuckets, partSize, type SentFile } from '../buckets/testing/open-buckets.ts';
import { openSupport } from './testing/open-support.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const megabyte = 1_048_576;
const bucket = 'ticket_attachments';
const files = `/v1/storage/buckets/${bucket}/files`;
const draft = { subject: 'Önizleme açılmıyor', message: 'Ekran görüntüsü ekte.' };

describeOnEachFileStorage('attachments of tickets', ({ transactions, storage }) => {
  const ports = {
    isReader: (userId: UserId, ticketId: string) => support.service.own.isReader(userId, ticketId),
    fileRemoved: (ticketId: string, { isAdmin, isOwner }: { isAdmin: boolean; isOwner: boolean }) =>
      support.service.queue.fileRemoved(ticketId, isAdmin && !isOwner),
  };
  const buckets = openBuckets(transactions, 1_000, ports, storage);
  const support = openSupport(transactions, buckets.service.tickets);
  let customer: Caller;
  let other: Caller;
  let admin: Caller;

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
  });
  beforeEach(async () => {
    customer = await addUser(transactions);
    other = await addUser(transactions);
    support.mails.length = 0;
    support.logged.length = 0;
    support.state.supportEmail = 'destek@example.com';
    support.clock.advance(1_000);
  });

  const send = (file: Partial<SentFile> = {}) =>
    buckets.send({ as: customer, bucket, bytes: makeWholePng(), name: 'ekran.png', ...file });
  const add = async (file: Partial<SentFile> = {}): Promise<BucketFile> => {
    const { status, json } = await send(file);
    expect(status, JSON.stringify(json)).toBe(201);
    return json as BucketFile;
  };
  const find = (id: string, as: Caller | null, action = '') =>
    buckets.app.call('GET', `${files}/${id}${action}`, { as });
  const remove = (id: string, as: Caller) => buckets.app.call('DELETE', `${files}/${id}`, { as, body: {} });
  const open = async (attachments: readonly string[], as = customer) =>
    support.app.call('POST', '/v1/support/tickets', { as, body: { ...draft, attachments } });
  const openTicket = async (attachments: readonly string[] = [], as = customer): Promise<string> => {
    const { status, json } = await open(attachments, as);
    expect(status, JSON.stringify(json)).toBe(201);
    return (json as OwnTicket).id;
  };
  const reply = (
    ticketId: string,
    attachments: readonly string[],
    as = customer,
    message = 'Bir dosya daha',
  ) => {
    support.clock.advance(1);
    return support.app.call('POST', `/v1/support/tickets/${ticketId}/replies`, {
      as,
      body: { message, attachments },
    });
  };
  const answer = (ticketId: string, attachments: readonly string[], as = admin) => {
    support.clock.advance(1);
    return support.app.call('POST', `/v1/admin/tickets/${ticketId}/replies`, {
      as,
      body: { message: 'Bakar mısınız?', attachments },
    });
  };
  const read = async (ticketId: string, as = customer) =>
    (await support.app.call('GET', `/v1/support/tickets/${ticketId}`, { as })).json as OwnTicketConversation;
  const namesIn = (conversation: { replies: readonly { attachments: readonly { name: string }[] }[] }) =>
    conversation.replies.map(({ attachments }) => attachments.map(({ name }) => name));
  const storedBytes = async (userId: UserId): Promise<number> =>
    Number(
      (
        await queries(transactions.outside)
          .selectFrom('users')
          .select('storage_bytes')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow()
      ).storage_bytes,
    );

  it('stand with the message that they were sent with, in their order', async () => {
    const second = await add({ name: 'iki.png' });
    const first = await add({ name: 'bir.png' });
    const ticketId = await openTicket([first.$id, second.$id]);
    const third = await add({ name: 'günlük.txt', bytes: text('hata: x') });
    expect(await reply(ticketId, [third.$id])).toMatchObject({ status: 201 });
    expect((await read(ticketId)).replies).toMatchObject([
      {
        attachments: [
          { id: first.$id, name: 'bir.png', mediaType: 'image/png', size: makeWholePng().byteLength },
          { name: 'iki.png' },
        ],
      },
      { attachments: [{ name: 'günlük.txt', mediaType: 'text/plain' }] },
    ]);
    expect(support.mails.map((mail) => mail.text)).toMatchObject([
      expect.stringContaining('Ekler: bir.png, iki.png'),
      expect.stringContaining('Ekler: günlük.txt'),
    ]);
  });

  it('of an answer are read by the customer, mailed by name and belong to the site', async () => {
    const ticketId = await openTicket();
    const file = await add({ as: admin, name: 'çözüm.png' });
    const before = await storedBytes(admin.userId);
    const { json } = await answer(ticketId, [file.$id]);
    expect(namesIn(json as TicketConversation)).toEqual([[], ['çözüm.png']]);
    expect(await storedBytes(admin.userId)).toBe(before - file.sizeOriginal);
    expect((await find(file.$id, customer, '/view')).status).toBe(200);
    expect((await find(file.$id, other, '/view')).status).toBe(404);
    expect(support.mails.at(-1)?.text).toContain('Ekler: çözüm.png');
    expect((await remove(file.$id, customer)).status).toBe(401);
  });

  it.each(['', '/view', '/download', '/preview'])('look missing to others (%s)', async (action) => {
    const { $id } = await add();
    for (const as of [other, admin, null]) expect((await find($id, as, action)).status).toBe(404);
    await openTicket([$id]);
    for (const as of [other, null]) {
      expect(await find($id, as, action)).toMatchObject({
        status: 404,
        json: { type: 'storage_file_not_found' },
      });
    }
    for (const as of [customer, admin]) expect((await find($id, as, action)).status).toBe(200);
  });

  it('cannot be opened to others by permissions', async () => {
    const { $id, $permissions } = await add({ permissions: ['read("any")'] });
    expect($permissions.join()).not.toContain('any');
    await buckets.app.call('PUT', `${files}/${$id}`, {
      as: customer,
      body: { permissions: ['read("any")'] },
    });
    await openTicket([$id]);
    expect((await find($id, null)).status).toBe(404);
  });

  it('are refused when they are missing, unfinished, those of others, or already sent', async () => {
    const { $id } = await add();
    const theirs = await add({ as: other });
    const pending = await buckets.sendPart(new Uint8Array(6 * megabyte), 0, {
      as: customer,
      id: 'unique()',
    });
    expect(pending.status).toBe(201);
    await openTicket([$id]);
    const refused = [theirs.$id, (pending.json as BucketFile).$id, $id, 'nobody'];
    for (const id of refused) {
      expect(await open([id])).toMatchObject({
        status: 404,
        json: { type: 'ticket_attachment_not_found' },
      });
    }
    expect(namesIn(await read(await openTicket()))).toEqual([[]]);
    expect((await find(theirs.$id, other)).status).toBe(200);
  });

  it('are sent once when a message is repeated because its answer was lost', async () => {
    const ticketId = await openTicket();
    const [first, second] = [await add(), await add()];
    const sent = await reply(ticketId, [first.$id, second.$id]);
    expect(sent.status).toBe(201);
    support.mails.length = 0;
    const again = await reply(ticketId, [first.$id, second.$id]);
    expect(again).toMatchObject({ status: 201, json: sent.json as object });
    expect(support.mails).toEqual([]);
    // Another message cannot send them again, nor can a part of them.
    expect((await reply(ticketId, [first.$id])).status).toBe(404);
    expect((await answer(ticketId, [first.$id, second.$id])).status).toBe(404);
    const { $id } = await add({ as: admin });
    const answered = await answer(ticketId, [$id]);
    expect(await answer(ticketId, [$id])).toMatchObject({ status: 201, json: answered.json as object });
  });

  it('are sent once when two messages name them at the same time', async () => {
    const ticketId = await openTicket();
    const { $id } = await add();
    const replies = await Promise.all([
      reply(ticketId, [$id]),
      reply(ticketId, [$id], customer, 'Başka bir mesaj'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 404]);
    expect(namesIn(await read(ticketId)).flat()).toEqual(['ekran.png']);
    expect((await read(ticketId)).replies).toHaveLength(2);
  });

  it('are at most 5 a message, each once', async () => {
    const ids = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
    for (const attachments of [ids, ['a1', 'a1'], ['../a'], ['']]) {
      expect(await open(attachments)).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid' },
      });
    }
  });

  it('are at most 50 a ticket', { timeout: 60_000 }, async () => {
    const ticketId = await openTicket();
    for (let count = 0; count < 10; count += 1) {
      const sent = await Promise.all([1, 2, 3, 4, 5].map(() => add({ bytes: text('x') })));
      expect(
        (
          await reply(
            ticketId,
            sent.map(({ $id }) => $id),
          )
        ).status,
      ).toBe(201);
    }
    const more = await add({ bytes: text('x') });
    expect(await reply(ticketId, [more.$id])).toMatchObject({
      status: 403,
      json: { type: 'ticket_attachment_limit_reached' },
    });
    expect((await read(ticketId)).replies).toHaveLength(11);
    await remove((await read(ticketId)).replies.at(-1)?.attachments[0]?.id ?? '', customer);
    expect((await reply(ticketId, [more.$id])).status).toBe(201);
  });

  it('wait for their message at most 20 at a time', { timeout: 60_000 }, async () => {
    for (let count = 0; count < 20; count += 1) await add({ bytes: text(String(count)) });
    for (let count = 0; count < 30; count += 1) {
      expect(await send({ bytes: text('more') })).toMatchObject({
        status: 403,
        json: { type: 'ticket_attachments_unsent' },
      });
    }
    expect(await storedBytes(customer.userId)).toBe(30);
  });

  describe('whatever was uploaded', () => {
    const page = text('<html><script>alert(1)</script></html>');
    const drawing = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 40 }, () => 0)]);
    const pdf = text('%PDF-1.7\n%âãÏÓ');
    const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);

    it.each([
      ['a page with the name of a picture', 'kedi.png', page, 'text/plain'],
      ['a page', 'sayfa.html', page, 'text/plain'],
      ['a drawing', 'çizim.svg', drawing, 'image/svg+xml'],
      ['a drawing with the name of a picture', 'çizim.png', drawing, 'image/svg+xml'],
      ['an archive with the name of a picture', 'kedi.jpg', zip, 'application/zip'],
      ['a PDF file', 'fatura.pdf', pdf, 'application/pdf'],
      ['a program', 'kedi.gif', program, 'application/octet-stream'],
    ])('saves %s and never shows it', async (_, name, bytes, mediaType) => {
      const { $id } = await add({ name, bytes, headers: { 'x-media-type': 'image/png' } });
      const ticketId = await openTicket([$id]);
      expect((await read(ticketId)).replies).toMatchObject([{ attachments: [{ name, mediaType }] }]);
      for (const action of ['/view', '/download']) {
        const { headers } = await find($id, admin, action);
        expect(headers.get('content-disposition')).toMatch(/^attachment/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-type')).not.toMatch(/html|svg|xml|image/);
        expect(headers.get('content-security-policy')).toContain('sandbox');
      }
      expect((await find($id, admin, '/preview')).headers.get('content-type')).toBe('image/png');
    });

    it('shows pictures', async () => {
      const { $id, mimeType } = await add({ name: 'kedi.html' });
      const { headers } = await find($id, customer, '/view');
      expect([mimeType, headers.get('content-type')]).toEqual(['image/png', 'image/png']);
      expect(headers.get('content-disposition')).toMatch(/^inline/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each([
      ['../../etc/passwd', 'passwd'],
      ['C:\\temp\\günlük.txt', 'günlük.txt'],
      ['a\u0000b\u202e\u0007.txt', 'ab.txt'],
      [`${'x'.repeat(300)}.png`, `${'x'.repeat(251)}.png`],
      ['..', 'file'],
    ])('calls %j %j', async (name, cleaned) => {
      expect((await add({ name, bytes: text('x') })).name).toBe(cleaned);
    });

    it('refuses empty files and those of more than 10 MB, whole and in parts', async () => {
      expect(await send({ bytes: new Uint8Array() })).toMatchObject({
        status: 400,
        json: { type: 'storage_file_empty' },
      });
      expect(await send({ bytes: new Uint8Array(10 * megabyte + 1) })).toMatchObject({
        status: 400,
        json: { type: 'storage_invalid_file_size' },
      });
      const parts = await send({
        bytes: new Uint8Array(partSize),
        headers: { 'content-range': `bytes 0-${partSize - 1}/${10 * megabyte + 1}` },
      });
      expect(parts).toMatchObject({ status: 400, json: { type: 'storage_invalid_file_size' } });
      expect((await add({ bytes: new Uint8Array(10 * megabyte) })).sizeOriginal).toBe(10 * megabyte);
    });

    it('counts for the storage of its customer', async () => {
      await queries(transactions.outside)
        .updateTable('users')
        .set({ storage_bytes: 1_000 * megabyte - 5 })
        .where('id', '=', customer.userId)
        .execute();
      await add({ bytes: text('12345') });
      expect(await send({ bytes: text('x') })).toMatchObject({
        status: 403,
        json: { type: 'storage_limit_reached' },
      });
    });
  });

  it('are deleted by the customer who sent them and by administrators, which is recorded', async () => {
    const [mine, second] = [await add(), await add({ name: 'iki.png' })];
    const ticketId = await openTicket([mine.$id, second.$id]);
    expect((await remove(mine.$id, other)).status).toBe(404);
    expect((await remove(mine.$id, customer)).status).toBe(204);
    expect(support.logged).toEqual([]);
    const before = support.events.published.length;
    expect((await remove(second.$id, admin)).status).toBe(204);
    expect(support.logged).toMatchObject([{ kind: 'ticket-changed', detail: { target: ticketId } }]);
    expect(support.events.published.length).toBeGreaterThan(before);
    expect(namesIn(await read(ticketId))).toEqual([[]]);
    expect(await storedBytes(customer.userId)).toBe(0);
  });

  it('keep their name once they were sent', async () => {
    const { $id } = await add();
    const rename = () =>
      buckets.app.call('PUT', `${files}/${$id}`, { as: customer, body: { name: 'yeni.png' } });
    expect((await rename()).status).toBe(200);
    await openTicket([$id]);
    expect(await rename()).toMatchObject({ status: 401, json: { type: 'user_unauthorized' } });
  });

  it('are deleted with the account, those of answers too, and leave the tickets of others alone', async () => {
    const theirs = await add({ as: other, name: 'başka.png' });
    const theirTicket = await openTicket([theirs.$id], other);
    const ticketId = await openTicket([(await add()).$id]);
    const fromTeam = await add({ as: admin, name: 'yanıt.txt', bytes: text('answer') });
    await answer(ticketId, [fromTeam.$id]);
    await add({ name: 'gönderilmedi.png' });
    const ids = await support.service.own.listIds(customer.userId);
    const sent = [];
    for await (const { file } of buckets.service.readSentTo(ids)) sent.push(file.name);
    expect(sent).toEqual(['yanıt.txt']);
    await buckets.service.tickets.erase(ids);
    await support.service.own.erase(customer.userId);
    await buckets.service.erase(customer.userId);
    await queries(transactions.outside).deleteFrom('users').where('id', '=', customer.userId).execute();
    const left = await queries(transactions.outside)
      .selectFrom('bucket_files')
      .select('id')
      .where('owner_id', '=', customer.userId)
      .execute();
    expect(left).toEqual([]);
    expect((await find(fromTeam.$id, admin)).status).toBe(404);
    expect(namesIn(await read(theirTicket, other))).toEqual([['başka.png']]);
  });

  it('of an administrator stay in the ticket when the administrator leaves', async () => {
    const leaving = await addUser(transactions, { is_admin: 1 });
    const ticketId = await openTicket();
    const file = await add({ as: leaving });
    expect((await answer(ticketId, [file.$id], leaving)).status).toBe(201);
    await buckets.service.tickets.erase(await support.service.own.listIds(leaving.userId));
    await buckets.service.erase(leaving.userId);
    await queries(transactions.outside).deleteFrom('users').where('id', '=', leaving.userId).execute();
    await buckets.service.tidy();
    expect((await find(file.$id, customer, '/view')).status).toBe(200);
  });

  it('that were never sent, or whose ticket is gone, are deleted by the daily job', async () => {
    const unsent = await add();
    const sent = await add();
    const orphan = await add({ as: admin });
    const ticketId = await openTicket([sent.$id]);
    await answer(ticketId, [orphan.$id]);
    await buckets.service.tidy();
    expect((await find(unsent.$id, customer)).status).toBe(200);
    await queries(transactions.outside).deleteFrom('support_tickets').where('id', '=', ticketId).execute();
    buckets.clock.advance(25 * 3_600_000);
    const kept = await add({ as: other });
    await buckets.service.tidy();
    expect((await find(unsent.$id, customer)).status).toBe(404);
    expect((await find(sent.$id, customer)).status).toBe(404);
    expect((await find(kept.$id, other)).status).toBe(200);
    const rows = await queries(transactions.outside)
      .selectFrom('bucket_files')
      .select('id')
      .where('id', 'in', [unsent.$id, sent.$id, orphan.$id])
      .execute();
    expect(rows).toEqual([]);
  });
});
