import type { CreditMovement } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createRecordedEvents } from '../../testing/recorded-events.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createCreditsRoutes, createCreditsService } from './index.ts';

describeOnEachEngine('credit routes', ({ transactions }) => {
  const credits = createCreditsService({
    transactions,
    clock: createManualClock(),
    events: createRecordedEvents(),
  });
  const app = createTestApp({ routes: createCreditsRoutes(credits) });
  const give = (userId: LedgerOwner, count: number) =>
    transactions.run(async (tx) => {
      for (let index = 1; index <= count; index += 1) {
        const idempotencyKey = `${userId}:${index}`;
        await credits.grant(tx, {
          userId,
          amount: index,
          kind: 'gift',
          reason: `Hediye ${index}`,
          idempotencyKey,
        });
      }
    });
  type LedgerOwner = Parameters<typeof credits.status>[0];

  it('return the balance of the caller', async () => {
    const person = await addUser(transactions);
    await give(person.userId, 20);
    expect(await app.call('GET', '/v1/credits', { as: person })).toMatchObject({
      status: 200,
      json: {
        balance: 210,
        canUseAi: true,
        estimatedConversations: 2,
        creditsPerConversation: 100,
        warningThreshold: 50,
        isLow: false,
      },
    });
  });

  it("page the caller's ledger, newest first", async () => {
    const [person, stranger] = [await addUser(transactions), await addUser(transactions)];
    await give(person.userId, 5);
    await give(stranger.userId, 1);
    const seen: number[] = [];
    let path = '/v1/credits/ledger?limit=2';
    for (let page = 0; page < 3; page += 1) {
      const { json } = await app.call('GET', path, { as: person });
      const { entries, nextCursor } = json as { entries: CreditMovement[]; nextCursor: string | null };
      seen.push(...entries.map(({ amount }) => amount));
      expect(nextCursor === null).toBe(page === 2);
      path = `/v1/credits/ledger?limit=2&cursor=${nextCursor}`;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('return every field of a ledger entry', async () => {
    const person = await addUser(transactions);
    await give(person.userId, 1);
    const { json } = await app.call('GET', '/v1/credits/ledger', { as: person });
    expect(json).toEqual({
      entries: [
        {
          id: expect.stringMatching(/^[0-9a-f]{20}$/),
          kind: 'gift',
          amount: 1,
          balanceAfter: 1,
          reason: 'Hediye 1',
          turnId: null,
          turnState: null,
          projectId: null,
          projectName: null,
          model: null,
          tokens: null,
          createdAt: '2023-11-14T22:13:20.000+00:00',
        },
      ],
      nextCursor: null,
    });
  });

  describe('reject', () => {
    it.each(['/v1/credits', '/v1/credits/ledger', '/v1/credits/ledger/file', '/v1/credits/use'])(
      'a guest on %s',
      async (path) => {
        expect(await app.call('GET', path)).toMatchObject({
          status: 401,
          json: { type: 'general_unauthorized_scope' },
        });
      },
    );

    it.each([
      ['abc'],
      [Buffer.from('[0]').toString('base64url')],
      // A position that PostgreSQL cannot store.
      [Buffer.from('[9007199254740991]').toString('base64url')],
    ])('the invalid cursor %s', async (cursor) => {
      const person = await addUser(transactions);
      const path = `/v1/credits/ledger?cursor=${cursor}`;
      expect(await app.call('GET', path, { as: person })).toMatchObject({
        status: 400,
        json: { type: 'general_cursor_not_found' },
      });
    });
  });
});
