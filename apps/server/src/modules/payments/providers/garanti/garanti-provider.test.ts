import type { MinorAmount } from '@kilim/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buyer, formMessage, makeAttempt, payAtBank } from '../../testing/simulator-harness.ts';
import { useSimulatorHarness } from '../../testing/use-simulators.ts';
import type { PaidAttempt } from '../payment-provider.ts';

const harness = useSimulatorHarness();
afterEach(() => {
  Object.assign(harness.simulators.bank.faults, { callback: 'signed', xml: 'plain', reversal: 'plain' });
  harness.simulators.bank.messages.length = 0;
});

const lira = (minor: number) => ({ minor: minor as MinorAmount, currency: 'TRY' as const });

async function begin(method: 'garanti-tl' | 'garanti-usd' = 'garanti-tl', minor = 14_990) {
  const provider = harness.find(method);
  const attempt = makeAttempt(harness, method, minor, method === 'garanti-tl' ? 'TRY' : 'USD');
  const { start } = await provider.start(attempt, buyer);
  return { provider, attempt, start };
}

async function payInFull(minor = 14_990): Promise<PaidAttempt> {
  const { provider, attempt, start } = await begin('garanti-tl', minor);
  await payAtBank(start, 'approve');
  const verdict = await provider.inquire(attempt);
  if (verdict.kind !== 'paid') throw new Error(`Not paid: ${verdict.kind}`);
  const { providerTxnId } = verdict;
  return { ...attempt, providerTxnId, paidAt: harness.clock.now(), refundedMinor: 0 as MinorAmount };
}

describe('a card payment', () => {
  it.each(['garanti-tl', 'garanti-usd'] as const)(
    'of %s is accepted by the bank, approved and confirmed by the inquiry',
    async (method) => {
      const { provider, attempt, start } = await begin(method);
      const pairs = (await payAtBank(start, 'approve')) ?? [];
      const { verdicts, dedupKey } = await provider.handleInbound(formMessage(pairs));
      expect(verdicts).toMatchObject([{ kind: 'paid', attemptRef: attempt.reference, amount: null }]);
      expect(dedupKey).toMatch(/^[0-9A-F]{128}$/);
      expect(await provider.inquire(attempt)).toMatchObject({
        kind: 'paid',
        attemptRef: attempt.reference,
        amount: attempt.amount,
        maskedPan: '54066XXXXXXX0009',
      });
    },
  );

  it('has no card field or password in its form', async () => {
    const { start } = await begin();
    const text = JSON.stringify(start);
    expect(text).not.toMatch(/cardnumber|cvv|Prova\/949|949011223344/i);
  });

  it('has a unique reference of 24 characters', async () => {
    const references = await Promise.all(
      Array.from({ length: 50 }, async () => (await begin()).attempt.reference),
    );
    expect(new Set(references).size).toBe(50);
    for (const reference of references) expect(reference).toMatch(/^[A-Z0-9]{24}$/);
  });

  it('is refused by the bank when a signed field is changed', async () => {
    const { start, provider, attempt } = await begin();
    if (start.kind !== 'form-post') throw new Error(`Unexpected start: ${start.kind}`);
    for (const name of ['txnamount', 'txncurrencycode', 'orderid', 'successurl', 'txninstallmentcount']) {
      const fields = start.fields.map(([key, value]): [string, string] => [
        key,
        key === name ? `${value}1` : value,
      ]);
      const pairs = await payAtBank({ ...start, fields }, 'approve');
      expect(pairs).toContainEqual(['mdstatus', '7']);
    }
    expect((await provider.inquire(attempt)).kind).toBe('inconclusive');
  });

  it.each([
    ['decline', { kind: 'declined', code: '51' }],
    ['wrong-password', { kind: 'declined', code: 'mdstatus-0' }],
  ] as const)('is declined after %s', async (decision, expected) => {
    const { provider, attempt, start } = await begin();
    const pairs = (await payAtBank(start, decision)) ?? [];
    const { verdicts } = await provider.handleInbound(formMessage(pairs));
    expect(verdicts).toEqual([{ ...expected, attemptRef: attempt.reference }]);
  });

  it('stays undecided when the buyer closes the bank’s page', async () => {
    const { provider, attempt, start } = await begin();
    expect(await payAtBank(start, 'close')).toBeNull();
    expect(await provider.inquire(attempt)).toMatchObject({ kind: 'inconclusive', reason: 'inquiry_92' });
  });

  it.each([
    ['old-version', 'rejected'],
    ['foreign-key', 'rejected'],
    ['unsigned-error', 'inconclusive'],
  ] as const)('is confirmed by the inquiry despite a callback that is %s', async (callback, kind) => {
    harness.simulators.bank.faults.callback = callback;
    const { provider, attempt, start } = await begin();
    const pairs = (await payAtBank(start, 'approve')) ?? [];
    const { verdicts, dedupKey } = await provider.handleInbound(formMessage(pairs));
    expect(verdicts.map((verdict) => verdict.kind)).toEqual([kind]);
    expect(dedupKey).toBeNull();
    expect((await provider.inquire(attempt)).kind).toBe('paid');
  });

  it('rejects the callback of the other terminal (case 6)', async () => {
    const { start } = await begin('garanti-usd');
    const pairs = (await payAtBank(start, 'approve')) ?? [];
    const { verdicts } = await harness.find('garanti-tl').handleInbound(formMessage(pairs));
    expect(verdicts).toEqual([{ kind: 'rejected', reason: 'other_terminal' }]);
  });
});

