import type { Language, SecurityAlertKind } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface AlertMail {
  readonly kind: SecurityAlertKind;
  /** Address of the account or network that the alert is about; empty for the whole site. */
  readonly subject: string;
  readonly count: number;
  readonly minutes: number;
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly name: string;
}

/** Alerts an administrator about a burst of suspicious events. Without a link, like every mail about security. */
export function composeAlertMail(mail: AlertMail): Mail {
  const { kind, subject, count, minutes, language, siteName, recipient, name } = mail;
  const t = translators[language];
  const site = oneLine(siteName);
  const body = t(`mail.securityAlert.${kind}`, { subject: oneLine(subject), count, minutes });
  const texts = [greet(language, name), body, t('mail.securityAlert.advice')];
  return {
    recipient,
    subject: t('mail.securityAlert.subject', { siteName: site }),
    text: `${[...texts, site].join('\n\n')}\n`,
    html: renderLayout(
      language,
      site,
      texts.map((text) => paragraph(escapeHtml(text))),
    ),
  };
}
