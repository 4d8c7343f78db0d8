import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createManualClock } from '../clock/clock.ts';
import { newId } from '../clock/new-id.ts';
import { queries } from '../db/index.ts';
import { createJobs } from '../jobs/index.ts';
import { silentLog } from '../log/log.ts';
import {
  composeLinkMail,
  composeNoticeMail,
  createMailer,
  createSmtpTransport,
  deleteOldMails,
  type Mail,
  type MailTransport,
  type OutgoingMail,
  sendMailJob,
} from './index.ts';

const link = 'https://kilim.example/verify-email?userId=ayse&secret=abc';

describe('composeLinkMail', () => {
  const compose = (changes: Partial<Parameters<typeof composeLinkMail>[0]> = {}) =>
    composeLinkMail({
      kind: 'verification',
      language: 'tr',
      siteName: 'Kilim',
      recipient: 'ayse@ornek.test',
      name: 'Ayşe',
      link,
      ...changes,
    });

  it('writes text and HTML in the requested language', () => {
    expect(compose()).toMatchObject({
      recipient: 'ayse@ornek.test',
      subject: 'Kilim: e-posta adresinizi doğrulayın',
      text: `Merhaba Ayşe,

Kilim hesabınızın e-posta adresini doğrulamak için aşağıdaki bağlantıyı açın.

${link}

Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir.

Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın.

Kilim
`,
    });
    const { html } = compose();
    expect(html).toContain('<html lang="tr">');
    expect(html).toContain('href="https://kilim.example/verify-email?userId=ayse&amp;secret=abc"');
    expect(compose({ kind: 'recovery', language: 'en', name: '' })).toMatchObject({
      subject: 'Kilim: reset your password',
      text: expect.stringMatching(/^Hello,\n/),
    });
  });

  it('escapes names and addresses of a notice and adds no link to it', () => {
    const mail = composeNoticeMail({
      kind: 'emailChanged',
      language: 'tr',
      siteName: 'Kilim <b>',
      recipient: 'ayse@ornek.test',
      name: 'Ayşe',
      email: '"<img>"@ornek.test',
    });
    expect(mail).toMatchObject({
      recipient: 'ayse@ornek.test',
      subject: 'Kilim <b>: e-posta adresiniz değişti',
      text: `Merhaba Ayşe,

Kilim <b> hesabınızın e-posta adresi artık "<img>"@ornek.test. Hesabınızla ilgili e-postalar bundan sonra oraya gider.

Bunu siz yapmadıysanız hemen destek ekibine yazın.

Kilim <b>
`,
    });
    expect(mail.html).not.toMatch(/<b>|<img|href|http/);
    expect(mail.html).toContain('artık &quot;&lt;img&gt;&quot;@ornek.test');
  });

  it('removes markup, line breaks and links from names', () => {
    const { html, text } = compose({ name: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img');
    expect(text).toContain('Merhaba <img');
    expect(compose({ name: 'Ayşe\r\nBcc: x' }).text).toContain('Merhaba Ayşe Bcc: x,');
    for (const name of ['https://evil.example', 'evil.example/x', 'www.evil', 'Kazandınız! evil.example']) {
      expect(compose({ name }).text).toMatch(/^Merhaba,\n/);
    }
    expect(compose({ name: 'J. R. R. Tolkien' }).text).toMatch(/^Merhaba J\. R\. R\. Tolkien,/);
  });
});

describeOnEachEngine('mailer', (engine) => {
  afterEach(() => engine.clear());
  const mail: Mail = { recipient: 'ayse@ornek.test', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' };

  const setUp = (transport: MailTransport | null) => {
    const clock = createManualClock();
    const { transactions } = engine;
    const jobs = createJobs({
      transactions,
      engine: engine.name,
      clock,
      log: silentLog,
      handlers: { [sendMailJob]: (payload) => mailer.deliver(payload) },
    });
    const mailer = createMailer({ transactions, clock, jobs, transport });
    const post = () => transactions.run((tx) => mailer.post(tx, mail));
    const outbox = () => queries(transactions.outside).selectFrom('mails').selectAll().execute();
    return { clock, jobs, mailer, outbox, post };
  };

  it('writes a mail to the outbox and sends it once', async () => {
    const sent: OutgoingMail[] = [];
    const { clock, jobs, mailer, outbox, post } = setUp({ send: async (one) => void sent.push(one) });
    await post();
    expect(sent).toEqual([]);
    expect(await outbox()).toMatchObject([{ ...mail, sent_at: null }]);
    clock.advance(5);
    expect(await jobs.runDue()).toBe(1);
    const [row] = await outbox();
    expect(row?.sent_at).toBe(clock.now());
    expect(sent).toEqual([{ ...mail, id: row?.id }]);
    await mailer.deliver({ mailId: row?.id });
    await mailer.deliver({ mailId: 'gone' });
    expect(sent).toHaveLength(1);
  });

  it('lists the mails of an address without their texts', async () => {
    const { clock, jobs, mailer, post } = setUp({ send: async () => {} });
    const createdAt = clock.now();
    await post();
    await jobs.runDue();
    await engine.transactions.run((tx) => mailer.post(tx, { ...mail, recipient: 'baska@ornek.test' }));
    expect(await mailer.listTo(mail.recipient)).toEqual([{ subject: 'Konu', createdAt, sentAt: createdAt }]);
  });

  it('retries when the mail server rejects a mail', async () => {
    let isDown = true;
    const { clock, jobs, outbox, post } = setUp({
      send: async () => {
        if (isDown) throw new Error('421 try again later');
      },
    });
    await post();
    await jobs.runDue();
    expect(await outbox()).toMatchObject([{ sent_at: null }]);
    isDown = false;
    clock.advance(5_000);
    await jobs.runDue();
    expect(await outbox()).toMatchObject([{ sent_at: clock.now() }]);
  });

  it('deletes mails after thirty days in batches', async () => {
    const { clock, outbox, post } = setUp(null);
    const deleteOld = () => deleteOldMails({ transactions: engine.transactions, clock });
    const start = clock.now();
    const old = Array.from({ length: 450 }, (_, index) => ({
      id: newId(start + index),
      ...mail,
      created_at: start,
      sent_at: null,
    }));
    await queries(engine.transactions.outside).insertInto('mails').values(old).execute();
    clock.advance(29 * 24 * 3_600_000);
    await post();
    await deleteOld();
    expect(await outbox()).toHaveLength(451);
    clock.advance(2 * 24 * 3_600_000);
    await post();
    expect(await outbox()).toHaveLength(452);
    await deleteOld();
    expect(await outbox()).toHaveLength(2);
  });

  it('stores, sends and deletes attachments with their mail', async () => {
    const sent: OutgoingMail[] = [];
    const { jobs, mailer } = setUp({ send: async (one) => void sent.push(one) });
    const attachments = [
      { fileName: 'makbuz.pdf', contentType: 'application/pdf', bytes: Buffer.from([0, 1, 255]) },
      { fileName: 'sözleşme.txt', contentType: 'text/plain', bytes: Buffer.from('Şartlar') },
    ];
    await engine.transactions.run((tx) => mailer.post(tx, { ...mail, attachments }));
    await jobs.runDue();
    expect(sent).toMatchObject([{ ...mail, attachments }]);
    await engine.transactions.run((tx) => mailer.forget(tx, mail.recipient));
    const kept = queries(engine.transactions.outside).selectFrom('mail_attachments').selectAll();
    expect(await kept.execute()).toEqual([]);
    const heavy = [{ fileName: 'x', contentType: 'x', bytes: new Uint8Array(6 * 1_048_576) }];
    await expect(
      engine.transactions.run((tx) => mailer.post(tx, { ...mail, attachments: heavy })),
    ).rejects.toThrow(RangeError);
  });

  it('sends nothing without a mail server', async () => {
    const { jobs, outbox, post } = setUp(null);
    await post();
    expect(await jobs.runDue()).toBe(0);
    expect(await outbox()).toMatchObject([{ ...mail, sent_at: null }]);
  });
});

describe('SMTP', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** A minimal SMTP server that records envelopes and data. */
  const listen = async (answerToRecipient = '250 ok') => {
    const mails: { envelope: string[]; data: string }[] = [];
    server = createServer((socket) => {
      let rest = '';
      let data: string[] | null = null;
      let envelope: string[] = [];
      socket.setEncoding('utf8');
      socket.write('220 test\r\n');
      const answer = (line: string): string | null => {
        if (data) {
          if (line !== '.') {
            data.push(line);
            return null;
          }
          mails.push({ envelope, data: data.join('\n') });
          data = null;
          envelope = [];
          return '250 kept';
        }
        if (/^(MAIL|RCPT)/.test(line)) {
          envelope.push(line);
          return line.startsWith('RCPT') ? answerToRecipient : '250 ok';
        }
        if (line === 'DATA') {
          data = [];
          return '354 go on';
        }
        return line === 'QUIT' ? '221 bye' : '250 ok';
      };
      socket.on('error', () => {});
      socket.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const reply = answer(line);
          if (reply) socket.write(`${reply}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
      mails,
      transport: createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Kilim <posta@kilim.example>'),
    };
  };
  const mail = {
    id: 'm1',
    recipient: 'ayse@ornek.test',
    subject: 'Şifrenizi sıfırlayın',
    text: 'Metin',
    html: '<p>Metin</p>',
  };

  it('sends both parts with an encoded subject and a stable message id', async () => {
    const { mails, transport } = await listen();
    await transport.send(mail);
    const [sent] = mails;
    expect(sent?.envelope).toEqual(['MAIL FROM:<posta@kilim.example>', 'RCPT TO:<ayse@ornek.test>']);
    expect(sent?.data).toContain('Message-ID: <m1@kilim.example>');
    expect(sent?.data).toMatch(/Subject: =\?UTF-8\?[BQ]\?/);
    expect(sent?.data).toContain('Content-Type: text/plain');
    expect(sent?.data).toContain('Content-Type: text/html');
    expect(sent?.data).toContain('Auto-Submitted: auto-generated');
  });

  it('sends attachments', async () => {
    const { mails, transport } = await listen();
    const attachments = [
      { fileName: 'KLM000000001.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF') },
    ];
    await transport.send({ ...mail, attachments });
    expect(mails[0]?.data).toContain('Content-Type: application/pdf; name=KLM000000001.pdf');
    expect(mails[0]?.data).toContain(Buffer.from('%PDF').toString('base64'));
  });

  it('rejects when the server rejects the mail or cannot be reached', async () => {
    const { transport } = await listen('550 no such mailbox');
    await expect(transport.send(mail)).rejects.toThrow('550');
    const unreachable = createSmtpTransport('smtp://127.0.0.1:1', 'posta@kilim.example');
    await expect(unreachable.send(mail)).rejects.toThrow();
  });
});
