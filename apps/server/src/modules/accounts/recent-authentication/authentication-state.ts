import { type OAuthProvider, oauthProvider } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { type Account, lifetimes, type SignedIn } from '../account.ts';
import { listIdentities } from '../oauth/identity-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { findAuthenticatedAt } from '../sessions/repository.ts';
import { countRecoveryCodes, findAuthenticator } from '../two-factor/repository.ts';
import { isRecentProof } from './recent-proof.ts';

export interface AuthenticationState {
  /** Epoch milliseconds; null without a recent proof. */
  readonly provenUntil: number | null;
  readonly methods: {
    readonly password: boolean;
    readonly totp: boolean;
    readonly recoveryCode: boolean;
    readonly mail: boolean;
    readonly oauth: OAuthProvider[];
  };
}

/** The proofs an account accepts. With two-step verification only second factors count, because a password alone is weaker. */
export async function findMethods(
  { oauthClients }: AccountsPorts,
  tx: Tx,
  account: Account,
): Promise<AuthenticationState['methods']> {
  const authenticator = await findAuthenticator(tx, account.id);
  if (account.isMfaOn && authenticator?.isVerified) {
    const { left } = await countRecoveryCodes(tx, account.id);
    return { password: false, totp: true, recoveryCode: left > 0, mail: false, oauth: [] };
  }
  const without = { totp: false, recoveryCode: false };
  if (account.hasPassword) return { ...without, password: true, mail: false, oauth: [] };
  const linked = (await listIdentities(tx, account.id)).map(({ provider }) => provider);
  const oauth = oauthClients.map(({ provider }) => provider).filter((name) => linked.includes(name));
  return { ...without, password: false, mail: true, oauth: oauth.map((name) => oauthProvider.parse(name)) };
}

/** Until when the calling session is recently authenticated, and how it can be again. */
export async function readAuthentication(
  ports: AccountsPorts,
  caller: SignedIn,
): Promise<AuthenticationState> {
  const tx = ports.transactions.outside;
  const account = await readAccount(tx, caller);
  const provenAt = (await findAuthenticatedAt(tx, caller.sessionId)) ?? 0;
  const isRecent = isRecentProof(provenAt, ports.clock.now());
  return {
    provenUntil: isRecent ? provenAt + lifetimes.authentication : null,
    methods: await findMethods(ports, tx, account),
  };
}
