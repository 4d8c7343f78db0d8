import { AppError, type Language } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { composeLinkMail } from '../../../platform/mail/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type MailToken, type Person, type TokenKind } from '../account.ts';
import { resolveMailLink } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { createSecret, hashSecret } from '../sessions/session-token.ts';
import { insertToken } from './token-repository.ts';

/** The link to use for a requested `url`. Throws `general_argument_invalid` when it leads to another site. */
export function resolveLink(ports: AccountsPorts, url: string, requestHost: string): string {
  const { publicOrigin, trustedOrigins, hosts } = ports.settings;
  const link = resolveMailLink(url, requestHost, { publicOrigin, trustedOrigins, hosts });
  if (link !== null) return link;
  throw new AppError('general_argument_invalid', {
    fields: { url: 'host_not_trusted' },
    detail: 'Invalid `url` param: URL host must be a trusted one',
  });
}

/** Adds what the page behind the link needs; the link's own query stays. */
function addSecret(url: string, token: MailToken, secret: string): string {
  const link = new URL(url);
  link.searchParams.set('userId', token.userId);
  link.searchParams.set('secret', secret);
  link.searchParams.set('expire', new Date(token.expiresAt).toISOString());
  return link.href;
}

/** Makes a token that works once for one hour (seven days to undo a deletion), and posts the mail that carries it. */
export async function sendLink(
  ports: AccountsPorts,
  tx: Tx,
  request: {
    readonly kind: Exclude<TokenKind, 'mail-code'>;
    readonly person: Person;
    readonly url: string;
    readonly language: Language;
  },
): Promise<MailToken> {
  const { kind, person, url, language } = request;
  const now = ports.clock.now();
  const secret = createSecret();
  const lifetime = kind === 'deletion-undo' ? lifetimes.deletion : lifetimes.token;
  const token = { id: newId(now), userId: person.id, expiresAt: now + lifetime, createdAt: now };
  await insertToken(tx, token, kind, hashSecret(secret));
  const mail = composeLinkMail({
    kind,
    language,
    siteName: ports.settings.siteName,
    recipient: person.email,
    name: person.name,
    link: addSecret(url, token, secret),
  });
  await ports.mailer.post(tx, mail);
  return token;
}
