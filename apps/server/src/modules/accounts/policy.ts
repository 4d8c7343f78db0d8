import type { SessionId, UserId } from '@kilim/contract';
import type { SignedIn } from './account.ts';

/** Whether an address is reserved for the first administrator (docs/rules/accounts.md#first-administrator). */
export function isReservedAddress(email: string, adminEmail: string): boolean {
  return email === adminEmail.toLowerCase();
}

/** A session that still owes its second factor may revoke only itself. */
export function mayRevokeSession(
  caller: Pick<SignedIn, 'sessionId' | 'awaitsFactor'>,
  sessionId: SessionId,
): boolean {
  return !caller.awaitsFactor || sessionId === caller.sessionId;
}

/** Every account may be closed except the first administrator's, which is the only one that can appoint others. */
export function mayCloseAccount(userId: UserId, firstAdminId: UserId | null): boolean {
  return userId !== firstAdminId;
}
