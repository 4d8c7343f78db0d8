import type { Session, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findOwnSession } from './queries.ts';
import { extendSession } from './repository.ts';
import { sessionExpiry } from './session-expiry.ts';

/** Moves the expiry of a session as its use would (docs/rules/sessions.md#lifetime). */
export async function extendOwnSession(
  ports: AccountsPorts,
  caller: SignedIn,
  sessionId: string,
): Promise<Session> {
  const session = await findOwnSession(ports, caller, sessionId);
  const now = ports.clock.now();
  const expiresAt = sessionExpiry(ports.settings, session.createdAt, now);
  await extendSession(ports.transactions.outside, session.id, expiresAt, now);
  return { ...session, expiresAt, updatedAt: now };
}
