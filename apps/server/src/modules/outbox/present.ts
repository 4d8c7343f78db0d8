import type { OutboxMail } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { hideSecrets } from './hide-secrets.ts';
import type { MailRecord } from './repository.ts';

export function presentMail(mail: MailRecord): OutboxMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.sentAt === null ? mail.text : hideSecrets(mail.text),
    createdAt: toTimestamp(mail.createdAt),
    sentAt: mail.sentAt === null ? null : toTimestamp(mail.sentAt),
    attachments: [...mail.attachments],
  };
}
