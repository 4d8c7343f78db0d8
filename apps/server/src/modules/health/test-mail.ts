import type { Language, TestMailResult } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import type { Mail, Mailer, MailServer } from '../../platform/mail/index.ts';
import { composeTestMail } from '../../platform/mail/index.ts';
import type { Transactions } from '../../platform/tx.ts';

export interface TestMailPorts {
  readonly transactions: Transactions;
  readonly mailer: Pick<Mailer, 'post'>;
  /** null without a mail server. */
  readonly transport: MailServer | null;
  findRecipient(userId: string): Promise<Pick<Mail, 'recipient'> & { readonly name: string }>;
  readSiteName(): string;
}

/**
 * Sends a mail at once, because an administrator waits for the answer of the mail server. Without one the mail goes to the
 * outbox.
 */
export function createTestMail(ports: TestMailPorts) {
  return async (
    userId: string,
    language: Language,
  ): Promise<{ result: TestMailResult; recipient: string }> => {
    const { recipient, name } = await ports.findRecipient(userId);
    const mail = composeTestMail({ language, siteName: ports.readSiteName(), recipient, name });
    if (ports.transport === null) {
      await ports.transactions.run((tx) => ports.mailer.post(tx, mail));
      return { result: 'stored', recipient };
    }
    return { result: await trySend(ports.transport, mail), recipient };
  };
}

async function trySend(transport: MailServer, mail: Mail): Promise<TestMailResult> {
  const { recipient, subject, text, html } = mail;
  try {
    await transport.send({ id: newId<string>(), recipient, subject, text, html });
    return 'sent';
  } catch (error) {
    return transport.explain(error);
  }
}
