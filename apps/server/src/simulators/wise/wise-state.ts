import { generateKeyPairSync, randomUUID } from 'node:crypto';

export const wiseSwitches = {
  /** `challenge`: asks for a second factor first, as for profiles of the EEA and the UK. */
  statement: ['challenge', 'plain', 'status-500', 'timeout', 'half'],
  /** What happens to the message about a new transfer. */
  webhooks: ['plain', 'twice', 'reordered', 'foreign-key', 'off'],
} as const;

export interface WiseFaults {
  statement: (typeof wiseSwitches.statement)[number];
  webhooks: (typeof wiseSwitches.webhooks)[number];
}

export interface WiseDeposit {
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly sender: string;
  readonly time: number;
}

export const wiseProfile = { id: '40000001', token: 'prova-wise-token' } as const;
export const wiseBalances: readonly { readonly id: string; readonly currency: 'EUR' | 'USD' }[] = [
  { id: '50000978', currency: 'EUR' },
  { id: '50000840', currency: 'USD' },
];

/** Key pairs for the messages and for the merchant's second factor; new at every start. */
function makeKeys() {
  const makePair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  return { webhook: makePair(), foreign: makePair(), merchant: makePair() };
}

export interface WiseState {
  readonly keys: ReturnType<typeof makeKeys>;
  readonly deposits: WiseDeposit[];
  readonly faults: WiseFaults;
  /** Issued one-time tokens that are not used yet. */
  readonly challenges: Set<string>;
  /** Address for messages; null without a subscription. */
  subscriber: string | null;
  now(): number;
  makeId(): string;
}

export function createWiseState(now: () => number): WiseState {
  return {
    keys: makeKeys(),
    deposits: [],
    faults: { statement: 'challenge', webhooks: 'plain' },
    challenges: new Set(),
    subscriber: null,
    now,
    makeId: () => randomUUID(),
  };
}

/** Environment variables for the server; keys in one line. */
export function wiseEnvironment(state: WiseState, origin: string): Record<string, string> {
  const accounts = wiseBalances.map(({ id, currency }) => ({
    currency,
    balanceId: id,
    title: `Kilim ${currency}`,
    lines: [
      { label: 'IBAN', value: 'BE00 0000 0000 0000' },
      { label: 'SWIFT/BIC', value: 'TRWIBEB1XXX' },
    ],
  }));
  const oneLine = (key: string): string => key.trim().replaceAll('\n', '\\n');
  return {
    WISE_BASE_URL: origin,
    WISE_API_TOKEN: wiseProfile.token,
    WISE_PROFILE_ID: wiseProfile.id,
    WISE_ACCOUNTS_JSON: JSON.stringify(accounts),
    WISE_WEBHOOK_PUBLIC_KEY: oneLine(state.keys.webhook.publicKey),
    WISE_SIGNING_KEY: oneLine(state.keys.merchant.privateKey),
  };
}
