import { AppError, type Language } from '@kilim/contract';
import type { MailToken, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { grantWelcomeCredits } from '../registration/grant-welcome-credits.ts';
import { updateAccount } from '../repository.ts';
import { type LinkUse, linkKey } from './link-key.ts';
import { resolveLink, sendLink } from './send-link.ts';
import { consumeToken, deleteTokens, findToken } from './token-repository.ts';

/** Sends the verification mail; only the newest link works. Throws `user_email_already_verified`. */
export async function requestVerification(
  ports: AccountsPorts,
  caller: SignedIn,
  request: { readonly url: string; readonly language: Language; readonly host: string },
): Promise<MailToken> {
  const url = resolveLink(ports, request.url, request.host);
  return ports.transactions.run(async (tx) => {
    const account = await readAccount(tx, caller);
    if (account.isEmailVerified) throw new AppError('user_email_already_verified');
    await deleteTokens(tx, account.id, ['verification']);
    return sendLink(ports, tx, {
      kind: 'verification',
      account,
      url,
      language: request.language,
    });
  });
}

/** Verifies the address that the link was sent to. Throws `user_invalid_token` for a wrong, used or expired link. */
export async function confirmVerification(ports: AccountsPorts, input: LinkUse): Promise<MailToken> {
  const key = linkKey('verification', input);
  return ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const token = await findToken(tx, key, now);
    if (!token || !(await consumeToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    await updateAccount(tx, key.userId, { isEmailVerified: true }, now);
    await grantWelcomeCredits(ports, tx, await readAccount(tx, key));
    // A repeated request is logged once.
    if (token.usedAt === null) {
      await ports.securityLog.record(tx, { kind: 'email-verified', userId: key.userId });
    }
    return token;
  });
}
