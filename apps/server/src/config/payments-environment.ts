import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { ProvidersConfig } from '../modules/payments/index.ts';
import { isLoopback } from '../platform/hosts/index.ts';

type GarantiSettings = ProvidersConfig['garanti'][number];
type WiseAccount = NonNullable<ProvidersConfig['wise']>['accounts'][number];

// Environment variables of the payment providers. A method is configured completely or not at all, because an
// incomplete one would fail only at the first payment.

const secret = z.string().min(1).max(200);
const digits = z.string().regex(/^\d{1,15}$/, 'digits only');
const text = z.string().regex(/^[\w.-]{1,60}$/);

/** HTTPS is required, except on loopback for the simulators. */
const providerOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), 'must be https')
  .transform((value) => value.replace(/\/+$/, ''));

/** A PEM key; `\n` stands for a line break, so that it fits one line. */
const pem = (read: (key: string) => unknown) =>
  z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine((value) => {
      try {
        read(value);
        return true;
      } catch {
        return false;
      }
    }, 'not a PEM key');

const account = z.strictObject({
  currency: z.enum(['TRY', 'USD', 'EUR']),
  balanceId: z.union([z.string().regex(/^\w{1,40}$/), z.number().int()]).transform(String),
  title: z.string().min(1).max(80),
  lines: z
    .array(z.strictObject({ label: z.string().min(1).max(60), value: z.string().min(1).max(120) }))
    .min(1)
    .max(12),
});

/** Errors name the path in the JSON and never echo its content. */
const accountsJson = z.string().transform((value, context): WiseAccount[] => {
  try {
    const parsed = z.array(account).min(1).max(12).safeParse(JSON.parse(value));
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    context.addIssue({ code: 'custom', message: where });
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
  }
  return z.NEVER;
});

/** `none` stands for an empty instalment field, because an empty variable counts as unset. */
const installment = z.enum(['none', '0', '1']);

/** Variables of the payment providers, part of the server's environment. */
export const paymentsEnvironment = {
  GARANTI_TL_BASE_URL: providerOrigin.optional(),
  GARANTI_TL_MODE: z.enum(['TEST', 'PROD']).optional(),
  GARANTI_TL_MERCHANT_ID: digits.optional(),
  GARANTI_TL_TERMINAL_ID: digits.optional(),
  GARANTI_TL_TERMINAL_USER_ID: text.optional(),
  GARANTI_TL_PROVISION_USER: text.optional(),
  GARANTI_TL_PROVISION_PASSWORD: secret.optional(),
  GARANTI_TL_REFUND_USER: text.optional(),
  GARANTI_TL_REFUND_PASSWORD: secret.optional(),
  GARANTI_TL_STORE_KEY: secret.optional(),
  GARANTI_TL_SECURITY_LEVEL: z.enum(['3D_OOS_PAY', '3D_OOS_FULL']).optional(),
  GARANTI_TL_INSTALLMENT: installment.optional(),
  GARANTI_USD_BASE_URL: providerOrigin.optional(),
  GARANTI_USD_MODE: z.enum(['TEST', 'PROD']).optional(),
  GARANTI_USD_MERCHANT_ID: digits.optional(),
  GARANTI_USD_TERMINAL_ID: digits.optional(),
  GARANTI_USD_TERMINAL_USER_ID: text.optional(),
  GARANTI_USD_PROVISION_USER: text.optional(),
  GARANTI_USD_PROVISION_PASSWORD: secret.optional(),
  GARANTI_USD_REFUND_USER: text.optional(),
  GARANTI_USD_REFUND_PASSWORD: secret.optional(),
  GARANTI_USD_STORE_KEY: secret.optional(),
  GARANTI_USD_SECURITY_LEVEL: z.enum(['3D_OOS_PAY', '3D_OOS_FULL']).optional(),
  GARANTI_USD_INSTALLMENT: installment.optional(),
  WISE_BASE_URL: providerOrigin.optional(),
  WISE_API_TOKEN: secret.optional(),
  WISE_PROFILE_ID: digits.optional(),
  /** JSON: `[{currency, balanceId, title, lines: [{label, value}]}]` */
  WISE_ACCOUNTS_JSON: accountsJson.optional(),
  WISE_WEBHOOK_PUBLIC_KEY: pem(createPublicKey).optional(),
  WISE_SIGNING_KEY: pem(createPrivateKey).optional(),
  WISE_PAY_HANDLE: text.optional(),
};

const shape = z.object(paymentsEnvironment);
export type PaymentsEnvironment = z.infer<typeof shape>;
type Name = keyof PaymentsEnvironment;

