// Mail: written to the outbox together with the change that causes it, sent by a job, tried again until it leaves.
// Promises that a request never fails or waits because of a mail server; without one the outbox is all there is.
export { composeAlertMail } from './compose-alert-mail.ts';
export { composeCodeMail } from './compose-code-mail.ts';
export { composeLinkMail } from './compose-link-mail.ts';
export { composeNoticeMail, type NoticeKind } from './compose-notice-mail.ts';
export { createMailRetention } from './mail-retention.ts';
export { createMailer, type Mail, type MailAttachment, type Mailer, sendMailJob } from './mailer.ts';
export { createSmtpTransport, type MailTransport, type OutgoingMail } from './smtp-transport.ts';
