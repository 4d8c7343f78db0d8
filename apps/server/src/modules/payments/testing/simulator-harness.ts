import type { MinorAmount, PaymentMethod, PaymentStart } from '@kilim/contract';
import { z } from 'zod';
import {
  type PaymentsEnvironment,
  paymentsEnvironment,
  readPaymentsConfig,
} from '../../../config/payments-environment.ts';
import { type Clock, createManualClock } from '../../../platform/clock/clock.ts';
import { startSimulators } from '../../../simulators/index.ts';
import { createProviders } from '../providers/index.ts';
import type { Attempt, PaymentProvider } from '../providers/payment-provider.ts';

export const shopOrigin = 'http://shop.example.test';

export type ManualClock = Clock & { advance(milliseconds: number): void };

/** Arguments of one log call. */
export type LogLine = readonly unknown[];

/** Connects the real providers to the simulated bank and Wise over real sockets, with a manual clock. */
export async function startSimulatorHarness(
  clock: ManualClock = createManualClock(Date.parse('2026-11-21T09:00:00Z')),
) {
  const simulators = await startSimulators({ now: clock.now });
  const environment: PaymentsEnvironment = z.object(paymentsEnvironment).parse(simulators.environment);
  const logged: LogLine[] = [];
  /** Shortens the timeout only for faults that never answer, because a busy machine is slow too. */
  const fetchWithShortTimeout: typeof fetch = (input, init) => {
    const { bank, wise } = simulators;
    const isSilent =
      bank.faults.xml === 'timeout' ||
      bank.faults.reversal === 'lost-answer' ||
      wise.faults.statement === 'timeout';
    return fetch(input, isSilent ? { ...init, signal: AbortSignal.timeout(1_500) } : init);
  };
  const providers = createProviders(readPaymentsConfig(environment), {
    clock,
    fetch: fetchWithShortTimeout,
    publicOrigin: () => shopOrigin,
    siteName: () => 'Kilim',
    log: {
      warn: (...line: unknown[]) => {
        logged.push(line);
      },
    },
  });
  const find = (method: PaymentMethod): PaymentProvider => {
    const provider = providers.find((candidate) => candidate.method === method);
    if (!provider) throw new Error(`${method} is not configured.`);
    return provider;
  };
  return { clock, simulators, providers, find, logged };
}

export type SimulatorHarness = Awaited<ReturnType<typeof startSimulatorHarness>>;

/** Reads target and hidden fields of a form on a bank page. */
function readForm(html: string): { action: string; fields: [string, string][] } {
  const decode = (text: string): string =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']): [string, string] => [decode(name), decode(value)],
  );
  return { action: decode(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ''), fields };
}

export type BankDecision = 'approve' | 'decline' | 'wrong-password' | 'close';

/**
 * Goes through the bank's pages like a browser and returns the fields that it would post back, or null when the page
 * has no form. A rejected form returns the bank's error fields.
 */
export async function payAtBank(
  start: PaymentStart,
  decision: BankDecision,
): Promise<[string, string][] | null> {
  if (start.kind !== 'form-post') throw new Error('Not a payment at the bank.');
  const post = async (url: string, fields: [string, string][]): Promise<string> =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
  const shown = readForm(await post(start.action, start.fields));
  if (shown.action !== '/servlet/decision') return shown.fields;
  const target = new URL(shown.action, start.action).href;
  const answer = readForm(await post(target, [...shown.fields, ['outcome', decision]]));
  return answer.action === '' ? null : answer.fields;
}

export const formMessage = (pairs: readonly (readonly [string, string])[]) => ({
  headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
  rawBody: new TextEncoder().encode(
    new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString(),
  ),
});

export const buyer = { email: 'ayse@ornek.test', ip: '203.0.113.7', language: 'tr' } as const;

export function makeAttempt(
  { clock, find }: SimulatorHarness,
  method: PaymentMethod,
  minor: number,
  currency: Attempt['amount']['currency'],
): Attempt {
  const now = clock.now();
  const provider = find(method);
  const reference = provider.makeReference((size) => crypto.getRandomValues(new Uint8Array(size)));
  return {
    id: reference,
    orderId: 'order-1' as Attempt['orderId'],
    reference,
    amount: { minor: minor as MinorAmount, currency },
    state: {},
    createdAt: now,
    expiresAt: now + provider.attemptLifetime,
  };
}
