import type {
  AccountSession,
  AccountToken,
  AccountUser,
  Language,
  MfaChallenge,
  SessionId,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { parseUserAgent } from '../../platform/request-origin/index.ts';
import type { Challenge, MailToken, Person, Session } from './account.ts';
import { labelsOf } from './policy.ts';

// Field by field, so that nothing leaves by accident: no hash, no balance, no secret.

export function presentPerson(person: Person): AccountUser {
  return {
    $id: person.id,
    $createdAt: toTimestamp(person.createdAt),
    $updatedAt: toTimestamp(person.updatedAt),
    name: person.name,
    registration: toTimestamp(person.createdAt),
    status: person.isEnabled,
    labels: labelsOf(person),
    // Empty where nobody knows a password, as the wire contract has it for unset dates.
    passwordUpdate: toTimestamp(person.hasPassword ? person.passwordUpdatedAt : null),
    email: person.email,
    phone: person.phone,
    emailVerification: person.isEmailVerified,
    phoneVerification: false,
    mfa: person.isMfaOn,
    prefs: { ...person.preferences },
    targets: [],
    accessedAt: toTimestamp(person.accessedAt),
    ...(person.mustChangePassword && { mustChangePassword: true }),
  };
}

/** The country's name as the language has it; empty when it is not known. */
function nameCountry(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** `currentId` is the session that asks. */
export function presentSession(
  session: Session,
  currentId: SessionId | null,
  language: Language,
): AccountSession {
  return {
    $id: session.id,
    $createdAt: toTimestamp(session.createdAt),
    $updatedAt: toTimestamp(session.updatedAt),
    userId: session.userId,
    expire: toTimestamp(session.expiresAt),
    provider: session.provider,
    providerUid: '',
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...parseUserAgent(session.userAgent),
    countryCode: session.countryCode,
    countryName: nameCountry(session.countryCode, language),
    current: session.id === currentId,
    factors: [...session.factors],
    secret: '',
    mfaUpdatedAt: toTimestamp(session.factorProvenAt),
  };
}

export function presentChallenge(challenge: Challenge): MfaChallenge {
  return {
    $id: challenge.id,
    $createdAt: toTimestamp(challenge.createdAt),
    userId: challenge.userId,
    expire: toTimestamp(challenge.expiresAt),
  };
}

export function presentToken(token: MailToken): AccountToken {
  return {
    $id: token.id,
    $createdAt: toTimestamp(token.createdAt),
    userId: token.userId,
    secret: '',
    expire: toTimestamp(token.expiresAt),
    phrase: '',
  };
}
