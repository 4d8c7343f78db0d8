import { AppError, type Language } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { composeLinkMail } from '../../../platform/mail/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { type Account, lifetimes, type MailToken, type TokenKind } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { createSecret, hashSecret } from '../sessions/session-token.ts';
import { resolveMailLink } from './resolve-mail-link.ts';
import { insertToken } from './token-repository.ts';

/** The link to put into a mail for a requested `url`. Throws `general_argument_invalid` when it leads to another site. */
export function resolveLink(ports: AccountsPorts, url: string, requestHost: string): string {
  const { publicOrigin, trustedOrigins, hosts } = ports.settings;
  const link = resolveMailLink(url, requestHost, { publicOrigin, trustedOrigins, hosts });
  if (link !== null) return link;
  throw new AppError('general_argument_invalid', {
    fields: { url: 'host_not_trusted' },
    detail: 'Invalid `url` param: URL host must be a trusted one',
  });
}

/** Adds the parameters that the page needs and keeps the link's own query. */
function addSecret(url: string, token: MailToken, secret: string): string {
  const link = new URL(url);
  link.searchParams.set('userId', token.userId);
  link.searchParams.set('secret', secret);
  link.searchParams.set('expire', new Date(token.expiresAt).toISOString());
  return link.href;
}

/** Creates a token that works once within one hour (seven days for undoing a deletion) and mails its link. */
export async function sendLink(
  ports: AccountsPorts,
  tx: Tx,
  request: {
    readonly kind: Exclude<TokenKind, 'mail-code'>;
    readonly account: Account;
    readonly url: string;
    readonly language: Language;
  },
): Promise<MailToken> {
  const { kind, account, url, language } = request;
  const now = ports.clock.now();
  const secret = createSecret();
  const lifetime = kind === 'deletion-undo' ? lifetimes.deletion : lifetimes.token;
  const token = { id: newId(now), userId: account.id, expiresAt: now + lifetime, createdAt: now };
  await insertToken(tx, token, kind, hashSecret(secret));
  const mail = composeLinkMail({
    kind,
    language,
    siteName: ports.settings.siteName,
    recipient: account.email,
    name: account.name,
    link: addSecret(url, token, secret),
  });
  await ports.mailer.post(tx, mail);
  return token;
}
