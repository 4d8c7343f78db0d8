import type { Language, OAuthProvider, SessionId, UserId } from '@kilim/contract';
import type { Account, MailToken, Session, SignedIn } from './account.ts';
import {
  changeRole,
  deleteUserAccount,
  endAllSessionsOf,
  reinstateAccount,
  suspendAccount,
} from './administration/administer-account.ts';
import { changeEmail, changeName, changePhone, changePreferences } from './change-account.ts';
import { closeOwnAccount } from './deletion/close-account.ts';
import {
  type DeletionRequest,
  eraseAccount,
  requestDeletion,
  undoDeletion,
} from './deletion/delete-account.ts';
import { findFirstAdminId } from './deletion/repository.ts';
import type { GuestLinkRequest } from './mail-links/deferred-link.ts';
import type { LinkUse } from './mail-links/link-key.ts';
import { requestMagicLink, sendMagicLink, signInWithLink } from './mail-links/magic-link.ts';
import { resolveLink } from './mail-links/send-link.ts';
import { confirmVerification, requestVerification } from './mail-links/verify-email.ts';
import { type Identity, listIdentities } from './oauth/identity-repository.ts';
import { finishOAuth, type OAuthFinish, type OAuthStart, startOAuth } from './oauth/sign-in-with-provider.ts';
import { unlinkProvider } from './oauth/unlink-provider.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmPasswordReset, type PasswordReset } from './passwords/confirm-password-reset.ts';
import { requestPasswordReset, sendPasswordReset } from './passwords/request-password-reset.ts';
import type { AccountsPorts } from './ports.ts';
import { readAccount } from './read-account.ts';
import {
  type AuthenticationState,
  readAuthentication,
} from './recent-authentication/authentication-state.ts';
import {
  confirmAuthentication,
  type Proof,
  verifyProof,
} from './recent-authentication/confirm-authentication.ts';
import { sendMailCode } from './recent-authentication/mail-code.ts';
import { type Consent, listConsents } from './registration/consent-repository.ts';
import { ensureFirstAdmin, type FirstAdmin } from './registration/ensure-first-admin.ts';
import { type Registration, registerAccount } from './registration/register-account.ts';
import { countActiveDays, listActiveDays } from './sessions/active-day-repository.ts';
import { authenticate, findCaller } from './sessions/authenticate.ts';
import { extendOwnSession } from './sessions/extend-session.ts';
import { issueJwt } from './sessions/jwt.ts';
import { locateSession } from './sessions/locate-session.ts';
import type { SessionOrigin, StartedSession } from './sessions/open-session.ts';
import { findOwnSession, listOwnSessions } from './sessions/queries.ts';
import { revokeAllSessions, revokeOwnSession } from './sessions/revoke-session.ts';
import type { SessionCredentials } from './sessions/session-token.ts';
import { type SignIn, signIn } from './sessions/sign-in.ts';
import { createTwoFactorService, type TwoFactorService } from './two-factor/service.ts';

interface LinkRequest {
  readonly url: string;
  readonly language: Language;
  /** The request's Host header. */
  readonly host: string;
}

/** Each throws `user_not_found`; the errors of the endpoints are in packages/contract. */
export interface AccountAdministration {
  /** Whether the account is the one that can never be closed. */
  isFirstAdmin(userId: UserId): Promise<boolean>;
  changeRole(userId: UserId, isAdmin: boolean): Promise<void>;
  suspend(adminId: UserId, userId: UserId): Promise<void>;
  reinstate(userId: UserId): Promise<void>;
  endSessions(userId: UserId): Promise<void>;
  delete(adminId: UserId, userId: UserId): Promise<void>;
}

