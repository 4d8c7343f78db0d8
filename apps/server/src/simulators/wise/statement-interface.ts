import { createVerify } from 'node:crypto';
import { json, type SimulatorHandler, type SimulatorReply } from '../http-host.ts';
import { type WiseDeposit, type WiseState, wiseBalances, wiseProfile } from './wise-state.ts';

const statementPath = /^\/v1\/profiles\/(\w+)\/balance-statements\/(\w+)\/statement\.json$/;

const toTransaction = (deposit: WiseDeposit) => ({
  type: 'CREDIT',
  date: new Date(deposit.time).toISOString(),
  amount: { value: deposit.amount / 100, currency: deposit.currency, zero: false },
  totalFees: { value: 0, currency: deposit.currency, zero: true },
  details: {
    type: 'DEPOSIT',
    description: `Received money from ${deposit.sender}`,
    senderName: deposit.sender,
    senderAccount: '(0000) 000000',
    paymentReference: deposit.reference,
  },
  exchangeDetails: null,
  referenceNumber: deposit.number,
});

/** Asks for a second factor unless the request carries one signed with the merchant's key. */
function challenge(headers: Headers, state: WiseState): SimulatorReply | null {
  const token = headers.get('x-2fa-approval') ?? '';
  const signature = headers.get('x-signature') ?? '';
  const isSigned =
    state.challenges.delete(token) &&
    createVerify('RSA-SHA256').update(token).verify(state.keys.merchant.publicKey, signature, 'base64');
  if (isSigned) return null;
  const next = state.makeId();
  state.challenges.add(next);
  return json({ status: 403, error: 'Forbidden' }, 403, { 'x-2fa-approval': next });
}

function readStatement(url: URL, balanceId: string, state: WiseState): SimulatorReply {
  const balance = wiseBalances.find(({ id }) => id === balanceId);
  const currency = url.searchParams.get('currency');
  const from = Date.parse(url.searchParams.get('intervalStart') ?? '');
  const to = Date.parse(url.searchParams.get('intervalEnd') ?? '');
  const isPeriod = from <= to && to - from <= 469 * 86_400_000;
  if (!balance || balance.currency !== currency || !isPeriod) return json({ error: 'Bad Request' }, 400);
  const transactions = state.deposits
    .filter((deposit) => deposit.currency === currency && deposit.time >= from && deposit.time <= to)
    .map(toTransaction)
    .toReversed();
  return json({ accountHolder: { type: 'BUSINESS' }, transactions, query: { currency, type: 'COMPACT' } });
}

/** Profiles, balances and statements. */
export function createStatementInterface(state: WiseState): SimulatorHandler {
  return async ({ method, url, headers }) => {
    const isOurs = /^\/v[124]\/profiles(\/|$)/.test(url.pathname);
    if (method !== 'GET' || !isOurs) return null;
    if (headers.get('authorization') !== `Bearer ${wiseProfile.token}`)
      return json({ error: 'invalid_token' }, 401);
    if (url.pathname === '/v2/profiles') return json([{ id: Number(wiseProfile.id), type: 'BUSINESS' }]);
    if (url.pathname === `/v4/profiles/${wiseProfile.id}/balances`) {
      return json(wiseBalances.map(({ id, currency }) => ({ id: Number(id), currency, type: 'STANDARD' })));
    }
    const [, profile, balance = ''] = statementPath.exec(url.pathname) ?? [];
    if (profile !== wiseProfile.id) return json({ error: 'Forbidden' }, 403);
    switch (state.faults.statement) {
      case 'status-500':
        return json({ error: 'Internal Server Error' }, 500);
      case 'timeout':
        return 'hang';
      case 'half':
        return { headers: { 'content-type': 'application/json' }, body: '{"transactions":[{"type":"CREDIT"' };
      case 'plain':
        return readStatement(url, balance, state);
      case 'challenge':
        return challenge(headers, state) ?? readStatement(url, balance, state);
    }
  };
}
