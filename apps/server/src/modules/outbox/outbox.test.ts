import { afterEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { createMailer } from '../../platform/mail/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createOutboxRoutes, createOutboxService } from './index.ts';

describeOnEachEngine('outbox over HTTP', ({ transactions, clear }) => {
  afterEach(() => clear());
  const clock = createManualClock();
  const mailer = createMailer({
    transactions,
    clock,
    jobs: { enqueue: async () => true },
    transport: null,
  });
  const app = createTestApp({ routes: createOutboxRoutes(createOutboxService({ transactions, mailer })) });
  const text = 'Merhaba\n\nhttps://kilim.example/verify-email?userId=ayse&secret=abc&expire=1\n';
  const post = async (subject: string) => {
    clock.advance(1000);
    const mail = { recipient: 'ayse@ornek.test', subject, text, html: '' };
    await transactions.run((tx) => mailer.post(tx, mail));
  };

  it('shows administrators every mail, newest first, page by page', async () => {
    const admin = await addUser(transactions, { is_admin: 1 });
    for (const subject of ['one', 'two', 'three']) await post(subject);
    const page = async (query: string) =>
      (await app.call('GET', `/v1/admin/mails?limit=2${query}`, { as: admin })).json as {
        mails: { subject: string }[];
        nextCursor: string | null;
      };
    const first = await page('');
    expect(first.mails.map(({ subject }) => subject)).toEqual(['three', 'two']);
    expect(first.mails[0]).toEqual({
      id: expect.any(String),
      recipient: 'ayse@ornek.test',
      subject: 'three',
      text,
      createdAt: '2023-11-14T22:13:23.000+00:00',
      sentAt: null,
      attachments: [],
    });
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ mails: [{ subject: 'one' }], nextCursor: null });
    expect(await app.call('GET', '/v1/admin/mails?cursor=x', { as: admin })).toMatchObject({
      status: 400,
      json: { type: 'general_cursor_not_found' },
    });
  });

  it('shows the state and attachments of mails and that no mail is sent without SMTP', async () => {
    const admin = await addUser(transactions, { is_admin: 1 });
    await post('sent');
    await queries(transactions.outside).updateTable('mails').set({ sent_at: 5 }).execute();
    const bytes = Uint8Array.of(1);
    const files = ['b.pdf', 'a.pdf'].map((fileName) => ({ fileName, contentType: 'application/pdf', bytes }));
    await transactions.run((tx) =>
      mailer.post(tx, {
        recipient: 'ayse@ornek.test',
        subject: 'waiting',
        text,
        html: '',
        attachments: files,
      }),
    );
    const read = async (state: string) =>
      (await app.call('GET', `/v1/admin/mails?state=${state}`, { as: admin })).json;
    expect(await read('waiting')).toMatchObject({
      mails: [{ subject: 'waiting', attachments: ['b.pdf', 'a.pdf'] }],
      isSending: false,
    });
    expect(await read('sent')).toMatchObject({ mails: [{ subject: 'sent', attachments: [] }] });
    expect(await app.call('GET', '/v1/admin/mails?state=lost', { as: admin })).toMatchObject({ status: 400 });
  });

  it("hides a sent link's secret", async () => {
    const admin = await addUser(transactions, { is_admin: 1 });
    await post('sent');
    await queries(transactions.outside).updateTable('mails').set({ sent_at: 5 }).execute();
    const reply = await app.call('GET', '/v1/admin/mails', { as: admin });
    const [mail] = (reply.json as { mails: { text: string }[] }).mails;
    expect(mail?.text).toContain('secret=…&expire=1');
    expect(mail?.text).not.toContain('abc');
  });

  it('rejects guests and members', async () => {
    const member = await addUser(transactions);
    expect(await app.call('GET', '/v1/admin/mails', { as: member })).toMatchObject({
      status: 403,
      json: { type: 'general_access_forbidden' },
    });
    expect(await app.call('GET', '/v1/admin/mails')).toMatchObject({
      status: 401,
      json: { type: 'general_unauthorized_scope' },
    });
  });
});
