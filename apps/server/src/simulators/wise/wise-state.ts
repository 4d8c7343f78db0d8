import { generateKeyPairSync, randomUUID } from 'node:crypto';

export const wiseSwitches = {
  /** `challenge`: a second factor first, as profiles of the EEA and the UK are asked for. */
  statement: ['challenge', 'plain', 'status-500', 'timeout', 'half'],
  /** What happens to the message about new money. */
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

/** A key pair for the messages, and one with which the merchant answers the second factor; made at every start. */
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
  /** One-time tokens that were handed out and not used yet. */
  readonly challenges: Set<string>;
  /** Where messages go; null until somebody subscribes. */
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

/** What the server has to be told to use it; keys in one line. */
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