export interface AccountsService {
  readonly projectKey: string;
  /** Name of the header with the caller's country, if one is configured. */
  readonly countryHeader: string | undefined;
  readonly twoFactor: TwoFactorService;
  authenticate(credentials: SessionCredentials): Promise<SignedIn | null>;
  /** Until when the session is recently authenticated, and how it can be again. */
  readAuthentication(caller: SignedIn): Promise<AuthenticationState>;
  confirmAuthentication(caller: SignedIn, proof: Proof): Promise<AuthenticationState>;
  sendMailCode(caller: SignedIn, language: Language): Promise<void>;
  /** Verifies a password or code sent along with a call. */
  verifyProof(caller: SignedIn, kind: 'password' | 'otp', value: string): Promise<boolean>;
  findCaller(sessionId: SessionId): Promise<SignedIn | null>;
  ensureFirstAdmin(): Promise<FirstAdmin | null>;
  register(input: Registration): Promise<Account>;
  signIn(input: SignIn): Promise<StartedSession>;
  /** Handler of `sessionCountryJob`. */
  locateSession(payload: unknown): Promise<void>;
  /** The link to put into a mail for a requested `url`. Throws `general_argument_invalid` when it leads to another site. */
  resolveLink(url: string, requestHost: string): string;
  find(caller: Pick<SignedIn, 'userId'>): Promise<Account>;
  /** Number of days on which the user was active. */
  countActiveDays(userId: UserId): Promise<number>;
  listSessions(caller: Pick<SignedIn, 'userId'>): Promise<Session[]>;
  findSession(caller: SignedIn, sessionId: string): Promise<Session>;
  extendSession(caller: SignedIn, sessionId: string): Promise<Session>;
  revokeSession(caller: SignedIn, sessionId: string): Promise<SessionId>;
  revokeAllSessions(caller: SignedIn): Promise<void>;
  changeName(caller: SignedIn, name: string): Promise<Account>;
  changePhone(caller: SignedIn, phone: string): Promise<Account>;
  changePreferences(caller: SignedIn, preferences: Readonly<Record<string, unknown>>): Promise<Account>;
  changeEmail(caller: SignedIn, input: Parameters<typeof changeEmail>[2]): Promise<Account>;
  changePassword(caller: SignedIn, input: Parameters<typeof changePassword>[2]): Promise<Account>;
  close(caller: SignedIn): Promise<Account>;
  requestVerification(caller: SignedIn, request: LinkRequest): Promise<MailToken>;
  confirmVerification(input: LinkUse): Promise<MailToken>;
  requestPasswordReset(request: GuestLinkRequest): Promise<MailToken>;
  /** Handler of `passwordResetJob`. */
  sendPasswordReset(payload: unknown): Promise<void>;
  confirmPasswordReset(input: PasswordReset): Promise<MailToken>;
  /** Sign-in methods besides the password. */
  methods(): { magicLink: boolean; oauth: OAuthProvider[] };
  requestMagicLink(request: GuestLinkRequest): Promise<MailToken>;
  /** Handler of `magicLinkJob`. */
  sendMagicLink(payload: unknown): Promise<void>;
  signInWithLink(input: LinkUse & { readonly origin: SessionOrigin }): Promise<StartedSession>;
  readonly publicOrigin: string | undefined;
  startOAuth(input: OAuthStart): { location: string; sealed: string };
  finishOAuth(input: OAuthFinish): Promise<{ location: string; started: StartedSession | null }>;
  /** Returns the time at which the account will be erased. */
  requestDeletion(caller: SignedIn, request: DeletionRequest): Promise<number>;
  undoDeletion(input: LinkUse): Promise<void>;
  /** Handler of `accountErasureJob`. */
  eraseAccount(payload: unknown): Promise<void>;
  /** What administrators do: docs/rules/users.md#actions */
  readonly administration: AccountAdministration;
  listConsents(userId: UserId): Promise<Consent[]>;
  /** Linked provider accounts. */
  listIdentities(userId: UserId): Promise<Identity[]>;
  /** Throws `user_identity_not_found`. */
  unlinkProvider(caller: SignedIn, identityId: string): Promise<void>;
  /** Valid for `seconds` while the session lasts. Throws `general_access_forbidden` for a caller that used a JWT. */
  issueJwt(caller: SignedIn, seconds: number): Promise<string>;
  /** Days (UTC) on which the user was active, oldest first. */
  listActiveDays(userId: UserId): Promise<string[]>;
}

