import { AppError, type SecurityMethod, type SessionId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { type Person, type Session, sessionsPerPerson } from '../account.ts';
import { sessionEnd } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { updatePerson } from '../repository.ts';
import { noteDay } from './active-day-repository.ts';
import { askForPlace } from './locate-session.ts';
import { logSignIn } from './log-sign-in.ts';
import { deleteExpiredSessions, deleteSessions, insertSession, listSessions } from './repository.ts';
import { createSecret, encodeSessionToken, hashSecret } from './session-token.ts';

/** Where a session is opened from. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 3166 code, `--` when nobody says it. */
  readonly countryCode: string;
}

export interface StartedSession {
  readonly session: Session;
  /** What the client keeps; only a hash of its secret is stored. */
  readonly token: string;
  /** Whether other sessions ended with it; their sockets have to be told after the commit. */
  readonly hasEndedOthers: boolean;
  /** What the browser is recognised by from now on; null while the second step is due. */
  readonly deviceToken: string | null;
}

/** Begins a session for somebody who has just been recognised. Throws `user_blocked`. */
export async function openSession(
  ports: AccountsPorts,
  tx: Tx,
  person: Person,
  how: {
    readonly provider: string;
    readonly factor: string;
    readonly method: SecurityMethod;
    readonly origin: SessionOrigin;
  },
): Promise<StartedSession> {
  if (!person.isEnabled) throw new AppError('user_blocked');
  const now = ports.clock.now();
  const secret = createSecret();
  const session: Session = {
    id: newId<SessionId>(now),
    userId: person.id,
    provider: how.provider,
    ip: how.origin.ip,
    userAgent: how.origin.userAgent.slice(0, 512),
    countryCode: how.origin.countryCode,
    factors: [how.factor],
    factorProvenAt: null,
    authenticatedAt: now,
    expiresAt: sessionEnd(ports.settings, now, now),
    createdAt: now,
    updatedAt: now,
  };
  await insertSession(tx, session, hashSecret(secret));
  if (session.countryCode !== '--') {
    await ports.securityLog.notePlace(tx, currentOrigin()?.network ?? '', session.countryCode);
  }
  await askForPlace(ports, tx, session);
  await updatePerson(tx, person.id, { lastLoginAt: now }, now);
  await noteDay(tx, person.id, now);
  await deleteExpiredSessions(tx, person.id, now);
  const others = (await listSessions(tx, person.id, now)).filter(({ id }) => id !== session.id);
  const tooMany = others.slice(sessionsPerPerson - 1).map(({ id }) => id);
  const count = await deleteSessions(tx, person.id, { only: tooMany });
  if (count > 0) {
    await ports.securityLog.record(tx, { kind: 'sessions-ended', userId: person.id, detail: { count } });
  }
  const deviceToken = await logSignIn(ports, tx, person, how.method);
  const token = encodeSessionToken({ userId: person.id, secret });
  return { session, token, deviceToken, hasEndedOthers: tooMany.length > 0 };
}

/** Lets the sockets of sessions that ended ask again who they are. Call it after the commit. */
export function announceEnded({ events }: AccountsPorts, started: StartedSession): StartedSession {
  if (started.hasEndedOthers) events.publishToAccount(started.session.userId, { kind: 'session-ended' });
  return started;
}
