import type { Tx } from '../../../platform/tx.ts';
import type { Account } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { mailboxOf } from './mailbox.ts';
import { claimWelcomeGrant } from './welcome-repository.ts';

type Owner = Pick<Account, 'id' | 'email' | 'isEmailVerified'>;

/** A keyed hash, because the list outlives accounts and must not reveal addresses. */
const hashOf = ({ secrets }: AccountsPorts, email: string): string =>
  secrets.sign('welcome-credits', mailboxOf(email));

/**
 * Grants a new account its initial credits, once per mailbox, also across deleted accounts. Where mails are sent, the
 * address must be verified first (docs/rules/accounts.md#welcome-credits).
 */
export async function grantWelcomeCredits(ports: AccountsPorts, tx: Tx, owner: Owner): Promise<void> {
  const { initialCredits, sendsMail } = ports.settings;
  if (initialCredits === 0 || (sendsMail && !owner.isEmailVerified)) return;
  if (!(await claimWelcomeGrant(tx, hashOf(ports, owner.email), ports.clock.now()))) return;
  await ports.grantOpening(tx, owner.id, initialCredits);
}

/** Called before an account is erased, because accounts older than this list are not on it. */
export async function markWelcomeGranted(ports: AccountsPorts, tx: Tx, owner: Owner): Promise<void> {
  if (ports.settings.sendsMail && !owner.isEmailVerified) return;
  await claimWelcomeGrant(tx, hashOf(ports, owner.email), ports.clock.now());
}
