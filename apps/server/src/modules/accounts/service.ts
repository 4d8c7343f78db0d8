import type { Language, OAuthProvider, SessionId, UserId } from '@kilim/contract';
import type { MailToken, Person, Session, SignedIn } from './account.ts';
import {
  blockOwnAccount,
  changeEmail,
  changeName,
  changePassword,
  changePreferences,
} from './change-account.ts';
import {
  type DeletionRequest,
  eraseAccount,
  requestDeletion,
  undoDeletion,
} from './deletion/delete-account.ts';
import type { LinkUse } from './mail-links/link-key.ts';
import { requestMagicLink, sendMagicLink, signInWithLink } from './mail-links/magic-link.ts';
import { resolveLink } from './mail-links/send-link.ts';
import { confirmVerification, requestVerification } from './mail-links/verify-email.ts';
import { listIdentities } from './oauth/identity-repository.ts';
import { finishOAuth, type OAuthFinish, type OAuthStart, startOAuth } from './oauth/sign-in-with-provider.ts';
import { confirmRecovery, type RecoveryConfirmation } from './passwords/confirm-password-reset.ts';
import { requestRecovery, sendRecovery } from './passwords/request-password-reset.ts';
import type { AccountsPorts } from './ports.ts';
import { readPerson } from './read-account.ts';
import {
  type AuthenticationState,
  confirmAuthentication,
  type Proof,
  readAuthentication,
  sendMailCode,
  verifyProof,
} from './recent-authentication/confirm-authentication.ts';
import { type Consent, listConsents } from './registration/consent-repository.ts';
import {
  ensureFirstAdmin,
  type FirstAdmin,
  type Registration,
  registerAccount,
} from './registration/register-account.ts';
import { countDays, listDays } from './sessions/active-day-repository.ts';
import { authenticate, findCaller } from './sessions/authenticate.ts';
import { locateSession } from './sessions/locate-session.ts';
import type { SessionOrigin, StartedSession } from './sessions/open-session.ts';
import {
  endAllSessions,
  endOwnSession,
  extendOwnSession,
  findOwnSession,
  listOwnSessions,
} from './sessions/revoke-session.ts';
import type { SessionCredentials } from './sessions/session-token.ts';
import { type SignIn, signIn } from './sessions/sign-in.ts';
import { createMfaService, type MfaService } from './two-factor/service.ts';

interface LinkRequest {
  readonly url: string;
  readonly language: Language;
  /** Host header of the request that asks. */
  readonly host: string;
}

