import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { paymentMethod } from './orders.ts';
import { noBody, timestamp } from './primitives.ts';

// What administrators see of the running server: docs/rules/health.md

/** What can be wrong, with how bad it is. Each has an instruction for the operator. */
export const healthProblems = {
  database_unreachable: 'failed',
  database_newer: 'failed',
  database_slow: 'warning',
  storage_unwritable: 'failed',
  storage_full: 'failed',
  storage_low: 'warning',
  mail_not_configured: 'warning',
  mail_unreachable: 'failed',
  mail_refused: 'failed',
  mail_stuck: 'warning',
  ai_builtin: 'warning',
  ai_failing: 'failed',
  payments_none: 'warning',
  payments_simulated: 'warning',
  payments_undecided: 'warning',
  payments_unmatched: 'warning',
  jobs_stuck: 'failed',
  jobs_failed: 'warning',
  versions_node_old: 'warning',
} as const;
export type HealthProblem = keyof typeof healthProblems;
export const healthProblem = z.enum(Object.keys(healthProblems) as [HealthProblem, ...HealthProblem[]]);

export const healthState = z.enum(['ok', 'warning', 'failed']);
export type HealthState = z.infer<typeof healthState>;

export const healthAreas = ['database', 'storage', 'mail', 'ai', 'payments', 'jobs', 'versions'] as const;
export type HealthArea = (typeof healthAreas)[number];

export const healthRules = {
  /** Milliseconds of a small query. */
  slowQuery: 250,
  /** Free bytes of the data folder's disk. */
  freeLow: 5 * 1_073_741_824,
  freeMinimum: 512 * 1_048_576,
  /** Milliseconds that a mail may wait for a configured server, and a due job for its run. */
  mailWait: 15 * 60_000,
  jobWait: 5 * 60_000,
  /** Days of failed jobs. */
  failedDays: 7,
  /** Counting stops here. */
  countMaximum: 1_000,
  nodeMinimum: 20,
} as const;

const count = z.number().int();
const area = z.object({ state: healthState, problems: z.array(healthProblem) });
const paymentProvider = z.object({
  method: paymentMethod,
  isConfigured: z.boolean(),
  /** Payments at the test system of the bank, which move no money. */
  isTest: z.boolean(),
});

export const siteHealth = z.object({
  checkedAt: timestamp,
  /** The worst state of all areas. */
  state: healthState,
  database: area.extend({
    engine: z.enum(['sqlite', 'postgres']),
    /** Milliseconds of a small query; null when it failed. */
    latency: count.nullable(),
    migrations: count.nullable(),
    latestMigration: z.string().nullable(),
  }),
  storage: area.extend({
    /** Bytes of the disk; null when it cannot be read. */
    freeBytes: count.nullable(),
    totalBytes: count.nullable(),
    /** Bytes of all users. */
    storedBytes: count.nullable(),
    /** Quota of an account without a plan. */
    freeQuotaBytes: count,
  }),
  mail: area.extend({
    /** Host and port of the mail server, without user and password; null without one. */
    server: z.string().nullable(),
    sender: z.string(),
    /** At most `healthRules.countMaximum`. */
    waiting: count.nullable(),
    oldestWaitingAt: timestamp.nullable(),
  }),
  ai: area.extend({
    /** `builtin` without a model. */
    provider: z.string(),
    model: z.string(),
    /** Names of models whose last request failed. */
    failing: z.array(z.string()),
  }),
  payments: area.extend({
    providers: z.array(paymentProvider),
    undecidedRefunds: count.nullable(),
    unmatchedTransfers: count.nullable(),
  }),
  jobs: area.extend({
    waiting: count.nullable(),
    oldestDueAt: timestamp.nullable(),
    /** Final failures of the last days by kind. */
    failed: z.array(z.object({ kind: z.string(), count })),
  }),
  versions: area.extend({ app: z.string(), node: z.string(), platform: z.string() }),
});
export type SiteHealth = z.infer<typeof siteHealth>;

export const getSiteHealth = defineEndpoint({
  name: 'getSiteHealth',
  summary: 'Returns the state of database, storage, mail, AI, payments, jobs and versions, without secrets.',
  method: 'GET',
  path: '/admin/health',
  access: 'admin',
  status: 200,
  reply: siteHealth,
  errors: [],
});

export const testMailResult = z.enum(['sent', 'stored', 'unreachable', 'refused']);
export type TestMailResult = z.infer<typeof testMailResult>;

export const sendTestMail = defineEndpoint({
  name: 'sendTestMail',
  summary: "Sends a mail to the caller's own address and reports whether the mail server took it.",
  method: 'POST',
  path: '/admin/mails/test',
  access: 'admin',
  body: noBody,
  status: 200,
  reply: z.object({
    /** `stored` without a mail server: the mail is in the outbox. */
    result: testMailResult,
    recipient: z.string(),
  }),
  errors: [],
});
