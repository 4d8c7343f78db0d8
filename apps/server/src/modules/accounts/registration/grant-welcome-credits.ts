import type { Tx } from '../../../platform/tx.ts';
import type { Person } from '../account.ts';
import { mailboxOf } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { claimWelcome } from './welcome-repository.ts';

type Owner = Pick<Person, 'id' | 'email' | 'isEmailVerified'>;

/** Keyed: the list outlives accounts and must not tell whose addresses it holds. */
const hashOf = ({ secrets }: AccountsPorts, email: string): string =>
  secrets.sign('welcome-credits', mailboxOf(email));

/**
 * Gives a new account its welcome credits, once per mailbox: registering again after a deletion brings none. Where mails
 * are sent the address has to be verified first; elsewhere nobody could verify one.
 */
export async function grantWelcome(ports: AccountsPorts, tx: Tx, owner: Owner): Promise<void> {
  const { initialCredits, sendsMail } = ports.settings;
  if (initialCredits === 0 || (sendsMail && !owner.isEmailVerified)) return;
  if (!(await claimWelcome(tx, hashOf(ports, owner.email), ports.clock.now()))) return;
  await ports.grantOpening(tx, owner.id, initialCredits);
}

/** Before an account is erased: those from before this list have credits that it does not know of. */
export async function noteWelcome(ports: AccountsPorts, tx: Tx, owner: Owner): Promise<void> {
  if (ports.settings.sendsMail && !owner.isEmailVerified) return;
  await claimWelcome(tx, hashOf(ports, owner.email), ports.clock.now());
}
