import { createSign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type WiseState, wiseBalances, wiseProfile } from './wise-state.ts';

export interface MoneyOrder {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly sender: string;
}

/** Real deliveries are retried 25 times over two weeks; the first retries are enough here. */
const pauses = [0, 200, 500, 1_000, 2_000];

interface Delivery {
  readonly id: string;
  readonly body: string;
}

/** Sends one signed message; returns the reply's status, or 0 without a reply. */
export async function deliver(state: WiseState, { id, body }: Delivery): Promise<number> {
  if (state.subscriber === null) return 0;
  const pair = state.faults.webhooks === 'foreign-key' ? state.keys.foreign : state.keys.webhook;
  try {
    const response = await fetch(state.subscriber, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-delivery-id': id,
        'x-signature-sha256': createSign('RSA-SHA256').update(body).sign(pair.privateKey, 'base64'),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    return response.status;
  } catch {
    return 0;
  }
}

async function deliverPatiently(state: WiseState, delivery: Delivery): Promise<void> {
  for (const pause of pauses) {
    await wait(pause);
    const status = await deliver(state, delivery);
    if (status >= 200 && status < 300) return;
  }
}

/** Books a transfer and notifies the subscriber; like the real message it contains no reference. */
export async function sendMoney(state: WiseState, order: MoneyOrder): Promise<string> {
  const number = `TRANSFER-${9_000_001 + state.deposits.length}`;
  const time = state.now();
  state.deposits.push({ ...order, number, time });
  if (state.subscriber === null) return number;
  const balance = wiseBalances.find(({ currency }) => currency === order.currency);
  const messageOf = (event: string): Delivery => ({
    id: state.makeId(),
    body: JSON.stringify({
      data: {
        resource: {
          id: Number(balance?.id ?? 0),
          profile_id: Number(wiseProfile.id),
          type: 'balance-account',
        },
        amount: order.amount / 100,
        currency: order.currency,
        transaction_type: 'credit',
        occurred_at: new Date(time).toISOString(),
      },
      event_type: event,
      schema_version: '2.0.0',
      sent_at: new Date(time).toISOString(),
    }),
  });
  const messages = [messageOf('balances#credit'), messageOf('balances#update')];
  switch (state.faults.webhooks) {
    case 'off':
      break;
    case 'twice':
      for (const message of [...messages, ...messages]) await deliverPatiently(state, message);
      break;
    case 'reordered':
      for (const message of messages.toReversed()) await deliverPatiently(state, message);
      break;
    case 'foreign-key':
      for (const message of messages) await deliver(state, message);
      break;
    case 'plain':
      for (const message of messages) await deliverPatiently(state, message);
      break;
  }
  return number;
}