describe('a failed inquiry (case 11)', () => {
  it.each([
    ['status-500', 'status_500'],
    ['timeout', 'timeout'],
    ['half', 'answer_unreadable'],
    ['doctype', 'answer_unreadable'],
  ] as const)('is unreachable after %s', async (xml, message) => {
    const { provider, attempt, start } = await begin();
    await payAtBank(start, 'approve');
    harness.simulators.bank.faults.xml = xml;
    await expect(provider.inquire(attempt)).rejects.toMatchObject({
      name: 'ProviderUnreachable',
      message,
      isUnsent: false,
    });
  });

  it.each([
    ['code-92', 'inquiry_92'],
    ['order-differs', 'reference_differs'],
  ] as const)('is inconclusive after %s', async (xml, reason) => {
    const { provider, attempt, start } = await begin();
    await payAtBank(start, 'approve');
    harness.simulators.bank.faults.xml = xml;
    expect(await provider.inquire(attempt)).toEqual({
      kind: 'inconclusive',
      attemptRef: attempt.reference,
      reason,
    });
  });

  it('reports the bank’s amount, not the expected one', async () => {
    const { provider, attempt, start } = await begin();
    await payAtBank(start, 'approve');
    harness.simulators.bank.faults.xml = 'amount-differs';
    expect(await provider.inquire(attempt)).toMatchObject({ kind: 'paid', amount: lira(14_989) });
  });
});

