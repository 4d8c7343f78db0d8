import { AppError, type SecurityMethod, type SessionId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { type Account, type Session, sessionsPerAccount } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { updateAccount } from '../repository.ts';
import { recordActiveDay } from './active-day-repository.ts';
import { scheduleLocation } from './locate-session.ts';
import { logSignIn } from './log-sign-in.ts';
import { deleteExpiredSessions, deleteSessions, insertSession, listSessions } from './repository.ts';
import { sessionExpiry } from './session-expiry.ts';
import { createSecret, encodeSessionToken, hashSecret } from './session-token.ts';

/** Where a session is opened from. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 3166 code, `--` when unknown. */
  readonly countryCode: string;
}

export interface StartedSession {
  readonly session: Session;
  /** Sent to the client; only a hash of its secret is stored. */
  readonly token: string;
  /** Whether other sessions ended, so that their sockets must be notified after the commit. */
  readonly hasEndedOthers: boolean;
  /** Identifies the device at later sign-ins; null while the second step is due. */
  readonly deviceToken: string | null;
}

/** Opens a session for an account whose first factor was just proven. Throws `user_blocked`. */
export async function openSession(
  ports: AccountsPorts,
  tx: Tx,
  account: Account,
  how: {
    readonly provider: string;
    readonly providerUid: string;
    readonly factor: string;
    readonly method: SecurityMethod;
    readonly origin: SessionOrigin;
  },
): Promise<StartedSession> {
  if (!account.isEnabled) throw new AppError('user_blocked');
  const now = ports.clock.now();
  const secret = createSecret();
  const session: Session = {
    id: newId<SessionId>(now),
    userId: account.id,
    provider: how.provider,
    providerUid: how.providerUid,
    ip: how.origin.ip,
    userAgent: how.origin.userAgent.slice(0, 512),
    countryCode: how.origin.countryCode,
    factors: [how.factor],
    factorProvenAt: null,
    authenticatedAt: now,
    expiresAt: sessionExpiry(ports.settings, now, now),
    createdAt: now,
    updatedAt: now,
  };
  await insertSession(tx, session, hashSecret(secret));
  if (session.countryCode !== '--') {
    await ports.securityLog.saveNetworkCountry(tx, currentOrigin()?.network ?? '', session.countryCode);
  }
  await scheduleLocation(ports, tx, session);
  await updateAccount(tx, account.id, { lastLoginAt: now }, now);
  await recordActiveDay(tx, account.id, now);
  await deleteExpiredSessions(tx, account.id, now);
  const others = (await listSessions(tx, account.id, now)).filter(({ id }) => id !== session.id);
  const tooMany = others.slice(sessionsPerAccount - 1).map(({ id }) => id);
  const count = await deleteSessions(tx, account.id, { only: tooMany });
  if (count > 0) {
    await ports.securityLog.record(tx, { kind: 'sessions-ended', userId: account.id, detail: { count } });
  }
  const deviceToken = await logSignIn(ports, tx, account, how.method);
  const token = encodeSessionToken({ userId: account.id, secret });
  return { session, token, deviceToken, hasEndedOthers: tooMany.length > 0 };
}

/** Publishes `session-ended` so that open sockets authenticate again. Call it after the commit. */
export function publishEndedSessions({ events }: AccountsPorts, started: StartedSession): StartedSession {
  if (started.hasEndedOthers) events.publishToAccount(started.session.userId, { kind: 'session-ended' });
  return started;
}