/** Binds the commands to their ports. */
export function createAccountsService(ports: AccountsPorts): AccountsService {
  return {
    projectKey: ports.settings.projectKey,
    countryHeader: ports.settings.countryHeader,
    twoFactor: createTwoFactorService(ports),
    authenticate: (credentials) => authenticate(ports, credentials),
    readAuthentication: (caller) => readAuthentication(ports, caller),
    confirmAuthentication: (caller, proof) => confirmAuthentication(ports, caller, proof),
    sendMailCode: (caller, language) => sendMailCode(ports, caller, language),
    verifyProof: (caller, kind, value) => verifyProof(ports, caller, kind, value),
    findCaller: (sessionId) => findCaller(ports, sessionId),
    ensureFirstAdmin: () => ensureFirstAdmin(ports),
    register: (input) => registerAccount(ports, input),
    signIn: (input) => signIn(ports, input),
    locateSession: (payload) => locateSession(ports, payload),
    resolveLink: (url, requestHost) => resolveLink(ports, url, requestHost),
    find: (caller) => readAccount(ports.transactions.outside, caller),
    countActiveDays: (userId) => countActiveDays(ports.transactions.outside, userId),
    listSessions: (caller) => listOwnSessions(ports, caller),
    findSession: (caller, sessionId) => findOwnSession(ports, caller, sessionId),
    extendSession: (caller, sessionId) => extendOwnSession(ports, caller, sessionId),
    revokeSession: (caller, sessionId) => revokeOwnSession(ports, caller, sessionId),
    revokeAllSessions: (caller) => revokeAllSessions(ports, caller),
    changeName: (caller, name) => changeName(ports, caller, name),
    changePhone: (caller, phone) => changePhone(ports, caller, phone),
    changePreferences: (caller, preferences) => changePreferences(ports, caller, preferences),
    changeEmail: (caller, input) => changeEmail(ports, caller, input),
    changePassword: (caller, input) => changePassword(ports, caller, input),
    close: (caller) => closeOwnAccount(ports, caller),
    requestVerification: (caller, request) => requestVerification(ports, caller, request),
    confirmVerification: (input) => confirmVerification(ports, input),
    requestPasswordReset: (request) => requestPasswordReset(ports, request),
    sendPasswordReset: (payload) => sendPasswordReset(ports, payload),
    confirmPasswordReset: (input) => confirmPasswordReset(ports, input),
    methods: () => ({
      magicLink: ports.settings.offersMagicLink,
      oauth: ports.oauthClients.map(({ provider }) => provider),
    }),
    requestMagicLink: (request) => requestMagicLink(ports, request),
    sendMagicLink: (payload) => sendMagicLink(ports, payload),
    signInWithLink: (input) => signInWithLink(ports, input),
    publicOrigin: ports.settings.publicOrigin,
    startOAuth: (input) => startOAuth(ports, input),
    finishOAuth: (input) => finishOAuth(ports, input),
    requestDeletion: (caller, request) => requestDeletion(ports, caller, request),
    undoDeletion: (input) => undoDeletion(ports, input),
    eraseAccount: (payload) => eraseAccount(ports, payload),
    administration: {
      isFirstAdmin: async (userId) => (await findFirstAdminId(ports.transactions.outside)) === userId,
      changeRole: (userId, isAdmin) => changeRole(ports, userId, isAdmin),
      suspend: (adminId, userId) => suspendAccount(ports, adminId, userId),
      reinstate: (userId) => reinstateAccount(ports, userId),
      endSessions: (userId) => endAllSessionsOf(ports, userId),
      delete: (adminId, userId) => deleteUserAccount(ports, adminId, userId),
    },
    listConsents: (userId) => listConsents(ports.transactions.outside, userId),
    listIdentities: (userId) => listIdentities(ports.transactions.outside, userId),
    unlinkProvider: (caller, identityId) => unlinkProvider(ports, caller, identityId),
    issueJwt: (caller, seconds) => issueJwt(ports, caller, seconds),
    listActiveDays: (userId) => listActiveDays(ports.transactions.outside, userId),
  };
}