describe('a refund', () => {
  const ask = (paid: PaidAttempt, minor: number) =>
    harness.find('garanti-tl').refund(paid, lira(minor), 'key');

  it('voids a full payment of the same day', async () => {
    const paid = await payInFull();
    expect(await ask(paid, 14_990)).toMatchObject({ kind: 'done' });
    expect(harness.simulators.bank.messages).toEqual(['orderinq', 'void']);
    expect(await harness.find('garanti-tl').inquire(paid)).toMatchObject({
      kind: 'declined',
      code: 'void',
    });
  });

  it('follows a void that was refused after settlement (case 13)', async () => {
    const paid = await payInFull();
    harness.simulators.bank.faults.reversal = 'settled';
    expect(await ask(paid, 14_990)).toMatchObject({ kind: 'done' });
    expect(harness.simulators.bank.messages).toEqual(['orderinq', 'void', 'refund']);
  });

  it('is not sent after a void of unknown outcome', async () => {
    const paid = await payInFull();
    harness.simulators.bank.faults.xml = 'code-92';
    expect(await ask(paid, 14_990)).toEqual({ kind: 'pending', reference: null });
    expect(harness.simulators.bank.messages).toEqual(['orderinq', 'void']);
  });

  it('is sent for a partial amount and for a payment of an earlier day', async () => {
    const paid = await payInFull();
    expect(await ask(paid, 5_000)).toMatchObject({ kind: 'done' });
    const earlier = await payInFull();
    harness.clock.advance(24 * 3_600_000);
    expect(await ask(earlier, 14_990)).toMatchObject({ kind: 'done' });
    expect(harness.simulators.bank.messages).toEqual(['orderinq', 'refund', 'orderinq', 'refund']);
  });

  it('reports the code of a refusal', async () => {
    const paid = await payInFull();
    expect(await ask(paid, 14_991)).toEqual({ kind: 'refused', code: '05' });
  });

  it('is found in the history and not repeated when its reply is lost', async () => {
    const paid = await payInFull();
    harness.simulators.bank.faults.reversal = 'lost-answer';
    await expect(ask(paid, 5_000)).rejects.toMatchObject({ name: 'ProviderUnreachable', isUnsent: false });
    expect(harness.simulators.bank.messages.filter((type) => type === 'refund')).toHaveLength(1);
    const found = await harness.find('garanti-tl').inquireRefund(paid, lira(5_000), 'key');
    expect(found).toMatchObject({ kind: 'done' });
  });

  it('finds a void whose reply was lost, and a refund that was not received', async () => {
    const provider = harness.find('garanti-tl');
    const paid = await payInFull();
    expect(await provider.inquireRefund(paid, lira(14_990), 'key')).toEqual({
      kind: 'refused',
      code: 'not-received',
    });
    harness.simulators.bank.faults.reversal = 'lost-answer';
    await expect(ask(paid, 14_990)).rejects.toMatchObject({ message: 'timeout' });
    expect(await provider.inquireRefund(paid, lira(14_990), 'key')).toMatchObject({ kind: 'done' });
  });

  it('is distinguished from an earlier refund of the same amount', async () => {
    const paid = await payInFull();
    await ask(paid, 5_000);
    const later = { ...paid, refundedMinor: 5_000 as MinorAmount };
    const provider = harness.find('garanti-tl');
    expect(await provider.inquireRefund(later, lira(5_000), 'key')).toEqual({
      kind: 'refused',
      code: 'not-received',
    });
    await ask(later, 5_000);
    expect(await provider.inquireRefund(later, lira(5_000), 'key')).toMatchObject({ kind: 'done' });
  });
});

describe('the bank’s list of orders', () => {
  it('contains approved payments of this terminal with their references', async () => {
    const { attempt, start, provider } = await begin('garanti-usd', 999);
    await payAtBank(start, 'approve');
    const declined = await begin('garanti-usd');
    await payAtBank(declined.start, 'decline');
    const now = harness.clock.now();
    const found = await provider.sweep(now - 3 * 86_400_000, now);
    expect(found).toContainEqual({
      providerTxnId: expect.any(String),
      amountMinor: 999,
      currency: 'USD',
      senderName: '',
      referenceText: attempt.reference,
      reference: attempt.reference,
      occurredAt: now,
    });
    const references = found.map(({ reference }) => reference);
    expect(references).not.toContain(declined.attempt.reference);
  });

  it('is unreachable when the bank returns an error', async () => {
    harness.simulators.bank.faults.xml = 'code-92';
    const now = harness.clock.now();
    await expect(harness.find('garanti-tl').sweep(now - 86_400_000, now)).rejects.toMatchObject({
      name: 'ProviderUnreachable',
      message: 'list_92',
    });
  });
});
