import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queries } from '../../../../platform/db/index.ts';
import { signCallback } from '../../../../simulators/bank/digests.ts';
import { terminals } from '../../../../simulators/bank/terminals.ts';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { addPerson } from '../../../../testing/people.ts';
import { createPaymentsKit } from '../../testing/payments-kit.ts';
import {
  type BankDecision,
  formMessage,
  openRehearsal,
  payAtBank,
  type Rehearsal,
} from '../../testing/simulator-harness.ts';
import type { PaymentProvider } from '../payment-provider.ts';

// The attack and fault cases of payments.md §10 on the whole module: real provider, real digests, rehearsal bank.

type Pairs = [string, string][];
const minute = 60_000;

describeOnEachEngine('the bank’s callbacks', ({ name: engine, transactions }) => {
  const providers: PaymentProvider[] = [];
  const kit = createPaymentsKit({ engine, transactions, overrides: { providers } });
  const { payments, clock } = kit;
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await openRehearsal(clock);
    providers.push(...rehearsal.providers);
  });
  afterAll(() => rehearsal.simulators.close());
  afterEach(() => {
    Object.assign(rehearsal.simulators.bank.faults, { callback: 'signed', xml: 'plain', reversal: 'plain' });
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
  /** Signed by the bank as it stands; only the bank could make it. */
  const resign = (pairs: Pairs, changes: Record<string, string>): Pairs => {
    const changed = Object.entries(changes).reduce((all, [name, value]) => change(all, name, value), pairs);
    const [terminal] = terminals;
    if (!terminal) throw new Error('No terminal.');
    const { hash = '' } = signCallback(Object.fromEntries(changed), terminal, '512');
    return change(changed, 'hash', hash);
  };
  /** The money never reached the bank: whatever a message says then is untrue. */
  const forgetAtBank = (reference: string) => rehearsal.simulators.bank.orders.delete(reference);
  const messagesOf = async () =>
    queries(transactions.outside).selectFrom('payment_messages').select(['verdict', 'reason']).execute();
  const stateOf = async ({ buyer, orderId }: Awaited<ReturnType<typeof pay>>) => ({
    status: await kit.statusOf(orderId),
    balance: await kit.balanceOf(buyer.userId),
    receipt: (await kit.receiptOf(buyer, orderId)).status,
  });
  const untouched = { status: 'redirected', balance: 0, receipt: 'Beklemede' };
  const paid = { status: 'paid', balance: 10_000, receipt: 'Ödendi' };

  it('pay an order when the bank confirms what they claim', async () => {
    const placed = await pay();
    expect(await post(placed.pairs)).toEqual({ orderId: placed.orderId, outcome: 'success' });
    expect(await stateOf(placed)).toEqual(paid);
    const { attempts } = await payments.history(placed.orderId);
    expect(attempts).toMatchObject([{ reference: placed.reference, status: 'paid' }]);
  });

  it.each<[string, (pairs: Pairs) => Pairs]>([
    ['a foreign key (1)', (pairs) => change(pairs, 'hash', 'A'.repeat(128))],
    ['a small hash (1)', (pairs) => change(pairs, 'hash', valueOf(pairs, 'hash').toLowerCase())],
    ['half a hash (1)', (pairs) => change(pairs, 'hash', valueOf(pairs, 'hash').slice(0, 64))],
    ['a changed mdstatus (2)', (pairs) => change(pairs, 'mdstatus', '2')],
    ['a changed return code (2)', (pairs) => change(pairs, 'procreturncode', '01')],
    ['a changed reference (2)', (pairs) => change(pairs, 'oid', 'MBAAAAAAAAAAAAAAAAAAAAAA')],
    ['a narrowed list (3)', (pairs) => change(pairs, 'hashparams', 'clientid:oid:')],
    [
      'a junk list (3)',
      (pairs) => [...change(pairs, 'hashparams', 'x:'), ['x', valueOf(pairs, 'hashparamsval')]],
    ],
    ['a signed field twice (3)', (pairs) => [...pairs, ['mdstatus', '1']]],
    [
      'digits that slid into the reference (4)',
      (pairs) => {
        const code = valueOf(pairs, 'authcode');
        const slid = change(pairs, 'oid', valueOf(pairs, 'oid') + code.slice(0, 1));
        return change(slid, 'authcode', code.slice(1));
      },
    ],
  ])('change nothing with %s, and leave a row in the audit', async (_name, attack) => {
    const placed = await pay();
    const before = (await messagesOf()).length;
    expect((await post(attack(placed.pairs))).outcome).toBe('error');
    expect(await stateOf(placed)).toEqual(untouched);
    const rows = await messagesOf();
    expect(rows).toHaveLength(before + 1);
    expect(rows.filter(({ verdict }) => verdict === 'rejected').length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(valueOf(placed.pairs, 'hash'));
  });

  it('decide nothing in the old version or without a hash, and the inquiry finds the money (1, 9)', async () => {
    for (const callback of ['old-version', 'unsigned-error'] as const) {
      rehearsal.simulators.bank.faults.callback = callback;
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

  it('are taken for what is signed and for what we sold, never for what is echoed (2, 7)', async () => {
    const placed = await pay();
    const forged = change(change(placed.pairs, 'txnamount', '1'), 'orderid', 'MBAAAAAAAAAAAAAAAAAAAAAA');
    await post([...forged, ['credits', '999999'], ['price', '1'], ['planId', 'pro']]);
    expect(await stateOf(placed)).toEqual(paid);
    const { events } = await payments.history(placed.orderId);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'message-mismatched', detail: 'orderid, amount' }),
    );
  });

  it('decline with a space for a code, wherever they are posted (4, 8)', async () => {
    const placed = await pay('decline');
    expect(valueOf(placed.pairs, 'authcode')).toBe(' ');
    expect(await post(placed.pairs)).toEqual({ orderId: placed.orderId, outcome: 'error' });
    expect(await stateOf(placed)).toEqual({ status: 'failed', balance: 0, receipt: 'Başarısız' });
    const { order } = await payments.find(placed.buyer.userId, placed.orderId);
    expect(order.declineCode).toBe('51');
  });

  it('credit once when they are replayed twenty times at once and again later (5)', async () => {
    const placed = await pay();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(placed.pairs)));
    clock.advance(90 * minute);
    replies.push(await post(placed.pairs));
    for (const reply of replies) expect(reply).toEqual({ orderId: placed.orderId, outcome: 'success' });
    expect(await kit.ledgerOf(placed.buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await stateOf(placed)).toEqual(paid);
  });

  it('of another terminal or about an unknown order name nobody’s order (6)', async () => {
    const dollars = await kit.order({ method: 'garanti-usd', currency: 'USD' });
    const foreign = (await payAtBank(dollars.start, 'approve')) ?? [];
    expect(await post(foreign, 'garanti-tl')).toEqual({ orderId: null, outcome: 'error' });
    expect(await kit.statusOf(dollars.orderId)).toBe('redirected');
    const placed = await pay();
    const unknown = resign(placed.pairs, { oid: 'MBAAAAAAAAAAAAAAAAAAAAAA' });
    expect(await post(unknown)).toEqual({ orderId: null, outcome: 'error' });
    expect(await stateOf(placed)).toEqual(untouched);
    const stranger = await addPerson(transactions);
    await expect(payments.find(stranger.userId, placed.orderId)).rejects.toMatchObject({
      type: 'order_not_found',
    });
  });

  it.each(['0', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'signed as approved with mdstatus %s pay nothing without the bank’s own word (8)',
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
  ])('signed as %s pay nothing while the bank knows of no money (8)', async (_name, changes) => {
    const placed = await pay();
    forgetAtBank(placed.reference);
    await post(resign(placed.pairs, changes));
    expect((await stateOf(placed)).balance).toBe(0);
    expect(['redirected', 'verifying']).toContain(await kit.statusOf(placed.orderId));
  });

  it('that never come are made up for, with two workers at once (10)', async () => {
    rehearsal.simulators.bank.faults.callback = 'lost';
    const placed = await pay();
    expect(placed.pairs).toEqual([]);
    clock.advance(3 * minute);
    await Promise.all([payments.reconcile(), payments.reconcile()]);
    expect(await kit.ledgerOf(placed.buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await stateOf(placed)).toEqual(paid);
  });

  it('wait for an inquiry that goes wrong, and are paid by the next that goes well (11)', async () => {
    for (const xml of ['status-500', 'half', 'doctype', 'code-92', 'order-differs', 'timeout'] as const) {
      const placed = await pay();
      rehearsal.simulators.bank.faults.xml = xml;
      await post(placed.pairs);
      expect(await stateOf(placed)).toEqual({ ...untouched, status: 'verifying' });
      rehearsal.simulators.bank.faults.xml = 'plain';
      clock.advance(2 * minute);
      await payments.reconcile();
      expect(await stateOf(placed)).toEqual(paid);
    }
  });

  it('are left to a person when the bank says another amount (11)', async () => {
    const placed = await pay();
    rehearsal.simulators.bank.faults.xml = 'amount-differs';
    await post(placed.pairs);
    expect(await stateOf(placed)).toEqual({ ...untouched, status: 'review' });
  });

  it('are followed by a refund through the bank, also when its answer is lost (13)', async () => {
    const placed = await pay();
    await post(placed.pairs);
    const admin = await addPerson(transactions, { is_admin: 1 });
    const request = {
      idempotencyKey: 'refund-key-1',
      amountMinor: kit.fullPrice.minor,
      reason: 'Vazgeçti',
      manualReference: null,
    };
    rehearsal.simulators.bank.faults.reversal = 'lost-answer';
    await payments.refund(admin.userId, placed.orderId, request);
    expect(await kit.statusOf(placed.orderId)).toBe('refund_pending');
    expect(await kit.balanceOf(placed.buyer.userId)).toBe(0);
    rehearsal.simulators.bank.faults.reversal = 'plain';
    clock.advance(5 * minute);
    await payments.reconcile();
    expect(await stateOf(placed)).toEqual({ status: 'refunded', balance: 0, receipt: 'İade Edildi' });
    expect(rehearsal.simulators.bank.orders.get(placed.reference)).toMatchObject({
      status: 'void',
      refunds: [],
    });
  });
});
