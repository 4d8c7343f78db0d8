import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  }[];
}

/** Sends one mail; rejects when it was not accepted. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

/** SMTP with the given SMTP_URL and MAIL_FROM. Timeouts end an attempt within a minute. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, recipient, subject, text, html, attachments = [] }) => {
      await transport.sendMail({
        from,
        // As an object, because a string would be parsed as a list of addresses.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        attachments: attachments.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(bytes),
        })),
        // The same for every attempt, so that mail programs show a repeated mail once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
