import type { CreditMovement, CreditUsage, ProjectId, TurnId } from '@kilim/contract';
import { beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsRoutes, createCreditsService } from './index.ts';

const hour = 3_600_000;

describeOnEachEngine('ledger queries', ({ transactions }) => {
  const clock = createManualClock();
  const credits = createCreditsService({
    transactions,
    clock,
    events: createRecordedEvents(),
    nameProjects: async (_userId, ids) =>
      new Map(ids.filter((id) => id === 'p-shop').map((id) => [id, '=Dükkân'])),
  });
  const app = createTestApp({ routes: createCreditsRoutes(credits) });
  let person: Caller;
  let start: number;

  const useTurn = async (turnId: string, projectId: string, model: string, charged: number | null) => {
    const turn = { userId: person.userId, turnId: turnId as TurnId, reason: turnId };
    await transactions.run((tx) =>
      credits.reserve(tx, { ...turn, projectId: projectId as ProjectId, amount: 30, model }),
    );
    await transactions.run((tx) =>
      charged === null
        ? credits.release(tx, turn)
        : credits.settle(tx, { ...turn, charged, model, tokens: charged * 100 }),
    );
  };
  const list = async (query: string) =>
    (await app.call('GET', `/v1/credits/ledger?${query}`, { as: person })).json as {
      entries: CreditMovement[];
      nextCursor: string | null;
    };
  const reasons = async (query: string) => (await list(query)).entries.map(({ reason }) => reason);
  const iso = (time: number) => encodeURIComponent(new Date(time).toISOString());

  beforeAll(async () => {
    person = await addUser(transactions);
    start = clock.now();
    const grant = (kind: 'gift' | 'purchase', reason: string) =>
      transactions.run((tx) =>
        credits.grant(tx, {
          userId: person.userId,
          amount: 500,
          kind,
          reason,
          idempotencyKey: `${person.userId}:${reason}`,
        }),
      );
    await grant('gift', '-hediye');
    await grant('purchase', 'alım');
    await useTurn('t-1', 'p-shop', 'gpt-4o', 10);
    await useTurn('t-2', 'p-gone', 'gpt-4o', 5);
    clock.advance(hour);
    await useTurn('t-3', 'p-shop', 'kilim-builtin', null);
    await useTurn('t-4', 'p-shop', 'kilim-builtin', 1);
  });

  it('filter and page the entries', async () => {
    expect(await reasons('group=gifts')).toEqual(['-hediye']);
    expect(await reasons('group=purchases')).toEqual(['alım']);
    expect(await reasons('group=reversals')).toEqual([]);
    expect(await reasons('group=use&projectId=p-gone')).toEqual(['t-2']);
    expect(await reasons('model=kilim-builtin')).toEqual(['t-4', 't-3']);
    expect(await reasons(`to=${iso(start)}`)).toEqual([]);
    expect(await reasons(`from=${iso(start + 1)}&projectId=p-shop`)).toHaveLength(2);
    const first = await list('projectId=p-shop&limit=2');
    const second = await list(`projectId=p-shop&limit=2&cursor=${first.nextCursor}`);
    expect([...first.entries, ...second.entries].map(({ turnId }) => turnId)).toEqual(['t-4', 't-3', 't-1']);
    expect((await app.call('GET', '/v1/credits/ledger?from=dün', { as: person })).status).toBe(400);
  });

  it('show one movement per turn with its cost', async () => {
    expect((await list('group=use')).entries.map(({ amount, turnState }) => [amount, turnState])).toEqual([
      [-1, 'charged'],
      [0, 'free'],
      [-5, 'charged'],
      [-10, 'charged'],
    ]);
  });

  it('show a running turn with its reservation until it is closed', async () => {
    const { userId } = await addUser(transactions);
    const turn = { userId, turnId: `${userId}-1` as TurnId, reason: '' };
    await transactions.run(async (tx) => {
      await credits.grant(tx, { userId, amount: 100, kind: 'gift', reason: '', idempotencyKey: userId });
      await credits.reserve(tx, { ...turn, amount: 7, model: 'm' });
    });
    expect((await credits.list(userId, { limit: 1 })).entries[0]).toMatchObject({
      kind: 'turn',
      turnState: 'running',
      amount: -7,
      balanceAfter: 93,
    });
    await transactions.run((tx) => credits.release(tx, turn));
    expect((await credits.list(userId, { limit: 1 })).entries[0]).toMatchObject({
      turnState: 'free',
      amount: 0,
      balanceAfter: 100,
    });
    expect((await credits.list(userId, { limit: 1, group: 'use' })).entries[0]?.balanceAfter).toBeNull();
  });

  it('mark a prompt that was cut', async () => {
    const someone = await addUser(transactions);
    const grant = { userId: someone.userId, amount: 9, kind: 'gift', reason: '' } as const;
    await transactions.run(async (tx) => {
      await credits.grant(tx, { ...grant, idempotencyKey: `${someone.userId}:cut` });
      await credits.reserve(tx, {
        userId: someone.userId,
        turnId: `${someone.userId}-cut` as TurnId,
        amount: 1,
        model: 'm',
        reason: 'a'.repeat(100),
      });
    });
    const { json } = await app.call('GET', '/v1/credits/ledger?limit=1', { as: someone });
    expect(json).toMatchObject({ entries: [{ reason: `${'a'.repeat(100)}…` }] });
  });

  it('show the current names of projects and none of deleted ones', async () => {
    const { entries } = await list('group=use');
    expect(entries.find(({ turnId }) => turnId === 't-1')).toMatchObject({
      projectId: 'p-shop',
      projectName: '=Dükkân',
    });
    expect(entries.find(({ turnId }) => turnId === 't-2')).toMatchObject({
      projectId: 'p-gone',
      projectName: null,
    });
  });

  it('sum the usage by project and by model', async () => {
    const use = async (query = '') =>
      (await app.call('GET', `/v1/credits/use${query}`, { as: person })).json as CreditUsage;
    expect(await use()).toEqual({
      used: 16,
      answers: 3,
      projects: [
        { projectId: 'p-shop', projectName: '=Dükkân', used: 11, answers: 2 },
        { projectId: 'p-gone', projectName: null, used: 5, answers: 1 },
      ],
      models: [
        { model: 'gpt-4o', used: 15, answers: 2 },
        { model: 'kilim-builtin', used: 1, answers: 1 },
      ],
    });
    expect(await use(`?from=${iso(start + 1)}`)).toMatchObject({
      used: 1,
      models: [{ model: 'kilim-builtin' }],
    });
    expect(await use(`?to=${iso(start)}`)).toEqual({ used: 0, answers: 0, projects: [], models: [] });
  });

  it('export the filtered entries as CSV without formulas', async () => {
    const reply = await app.call('GET', '/v1/credits/ledger/file?group=use&language=tr', { as: person });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toContain('kredi-hareketleri.csv');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reply.bytes()).split('\r\n');
    expect(lines[0]).toBe('\uFEFFTarih;Hareket;Açıklama;Proje;Kredi;Asistan;Metin parçası');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toBe("15.11.2023 02:13;AI yanıtı;t-4;'=Dükkân;-1;Temel asistan (AI olmadan);100");
    expect(lines[2]).toBe("15.11.2023 02:13;AI yanıtı (ücretsiz);t-3;'=Dükkân;0;Temel asistan (AI olmadan);");
    const all = await app.call('GET', '/v1/credits/ledger/file?timezone=UTC', { as: person });
    const first = new TextDecoder().decode(all.bytes()).split('\r\n')[1];
    expect(first).toBe("14.11.2023 23:13;AI yanıtı;t-4;'=Dükkân;-1;984;Temel asistan (AI olmadan);100");
    const gifts = await app.call('GET', '/v1/credits/ledger/file?group=gifts&language=en', { as: person });
    expect(new TextDecoder().decode(gifts.bytes())).toContain(",Gift,'-hediye,,500,,\r\n");
  });

  it('export a ledger longer than one query', async () => {
    const busy = await addUser(transactions);
    await transactions.run(async (tx) => {
      for (let at = 0; at < 1_203; at += 1) {
        const idempotencyKey = `${busy.userId}:${at}`;
        await credits.grant(tx, { userId: busy.userId, amount: 1, kind: 'gift', reason: '', idempotencyKey });
      }
    });
    const reply = await app.call('GET', '/v1/credits/ledger/file', { as: busy });
    expect(new TextDecoder().decode(reply.bytes()).split('\r\n')).toHaveLength(1_205);
  });
});