export interface AccountsService {
  readonly projectKey: string;
  /** Name of the header that tells the country, when one is configured. */
  readonly countryHeader: string | undefined;
  readonly mfa: MfaService;
  authenticate(credentials: SessionCredentials): Promise<SignedIn | null>;
  /** Whether the session proved lately who uses it, and how it can. */
  readAuthentication(caller: SignedIn): Promise<AuthenticationState>;
  confirmAuthentication(caller: SignedIn, proof: Proof): Promise<AuthenticationState>;
  sendMailCode(caller: SignedIn, language: Language): Promise<void>;
  /** Checks a password or code that a call brings along. */
  verifyProof(caller: SignedIn, kind: 'password' | 'otp', value: string): Promise<boolean>;
  findCaller(sessionId: SessionId): Promise<SignedIn | null>;
  ensureFirstAdmin(): Promise<FirstAdmin | null>;
  register(input: Registration): Promise<Person>;
  signIn(input: SignIn): Promise<StartedSession>;
  /** Handler of the `session-place` job. */
  locateSession(payload: unknown): Promise<void>;
  /** The link to use for a requested `url`. Throws `general_argument_invalid` when it leads to another site. */
  resolveLink(url: string, requestHost: string): string;
  find(caller: Pick<SignedIn, 'userId'>): Promise<Person>;
  /** Days on which somebody was here. */
  countActiveDays(userId: UserId): Promise<number>;
  listSessions(caller: Pick<SignedIn, 'userId'>): Promise<Session[]>;
  findSession(caller: SignedIn, sessionId: string): Promise<Session>;
  extendSession(caller: SignedIn, sessionId: string): Promise<Session>;
  endSession(caller: SignedIn, sessionId: string): Promise<SessionId>;
  endAllSessions(caller: SignedIn): Promise<void>;
  changeName(caller: SignedIn, name: string): Promise<Person>;
  changePreferences(caller: SignedIn, preferences: Readonly<Record<string, unknown>>): Promise<Person>;
  changeEmail(caller: SignedIn, input: Parameters<typeof changeEmail>[2]): Promise<Person>;
  changePassword(caller: SignedIn, input: Parameters<typeof changePassword>[2]): Promise<Person>;
  block(caller: SignedIn): Promise<Person>;
  requestVerification(caller: SignedIn, request: LinkRequest): Promise<MailToken>;
  confirmVerification(input: LinkUse): Promise<MailToken>;
  requestRecovery(request: LinkRequest & { readonly email: string }): Promise<MailToken>;
  /** Handler of the `account-recovery` job. */
  sendRecovery(payload: unknown): Promise<void>;
  confirmRecovery(input: RecoveryConfirmation): Promise<MailToken>;
  /** Ways of signing in besides the password. */
  methods(): { magicLink: boolean; oauth: OAuthProvider[] };
  requestMagicLink(request: LinkRequest & { readonly email: string }): Promise<MailToken>;
  /** Handler of the `account-magic-link` job. */
  sendMagicLink(payload: unknown): Promise<void>;
  signInWithLink(input: LinkUse & { readonly origin: SessionOrigin }): Promise<StartedSession>;
  readonly publicOrigin: string | undefined;
  startOAuth(input: OAuthStart): { location: string; sealed: string };
  finishOAuth(input: OAuthFinish): Promise<{ location: string; started: StartedSession | null }>;
  /** Answers when the account will be erased. */
  requestDeletion(caller: SignedIn, request: DeletionRequest): Promise<number>;
  undoDeletion(input: LinkUse): Promise<void>;
  /** Handler of the `account-erasure` job. */
  eraseAccount(payload: unknown): Promise<void>;
  listConsents(userId: UserId): Promise<Consent[]>;
  /** Accounts at providers that sign in to this one. */
  listIdentities(userId: UserId): ReturnType<typeof listIdentities>;
  /** Days (UTC) on which somebody was here, oldest first. */
  listActiveDays(userId: UserId): Promise<string[]>;
}

/** Binds the commands to their ports. */
export function createAccountsService(ports: AccountsPorts): AccountsService {
  return {
    projectKey: ports.settings.projectKey,
    countryHeader: ports.settings.countryHeader,
    mfa: createMfaService(ports),
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
    find: (caller) => readPerson(ports.transactions.outside, caller),
    countActiveDays: (userId) => countDays(ports.transactions.outside, userId),
    listSessions: (caller) => listOwnSessions(ports, caller),
    findSession: (caller, sessionId) => findOwnSession(ports, caller, sessionId),
    extendSession: (caller, sessionId) => extendOwnSession(ports, caller, sessionId),
    endSession: (caller, sessionId) => endOwnSession(ports, caller, sessionId),
    endAllSessions: (caller) => endAllSessions(ports, caller),
    changeName: (caller, name) => changeName(ports, caller, name),
    changePreferences: (caller, preferences) => changePreferences(ports, caller, preferences),
    changeEmail: (caller, input) => changeEmail(ports, caller, input),
    changePassword: (caller, input) => changePassword(ports, caller, input),
    block: (caller) => blockOwnAccount(ports, caller),
    requestVerification: (caller, request) => requestVerification(ports, caller, request),
    confirmVerification: (input) => confirmVerification(ports, input),
    requestRecovery: (request) => requestRecovery(ports, request),
    sendRecovery: (payload) => sendRecovery(ports, payload),
    confirmRecovery: (input) => confirmRecovery(ports, input),
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
    listConsents: (userId) => listConsents(ports.transactions.outside, userId),
    listIdentities: (userId) => listIdentities(ports.transactions.outside, userId),
    listActiveDays: (userId) => listDays(ports.transactions.outside, userId),
  };
}
