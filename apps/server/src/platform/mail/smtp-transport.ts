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

/** A transport whose server can be asked whether it works. */
export interface MailServer extends MailTransport {
  /** Connects and signs in without sending anything. */
  verify(): Promise<'ok' | MailProblem>;
  /** What an error of `send` means, without the words of the server, which may name users. */
  explain(error: unknown): MailProblem;
}

/** `refused`: the server was reached and rejected the sign-in or the mail. */
export type MailProblem = 'unreachable' | 'refused';

const explain = (error: unknown): MailProblem => {
  const { code } = error as { code?: unknown };
  return code === 'EAUTH' || code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable';
};

/** SMTP with the given SMTP_URL and MAIL_FROM. Timeouts end an attempt within a minute. */
export function createSmtpTransport(url: string, from: string): MailServer {
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
    explain,
    verify: async () => {
      try {
        await transport.verify();
        return 'ok';
      } catch (error) {
        return explain(error);
      }
    },
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
