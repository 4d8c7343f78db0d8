import { z } from 'zod';
import { findPaymentProblems, paymentsEnvironment } from './payments-environment.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const flag = z
  .enum(['0', '1', 'on', 'off', 'true', 'false'])
  .transform((value) => ['1', 'on', 'true'].includes(value));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Loopback unless asked: a fresh install is nobody else's business. */
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people reach the studio, when it is not the address that the request names. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Where built apps run: another host than the studio's (preview-engine.md §7.6). */
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
  /** Header in which a proxy of ours names the visitor's country (ISO 3166), such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .toLowerCase()
    .optional(),
  /** Asked for a visitor's country when no header names it; `{ip}` stands for the address. */
  GEOLOCATION_URL: z
    .string()
    .includes('{ip}')
    .pipe(z.url({ protocol: /^https?$/ }))
    .optional(),
  /** Key of sealed secrets and signatures; without it one is kept in the data folder. Several machines share one. */
  APP_SECRET: z.string().min(32).optional(),
  PROJECT_KEY: z
    .string()
    .regex(/^[a-z0-9_-]{1,36}$/)
    .default('kilim'),
  SITE_NAME: z.string().min(1).max(60).default('Kilim'),
  ADMIN_EMAIL: z.email().toLowerCase().default('admin@kilim.local'),
  INITIAL_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(200),
  /** A session ends when it was not used for so long, and in any case so long after signing in. */
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
  /** Sign-in with a provider appears when its credentials are set. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** PEM; `\\n` stands for a line break. */
  APPLE_PRIVATE_KEY: z
    .string()
    .min(1)
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  /** Replaces the providers' own addresses in tests with simulated providers. */
  OAUTH_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).default('gpt-4o'),
  AI_CREDITS_PER_TOKEN: z.coerce.number().positive().max(10).optional(),
  AI_IDLE_TIMEOUT_SECONDS: z.coerce.number().min(0.05).max(600).default(60),
  /** Pause between two pieces of a built-in answer, so that it reads as one is written. */
  AI_BUILTIN_PACE_MS: z.coerce.number().int().min(0).max(1_000).default(12),
  /** Percent that the prices of plans include. */
  TAX_RATE: z.coerce.number().min(0).max(100).default(20),
  ...paymentsEnvironment,
  /** Simulated payments; unset: only on a loopback address and without a provider that moves money. */
  PAYMENTS_DEMO: flag.optional(),
  /** Lets buyers with a Turkish address pay in another currency than the lira (docs/rules/payments.md#turkish-buyers). */
  PAYMENTS_FOREIGN_CURRENCY_IN_TURKIYE: flag.default(false),
  /** Every receipt number begins with it; a change holds for the receipts that follow. */
  RECEIPT_PREFIX: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .default('KLM'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Lets people sign in by links although mails stay in the outbox, where an administrator reads them. */
  ALLOW_OUTBOX_LOGIN: flag.default(false),
  MAIL_FROM: z.string().min(3).default('Kilim <noreply@kilim.local>'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** Logs what keeps the event loop for more than 50 ms, with its stack. For development: it pauses the process for that. */
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
  for (const { name, sentence } of findPaymentProblems(values)) {
    context.addIssue({ code: 'custom', path: [name], message: sentence });
  }
});

/** Every name of the environment that is wrong, in one message. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the configuration; an empty value counts as unset. Throws ConfigError with the whole list. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = whole.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