const terminals = [
  { method: 'garanti-tl', prefix: 'GARANTI_TL' },
  { method: 'garanti-usd', prefix: 'GARANTI_USD' },
] as const;
const neededOfTerminal = [
  'BASE_URL',
  'MODE',
  'MERCHANT_ID',
  'TERMINAL_ID',
  'PROVISION_PASSWORD',
  'REFUND_PASSWORD',
  'STORE_KEY',
] as const;
const neededOfWise: readonly Name[] = [
  'WISE_BASE_URL',
  'WISE_API_TOKEN',
  'WISE_PROFILE_ID',
  'WISE_ACCOUNTS_JSON',
  'WISE_WEBHOOK_PUBLIC_KEY',
];

const groups: readonly { readonly prefix: string; readonly needed: readonly Name[] }[] = [
  ...terminals.map(({ prefix }) => ({
    prefix,
    needed: neededOfTerminal.map((name) => `${prefix}_${name}` as const),
  })),
  { prefix: 'WISE', needed: neededOfWise },
];

/** Incompletely configured methods: the prefix of each and a sentence that names the missing variables. */
function findIncomplete(values: PaymentsEnvironment): { name: string; sentence: string }[] {
  return groups.flatMap(({ prefix, needed }) => {
    const hasAny = Object.entries(values).some(
      ([name, value]) => name.startsWith(`${prefix}_`) && value !== undefined,
    );
    const missing = needed.filter((name) => values[name] === undefined);
    return hasAny && missing.length > 0
      ? [{ name: prefix, sentence: `set all of it or nothing; missing: ${missing.join(', ')}` }]
      : [];
  });
}

/** Problems that would appear only at the first payment, each with the name of the variable. */
export function findPaymentProblems(
  values: PaymentsEnvironment & {
    readonly HOST: string;
    readonly TRUST_PROXY: boolean;
    readonly PUBLIC_ORIGIN?: string | undefined;
  },
): { name: string; sentence: string }[] {
  const { HOST, PUBLIC_ORIGIN, TRUST_PROXY } = values;
  const isPublic = TRUST_PROXY || !isLoopback(HOST);
  const banks = terminals.flatMap((terminal) => readTerminal(values, terminal) ?? []);
  const isReal = banks.some(({ mode }) => mode === 'PROD');
  const problems = findIncomplete(values);
  if (PUBLIC_ORIGIN === undefined && banks.length > 0 && (isPublic || isReal)) {
    problems.push({ name: 'PUBLIC_ORIGIN', sentence: 'needed, because the bank sends buyers back there' });
  } else if (isReal && !PUBLIC_ORIGIN?.startsWith('https:')) {
    problems.push({
      name: 'PUBLIC_ORIGIN',
      sentence: 'must be https, because the bank sends buyers back there',
    });
  }
  return problems;
}

function readTerminal(
  values: PaymentsEnvironment,
  { method, prefix }: (typeof terminals)[number],
): GarantiSettings | null {
  const baseUrl = values[`${prefix}_BASE_URL`];
  const mode = values[`${prefix}_MODE`];
  const merchantId = values[`${prefix}_MERCHANT_ID`];
  const terminalId = values[`${prefix}_TERMINAL_ID`];
  const provisionPassword = values[`${prefix}_PROVISION_PASSWORD`];
  const refundPassword = values[`${prefix}_REFUND_PASSWORD`];
  const storeKey = values[`${prefix}_STORE_KEY`];
  if (!baseUrl || !mode || !merchantId || !terminalId || !provisionPassword || !refundPassword || !storeKey) {
    return null;
  }
  const provisionUser = values[`${prefix}_PROVISION_USER`] ?? 'PROVAUT';
  const configured = values[`${prefix}_INSTALLMENT`];
  return {
    method,
    baseUrl,
    mode,
    merchantId,
    terminalId,
    terminalUserId: values[`${prefix}_TERMINAL_USER_ID`] ?? provisionUser,
    provisionUser,
    provisionPassword,
    refundUser: values[`${prefix}_REFUND_USER`] ?? 'PROVRFN',
    refundPassword,
    storeKey,
    securityLevel: values[`${prefix}_SECURITY_LEVEL`] ?? '3D_OOS_PAY',
    installment: configured === undefined || configured === 'none' ? '' : configured,
  };
}

function readWise(values: PaymentsEnvironment): ProvidersConfig['wise'] {
  const {
    WISE_BASE_URL: baseUrl,
    WISE_API_TOKEN: apiToken,
    WISE_PROFILE_ID: profileId,
    WISE_ACCOUNTS_JSON: accounts,
    WISE_WEBHOOK_PUBLIC_KEY: webhookPublicKey,
  } = values;
  if (!baseUrl || !apiToken || !profileId || !accounts || !webhookPublicKey) return null;
  const signingKey = values.WISE_SIGNING_KEY ?? null;
  const payHandle = values.WISE_PAY_HANDLE ?? null;
  return { baseUrl, apiToken, profileId, accounts, webhookPublicKey, signingKey, payHandle };
}

/** The completely configured providers. */
export function readPaymentsConfig(values: PaymentsEnvironment): ProvidersConfig {
  return {
    garanti: terminals.flatMap((terminal) => readTerminal(values, terminal) ?? []),
    wise: readWise(values),
  };
}
