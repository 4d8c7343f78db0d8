// The configuration of the server: environment variables with their defaults and checks.
// Guarantees that an invalid configuration is reported completely before anything is opened.
import { z } from 'zod';
import { findPaymentProblems, paymentsEnvironment } from './payments-environment.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const flag = z
  .enum(['0', '1', 'on', 'off', 'true', 'false'])
  .transform((value) => ['1', 'on', 'true'].includes(value));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Loopback by default, so that a fresh install is not reachable from other machines. */
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Origin of the studio (docs/rules/hosts.md#public-origin). */
  PUBLIC_ORIGIN: origin.optional(),
  /** Origin of built apps, on another registrable domain (docs/rules/hosts.md#preview). */
  PREVIEW_ORIGIN: origin.optional(),
  TRUSTED_ORIGINS: z
    .string()
    .default('')
    .transform((list, context) => {
      const origins: string[] = [];
      for (const item of list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)) {
        const parsed = origin.safeParse(item);
        if (parsed.success) origins.push(parsed.data);
        else context.addIssue({ code: 'custom', message: `not an origin: ${item}` });
      }
      return origins;
    }),
  TRUST_PROXY: flag.default(false),
  /** Header in which the proxy sends the visitor's country (ISO 3166), such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .toLowerCase()
    .optional(),
  /** Service for the country of an address when no header has it; `{ip}` is replaced by the address. */
  GEOLOCATION_URL: z
    .string()
    .includes('{ip}')
    .pipe(z.url({ protocol: /^https?$/ }))
    .optional(),
  /** Key of sealed secrets and signatures, shared by all machines. Without it, a key is kept in the data folder. */
  APP_SECRET: z.string().min(32).optional(),
  /** Files in an S3 bucket instead of the data folder (docs/rules/storage.md#files). All but the prefix belong together. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/)
    .optional(),
  S3_REGION: z.string().min(1).max(64).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-]+\/)*$/)
    .default(''),
  PROJECT_KEY: z
    .string()
    .regex(/^[a-z0-9_-]{1,36}$/)
    .default('kilim'),
  SITE_NAME: z.string().min(1).max(60).default('Kilim'),
  ADMIN_EMAIL: z.email().toLowerCase().default('admin@kilim.local'),
  INITIAL_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(200),
  /** Days after which an unused session ends, and after which every session ends. */
  SESSION_IDLE_DAYS: z.coerce
    .number()
    .min(1 / 24)
    .max(3_650)
    .default(30),
  SESSION_MAX_DAYS: z.coerce
    .number()
    .min(1 / 24)
    .max(3_650)
    .default(180),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** Sign-in with a provider is enabled by its credentials. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** PEM with `\\n` for line breaks. */
  APPLE_PRIVATE_KEY: z
    .string()
    .min(1)
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  /** Replaces the addresses of the OAuth providers in tests. */
  OAUTH_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Also models at addresses of this machine and its networks, and over http. */
  AI_PRIVATE_ENDPOINTS: flag.default(false),
  /** Also Git remotes at addresses of this machine and its networks, and over http. */
  GIT_PRIVATE_REMOTES: flag.default(false),
  /** Where verifications of exports download packages. */
  EXPORT_REGISTRY: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).default('gpt-4o'),
  /** Whether the model of the environment looks at images. */
  AI_READS_IMAGES: flag.default(false),
  AI_CREDITS_PER_TOKEN: z.coerce.number().positive().max(10).optional(),
  AI_IDLE_TIMEOUT_SECONDS: z.coerce.number().min(0.05).max(600).default(60),
  /** With a connected model, the composer builds the first draft of a new app, which the model refines on request. */
  AI_COMPOSED_DRAFT: z.stringbool().default(true),
  /** Milliseconds between two chunks of an answer of the built-in provider. */
  AI_BUILTIN_PACE_MS: z.coerce.number().int().min(0).max(1_000).default(0),
  /** Tax in percent included in the prices of plans. */
  TAX_RATE: z.coerce.number().min(0).max(100).default(20),
  ...paymentsEnvironment,
  /** Simulated payments (docs/rules/payments.md#simulated-payment). */
  PAYMENTS_DEMO: flag.optional(),
  /** Allows buyers with a Turkish address to pay in foreign currency (docs/rules/payments.md#turkish-buyers). */
  PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE: flag.default(false),
  /** Prefix of new receipt numbers. */
  RECEIPT_PREFIX: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .default('KLM'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Allows sign-in by links without a mail server: administrators can read the links in the outbox. */
  ALLOW_OUTBOX_LOGIN: flag.default(false),
  MAIL_FROM: z.string().min(3).default('Kilim <noreply@kilim.local>'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** Logs blocks of the event loop above 50 ms with their stack. For development, because it pauses the process. */
  LOOP_GUARD: flag.default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

export type Config = z.infer<typeof environment>;

const whole = environment.superRefine((values, context) => {
  if (values.PUBLIC_ORIGIN !== undefined && values.PREVIEW_ORIGIN === values.PUBLIC_ORIGIN) {
    context.addIssue({
      code: 'custom',
      path: ['PREVIEW_ORIGIN'],
      message: 'must differ from PUBLIC_ORIGIN; use an address on another domain, or leave it out',
    });
  }
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = s3.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < s3.length) {
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3 variables' });
    }
  }
  for (const { name, sentence } of findPaymentProblems(values)) {
    context.addIssue({ code: 'custom', path: [name], message: sentence });
  }
});

/** Lists all invalid environment variables. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses environment variables; an empty value counts as unset. Throws ConfigError with all problems. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = whole.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
