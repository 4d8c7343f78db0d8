import type { Language, UserId } from '@kilim/contract';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import { createSiteHosts } from '../../../platform/hosts/index.ts';
import { countUse } from '../../../platform/http/index.ts';
import { createJobs } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { TestEngine } from '../../../testing/each-engine.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp, type TestApp, type TestCall, type TestReply } from '../../../testing/test-app.ts';
import { createSecurityLogService } from '../../security-log/index.ts';
import {
  createAccountsRoutes,
  createAccountsService,
  createOAuthClients,
  createPasswords,
  type Eraser,
  type OAuthConfig,
} from '../index.ts';

type TestAccountsEngine = Pick<TestEngine, 'name' | 'transactions'>;

export interface TestAccountsOptions {
  readonly host?: string;
  readonly isSecure?: boolean;
  readonly rateLimitFactor?: number;
  /** Counts limits in the database, together with every other app over it. */
  readonly sharesLimits?: boolean;
  readonly initialCredits?: number;
  readonly sendsMail?: boolean;
  readonly sessionMaximum?: number;
  readonly adminEmail?: string;
  readonly oauth?: OAuthConfig;
  readonly erasers?: readonly Eraser[];
  readonly offersMagicLink?: boolean;
  readonly trustedOrigins?: readonly string[];
  readonly publicOrigin?: string;
  readonly findLanguage?: (tx: Tx, userId: UserId) => Promise<Language | null>;
  readonly findCountryCode?: (ip: string) => Promise<string | null>;
}

let addresses = 0;
export const newAddress = (): string => {
  addresses += 1;
  return `kisi${addresses}@ornek.test`;
};

/** The first link in a mail's text. */
export function linkOf(mail: Mail | undefined): URL {
  const found = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!found) throw new Error('The mail has no link.');
  return new URL(found);
}

/** The module with its real ports, except that mails are kept in a list and hashing is cheap. */
export function openAccounts(engine: TestAccountsEngine, options: TestAccountsOptions = {}) {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const mails: Mail[] = [];
  const forgotten: string[] = [];
  const erased: UserId[] = [];
  const openings: { userId: UserId; amount: number }[] = [];
  const jobs = createJobs({
    transactions: engine.transactions,
    engine: engine.name,
    clock,
    log: silentLog,
    handlers: {
      'account-recovery': (payload) => service.sendPasswordReset(payload),
      'account-magic-link': (payload) => service.sendMagicLink(payload),
      'account-erasure': (payload) => service.eraseAccount(payload),
      'security-bursts': () => securityLog.checkBursts(),
      'session-place': (payload) => service.locateSession(payload),
    },
  });
  const mailer = {
    post: async (_: unknown, mail: Mail) => void mails.push(mail),
    forget: async (_: unknown, recipient: string) => void forgotten.push(recipient),
  };
  const securityLog = createSecurityLogService({
    transactions: engine.transactions,
    clock,
    jobs,
    mailer,
    readSiteName: () => 'Kilim',
    findLanguage: options.findLanguage ?? (async () => null),
  });
  const service = createAccountsService({
    transactions: engine.transactions,
    clock,
    events,
    jobs,
    mailer,
    securityLog,
    erasers: options.erasers ?? [async (userId) => async () => void erased.push(userId)],
    passwords: createPasswords({ memoryCost: 1024, timeCost: 1, parallelism: 1 }),
    findCountryCode: options.findCountryCode,
    oauthClients: options.oauth ? createOAuthClients(options.oauth, clock) : [],
    secrets: createSecretBox(Buffer.alloc(32, 7)),
    grantOpening: async (_, userId, amount) => void openings.push({ userId, amount }),
    settings: {
      projectKey: 'kilim',
      siteName: 'Kilim',
      adminEmail: options.adminEmail ?? 'yonetici@ornek.test',
      initialCredits: options.initialCredits ?? 0,
      sendsMail: options.sendsMail ?? false,
      trustedOrigins: options.trustedOrigins ?? ['https://kilim.example'],
      publicOrigin: options.publicOrigin,
      hosts: createSiteHosts({
        publicOrigin: options.publicOrigin,
        previewOrigin: undefined,
        trustedOrigins: [],
        listenHost: '127.0.0.1',
      }),
      sessionIdle: 30 * 86_400_000,
      sessionMaximum: options.sessionMaximum ?? 180 * 86_400_000,
      countryHeader: 'x-country',
      offersMagicLink: options.offersMagicLink ?? true,
    },
  });
  const app = createTestApp({
    routes: createAccountsRoutes(service),
    authenticate: (credentials) => service.authenticate(credentials),
    verifyProof: service.verifyProof,
    ...(options.host !== undefined && { host: options.host }),
    isSecure: options.isSecure ?? false,
    trustedOrigins: options.trustedOrigins ?? ['https://kilim.example'],
    ...(options.publicOrigin !== undefined && { publicOrigin: options.publicOrigin }),
    rateLimitFactor: options.rateLimitFactor ?? 1000,
    ...(options.sharesLimits && {
      sharedLimits: {
        count: (count) => countUse(engine.transactions.outside, count),
        clock,
        log: silentLog,
      },
    }),
  });
  const newBrowser = () => createBrowser((method, path, call) => app.call(method, path, call));
  return { app, clock, securityLog, erased, events, forgotten, jobs, mails, newBrowser, openings, service };
}

export type TestAccounts = ReturnType<typeof openAccounts>;

/** Keeps cookies between calls as a browser on a page of this site does. */
function createBrowser(send: (method: string, path: string, call: TestCall) => Promise<TestReply>) {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, options: TestCall = {}): Promise<TestReply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(cookie !== '' && { cookie }),
      ...options.headers,
    };
    const reply = await send(method, path, { ...options, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return { call, cookies };
}

export type TestBrowser = ReturnType<typeof createBrowser>;

/** The calls of a browser to another app over the same sessions. */
export function callAs(app: Pick<TestApp, 'call'>, { cookies }: TestBrowser) {
  return (method: string, path: string, options: object = {}): Promise<TestReply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return app.call(method, path, { ...options, headers: { cookie } });
  };
}

/** Makes the account one whose password no user knows. */
export async function dropPassword(
  { transactions }: Pick<TestEngine, 'transactions'>,
  userId: UserId,
): Promise<void> {
  await queries(transactions.outside)
    .updateTable('users')
    .set({ has_password: 0 })
    .where('id', '=', userId)
    .execute();
}

export const testPassword = 'uzun bir şifre';

/** Registers a new user and signs them in. */
export async function signUp(
  accounts: TestAccounts,
  email = newAddress(),
): Promise<{ browser: TestBrowser; email: string; userId: UserId }> {
  const browser = accounts.newBrowser();
  const registered = await browser.call('POST', '/v1/account', {
    body: { userId: 'unique()', email, password: testPassword, name: 'Ayşe Yılmaz' },
  });
  await browser.call('POST', '/v1/account/sessions/email', { body: { email, password: testPassword } });
  return { browser, email, userId: (registered.json as { $id: UserId }).$id };
}
