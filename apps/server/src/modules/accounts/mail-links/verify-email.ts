import { AppError, type Language } from '@kilim/contract';
import type { MailToken, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readPerson } from '../read-account.ts';
import { grantWelcome } from '../registration/grant-welcome-credits.ts';
import { updatePerson } from '../repository.ts';
import { type LinkUse, linkKey } from './link-key.ts';
import { resolveLink, sendLink } from './send-link.ts';
import { deleteTokens, findToken, useToken } from './token-repository.ts';

/** Sends the verification mail; only the newest link works. Throws `user_email_already_verified`. */
export async function requestVerification(
  ports: AccountsPorts,
  caller: SignedIn,
  request: { readonly url: string; readonly language: Language; readonly host: string },
): Promise<MailToken> {
  const url = resolveLink(ports, request.url, request.host);
  return ports.transactions.run(async (tx) => {
    const person = await readPerson(tx, caller);
    if (person.isEmailVerified) throw new AppError('user_email_already_verified');
    await deleteTokens(tx, person.id, ['verification']);
    return sendLink(ports, tx, {
      kind: 'verification',
      person,
      url,
      language: request.language,
    });
  });
}

/** Confirms the address a link was sent to. Throws `user_invalid_token` when it is wrong, used or expired. */
export async function confirmVerification(ports: AccountsPorts, input: LinkUse): Promise<MailToken> {
  const key = linkKey('verification', input);
  return ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const token = await findToken(tx, key, now);
    if (!token || !(await useToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    await updatePerson(tx, key.userId, { isEmailVerified: true }, now);
    await grantWelcome(ports, tx, await readPerson(tx, key));
    // A repeated press is logged once.
    if (token.usedAt === null) {
      await ports.securityLog.record(tx, { kind: 'email-verified', userId: key.userId });
    }
    return token;
  });
}
