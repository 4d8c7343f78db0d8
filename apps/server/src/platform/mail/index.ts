// Mail (docs/rules/mail.md): written to the outbox in the transaction of the change, sent by a job with retries.
// Guarantees that no request waits for a mail server or fails because of one; without one, mails stay in the outbox.
export { composeAlertMail } from './compose-alert-mail.ts';
export { composeCodeMail } from './compose-code-mail.ts';
export { composeLinkMail } from './compose-link-mail.ts';
export { composeNoticeMail, type NoticeKind } from './compose-notice-mail.ts';
export { composeTestMail } from './compose-test-mail.ts';
export { deleteOldMails, mailRetentionJob } from './mail-retention.ts';
export { createMailer, type Mail, type MailAttachment, type Mailer, sendMailJob } from './mailer.ts';
export {
  createSmtpTransport,
  type MailServer,
  type MailTransport,
  type OutgoingMail,
} from './smtp-transport.ts';
