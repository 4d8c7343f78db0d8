import { AppError, type Language } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { composeCodeMail } from '../../../platform/mail/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type SignedIn } from '../account.ts';
import { consumeToken, deleteTokens, findToken, insertToken } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { createCode } from '../two-factor/recovery-codes.ts';
import { findMethods } from './authentication-state.ts';

/** Includes the requesting session, so that a code cannot confirm another session. */
const hashMailCode = ({ secrets }: AccountsPorts, { sessionId }: SignedIn, code: string): string =>
  secrets.sign(`mail-code:${sessionId}`, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Mails a code that works once, for 15 minutes and only in this session. Throws `user_auth_method_unsupported`. */
export async function sendMailCode(
  ports: AccountsPorts,
  caller: SignedIn,
  language: Language,
): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const account = await readAccount(tx, caller);
    const { mail } = await findMethods(ports, tx, account);
    if (!mail) throw new AppError('user_auth_method_unsupported');
    const now = ports.clock.now();
    const code = createCode();
    await deleteTokens(tx, account.id, ['mail-code']);
    const token = {
      id: newId(now),
      userId: account.id,
      expiresAt: now + lifetimes.challenge,
      createdAt: now,
    };
    await insertToken(tx, token, 'mail-code', hashMailCode(ports, caller, code));
    const { siteName } = ports.settings;
    await ports.mailer.post(
      tx,
      composeCodeMail({ language, siteName, recipient: account.email, name: account.name, code }),
    );
  });
}

/** Returns whether the code was valid; it cannot be used again. */
export async function consumeMailCode(
  ports: AccountsPorts,
  tx: Tx,
  caller: SignedIn,
  code: string,
): Promise<boolean> {
  const secretHash = hashMailCode(ports, caller, code);
  const key = { userId: caller.userId, kind: 'mail-code', secretHash, attemptHash: null } as const;
  const now = ports.clock.now();
  const token = await findToken(tx, key, now);
  return token !== null && (await consumeToken(tx, token.id, key, now));
}
