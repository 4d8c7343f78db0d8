import type {
  AccountIdentity,
  AccountSession,
  AccountToken,
  AccountUser,
  Language,
  MfaChallenge,
  SessionId,
  UserId,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { parseUserAgent } from '../../platform/request-origin/index.ts';
import type { Account, Challenge, MailToken, Session } from './account.ts';
import type { Identity } from './oauth/identity-repository.ts';

// Field by field, so that no hash, balance or secret gets into a reply by accident.

export function presentAccount(account: Account): AccountUser {
  return {
    $id: account.id,
    $createdAt: toTimestamp(account.createdAt),
    $updatedAt: toTimestamp(account.updatedAt),
    name: account.name,
    registration: toTimestamp(account.createdAt),
    status: account.isEnabled,
    // Roles such as `label:admin` are derived from labels (docs/rules/accounts.md#roles).
    labels: account.isAdmin ? ['admin'] : [],
    // The SDK expects an empty string for an unset date.
    passwordUpdate: toTimestamp(account.hasPassword ? account.passwordUpdatedAt : null),
    email: account.email,
    phone: account.phone,
    emailVerification: account.isEmailVerified,
    phoneVerification: false,
    mfa: account.isMfaOn,
    prefs: { ...account.preferences },
    targets: [],
    accessedAt: toTimestamp(account.accessedAt),
    ...(account.mustChangePassword && { mustChangePassword: true }),
  };
}

/** The country's name in a language; empty when unknown. */
function nameCountry(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** `currentId` is the calling session. */
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
    providerUid: session.providerUid,
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

/** Tokens of the provider are not kept. */
export function presentIdentity(identity: Identity, userId: UserId): AccountIdentity {
  return {
    $id: identity.id,
    $createdAt: toTimestamp(identity.createdAt),
    $updatedAt: toTimestamp(identity.createdAt),
    userId,
    provider: identity.provider,
    providerUid: identity.providerUid,
    providerEmail: identity.email,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
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
