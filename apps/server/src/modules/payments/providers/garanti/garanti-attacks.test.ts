import { afterEach, expect, it } from 'vitest';
import { queries } from '../../../../platform/db/index.ts';
import { signCallback } from '../../../../simulators/bank/digests.ts';
import { terminals } from '../../../../simulators/bank/terminals.ts';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { addUser } from '../../../../testing/users.ts';
import { type BankDecision, formMessage, payAtBank } from '../../testing/simulator-harness.ts';
import { useSimulatedPayments } from '../../testing/use-simulators.ts';

// docs/rules/payments.md#attack-cases on the whole module, with the real provider and the simulated bank. Numbers in
// test names are the numbers of the cases.

type Pairs = [string, string][];
const minute = 60_000;

describeOnEachEngine('callbacks of the bank', ({ name: engine, transactions }) => {
  const { kit, harness } = useSimulatedPayments({ engine, transactions });
  const { payments, clock } = kit;
  afterEach(() => {
    Object.assign(harness.simulators.bank.faults, { callback: 'signed', xml: 'plain', reversal: 'plain' });
  });

  const post = (pairs: Pairs, method: 'garanti-tl' | 'garanti-usd' = 'garanti-tl') =>
    payments.handleInbound(method, formMessage(pairs));
  const pay = async (decision: BankDecision = 'approve') => {
    const placed = await kit.order();
    const pairs = (await payAtBank(placed.start, decision)) ?? [];
    return { ...placed, pairs };
  };
  const change = (pairs: Pairs, name: string, value: string): Pairs =>
    pairs.map(([key, old]) => [key, key === name ? value : old]);
  const valueOf = (pairs: Pairs, name: string): string => pairs.find(([key]) => key === name)?.[1] ?? '';
  /** Changes fields and signs the result again, which only the bank could do. */
  const resign = (pairs: Pairs, changes: Record<string, string>): Pairs => {
    const changed = Object.entries(changes).reduce((all, [name, value]) => change(all, name, value), pairs);
    const [terminal] = terminals;
    if (!terminal) throw new Error('The simulator has no terminal.');
    const { hash = '' } = signCallback(Object.fromEntries(changed), terminal, '512');
    return change(changed, 'hash', hash);
  };
  /** Deletes the payment at the bank, so that any approval is false. */
  const forgetAtBank = (reference: string) => harness.simulators.bank.orders.delete(reference);
  const messagesOf = async () =>
    queries(transactions.outside).selectFrom('payment_messages').select(['verdict', 'reason']).execute();
  const stateOf = async ({ buyer, orderId }: Awaited<ReturnType<typeof pay>>) => ({
    status: await kit.statusOf(orderId),
    balance: await kit.balanceOf(buyer.userId),
    receipt: (await kit.receiptOf(buyer, orderId)).status,
  });
  const untouched = { status: 'redirected', balance: 0, receipt: 'Beklemede' };
  const paid = { status: 'paid', balance: 10_000, receipt: 'Ödendi' };

  it('pay an order when the inquiry confirms them', async () => {
    const placed = await pay();
    expect(await post(placed.pairs)).toEqual({ orderId: placed.orderId, outcome: 'success' });
    expect(await stateOf(placed)).toEqual(paid);
    const { attempts } = await payments.history(placed.orderId);
    expect(attempts).toMatchObject([{ reference: placed.reference, status: 'paid' }]);
  });

  it.each<[string, (pairs: Pairs) => Pairs]>([
    ['another key (1)', (pairs) => change(pairs, 'hash', 'A'.repeat(128))],
    ['a lower-case hash (1)', (pairs) => change(pairs, 'hash', valueOf(pairs, 'hash').toLowerCase())],
    ['a truncated hash (1)', (pairs) => change(pairs, 'hash', valueOf(pairs, 'hash').slice(0, 64))],
    ['a changed mdstatus (2)', (pairs) => change(pairs, 'mdstatus', '2')],
    ['a changed return code (2)', (pairs) => change(pairs, 'procreturncode', '01')],
    ['a changed reference (2)', (pairs) => change(pairs, 'oid', 'MBAAAAAAAAAAAAAAAAAAAAAA')],
    ['a shortened list (3)', (pairs) => change(pairs, 'hashparams', 'clientid:oid:')],
    [
      'a list with a junk field (3)',
      (pairs) => [...change(pairs, 'hashparams', 'x:'), ['x', valueOf(pairs, 'hashparamsval')]],
    ],
    ['a repeated signed field (3)', (pairs) => [...pairs, ['mdstatus', '1']]],
    [
      'digits moved into the reference (4)',
      (pairs) => {
        const code = valueOf(pairs, 'authcode');
        const shifted = change(pairs, 'oid', valueOf(pairs, 'oid') + code.slice(0, 1));
        return change(shifted, 'authcode', code.slice(1));
      },
    ],
  ])('with %s change nothing and are recorded', async (_name, attack) => {
    const placed = await pay();
    const before = (await messagesOf()).length;
    expect((await post(attack(placed.pairs))).outcome).toBe('error');
    expect(await stateOf(placed)).toEqual(untouched);
    const rows = await messagesOf();
    expect(rows).toHaveLength(before + 1);
    expect(rows.filter(({ verdict }) => verdict === 'rejected').length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(valueOf(placed.pairs, 'hash'));
  });

  it('in the old version or without a hash leave the decision to the inquiry (1, 9)', async () => {
    for (const callback of ['old-version', 'unsigned-error'] as const) {
      harness.simulators.bank.faults.callback = callback;
      const placed = await pay();
      expect((await post(placed.pairs)).outcome).toBe('error');
      expect(await stateOf(placed)).toEqual(untouched);
      clock.advance(3 * minute);
      await payments.reconcile();
      expect(await stateOf(placed)).toEqual(paid);
      await post(placed.pairs);
      expect(await stateOf(placed)).toEqual(paid);
    }
  });

  it('never use unsigned fields (2, 7)', async () => {
    const placed = await pay();
    const forged = change(change(placed.pairs, 'txnamount', '1'), 'orderid', 'MBAAAAAAAAAAAAAAAAAAAAAA');
    await post([...forged, ['credits', '999999'], ['price', '1'], ['planId', 'pro']]);
    expect(await stateOf(placed)).toEqual(paid);
    const { events } = await payments.history(placed.orderId);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'message-mismatched', detail: 'orderid, amount' }),
    );
  });

  it('decline an order with a space as its code (4, 8)', async () => {
    const placed = await pay('decline');
    expect(valueOf(placed.pairs, 'authcode')).toBe(' ');
    expect(await post(placed.pairs)).toEqual({ orderId: placed.orderId, outcome: 'error' });
    expect(await stateOf(placed)).toEqual({ status: 'failed', balance: 0, receipt: 'Başarısız' });
    const { order } = await payments.find(placed.buyer.userId, placed.orderId);
    expect(order.declineCode).toBe('51');
  });

  it('credit once when they are replayed (5)', async () => {
    const placed = await pay();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(placed.pairs)));
    clock.advance(90 * minute);
    replies.push(await post(placed.pairs));
    for (const reply of replies) expect(reply).toEqual({ orderId: placed.orderId, outcome: 'success' });
    expect(await kit.ledgerOf(placed.buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await stateOf(placed)).toEqual(paid);
  });

  it('of another terminal or with an unknown reference match no order (6)', async () => {
    const dollars = await kit.order({ method: 'garanti-usd', currency: 'USD' });
    const foreign = (await payAtBank(dollars.start, 'approve')) ?? [];
    expect(await post(foreign, 'garanti-tl')).toEqual({ orderId: null, outcome: 'error' });
    expect(await kit.statusOf(dollars.orderId)).toBe('redirected');
    const placed = await pay();
    const unknown = resign(placed.pairs, { oid: 'MBAAAAAAAAAAAAAAAAAAAAAA' });
    expect(await post(unknown)).toEqual({ orderId: null, outcome: 'error' });
    expect(await stateOf(placed)).toEqual(untouched);
    const stranger = await addUser(transactions);
    await expect(payments.find(stranger.userId, placed.orderId)).rejects.toMatchObject({
      type: 'order_not_found',
    });
  });

  it.each(['0', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'with an approval and mdstatus %s pay nothing without a confirmation (8)',
    async (mdstatus) => {
      const placed = await pay();
      forgetAtBank(placed.reference);
      await post(resign(placed.pairs, { mdstatus }));
      clock.advance(minute);
      await payments.reconcile();
      expect(await stateOf(placed)).toEqual(untouched);
    },
  );

  it.each([
    ['Approved with 05', { procreturncode: '05' }],
    ['Error', { response: 'Error' }],
    ['a perfect approval', {}],
  ])('signed as %s pay nothing without a payment at the bank (8)', async (_name, changes) => {
    const placed = await pay();
    forgetAtBank(placed.reference);
    await post(resign(placed.pairs, changes));
    expect((await stateOf(placed)).balance).toBe(0);
    expect(['redirected', 'verifying']).toContain(await kit.statusOf(placed.orderId));
  });

  it('that are lost are replaced by an inquiry, with two workers at once (10)', async () => {
    harness.simulators.bank.faults.callback = 'lost';
    const placed = await pay();
    expect(placed.pairs).toEqual([]);
    clock.advance(3 * minute);
    await Promise.all([payments.reconcile(), payments.reconcile()]);
    expect(await kit.ledgerOf(placed.buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await stateOf(placed)).toEqual(paid);
  });

  it('pay the order after a failed inquiry is repeated (11)', async () => {
    for (const xml of ['status-500', 'half', 'doctype', 'code-92', 'order-differs', 'timeout'] as const) {
      const placed = await pay();
      harness.simulators.bank.faults.xml = xml;
      await post(placed.pairs);
      expect(await stateOf(placed)).toEqual({ ...untouched, status: 'verifying' });
      harness.simulators.bank.faults.xml = 'plain';
      clock.advance(2 * minute);
      await payments.reconcile();
      expect(await stateOf(placed)).toEqual(paid);
    }
  });

  it('are queued for review when the bank reports another amount (11)', async () => {
    const placed = await pay();
    harness.simulators.bank.faults.xml = 'amount-differs';
    await post(placed.pairs);
    expect(await stateOf(placed)).toEqual({ ...untouched, status: 'review' });
  });

  it('can be followed by a refund whose reply is lost (13)', async () => {
    const placed = await pay();
    await post(placed.pairs);
    const admin = await addUser(transactions, { is_admin: 1 });
    const request = {
      idempotencyKey: 'refund-key-1',
      amountMinor: kit.fullPrice.minor,
      reason: 'Vazgeçti',
      manualReference: null,
    };
    harness.simulators.bank.faults.reversal = 'lost-answer';
    await payments.refund(admin.userId, placed.orderId, request);
    expect(await kit.statusOf(placed.orderId)).toBe('refund_pending');
    expect(await kit.balanceOf(placed.buyer.userId)).toBe(0);
    harness.simulators.bank.faults.reversal = 'plain';
    clock.advance(5 * minute);
    await payments.reconcile();
    expect(await stateOf(placed)).toEqual({ status: 'refunded', balance: 0, receipt: 'İade Edildi' });
    expect(harness.simulators.bank.orders.get(placed.reference)).toMatchObject({
      status: 'void',
      refunds: [],
    });
  });
});
